import type { Cipher } from './cipher.ts';
import type { EncryptedColumn } from './encrypted-columns.ts';

interface Sender {
  userId: string;
  idempotencyKey: string | undefined;
}

/**
 * What is stored of an `Idempotency-Key`. The page makes the key of the content, so whoever reads a copy of the tables
 * could try every answer against the key itself. The same key of two people has two hashes.
 */
export function idempotencyHash(cipher: Pick<Cipher, 'keyedHash'>, { userId, idempotencyKey }: Sender): Buffer | null {
  return idempotencyKey === undefined ? null : hashOfKey(cipher, userId, idempotencyKey);
}

export function hashOfKey(cipher: Pick<Cipher, 'keyedHash'>, userId: string, key: string): Buffer {
  return cipher.keyedHash('idempotency-key', `${userId} ${key}`);
}

/** Where the hashes stand: an upgrade makes them of the keys that earlier versions stored. */
export const idempotencyColumns = (['assessments', 'moods'] as const).map((table) => ({
  table,
  column: 'idempotency_key',
  key: [
    { name: 'user_id', type: 'uuid' },
    { name: 'id', type: 'bigint' },
  ] satisfies EncryptedColumn['key'],
}));
