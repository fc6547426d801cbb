import type { ComparedGroup } from '../../../../domain/contract/group-statistics.ts';
import { byInstrument, instrumentTypes } from '../../../../domain/instruments/instrument.ts';
import type { Language } from '../../../../domain/languages.ts';
import { addDays, dayInZone } from '../../../../domain/dates.ts';
import { daysOfBlocks } from '../../../../domain/statistics/report-days.ts';
import type { ReportDays } from '../../../../domain/statistics/report-days.ts';
import type { WorkListKind } from '../../../../domain/work-lists.ts';
import type { Services } from '../../services.ts';
import { figuresOf } from '../../statistics/figures-of.ts';
import type { Shares } from '../../statistics/figures.ts';

/** What the report says of some days: nothing that the statistics do not say. It goes to another thread as it is. */
export interface BoardFigures {
  /** Now; null where there is no staff list. */
  invited: number | null;
  /** Now. */
  employees: number;
  /** Null where there are too few to say. */
  participants: number | null;
  /** Who could have taken part: registered now, or no employee any more. */
  participantsAmong: number;
  whole: Shares;
  /** Undefined where nothing is protected. */
  protection: FigureProtection | undefined;
  /** From when there are plain figures, where none of these days has any. */
  plainFrom?: string | undefined;
}

export interface FigureProtection {
  least: number;
  /** How far a level, an answer and those who took part may be off. */
  giveOrTake: { raised: number; answered: number; participants: number };
}

export interface BoardGroups {
  by: WorkListKind;
  /** The whole months that they are of; null where there is none. */
  covers: { from: string; through: string } | null;
  /** Those of which a share can be said. */
  shown: ComparedGroup[];
}

/** For days that no plain figure may cover: nothing was counted, which is not the same as zero. */
const unsaid = { count: null, share: null };
const unsaidWhole: Shares = {
  ...byInstrument(() => ({ count: null, parts: [], moderate_or_severe: unsaid })),
  mood: { count: null, parts: [] },
};

/**
 * Protected figures are made of blocks of four weeks, hardly any of which lies within a month. The report is made of the
 * last that end in its days, a month of one and a quarter of three, and its days are those of the blocks. Plain figures begin
 * where those before them followed a stricter rule.
 */
export async function gatherFigures(
  services: Services,
  { days, language }: { days: ReportDays; language: Language },
): Promise<{ figures: BoardFigures; days: ReportDays }> {
  const wholeOf = (asked: ReportDays) =>
    figuresOf(services, asked, async (figures) => ({
      overview: await figures.overview(language),
      shares: await figures.shares(),
    }));
  const asked = await wholeOf(days);
  const isProtected = asked.overview.protection !== undefined;
  const over = addDays(dayInZone(services.now(), services.config.orgTimezone), -1);
  const { overview, shares } = isProtected ? await wholeOf(daysOfBlocks(days, over)) : asked;
  const { protection, plain_from: from } = overview;
  if ((protection !== undefined) !== isProtected) return gatherFigures(services, { days, language });
  const covered = protection?.covers && { from: protection.covers.from, to: protection.covers.through };
  const isUnsaid = from !== undefined && from > days.to;
  return {
    days: covered ?? (from !== undefined && !isUnsaid ? { from, to: days.to } : days),
    figures: {
      invited: overview.invited ?? null,
      employees: overview.totalEmployees,
      participants: isUnsaid ? null : (overview.participants ?? null),
      participantsAmong: overview.participantsAmong ?? overview.totalEmployees,
      whole: isUnsaid ? unsaidWhole : shares,
      plainFrom: isUnsaid ? from : undefined,
      protection: protection && { least: protection.min_group, giveOrTake: protection.give_or_take },
    },
  };
}

/** The groups of the page, as far as a share can be said of them; undefined where the rule for records compares none. */
export async function gatherGroups(
  services: Services,
  { days, by }: { days: ReportDays; by: WorkListKind },
): Promise<BoardGroups | undefined> {
  const { is_compared: isCompared, groups, covers } = await figuresOf(services, days, (all) => all.groups(by));
  if (!isCompared) return undefined;
  return { by, covers, shown: groups.filter((group) => instrumentTypes.some((type) => group[type].raised !== null)) };
}
