import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { insertKey } from '../sealing/data-keys.queries.ts';
import { makeKey } from '../sealing/key-file.ts';
import { registered } from '../sealing/open-sealer.ts';
import { createSealer } from '../sealing/sealer.ts';
import type { Sealer } from '../sealing/sealer.ts';

/** A sealer with a key of its own, which the database knows and which stands in no file. */
export async function registerTestKey(db: Kysely<Database>, now = new Date()): Promise<Sealer> {
  const key = makeKey();
  await insertKey(db, registered(key), now);
  return createSealer({ ring: [key] });
}
