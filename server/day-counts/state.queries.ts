import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface CountsState {
  timeZone: string | null;
  /** The last counted day; null before the first count. */
  closedThrough: string | null;
}

const columns = ['time_zone as timeZone', 'closed_through as closedThrough'] as const;

export async function readState(db: Kysely<Database>): Promise<CountsState> {
  return db.selectFrom('day_counts_state').select(columns).executeTakeFirstOrThrow();
}

/** Waits until nobody else changes counts, and keeps the others waiting until the transaction ends. */
export async function lockState(db: Transaction<Database>): Promise<CountsState> {
  return db.selectFrom('day_counts_state').select(columns).forUpdate().executeTakeFirstOrThrow();
}

export async function writeState(db: Transaction<Database>, state: CountsState): Promise<void> {
  await db
    .updateTable('day_counts_state')
    .set({ time_zone: state.timeZone, closed_through: state.closedThrough })
    .execute();
}

/** Forgets what was counted of the days after this one; of all days where it is null. */
export async function reopenAfter(db: Transaction<Database>, day: string | null): Promise<void> {
  await db
    .deleteFrom('day_scores')
    .$if(day !== null, (query) => query.where('day', '>', day ?? ''))
    .execute();
  await db
    .deleteFrom('day_moods')
    .$if(day !== null, (query) => query.where('day', '>', day ?? ''))
    .execute();
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
