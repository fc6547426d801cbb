import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { decryptPushKey, encryptPushKey } from '../../../security/encryption/secret-columns.ts';
import type { Cipher } from '../../../security/encryption/cipher.ts';

export interface PushKeys {
  publicKey: string;
  /** Goes into signatures only: never into an answer or the log. */
  privateKey: string;
}

/** The keys of this installation. Of several processes that make them at once, the first one's count. */
export async function pushKeysOf(
  { db, cipher }: { db: Kysely<Database>; cipher: Cipher },
  make: () => Promise<PushKeys>,
): Promise<PushKeys> {
  const find = async () => {
    const row = await db.selectFrom('push_state').select(['public_key', 'private_key']).executeTakeFirst();
    return row && { publicKey: row.public_key, privateKey: decryptPushKey(cipher, row.private_key) };
  };
  const known = await find();
  if (known) return known;
  const { publicKey, privateKey } = await make();
  await db
    .insertInto('push_state')
    .values({ public_key: publicKey, private_key: encryptPushKey(cipher, privateKey) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await find();
  if (!stored) throw new Error('the push keys were not stored');
  return stored;
}

export async function findReachable(db: Kysely<Database>): Promise<boolean> {
  const state = await db.selectFrom('push_state').select('reachable').executeTakeFirst();
  return state?.reachable ?? false;
}

/** True for one caller where no one has asked since `askedBefore`: that one asks. */
export async function claimAsking(db: Kysely<Database>, now: Date, askedBefore: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('push_state')
    .set({ asked_at: now })
    .where((row) => row.or([row('asked_at', 'is', null), row('asked_at', '<=', askedBefore)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True where this is news. */
export async function saveReachable(db: Kysely<Database>, reachable: boolean, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('push_state')
    .set({ reachable, asked_at: now })
    .where('reachable', '!=', reachable)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
