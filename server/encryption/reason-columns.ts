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

const grantedPlace = ({ personId, adminId }: Grant) => reasonOf('record_access', personId, adminId);

export function encryptGrantedReason(cipher: Cipher, grant: Grant, reason: string): Buffer {
  return cipher.seal(grantedPlace(grant), reason);
}

export function decryptGrantedReason(cipher: Cipher, grant: Grant, sealed: Buffer): string {
  return cipher.open(grantedPlace(grant), sealed);
}

export function encryptLoggedReason(cipher: Cipher, lookId: number, reason: string): Buffer {
  return cipher.seal(reasonOf('access_log', lookId), reason);
}

export function decryptLoggedReason(cipher: Cipher, lookId: number, sealed: Buffer | null): string | null {
  return cipher.openOptional(reasonOf('access_log', lookId), sealed);
}
