import type { Sealer } from './cipher.ts';

/** There is one row. */
const place = { table: 'push_state', column: 'private_key', row: 'true' };

export function sealPushKey(sealer: Sealer, privateKey: string): Buffer {
  return sealer.seal(place, privateKey);
}

export function openPushKey(sealer: Sealer, sealed: Buffer): string {
  return sealer.open(place, sealed);
}
