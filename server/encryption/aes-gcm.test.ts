import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeKey } from './key-file.ts';
import { keyIdOf, decryptText, DecryptionFault, encryptText } from './aes-gcm.ts';
import type { DataKey, EncryptedPlace } from './aes-gcm.ts';
import { createCipher } from './cipher.ts';

const place: EncryptedPlace = { table: 'users', column: 'ailments', row: 'a1' };
const key = makeKey();
const keysOf =
  (...keys: DataKey[]) =>
  (id: string) =>
    keys.find((one) => one.id === id)?.key;
const open = (sealed: Buffer, at = place, keys = [key]) => decryptText(keysOf(...keys), at, sealed);

test.each(['', 'asthma', '{"gad7-1":3}', 'ଶ୍ୱାସ 😔', 'x'.repeat(20_000)])(
  'what was sealed opens again: %.20j',
  (text) => {
    expect(open(encryptText(key, place, text))).toBe(text);
  },
);

test('each of its bytes counts: changed by one bit, none of a thousand values opens', () => {
  let places = 0;
  for (let round = 0; round < 1000; round += 1) {
    const sealed = encryptText(key, place, randomBytes(8).toString('hex'));
    const at = round % sealed.length;
    sealed[at] = (sealed[at] ?? 0) ^ (1 << (round % 8));
    expect(() => open(sealed)).toThrow(DecryptionFault);
    places = Math.max(places, at);
  }
  expect(places).toBe(5 + 12 + 16 + 16 - 1);
});

test('every cut of it is refused', () => {
  const sealed = encryptText(key, place, 'asthma');
  for (let length = 0; length < sealed.length; length += 1)
    expect(() => open(sealed.subarray(0, length))).toThrow(DecryptionFault);
});

test.each([
  { ...place, row: 'a2' },
  { ...place, column: 'phone' },
  { ...place, table: 'safety_plans' },
  { table: 'users', column: 'ailment', row: 'sa1' },
])('it does not open at another place: %j', (other) => {
  expect(() => open(encryptText(key, place, 'asthma'), other)).toThrow(DecryptionFault);
});

test('all reasons look the same', () => {
  const sealed = encryptText(key, place, 'asthma');
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
      return error instanceof DecryptionFault ? `${error.name}: ${error.message}` : error;
    }
  });
  expect(new Set(faults)).toEqual(new Set(['DecryptionFault: a sealed value does not open']));
});

test('a hundred thousand nonces are all different', () => {
  const nonces = new Set<string>();
  for (let round = 0; round < 100_000; round += 1)
    nonces.add(encryptText(key, place, '').subarray(5, 17).toString('latin1'));
  expect(nonces.size).toBe(100_000);
});

describe('a cipher with two keys', () => {
  const [old, fresh] = [makeKey(), makeKey()];

  test('opens the values of both, and seals with the one that it is told', () => {
    const cipher = createCipher({ ring: [old, fresh] });
    expect(keyIdOf(cipher.seal(place, 'a'))).toBe(fresh.id);
    expect(cipher.sealWith(old.id)).toBe(true);
    const [one, other] = [cipher.seal(place, 'one'), encryptText(fresh, place, 'other')];
    expect(keyIdOf(one)).toBe(old.id);
    expect([cipher.open(place, one), cipher.open(place, other)]).toEqual(['one', 'other']);
    expect(cipher.sealWith('00000000')).toBe(false);
    expect(keyIdOf(cipher.seal(place, 'a'))).toBe(old.id);
  });

  test('finds a key that was added to the file after it was made', () => {
    const cipher = createCipher({ ring: [old], readAgain: () => [old, fresh] });
    expect(cipher.open(place, encryptText(fresh, place, 'new'))).toBe('new');
    expect(keyIdOf(cipher.seal(place, 'a'))).toBe(old.id);
  });

  test('leaves null as null', () => {
    const cipher = createCipher({ ring: [old] });
    expect([cipher.sealOptional(place, null), cipher.openOptional(place, null)]).toEqual([null, null]);
  });
});
