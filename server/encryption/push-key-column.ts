import type { Cipher } from './cipher.ts';

/** There is one row. */
const place = { table: 'push_state', column: 'private_key', row: 'true' };

export function encryptPushKey(cipher: Cipher, privateKey: string): Buffer {
  return cipher.seal(place, privateKey);
}

export function decryptPushKey(cipher: Cipher, sealed: Buffer): string {
  return cipher.open(place, sealed);
}
