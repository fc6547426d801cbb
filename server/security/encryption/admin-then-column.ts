import * as z from 'zod/mini';
import { rowOf } from './encrypted-columns.ts';
import type { Cipher } from './cipher.ts';

const adminThenSchema = z.object({ name: z.string(), email: z.string(), since: z.nullable(z.string()) });

/** Who opened a record, as that account was at that moment. */
export type AdminThen = z.infer<typeof adminThenSchema>;

const contextOf = (entryId: number) => ({ table: 'access_log', column: 'admin_then', row: rowOf([entryId]) });

export function encryptAdminThen(cipher: Cipher, entryId: number, admin: AdminThen): Buffer {
  return cipher.encrypt(contextOf(entryId), JSON.stringify(admin));
}

export function decryptAdminThen(cipher: Cipher, entryId: number, encrypted: Buffer): AdminThen {
  return z.parse(adminThenSchema, JSON.parse(cipher.decrypt(contextOf(entryId), encrypted)));
}
