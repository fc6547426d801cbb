import { sql } from 'kysely';
import type { RawBuilder, Transaction, Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { adjustRollupsForRecords } from './adjust-rollups.ts';
import type { CountedRecords } from './adjust-rollups.ts';
import { lockState, readState } from './state.queries.ts';

/** Someone comes back where hours lie between two records: a questionnaire and a mood are often recorded in one go. */
const apart = sql`interval '2 hours'`;

/**
 * Of what employees record: participation is counted by it. `people` are ids and instants, one row each, in the order of
 * the ids: two statements that hold the same people then wait for each other in one order. Of two instants the later one
 * stays, whichever is stored last.
 */
export const noteLast = (people: RawBuilder<unknown>) => sql`
  insert into last_records as known (user_id, last_at) ${people}
  on conflict (user_id) do update set last_at = greatest(known.last_at, excluded.last_at),
    earlier_at = case when known.last_at < excluded.last_at - ${apart} then known.last_at else known.earlier_at end`;

/**
 * Keeps others from noting a record of these people until the transaction ends. Before the person and the counts are held:
 * a statement that stores records holds this when it comes to the person.
 */
export async function holdLastRecords(db: Transaction<Database>, userIds: readonly string[]): Promise<void> {
  await sql`select from last_records where user_id = any(${[...userIds]}::uuid[]) order by user_id for update`.execute(
    db,
  );
}

/** When the person has last recorded something; `before` says before when. */
function latestOf(before: RawBuilder<unknown>): RawBuilder<Date | null> {
  const latestIn = (table: 'assessments' | 'moods') => sql`(
    select max(created_at) from ${sql.table(table)} as record
    where record.user_id = person.id and made_as = 'employee' and created_at < ${before})`;
  return sql`greatest(${latestIn('assessments')}, ${latestIn('moods')})`;
}

/** Notes again what is left of people some of whose records have gone. The caller holds it, with `holdLastRecords`. */
export async function noteWhatIsLeft(db: Transaction<Database>, userIds: readonly string[]): Promise<void> {
  await sql`
    with left_over as materialized (
      select id, last_at, ${latestOf(sql`last_at - ${apart}`)} as earlier_at
      from unnest(${[...userIds]}::uuid[]) as person (id)
      cross join lateral (select ${latestOf(sql`'infinity'`)} as last_at) as last
    ), gone as (
      delete from last_records where user_id in (select id from left_over where last_at is null)
    )
    update last_records set last_at = left_over.last_at, earlier_at = left_over.earlier_at
    from left_over where user_id = id and left_over.last_at is not null`.execute(db);
}

/** The same of people who may not be noted at all. */
export async function noteAnew(db: Kysely<Database>, userIds: readonly string[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`
      insert into last_records (user_id, last_at)
      select id, '-infinity' from users where id = any(${[...userIds]}::uuid[]) order by id on conflict do nothing`.execute(
      transaction,
    );
    await holdLastRecords(transaction, userIds);
    await noteWhatIsLeft(transaction, userIds);
  });
}

/**
 * From when on a record may be stored without being counted, for the statement that stores it: until its transaction ends
 * no one counts that time.
 */
export const recordsOpenSince = sql<Date>`(select records_open_since())`;

/** Whether a record of this time can't be stored without being counted. */
export async function isLate(db: Kysely<Database>, at: Date): Promise<boolean> {
  const { openSince } = await readState(db);
  return openSince !== null && at < openSince;
}

/**
 * Stores a record of a time that is counted already, and counts it: it waited for long, or the clock of this process is
 * behind. `countedOf` returns what the statistics count of it.
 */
export async function storeLate<Stored>(
  db: Kysely<Database>,
  userId: string,
  store: (db: Transaction<Database>) => Promise<Stored | undefined>,
  countedOf: (stored: Stored) => CountedRecords,
): Promise<Stored | undefined> {
  return db.transaction().execute(async (transaction) => {
    // Before the record is stored, and in this order, as in erasing its person.
    await holdLastRecords(transaction, [userId]);
    await lockState(transaction);
    const stored = await store(transaction);
    if (stored) await adjustRollupsForRecords(transaction, countedOf(stored), 1);
    return stored;
  });
}
