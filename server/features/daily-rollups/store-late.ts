import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { adjustRollupsForRecords } from './adjust-rollups.ts';
import type { CountedRecords } from './adjust-rollups.ts';
import { holdLastRecords } from './last-records.queries.ts';
import { lockState, readState } from './state.queries.ts';

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
    // Before the record is stored, and in this order, as whoever erases its person.
    await holdLastRecords(transaction, [userId]);
    await lockState(transaction);
    const stored = await store(transaction);
    if (stored) await adjustRollupsForRecords(transaction, countedOf(stored), 1);
    return stored;
  });
}
