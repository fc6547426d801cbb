import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

interface ErasureState {
  lastRunAt: Date;
  stoppedAt: Date | null;
}

export async function findErasureState(db: Kysely<Database>): Promise<ErasureState> {
  const row = await db.selectFrom('erasure_clock').select(['last_run_at', 'stopped_at']).executeTakeFirstOrThrow();
  return { lastRunAt: row.last_run_at, stoppedAt: row.stopped_at };
}

/** Erasing goes on: it is as late as this. */
export async function noteRun(db: Kysely<Database>, at: Date): Promise<void> {
  await db.updateTable('erasure_clock').set({ last_run_at: at, stopped_at: null }).execute();
}

export async function noteStop(db: Kysely<Database>, at: Date): Promise<void> {
  await db.updateTable('erasure_clock').set({ stopped_at: at }).where('stopped_at', 'is', null).execute();
}
