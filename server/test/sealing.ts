import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { insertKey } from '../encryption/data-keys.queries.ts';
import { makeKey } from '../encryption/key-file.ts';
import { registered } from '../encryption/open-cipher.ts';
import { createSealer } from '../encryption/cipher.ts';
import type { Sealer } from '../encryption/cipher.ts';

/** A sealer with a key of its own, which the database knows and which stands in no file. */
export async function registerTestKey(db: Kysely<Database>, now = new Date()): Promise<Sealer> {
  const key = makeKey();
  await insertKey(db, registered(key), now);
  return createSealer({ ring: [key] });
}
