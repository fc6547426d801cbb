import type { ComparedGroup, GroupComparison, GroupFigures } from '../../../domain/contract/group-statistics.ts';
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

/** What the report says of some days: nothing that the statistics do not say. It goes to another thread as it is. */
export interface BoardFigures {
  /** Now. */
  employees: number;
  /** Null where there are too few to say. */
  participants: number | null;
  whole: GroupFigures;
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
  shown: ComparedGroup[];
  /** How many are not. */
  hidden: number;
}

interface Asked {
  days: ReportDays;
  by: WorkListKind;
  language: Language;
}

/**
 * Protected figures are made of stretches of four weeks, hardly any of which lies within a month. The report is made of
 * those that end in its days: every month has one, none belongs to two months, and the report says which days they cover.
 */
export async function gatherFigures(
  services: Services,
  { days, by, language }: Asked,
): Promise<{ figures: BoardFigures; groups: BoardGroups }> {
  const first = await overviewOfDays(services, { days, language });
  const asked = first.protection ? { from: blockOf(days.from), to: days.to } : days;
  const overview = first.protection ? await overviewOfDays(services, { days: asked, language }) : first;
  const comparison = await compareGroups(services, { by, asked, language });
  // Tightened in between: what was read before it is not to be put beside what came after.
  if ((comparison.protection === undefined) !== (overview.protection === undefined))
    return gatherFigures(services, { days, by, language });
  const { protection } = overview;
  return {
    figures: {
      employees: overview.totalEmployees,
      participants: overview.participants ?? null,
      whole: comparison.whole,
      protection: protection && {
        least: protection.min_group,
        covers: figureKinds.map((what) => ({ what, stretches: protection.covers[what] })),
        giveOrTake: Math.max(protection.give_or_take.severity, protection.give_or_take.moods),
        participantsGiveOrTake: protection.give_or_take.participants,
      },
    },
    groups: groupsToShow(comparison),
  };
}

const countOf = (group: ComparedGroup) => instrumentTypes.reduce((sum, type) => sum + (group[type].count ?? 0), 0);

/** Whether a share can be said of any questionnaire: below that a row would be about a few people. */
const saysShare = (group: ComparedGroup) =>
  instrumentTypes.some((type) => group[type].moderate_or_severe.share !== null);

/**
 * The report leaves the house, so also where nothing is protected a group is shown only where there are enough to say a share.
 * Where one alone is hidden, the smallest that is shown goes, too: the whole less the others would be the one. Where all is
 * protected it would be so by chance alone, and the difference tells no more than the chance in each of the numbers lets it.
 */
export function groupsToShow({ by, groups, protection }: GroupComparison): BoardGroups {
  const large = groups.filter(saysShare);
  const hiddenWithResults = groups.filter((group) => !saysShare(group) && countOf(group) > 0);
  const smallest = Math.min(...large.map(countOf));
  const isAllProtected = protection?.protected_through === null;
  const sacrificed =
    !isAllProtected && hiddenWithResults.length === 1 ? large.find((group) => countOf(group) === smallest) : undefined;
  const shown = large.filter((group) => group !== sacrificed);
  return { by, shown, hidden: groups.length - shown.length };
}
