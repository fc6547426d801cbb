import * as z from 'zod/mini';
import { rowOf } from './encrypted-columns.ts';
import type { Cipher } from './cipher.ts';

/** An admin's words about one person. They may name a health matter. */
const reasonOf = (table: 'record_access' | 'access_log', ...key: (string | number)[]) => ({
  table,
  column: 'reason',
  row: rowOf(key),
});

interface Grant {
  personId: string;
  adminId: string;
}

const grantedContext = ({ personId, adminId }: Grant) => reasonOf('record_access', personId, adminId);

export function encryptGrantedReason(cipher: Cipher, grant: Grant, reason: string): Buffer {
  return cipher.encrypt(grantedContext(grant), reason);
}

export function decryptGrantedReason(cipher: Cipher, grant: Grant, encrypted: Buffer): string {
  return cipher.decrypt(grantedContext(grant), encrypted);
}

export function encryptLoggedReason(cipher: Cipher, entryId: number, reason: string): Buffer {
  return cipher.encrypt(reasonOf('access_log', entryId), reason);
}

export function decryptLoggedReason(cipher: Cipher, entryId: number, encrypted: Buffer | null): string | null {
  return cipher.decryptOptional(reasonOf('access_log', entryId), encrypted);
}

const adminThenSchema = z.object({ name: z.string(), email: z.string(), since: z.nullable(z.string()) });

/** Who opened a record, as that account was at that moment. */
export type AdminThen = z.infer<typeof adminThenSchema>;

const adminThenContext = (entryId: number) => ({ table: 'access_log', column: 'admin_then', row: rowOf([entryId]) });

export function encryptAdminThen(cipher: Cipher, entryId: number, admin: AdminThen): Buffer {
  return cipher.encrypt(adminThenContext(entryId), JSON.stringify(admin));
}

export function decryptAdminThen(cipher: Cipher, entryId: number, encrypted: Buffer): AdminThen {
  return z.parse(adminThenSchema, JSON.parse(cipher.decrypt(adminThenContext(entryId), encrypted)));
}
