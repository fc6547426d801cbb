import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { addDays } from '../../../../domain/dates.ts';
import type { FigureKind } from '../../../../domain/statistics/figure-kinds.ts';
import type { Combination, ShownGroup } from '../../../../domain/statistics/safe-groups.ts';
import { firstOfMonth } from '../../../../domain/statistics/whole-months.ts';
import type { Months } from '../../../../domain/statistics/whole-months.ts';
import { byWorkList, workListKinds } from '../../../../domain/work-lists.ts';
import type { WorkListKind } from '../../../../domain/work-lists.ts';
import type { TimeRange } from '../../daily-rollups/org-days.ts';
import type { Database } from '../../../db/schema.ts';
import { latestOf } from './latest-records.queries.ts';
import { wasMadeAhead } from './made-ahead.queries.ts';

/**
 * Of each person the latest record of a kind, by what the person was in all lists when it was made: who moved later takes
 * nothing along. Records that are older than the column belong to what their person had first.
 */
export async function countCombinations(
  db: Transaction<Database>,
  kind: FigureKind,
  range: TimeRange,
): Promise<Combination[]> {
  const lists = workListKinds.map((list) => sql`details.${sql.ref(list)}`);
  const { rows } = await sql<Record<WorkListKind, number> & { people: number; raised: number }>`
    select ${sql.join(lists)}, count(*)::integer as people, count(*) filter (where is_raised)::integer as raised
    from ${latestOf(kind, range)} as latest
    join work_details as details on details.id = latest.details
    group by ${sql.join(lists)}`.execute(db);
  return rows.map(({ people, raised, ...groups }) => ({ people, raised, groups: byWorkList((list) => groups[list]) }));
}

interface NewMonth {
  month: string;
  least: number;
  closedThrough: string;
}

/** False where another process has made the month: its groups fit each other, and are not mixed with those of another count. */
export async function beginMonth(
  db: Transaction<Database>,
  { month, least, closedThrough }: NewMonth,
): Promise<boolean> {
  const begun = await db
    .insertInto('group_months_made')
    .values({ month, least, closed_through: closedThrough })
    .onConflict((conflict) => conflict.doNothing())
    .returning('month')
    .executeTakeFirst();
  return begun !== undefined;
}

export async function insertGroups(
  db: Transaction<Database>,
  { month, list, kind }: { month: string; list: WorkListKind; kind: FigureKind },
  groups: readonly ShownGroup[],
): Promise<void> {
  if (groups.length === 0) return;
  await db
    .insertInto('group_months')
    .values(groups.map(({ entry, people, raised }) => ({ month, list, kind, entry, people, raised })))
    .execute();
}

const isOver = (lastClosed: string) => sql<boolean>`month < ${firstOfMonth(addDays(lastClosed, 1))}::date`;

/** The last one whose days are over. */
export async function findLastMonth(db: Kysely<Database>, lastClosed: string): Promise<string | undefined> {
  const { rows } = await sql<{ last: string | null }>`
    select max(month) as last from group_months_made where ${isOver(lastClosed)}`.execute(db);
  return rows[0]?.last ?? undefined;
}

/** Of those whose days are over. */
export async function deleteMonthsMadeAhead(db: Kysely<Database>, lastClosed: string): Promise<void> {
  await db.deleteFrom('group_months_made').where(isOver(lastClosed)).where(wasMadeAhead(lastClosed)).execute();
}

export interface GroupSum extends ShownGroup {
  kind: FigureKind;
}

/** Made for as many people at least: where the setting was raised since, older months say less than it asks for. */
const isShown = ({ months: { first, last }, least, lastClosed }: AskedMonths) =>
  sql<boolean>`month between ${first ?? '-infinity'}::date and ${last}::date and least >= ${least}
    and not ${wasMadeAhead(lastClosed)}`;

interface AskedMonths {
  months: Months;
  least: number;
  lastClosed: string;
}

/** What is shown of a list's groups, the months added up. */
export async function sumMonths(db: Kysely<Database>, list: WorkListKind, asked: AskedMonths): Promise<GroupSum[]> {
  const { rows } = await sql<GroupSum>`
    select entry, kind, sum(people)::integer as people, sum(raised)::integer as raised
    from group_months join group_months_made using (month)
    where list = ${list} and ${isShown(asked)} group by entry, kind`.execute(db);
  return rows;
}

/**
 * The first and the last of the months that were made; undefined where none was. One that was made before there was this list
 * has groups of the others alone; one in which nothing was shown has none.
 */
export async function findMonths(
  db: Kysely<Database>,
  list: WorkListKind,
  asked: AskedMonths,
): Promise<{ first: string; last: string } | undefined> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select min(month) as first, max(month) as last from group_months_made as made
    where ${isShown(asked)}
      and (exists (select from group_months as shown where shown.month = made.month and shown.list = ${list})
        or not exists (select from group_months as shown where shown.month = made.month))`.execute(db);
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? undefined : { first, last };
}
