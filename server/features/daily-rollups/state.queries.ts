import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { todaysBands } from '../../../domain/instruments/bands-in-words.ts';
import type { Database } from '../../db/schema.ts';

export interface CountsState {
  /** Null where nothing is counted yet, or by other cut-offs than today's: then all is counted again. */
  timeZone: string | null;
  /** Records made before it are counted; null before the first count. */
  countedUntil: Date | null;
  /** Not before `countedUntil`: a transaction that stores a record of an earlier time adds it to the counts. */
  openSince: Date | null;
  /** How often `openSince` was put back: what was announced before then does not hold any more. */
  lowered: number;
}

const columns = [
  'time_zone as timeZone',
  'counted_until as countedUntil',
  'open_since as openSince',
  'open_since_lowered as lowered',
  'bands',
] as const;

function stateOf({ bands, timeZone, ...state }: CountsState & { bands: string | null }): CountsState {
  return { ...state, timeZone: bands === todaysBands ? timeZone : null };
}

export async function readState(db: Kysely<Database>): Promise<CountsState> {
  return stateOf(await db.selectFrom('day_counts_state').select(columns).executeTakeFirstOrThrow());
}

/** Whether so many records of the time before `until` are not counted for good; it looks at no more than that. */
export async function areManyLeft(db: Kysely<Database>, until: Date, many: number): Promise<boolean> {
  const leftOf = (table: 'assessments' | 'moods') => sql`(select count(*) from (
    select from ${sql.table(table)} as record where record.created_at >= counted_until and record.created_at < ${until}
    order by record.created_at limit ${many}::integer) as some_of_them)`;
  const { rows } = await sql<{ areMany: boolean }>`
    select ${leftOf('assessments')} + ${leftOf('moods')} >= ${many}::integer as "areMany" from day_counts_state`.execute(
    db,
  );
  return rows[0]?.areMany === true;
}

/** Waits until no one else changes counts, and keeps the others waiting until the transaction ends. */
export async function lockState(db: Transaction<Database>): Promise<CountsState> {
  return stateOf(await db.selectFrom('day_counts_state').select(columns).forUpdate().executeTakeFirstOrThrow());
}

/** Returns when all records can be seen that were begun to be stored before what the caller has committed. */
export async function waitForRecords(db: Kysely<Database>): Promise<void> {
  await sql`select wait_for_records()`.execute(db);
}

/** The caller holds the lock. */
export async function writeState(
  db: Transaction<Database>,
  { timeZone, countedUntil, openSince, lowered }: CountsState,
): Promise<void> {
  await db
    .updateTable('day_counts_state')
    .set({
      time_zone: timeZone,
      counted_until: countedUntil,
      open_since: openSince,
      open_since_lowered: lowered,
      bands: todaysBands,
    })
    .execute();
}

/** To be called where an employee's past changes, too. The caller holds the lock. */
export async function forgetParticipants(db: Transaction<Database>): Promise<void> {
  await db.deleteFrom('participant_counts').execute();
}

/** Forgets what was counted of this day and those after it; of all days where it is left out. */
export async function forgetDays(db: Transaction<Database>, from?: string): Promise<void> {
  const which = from === undefined ? sql<boolean>`true` : sql<boolean>`day >= ${from}::date`;
  for (const table of ['day_scores', 'day_moods'] as const) await db.deleteFrom(table).where(which).execute();
}

/** The time of the oldest record: of all, or of one person. */
export async function findFirstRecord(db: Kysely<Database>, userId?: string): Promise<Date | undefined> {
  const whose = userId === undefined ? sql`true` : sql`user_id = ${userId}`;
  const { rows } = await sql<{ first: Date | null }>`
    select least(
      (select min(created_at) from assessments where ${whose}),
      (select min(created_at) from moods where ${whose})
    ) as first`.execute(db);
  return rows[0]?.first ?? undefined;
}

/** Whether anyone has recorded anything: then the days of all sums lean on the zone, and a policy is about someone. */
export async function isAnythingRecorded(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ recorded: boolean }>`
    select exists (select from assessments) or exists (select from moods) as recorded`.execute(db);
  return rows[0]?.recorded === true;
}
