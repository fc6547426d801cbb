import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface ErasureState {
  lastRunAt: Date | null;
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

interface Stretch {
  after: Date | null;
  until: Date;
}

/** When something was last recorded in this time; null where nothing was. */
export async function findNewestRecord(db: Kysely<Database>, { after, until }: Stretch): Promise<Date | null> {
  const from = after ?? new Date(0);
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select max(created_at) from assessments where created_at > ${from} and created_at <= ${until}),
      (select max(created_at) from moods where created_at > ${from} and created_at <= ${until}),
      (select max(at) from audit_events where at > ${from} and at <= ${until})) as at`.execute(db);
  return rows[0]?.at ?? null;
}

/** Whether there is anything that people have made and a clock could erase. */
export async function holdsAnything(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ anything: boolean }>`
    select exists (select from assessments) or exists (select from moods) or exists (select from call_backs)
      or exists (select from users where erase_at is not null)
      or exists (select from audit_events as event where not exists (
        select from users where users.id = coalesce(event.person_id, event.actor_id)))
      or exists (select from access_log as look where not exists (
        select from users where users.id = look.person_id)) as anything`.execute(db);
  return rows[0]?.anything === true;
}
