import type { Cipher } from './cipher.ts';

/** There is one row. */
const context = { table: 'push_state', column: 'private_key', row: 'true' };

export function encryptPushKey(cipher: Cipher, privateKey: string): Buffer {
  return cipher.encrypt(context, privateKey);
}

export function decryptPushKey(cipher: Cipher, encrypted: Buffer): string {
  return cipher.decrypt(context, encrypted);
}
