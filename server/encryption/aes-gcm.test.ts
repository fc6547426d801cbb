import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeKey } from './key-file.ts';
import { keyIdOf, openText, SealFault, sealText } from './aes-gcm.ts';
import type { DataKey, SealedPlace } from './aes-gcm.ts';
import { createSealer } from './cipher.ts';

const place: SealedPlace = { table: 'users', column: 'ailments', row: 'a1' };
const key = makeKey();
const keysOf =
  (...keys: DataKey[]) =>
  (id: string) =>
    keys.find((one) => one.id === id)?.key;
const open = (sealed: Buffer, at = place, keys = [key]) => openText(keysOf(...keys), at, sealed);

test.each(['', 'asthma', '{"gad7-1":3}', 'ଶ୍ୱାସ 😔', 'x'.repeat(20_000)])(
  'what was sealed opens again: %.20j',
  (text) => {
    expect(open(sealText(key, place, text))).toBe(text);
  },
);

test('each of its bytes counts: changed by one bit, none of a thousand values opens', () => {
  let places = 0;
  for (let round = 0; round < 1000; round += 1) {
    const sealed = sealText(key, place, randomBytes(8).toString('hex'));
    const at = round % sealed.length;
    sealed[at] = (sealed[at] ?? 0) ^ (1 << (round % 8));
    expect(() => open(sealed)).toThrow(SealFault);
    places = Math.max(places, at);
  }
  expect(places).toBe(5 + 12 + 16 + 16 - 1);
});

test('every cut of it is refused', () => {
  const sealed = sealText(key, place, 'asthma');
  for (let length = 0; length < sealed.length; length += 1)
    expect(() => open(sealed.subarray(0, length))).toThrow(SealFault);
});

test.each([
  { ...place, row: 'a2' },
  { ...place, column: 'phone' },
  { ...place, table: 'safety_plans' },
  { table: 'users', column: 'ailment', row: 'sa1' },
])('it does not open at another place: %j', (other) => {
  expect(() => open(sealText(key, place, 'asthma'), other)).toThrow(SealFault);
});

test('all reasons look the same', () => {
  const sealed = sealText(key, place, 'asthma');
  const withOtherKey = { ...makeKey(), id: key.id };
  const faults = [
    () => open(Buffer.concat([Buffer.from([2]), sealed.subarray(1)])),
    () => open(sealed, place, []),
    () => open(sealed, place, [withOtherKey]),
    () => open(sealed, { ...place, row: '' }),
    () => open(sealed.subarray(0, 20)),
    () => open(Buffer.alloc(0)),
  ].map((attempt) => {
    try {
      return attempt();
    } catch (error) {
      return error instanceof SealFault ? `${error.name}: ${error.message}` : error;
    }
  });
  expect(new Set(faults)).toEqual(new Set(['SealFault: a sealed value does not open']));
});

test('a hundred thousand nonces are all different', () => {
  const nonces = new Set<string>();
  for (let round = 0; round < 100_000; round += 1)
    nonces.add(sealText(key, place, '').subarray(5, 17).toString('latin1'));
  expect(nonces.size).toBe(100_000);
});

describe('a sealer with two keys', () => {
  const [old, fresh] = [makeKey(), makeKey()];

  test('opens the values of both, and seals with the one that it is told', () => {
    const sealer = createSealer({ ring: [old, fresh] });
    expect(keyIdOf(sealer.seal(place, 'a'))).toBe(fresh.id);
    expect(sealer.sealWith(old.id)).toBe(true);
    const [one, other] = [sealer.seal(place, 'one'), sealText(fresh, place, 'other')];
    expect(keyIdOf(one)).toBe(old.id);
    expect([sealer.open(place, one), sealer.open(place, other)]).toEqual(['one', 'other']);
    expect(sealer.sealWith('00000000')).toBe(false);
    expect(keyIdOf(sealer.seal(place, 'a'))).toBe(old.id);
  });

  test('finds a key that was added to the file after it was made', () => {
    const sealer = createSealer({ ring: [old], readAgain: () => [old, fresh] });
    expect(sealer.open(place, sealText(fresh, place, 'new'))).toBe('new');
    expect(keyIdOf(sealer.seal(place, 'a'))).toBe(old.id);
  });

  test('leaves null as null', () => {
    const sealer = createSealer({ ring: [old] });
    expect([sealer.sealOptional(place, null), sealer.openOptional(place, null)]).toEqual([null, null]);
  });
});
