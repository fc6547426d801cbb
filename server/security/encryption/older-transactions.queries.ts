import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

const everyMs = 50;

const giveUpAfterMs = 30_000;

/**
 * Returns once no transaction runs that began before: what one of them could still read stays in the files, also where it
 * was deleted. One of another database counts where it writes, and so does what the database does by itself. After 30
 * seconds it is waited for no longer: the database takes such rows away itself, later. Throws once `stopping` is aborted.
 */
export async function waitForOlderTransactions(db: Kysely<Database>, stopping: AbortSignal): Promise<void> {
  const end = performance.now() + giveUpAfterMs;
  const until = async (isOver: () => Promise<boolean>) => {
    while (!(await isOver()) && performance.now() < end) {
      await wait(everyMs);
      stopping.throwIfAborted();
    }
  };
  const next = await findNextNumber(db);
  await until(() => haveWritersEnded(db, next));
  // In this order: who began meanwhile may read what the writers had not ended yet.
  const running = await findRunning(db);
  await until(async () => {
    const still = await findRunning(db);
    return !running.some((one) => still.includes(one));
  });
}

/** Those that write have a number, in the order in which they began to; this is the one after all that have ended. */
async function findNextNumber(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db);
  return rows[0]?.next ?? '0';
}

async function haveWritersEnded(db: Kysely<Database>, next: string): Promise<boolean> {
  const { rows } = await sql<{ ended: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) >= ${next}::text::xid8 as ended`.execute(db);
  return rows[0]?.ended === true;
}

/** Every transaction of this database, also those that only read. */
async function findRunning(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ running: string }>`
    select virtualtransaction as running from pg_locks join pg_stat_activity using (pid)
    where locktype = 'virtualxid' and granted and mode = 'ExclusiveLock' and datname = current_database()
      and pid <> pg_backend_pid()`.execute(db);
  return rows.map(({ running }) => running);
}
