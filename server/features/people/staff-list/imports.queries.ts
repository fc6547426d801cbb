import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { ImportChoice, ImportOutcome } from '../../../../domain/contract/staff-list.ts';
import type { Database } from '../../../db/schema.ts';
import type { Progress } from './tell-progress.ts';

export async function insertImport(
  db: Kysely<Database>,
  { adminId, content, now }: { adminId: string; content: Buffer; now: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('staff_imports')
    .values({ admin_id: adminId, content, uploaded_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findImport(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('staff_imports')
    .select(['state', 'done', 'total', 'beat_at as beatAt', 'outcome', 'choice', 'plan_hash as planHash'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findContent(db: Kysely<Database>, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('staff_imports').select('content').where('id', '=', id).executeTakeFirst();
  return row?.content;
}

/** Milliseconds after which a process that was not heard of stores no more. One statement takes fifteen seconds at most. */
export const aliveMs = 20_000;

/** Stored at this time by a process that was heard of lately. */
const isBeingStored = (now: Date) =>
  sql<boolean>`(state = 'storing' and beat_at > ${new Date(now.getTime() - aliveMs)}) is true`;

/** What was shown, and with which choice. Not while it is being stored, or after that. */
export async function notePreview(
  db: Kysely<Database>,
  { id, choice, planHash, now }: { id: string; choice: ImportChoice; planHash: Buffer | null; now: Date },
): Promise<void> {
  await db
    .updateTable('staff_imports')
    .set({ choice: JSON.stringify(choice), plan_hash: planHash, state: 'uploaded', done: 0, total: 0 })
    .where('id', '=', id)
    .where('state', '<>', 'stored')
    .where((row) => row.not(isBeingStored(now)))
    .execute();
}

/** Takes the import for this process. False while it, or another one, is being stored. */
export async function beginStoring(db: Kysely<Database>, { id, now }: { id: string; now: Date }): Promise<boolean> {
  // PostgreSQL checks this row again if another process has just written it, but not the other rows.
  const { rows } = await sql`
    update staff_imports set state = 'storing', beat_at = ${now}, done = 0, total = 0
    where id = ${id} and state <> 'stored' and not ${isBeingStored(now)} and not exists (
      select from staff_imports as other where ${isBeingStored(now)})
    returning id`.execute(db);
  return rows.length === 1;
}

export async function noteProgress(
  db: Kysely<Database>,
  { id, done, total, now }: Progress & { id: string; now: Date },
): Promise<void> {
  await db
    .updateTable('staff_imports')
    .set({ done, total, beat_at: now })
    .where('id', '=', id)
    .where('state', '=', 'storing')
    .execute();
}

/** In the transaction of what was stored: neither is there without the other. The file has served. */
export async function noteStored(
  db: Transaction<Database>,
  { id, outcome, done, total }: Progress & { id: string; outcome: ImportOutcome },
): Promise<void> {
  await db
    .updateTable('staff_imports')
    .set({ state: 'stored', done, total, outcome: JSON.stringify(outcome), content: Buffer.alloc(0) })
    .where('id', '=', id)
    .execute();
}

export async function noteNotStored(db: Kysely<Database>, id: string, state: 'outdated' | 'stopped'): Promise<void> {
  await db
    .updateTable('staff_imports')
    .set({ state, beat_at: null })
    .where('id', '=', id)
    .where('state', '=', 'storing')
    .execute();
}

/** Not while it is being stored. */
export async function deleteImport(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db
    .deleteFrom('staff_imports')
    .where('id', '=', id)
    .where((row) => row.not(isBeingStored(now)))
    .execute();
}

/** Files hold names and addresses: none is kept for longer than it may be needed. */
export async function deleteOldImports(db: Kysely<Database>, uploadedBefore: Date): Promise<void> {
  await db.deleteFrom('staff_imports').where('uploaded_at', '<', uploadedBefore).execute();
}

const storingLock = 7_233_087;

/** Held until the transaction ends. Waits while another process stores an import. */
export async function holdStoring(db: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${storingLock})`.execute(db);
}
