import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Cipher, ColumnCipher } from './cipher.ts';
import { findHashSecret, insertHashSecret } from './hash-secret.queries.ts';

/** There is one row. */
const context = { table: 'hash_secrets', column: 'content', row: 'true' };

/**
 * Adds hashes that no one can make who has not the data key: the database holds the secret of them encrypted. It outlives
 * a change of the data key, so that what is counted under a hash is found afterwards. Of several processes that make it
 * at once, the first one's counts.
 */
export async function withKeyedHash(db: Kysely<Database>, cipher: ColumnCipher): Promise<Cipher> {
  const stored = await findHashSecret(db);
  if (!stored) await insertHashSecret(db, cipher.encrypt(context, randomBytes(32).toString('base64')));
  const encrypted = stored ?? (await findHashSecret(db));
  if (!encrypted) throw new Error('the secret of the keyed hashes was not stored');
  return { ...cipher, keyedHash: keyedHashWith(Buffer.from(cipher.decrypt(context, encrypted), 'base64')) };
}

/** Each purpose has a key of its own (HKDF, RFC 5869). */
export function keyedHashWith(secret: Buffer): Cipher['keyedHash'] {
  const keys = new Map<string, Buffer>();
  return (purpose, text) => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', `evenkeel ${purpose}`, 32));
    keys.set(purpose, key);
    return createHmac('sha256', key).update(text).digest();
  };
}
