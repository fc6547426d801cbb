import type { Cipher } from './cipher.ts';

/** There is one row. */
const context = { table: 'audit_secrets', column: 'content', row: 'true' };

export function encryptAuditSecret(cipher: Cipher, secret: string): Buffer {
  return cipher.encrypt(context, secret);
}

export function decryptAuditSecret(cipher: Cipher, encrypted: Buffer): string {
  return cipher.decrypt(context, encrypted);
}
