import type { ColumnCipher, Cipher } from './cipher.ts';

/** Of these there is one row each. */
const auditContext = { table: 'audit_secrets', column: 'content', row: 'true' };

export function encryptAuditSecret(cipher: ColumnCipher, secret: string): Buffer {
  return cipher.encrypt(auditContext, secret);
}

export function decryptAuditSecret(cipher: ColumnCipher, encrypted: Buffer): string {
  return cipher.decrypt(auditContext, encrypted);
}

const pushContext = { table: 'push_state', column: 'private_key', row: 'true' };

export function encryptPushKey(cipher: Cipher, privateKey: string): Buffer {
  return cipher.encrypt(pushContext, privateKey);
}

export function decryptPushKey(cipher: Cipher, encrypted: Buffer): string {
  return cipher.decrypt(pushContext, encrypted);
}

const totpContext = (userId: string) => ({ table: 'totp_factors', column: 'secret', row: userId });

/** The secret as base32. */
export function encryptTotpSecret(cipher: Cipher, userId: string, secret: string): Buffer {
  return cipher.encrypt(totpContext(userId), secret);
}

export function decryptTotpSecret(cipher: Cipher, userId: string, encrypted: Buffer): string {
  return cipher.decrypt(totpContext(userId), encrypted);
}
