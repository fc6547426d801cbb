import * as z from 'zod/mini';
import { rowOf } from './encrypted-columns.ts';
import type { Cipher } from './cipher.ts';

const adminThenSchema = z.object({ name: z.string(), email: z.string(), since: z.nullable(z.string()) });

/** Who opened a record, as that account was at that moment. */
export type AdminThen = z.infer<typeof adminThenSchema>;

const placeOf = (lookId: number) => ({ table: 'access_log', column: 'admin_then', row: rowOf([lookId]) });

export function sealAdminThen(cipher: Cipher, lookId: number, admin: AdminThen): Buffer {
  return cipher.seal(placeOf(lookId), JSON.stringify(admin));
}

export function openAdminThen(cipher: Cipher, lookId: number, sealed: Buffer): AdminThen {
  return z.parse(adminThenSchema, JSON.parse(cipher.open(placeOf(lookId), sealed)));
}
