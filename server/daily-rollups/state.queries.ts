import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { todaysBands } from '../../domain/instruments/bands-in-words.ts';
import type { Database } from '../db/schema.ts';

export interface CountsState {
  /** Null where nothing is counted yet, or by other cut-offs than today's: then all is counted anew. */
  timeZone: string | null;
  /** Records made before it are counted; null before the first count. */
  countedUntil: Date | null;
}

const columns = ['time_zone as timeZone', 'counted_until as countedUntil', 'bands'] as const;

function stateOf({ timeZone, countedUntil, bands }: CountsState & { bands: string | null }): CountsState {
  return { timeZone: bands === todaysBands ? timeZone : null, countedUntil };
}

export async function readState(db: Kysely<Database>): Promise<CountsState> {
  return stateOf(await db.selectFrom('day_counts_state').select(columns).executeTakeFirstOrThrow());
}

/** Waits until no one else changes counts, and keeps the others waiting until the transaction ends. */
export async function lockState(db: Transaction<Database>): Promise<CountsState> {
  return stateOf(await db.selectFrom('day_counts_state').select(columns).forUpdate().executeTakeFirstOrThrow());
}

/** The caller holds the lock. */
export async function writeState(db: Transaction<Database>, state: CountsState): Promise<void> {
  await db
    .updateTable('day_counts_state')
    .set({ time_zone: state.timeZone, counted_until: state.countedUntil, bands: todaysBands })
    .execute();
  await forgetParticipants(db);
}

/** To be called where an employee's past changes, too. The caller holds the lock. */
export async function forgetParticipants(db: Transaction<Database>): Promise<void> {
  await db.deleteFrom('participant_counts').execute();
}

/** Forgets what was counted of this day and those after it; of all days where it is left out. */
export async function forgetDays(db: Transaction<Database>, from?: string): Promise<void> {
  const which = from === undefined ? sql<boolean>`true` : sql<boolean>`day >= ${from}::date`;
  await db.deleteFrom('day_scores').where(which).execute();
  await db.deleteFrom('day_moods').where(which).execute();
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
