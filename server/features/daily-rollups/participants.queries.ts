import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { TimeRange } from './org-days.ts';
import { forgetParticipants, lockState } from './state.queries.ts';

interface CountedPeriod {
  db: Transaction<Database>;
  since: Date | undefined;
  /** The end of a range of days that is over; undefined for periods that end today. */
  until?: Date | undefined;
  countedUntil: Date;
}

/** The first instant of a period as it is kept; a period without a start has one before all others. */
const keptAs = (since: Date | undefined) => sql<Date>`${since?.toISOString() ?? '-infinity'}::timestamptz`;

/** Whether this person has answered a questionnaire or logged a mood, as an employee, from `since` up to `until`. */
function hasRecordBetween(person: RawBuilder<unknown>, since: RawBuilder<Date>, until: RawBuilder<Date>) {
  const isIn = (table: 'assessments' | 'moods') => sql`exists (
    select from ${sql.table(table)} as made where made.user_id = ${person} and made.made_as = 'employee'
      and made.created_at >= ${since} and made.created_at < ${until})`;
  return sql`(${isIn('assessments')} or ${isIn('moods')})`;
}

const userOfRecord = sql`record.user_id`;
const asTime = (at: Date | undefined) => sql<Date>`${at?.toISOString() ?? 'infinity'}::timestamptz`;

/** People who have no record from `since` up to `until`: mostly known without a look at the records. */
const isNewAt = (
  since: RawBuilder<Date>,
  until: Date,
) => sql`(earlier_at >= ${since} and earlier_at < ${until}) is not true
  and not ${hasRecordBetween(userOfRecord, since, asTime(until))}`;

/** People with a record as an employee, from `since` on, that is counted for good. */
async function countSettled(db: Kysely<Database>, since: Date | undefined, until: Date): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select (select count(*) from last_records as record
        where last_at >= ${keptAs(since)} and last_at < ${until})
      + (select count(*) from last_records as record
        where last_at >= ${until} and ${hasRecordBetween(userOfRecord, keptAs(since), asTime(until))}) as people`.execute(
    db,
  );
  return rows[0]?.people ?? 0;
}

/**
 * People with a record as an employee in the period. Those of the time that is counted for good are counted once and kept
 * (`isKept`), the others live: the cost is that of the last seconds. Of a range that is over they are counted at each
 * reading, which costs what there are people and not what there are records.
 */
export async function countParticipants({
  db,
  since,
  until,
  countedUntil,
}: CountedPeriod): Promise<{ people: number; isKept: boolean }> {
  if (until) return { people: await countSettled(db, since, until), isKept: true };
  const { rows } = await sql<{ live: number; settled: number | null }>`
    select (select people from participant_counts where since = ${keptAs(since)}) as settled,
      (select count(*) from last_records as record where last_at >= greatest(${countedUntil}, ${keptAs(since)})
        and ${isNewAt(keptAs(since), countedUntil)}) as live`.execute(db);
  const { live = 0, settled = null } = rows[0] ?? {};
  const people = live + (settled ?? (await countSettled(db, since, countedUntil)));
  return { people, isKept: settled !== null };
}

/**
 * Adds to the figures that are kept who took part for the first time in a range that is counted now. The periods end
 * today, so no one asks for those of another day again. The caller holds the lock.
 */
export async function movePastParticipants(db: Transaction<Database>, range: TimeRange): Promise<void> {
  if (range.days.length > 1 || range.starts[0]?.getTime() === range.from.getTime()) return forgetParticipants(db);
  const since = sql<Date>`kept.since`;
  await sql`
    update participant_counts as kept set people = people + (
      select count(*) from last_records as record where last_at >= ${range.from}
        and ${hasRecordBetween(userOfRecord, asTime(range.from), asTime(range.end))}
        and ${isNewAt(since, range.from)})
    where since <= ${range.from}`.execute(db);
}

/** Keeps the figure for those who ask after this one. */
export async function keepParticipants(db: Kysely<Database>, since: Date | undefined): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { countedUntil } = await lockState(transaction);
    if (countedUntil === null) return;
    const people = await countSettled(transaction, since, countedUntil);
    await transaction
      .insertInto('participant_counts')
      .values({ since: keptAs(since), people })
      .onConflict((conflict) => conflict.column('since').doUpdateSet({ people }))
      .execute();
  });
}

/** Those of them who have left: they are in no participation any more. */
export async function countGoneParticipants({
  db,
  since,
  until,
}: Omit<CountedPeriod, 'countedUntil'>): Promise<number> {
  // No one records anything once they have left: their latest record says whether they are in a period that ends today.
  const tookPart = until
    ? hasRecordBetween(userOfRecord, keptAs(since), asTime(until))
    : sql`last_at >= ${keptAs(since)}`;
  const { rows } = await sql<{ people: number }>`
    select count(*) as people from last_records as record join users on users.id = user_id
    where left_at is not null and ${tookPart}`.execute(db);
  return rows[0]?.people ?? 0;
}

/** Those of them who have another role now: few, however many people there are. */
export async function countFormerParticipants({
  db,
  since,
  until,
}: Omit<CountedPeriod, 'countedUntil'>): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*) as people from users as person
    where role <> 'employee' and ${hasRecordBetween(sql`person.id`, keptAs(since), asTime(until))}`.execute(db);
  return rows[0]?.people ?? 0;
}
