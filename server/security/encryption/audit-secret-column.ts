import type { ColumnCipher } from './cipher.ts';

/** There is one row. */
const context = { table: 'audit_secrets', column: 'content', row: 'true' };

export function encryptAuditSecret(cipher: ColumnCipher, secret: string): Buffer {
  return cipher.encrypt(context, secret);
}

export function decryptAuditSecret(cipher: ColumnCipher, encrypted: Buffer): string {
  return cipher.decrypt(context, encrypted);
}
