import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { DataKey } from '../security/encryption/aes-gcm.ts';
import { insertKey } from '../security/encryption/data-keys.queries.ts';
import { makeKey } from '../security/encryption/key-file.ts';
import { registered } from '../security/encryption/load-cipher.ts';
import { createCipher } from '../security/encryption/cipher.ts';
import type { Cipher } from '../security/encryption/cipher.ts';
import { keyedHashWith } from '../security/encryption/keyed-hash.ts';

const keys = new WeakMap<Cipher, DataKey>();

/** The id of its key, and the key itself in hexadecimal digits: for a program that is to read what it has encrypted. */
export function keyOf(cipher: Cipher): { id: string; digits: string } {
  const { id, key } = keys.get(cipher) ?? makeKey();
  return { id, digits: key.export().toString('hex') };
}

/** A cipher with a key of its own, which the database knows and which stands in no file. */
export async function registerTestKey(db: Kysely<Database>, now = new Date()): Promise<Cipher> {
  const key = makeKey();
  await insertKey(db, registered(key), now);
  const cipher = { ...createCipher({ ring: [key] }), keyedHash: keyedHashWith(randomBytes(32)) };
  keys.set(cipher, key);
  return cipher;
}
