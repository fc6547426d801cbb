import type { ComparedGroup } from '../../../domain/contract/group-statistics.ts';
import { instrumentTypes } from '../../../domain/instruments/instrument.ts';
import type { Language } from '../../../domain/languages.ts';
import { blockOf } from '../../../domain/statistics/blocks.ts';
import { figureKinds } from '../../../domain/statistics/figure-kinds.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import type { ReportDays } from '../../../domain/statistics/report-days.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';
import type { Services } from '../../services.ts';
import { compareGroups } from '../statistics/groups.port.ts';
import { overviewOfDays } from '../statistics/overview.port.ts';
import { wholeOf } from '../statistics/whole.port.ts';
import type { WholeFigures } from '../statistics/whole.port.ts';

/** What the report says of some days: nothing that the statistics do not say. It goes to another thread as it is. */
export interface BoardFigures {
  /** Now. */
  employees: number;
  /** Null where there are too few to say. */
  participants: number | null;
  whole: WholeFigures;
  /** Undefined where no day is protected. */
  protection: FigureProtection | undefined;
}

export interface FigureProtection {
  least: number;
  /** The days that the figures really cover, by what they are of. */
  covers: { what: FigureKind; stretches: readonly { from: string; through: string }[] }[];
  giveOrTake: number;
  participantsGiveOrTake: number;
}

export interface BoardGroups {
  by: WorkListKind;
  /** The whole months that they are of; null where there is none. */
  covers: { from: string; through: string } | null;
  /** Those of which a share can be said. */
  shown: ComparedGroup[];
}

/**
 * Protected figures are made of stretches of four weeks, hardly any of which lies within a month. The report is made of
 * those that end in its days: every month has one, none belongs to two months, and the report says which days they cover.
 */
export async function gatherFigures(
  services: Services,
  { days, language }: { days: ReportDays; language: Language },
): Promise<BoardFigures> {
  const first = await overviewOfDays(services, { days, language });
  const asked = first.protection ? { from: blockOf(days.from), to: days.to } : days;
  const whole = await wholeOf(services, asked);
  const overview = await overviewOfDays(services, { days: asked, language });
  // Tightened in between: what was read before it is not to be put beside what came after.
  if ((first.protection === undefined) !== (overview.protection === undefined))
    return gatherFigures(services, { days, language });
  const { protection } = overview;
  return {
    employees: overview.totalEmployees,
    participants: overview.participants ?? null,
    whole,
    protection: protection && {
      least: protection.min_group,
      covers: figureKinds.map((what) => ({ what, stretches: protection.covers[what] })),
      giveOrTake: Math.max(protection.give_or_take.severity, protection.give_or_take.moods),
      participantsGiveOrTake: protection.give_or_take.participants,
    },
  };
}

/** The groups of the page, as far as a share can be said of them; undefined where the rule for records compares none. */
export async function gatherGroups(
  services: Services,
  { days, by }: { days: ReportDays; by: WorkListKind },
): Promise<BoardGroups | undefined> {
  const { is_compared: isCompared, groups, covers } = await compareGroups(services, { by, asked: days });
  if (!isCompared) return undefined;
  return { by, covers, shown: groups.filter((group) => instrumentTypes.some((type) => group[type].raised !== null)) };
}
