import type { Cipher } from './cipher.ts';

/** There is one row. */
const context = { table: 'post_secrets', column: 'content', row: 'true' };

export function encryptPostSecret(cipher: Cipher, secret: string): Buffer {
  return cipher.encrypt(context, secret);
}

export function decryptPostSecret(cipher: Cipher, encrypted: Buffer): string {
  return cipher.decrypt(context, encrypted);
}
