import type { ComparedGroup, GroupComparison, GroupFigures } from '../../../domain/contract/group-statistics.ts';
import { addDays, dayInZone } from '../../../domain/dates.ts';
import { byFigureKind, figureKinds } from '../../../domain/statistics/figure-kinds.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import type { Asked } from '../../../domain/statistics/periods.ts';
import { otherGroups } from '../../../domain/statistics/safe-groups.ts';
import { firstWholeFrom, lastDayOfMonth, wholeMonthsOf } from '../../../domain/statistics/whole-months.ts';
import { shareToSay } from '../../../domain/statistics/wilson.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';
import { latestDay } from '../daily-rollups/org-days.ts';
import { findMonths, sumMonths } from './made-once/group-months.queries.ts';
import type { GroupSum } from './made-once/group-months.queries.ts';
import type { Services } from '../services.ts';
import { entryNow, findWorkEntries } from '../work-lists/entry-names.queries.ts';
import type { WorkEntry } from '../work-lists/entry-names.queries.ts';

function sharesOf(sums: readonly GroupSum[]): GroupFigures {
  return byFigureKind((wanted): GroupFigures[FigureKind] => {
    const own = sums.filter(({ kind }) => kind === wanted);
    const people = own.reduce((sum, one) => sum + one.people, 0);
    const raised = own.reduce((sum, one) => sum + one.raised, 0);
    if (people === 0) return { people: null, raised: null };
    return { people, raised: shareToSay(raised, people) ?? null };
  });
}

const isAnyShown = (figures: GroupFigures) => figureKinds.some((kind) => figures[kind].people !== null);

/** Where the rule for named records compares none. */
export function notCompared(by: WorkListKind, least: number): GroupComparison {
  return { by, min_group: least, is_compared: false, covers: null, whole: sharesOf([]), groups: [] };
}

/**
 * The groups of a list beside each other, in the whole months that lie in what is asked about. All of it is read from the
 * months as they were counted once: nothing follows from asking twice. What was recorded up to `through`, under a stricter
 * rule, is not compared after it was loosened either.
 */
export async function compareGroups(
  { db, config, now }: Services,
  { by, asked, through }: { by: WorkListKind; asked: Asked; through: string | undefined },
): Promise<GroupComparison> {
  const today = dayInZone(now(), config.orgTimezone);
  const { first, last } = wholeMonthsOf(asked, today);
  const earliest = through && firstWholeFrom(addDays(through, 1));
  const months = { first: latestDay(first, earliest), last };
  const which = { months, least: config.minGroup, lastClosed: addDays(today, -1) };
  const found = await findMonths(db, by, which);
  const sums = await sumMonths(db, by, which);
  const entries = await findWorkEntries(db);
  return {
    ...notCompared(by, config.minGroup),
    is_compared: true,
    covers: found ? { from: found.first, through: lastDayOfMonth(found.last) } : null,
    whole: sharesOf(sums),
    groups: groupsOf(entries, by, sums).filter(isAnyShown),
  };
}

/** In the order of the list, cities by their states; what was merged counts to what it has become. */
function groupsOf(
  entries: ReadonlyMap<number, WorkEntry>,
  by: WorkListKind,
  sums: readonly GroupSum[],
): ComparedGroup[] {
  const sumsOf = Map.groupBy(sums, ({ entry }) => entryNow(entries, entry)?.id ?? entry);
  const places = new Map([...entries.keys()].map((id, place) => [id, place]));
  const stateOf = ({ within }: WorkEntry) => (within === null ? 0 : (places.get(within) ?? 0));
  const apart = (kind: 'none' | 'others', entry: number): ComparedGroup => ({
    kind,
    id: '',
    name: '',
    within: null,
    is_retired: false,
    ...sharesOf(sumsOf.get(entry) ?? []),
  });
  return [
    ...[...entries.values()]
      .filter(({ kind, mergedInto }) => kind === by && mergedInto === null)
      .toSorted((one, other) => stateOf(one) - stateOf(other))
      .map(({ id, name, within, retired }) => ({
        kind: 'entry' as const,
        id: String(id),
        name,
        within: within === null ? null : (entries.get(within)?.name ?? null),
        is_retired: retired,
        ...sharesOf(sumsOf.get(id) ?? []),
      })),
    apart('none', 0),
    apart('others', otherGroups),
  ];
}
