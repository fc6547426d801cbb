import { rowOf } from './encrypted-columns.ts';
import type { Sealer } from './cipher.ts';

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

const grantedPlace = ({ personId, adminId }: Grant) => reasonOf('record_access', personId, adminId);

export function sealGrantedReason(sealer: Sealer, grant: Grant, reason: string): Buffer {
  return sealer.seal(grantedPlace(grant), reason);
}

export function openGrantedReason(sealer: Sealer, grant: Grant, sealed: Buffer): string {
  return sealer.open(grantedPlace(grant), sealed);
}

export function sealLoggedReason(sealer: Sealer, lookId: number, reason: string): Buffer {
  return sealer.seal(reasonOf('access_log', lookId), reason);
}

export function openLoggedReason(sealer: Sealer, lookId: number, sealed: Buffer | null): string | null {
  return sealer.openOptional(reasonOf('access_log', lookId), sealed);
}
