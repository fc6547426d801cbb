import { addDays, addMonths, dayInZone } from '../../../../domain/dates.ts';
import { figureKinds } from '../../../../domain/statistics/figure-kinds.ts';
import { safeGroups } from '../../../../domain/statistics/safe-groups.ts';
import { firstOfMonth, firstWholeFrom, lastDayOfMonth } from '../../../../domain/statistics/whole-months.ts';
import { byWorkList, workListKinds } from '../../../../domain/work-lists.ts';
import { latestDay, rangeOfDays } from '../../daily-rollups/org-days.ts';
import { findFirstRecord } from '../../daily-rollups/state.queries.ts';
import type { Services } from '../../services.ts';
import { beginMonth, countCombinations, findLastMonth, insertGroups } from './group-months.queries.ts';
import { entryNow, findWorkEntries } from '../../work-lists/entry-names.queries.ts';
import { protectionOf } from './protection.ts';

type Needs = Pick<Services, 'db' | 'config' | 'now'>;

/** The last day that is over and counted. */
export interface Closed {
  lastClosed: string;
  timeZone: string;
}

/** The first month that may be compared and is not made yet; undefined where there is no record. */
async function nextMonth(
  services: Needs,
  { lastClosed, timeZone }: Closed,
  through: string | undefined,
): Promise<string | undefined> {
  const first = await findFirstRecord(services.db);
  const last = await findLastMonth(services.db, lastClosed);
  if (!first) return undefined;
  // What was recorded under a stricter rule is never compared: not after it was loosened either.
  const afterRule = through && firstWholeFrom(addDays(through, 1));
  return latestDay(firstOfMonth(dayInZone(first, timeZone)), last && addMonths(last, 1), afterRule);
}

/**
 * Counts the groups of the months that are over, once: what is done to accounts, lists and records later changes none, so
 * nothing follows from two readings. Only what may be shown is stored.
 */
export async function makeGroupMonths(services: Needs, closed: Closed): Promise<void> {
  const { isAll, through } = await protectionOf(services);
  if (isAll) return;
  for (
    let month = await nextMonth(services, closed, through);
    month !== undefined && lastDayOfMonth(month) <= closed.lastClosed;
    month = addMonths(month, 1)
  )
    await makeMonth(services, month, closed);
}

async function makeMonth({ db, config }: Needs, month: string, { lastClosed, timeZone }: Closed): Promise<void> {
  const range = rangeOfDays(month, lastDayOfMonth(month), timeZone);
  await db.transaction().execute(async (transaction) => {
    const begun = { month, least: config.minGroup, closedThrough: lastClosed };
    if (!(await beginMonth(transaction, begun))) return;
    const entries = await findWorkEntries(transaction);
    const idNow = (id: number) => entryNow(entries, id)?.id ?? id;
    for (const kind of figureKinds) {
      const counted = await countCombinations(transaction, kind, range);
      const today = counted.map((one) => ({ ...one, groups: byWorkList((list) => idNow(one.groups[list])) }));
      const shown = safeGroups(today, config.minGroup);
      for (const list of workListKinds) await insertGroups(transaction, { month, list, kind }, shown[list]);
    }
  });
}
