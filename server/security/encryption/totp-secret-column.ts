import type { Cipher } from './cipher.ts';

const contextOf = (userId: string) => ({ table: 'totp_factors', column: 'secret', row: userId });

/** The secret as base32. */
export function encryptTotpSecret(cipher: Cipher, userId: string, secret: string): Buffer {
  return cipher.encrypt(contextOf(userId), secret);
}

export function decryptTotpSecret(cipher: Cipher, userId: string, encrypted: Buffer): string {
  return cipher.decrypt(contextOf(userId), encrypted);
}
