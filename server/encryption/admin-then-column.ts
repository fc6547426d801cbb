import * as z from 'zod/mini';
import { rowOf } from './encrypted-columns.ts';
import type { Sealer } from './cipher.ts';

const adminThenSchema = z.object({ name: z.string(), email: z.string(), since: z.nullable(z.string()) });

/** Who opened a record, as that account was at that moment. */
export type AdminThen = z.infer<typeof adminThenSchema>;

const placeOf = (lookId: number) => ({ table: 'access_log', column: 'admin_then', row: rowOf([lookId]) });

export function sealAdminThen(sealer: Sealer, lookId: number, admin: AdminThen): Buffer {
  return sealer.seal(placeOf(lookId), JSON.stringify(admin));
}

export function openAdminThen(sealer: Sealer, lookId: number, sealed: Buffer): AdminThen {
  return z.parse(adminThenSchema, JSON.parse(sealer.open(placeOf(lookId), sealed)));
}
