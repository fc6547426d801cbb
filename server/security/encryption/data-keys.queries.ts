import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A key that values of this database may be encrypted with. */
export interface RegisteredKey {
  id: string;
  /** A known text, encrypted with the key: whether a file has the right key shows without a look at anybody's data. */
  checkValue: Buffer;
}

/** Oldest first; the last one is the one to encrypt with. */
export async function findKeys(db: Kysely<Database>): Promise<RegisteredKey[]> {
  const rows = await db.selectFrom('data_keys').select(['id', 'check_value as checkValue']).orderBy('number').execute();
  return rows.map(({ id, checkValue }) => ({ id: id.toString('hex'), checkValue }));
}

/** Seconds since the one in use was made, by the database's clock; undefined where there is none yet. */
export async function findKeyAge(db: Kysely<Database>): Promise<number | undefined> {
  const { rows } = await sql<{ age: number }>`
    select extract(epoch from clock_timestamp() - added_at)::float8 as age
    from data_keys order by number desc limit 1`.execute(db);
  return rows[0]?.age;
}

export async function insertKey(db: Kysely<Database>, { id, checkValue }: RegisteredKey, now: Date): Promise<void> {
  await db
    .insertInto('data_keys')
    .values({ id: Buffer.from(id, 'hex'), check_value: checkValue, added_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** From its end on, the database takes nothing that is encrypted with another key than this. */
export async function keepOnlyKey(db: Transaction<Database>, id: string): Promise<void> {
  await db.deleteFrom('data_keys').where('id', '<>', Buffer.from(id, 'hex')).execute();
}

/**
 * Waits until every transaction that stores encrypted values has ended, and keeps others waiting until this one has: the
 * triggers of these tables hold the lock in common (see `check_sealed` in the migrations).
 */
export async function holdEncryption(db: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(7233010)`.execute(db);
}

/** One rotation at a time changes the key file. */
export const rotationLock = 7_233_011;

/** Keeps a rotation from beginning until the transaction has ended. False where one is under way. */
export async function keepFromRotating(db: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${rotationLock}) as held`.execute(db);
  return rows[0]?.held === true;
}
