import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import type { TimeRange } from './org-days.ts';
import { moodsOf, scoreColumns, scoresOf } from './tally.queries.ts';

type Reader = Transaction<Database>;

/** A day whose kept sums are not those of its records. What they say stays out of it: a small count is about someone. */
export interface FalseDay {
  day: string;
  kind: FigureKind;
}

/** The rows that only one of two tables has. */
function differing(one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${one} except ${other}) union all (${other} except ${one})`;
}

/** In the order of days. */
export async function findFalseDays(db: Reader, range: TimeRange): Promise<FalseDay[]> {
  const inRange = sql`day between ${range.days[0]}::date and ${range.days.at(-1)}::date`;
  // After an erasure a row without anything in it may stay: it is the same as none.
  const keptScores = sql`select day, type, ${scoreColumns} from day_scores
    where ${inRange} and (${scoreColumns}) <> (0, 0, 0, 0, 0, 0)`;
  const keptMoods = sql`select day, mood, count from day_moods where ${inRange} and count <> 0`;
  const { rows } = await sql<FalseDay>`
    select day, type as kind from (${differing(keptScores, scoresOf(range, 'employees'))}) as scores
    union
    select day, 'mood' from (${differing(keptMoods, moodsOf(range, 'employees'))}) as moods
    order by 1, 2`.execute(db);
  return rows;
}

export async function findFirstKeptDay(db: Reader): Promise<string | undefined> {
  const { rows } = await sql<{ first: string | null }>`
    select least((select min(day) from day_scores), (select min(day) from day_moods)) as first`.execute(db);
  return rows[0]?.first ?? undefined;
}

const employeesByPlace = sql`
  select coalesce(state, 0), coalesce(city, 0), count(*)
  from users where role = 'employee' and left_at is null group by 1, 2`;

export async function isEmployeeCountRight(db: Reader): Promise<boolean> {
  const kept = sql`select state, city, count::bigint from employee_counts where count <> 0`;
  return (await differing(kept, employeesByPlace).execute(db)).rows.length === 0;
}

const counted = sql`(
  select user_id, created_at from assessments where made_as = 'employee'
  union all select user_id, created_at from moods where made_as = 'employee') as record`;

export async function isParticipantCountRight(db: Reader): Promise<boolean> {
  const { rows } = await sql`
    select from participant_counts, day_counts_state
    where people <> (select count(distinct user_id) from ${counted}
      where created_at >= participant_counts.since and created_at < counted_until)`.execute(db);
  return rows.length === 0;
}

/** Whose last record is not the one that is noted. A record some hours before it need not be noted. */
export async function findFalselyNoted(db: Kysely<Database>): Promise<string[]> {
  const isNoRecord = (table: 'assessments' | 'moods') => sql`not exists (
    select from ${sql.table(table)} as record
    where record.user_id = last_records.user_id and made_as = 'employee' and created_at = earlier_at)`;
  const { rows } = await sql<{ userId: string }>`
    select user_id as "userId"
    from (select user_id, max(created_at) as last from ${counted} group by user_id) as found
    full join last_records using (user_id)
    where last is distinct from last_at
      or (earlier_at is not null and ${isNoRecord('assessments')} and ${isNoRecord('moods')})`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Counts employees by place again. No one registers or leaves meanwhile. */
export async function recountEmployees(db: Transaction<Database>): Promise<void> {
  await sql`lock table users in share mode`.execute(db);
  await db.deleteFrom('employee_counts').execute();
  await sql`insert into employee_counts (state, city, count) ${employeesByPlace}`.execute(db);
}
