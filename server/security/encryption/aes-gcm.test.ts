import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeKey } from './key-file.ts';
import { keyIdOf, decryptText, DecryptionFault, encryptText } from './aes-gcm.ts';
import type { DataKey, EncryptionContext } from './aes-gcm.ts';
import { createCipher } from './cipher.ts';
import { isLong } from '../../test/long-form.ts';

const context: EncryptionContext = { table: 'users', column: 'ailments', row: 'a1' };
const key = makeKey();
const keysOf =
  (...keys: DataKey[]) =>
  (id: string) =>
    keys.find((one) => one.id === id)?.key;
const open = (encrypted: Buffer, at = context, keys = [key]) => decryptText(keysOf(...keys), at, encrypted);

test.each(['', 'asthma', '{"gad7-1":3}', 'ଶ୍ୱାସ 😔', 'x'.repeat(20_000)])(
  'what was encrypted opens again: %.20j',
  (text) => {
    expect(open(encryptText(key, context, text))).toBe(text);
  },
);

test('each of its bytes counts: changed by one bit, none of a thousand values opens', () => {
  let places = 0;
  for (let round = 0; round < 1000; round += 1) {
    const encrypted = encryptText(key, context, randomBytes(8).toString('hex'));
    const at = round % encrypted.length;
    encrypted[at] = (encrypted[at] ?? 0) ^ (1 << (round % 8));
    expect(() => open(encrypted)).toThrow(DecryptionFault);
    places = Math.max(places, at);
  }
  expect(places).toBe(5 + 12 + 16 + 16 - 1);
});

test('every cut of it is refused', () => {
  const encrypted = encryptText(key, context, 'asthma');
  for (let length = 0; length < encrypted.length; length += 1)
    expect(() => open(encrypted.subarray(0, length))).toThrow(DecryptionFault);
});

test.each([
  { ...context, row: 'a2' },
  { ...context, column: 'phone' },
  { ...context, table: 'safety_plans' },
  { table: 'users', column: 'ailment', row: 'sa1' },
])('it does not open in another context: %j', (other) => {
  expect(() => open(encryptText(key, context, 'asthma'), other)).toThrow(DecryptionFault);
});

test('all reasons look the same', () => {
  const encrypted = encryptText(key, context, 'asthma');
  const withOtherKey = { ...makeKey(), id: key.id };
  const faults = [
    () => open(Buffer.concat([Buffer.from([2]), encrypted.subarray(1)])),
    () => open(encrypted, context, []),
    () => open(encrypted, context, [withOtherKey]),
    () => open(encrypted, { ...context, row: '' }),
    () => open(encrypted.subarray(0, 20)),
    () => open(Buffer.alloc(0)),
  ].map((attempt) => {
    try {
      return attempt();
    } catch (error) {
      return error instanceof DecryptionFault ? `${error.name}: ${error.message}` : error;
    }
  });
  expect(new Set(faults)).toEqual(new Set(['DecryptionFault: an encrypted value does not open']));
});

const drawn = isLong ? 100_000 : 10_000;

test('nonces are all different', () => {
  const nonces = new Set<string>();
  for (let round = 0; round < drawn; round += 1)
    nonces.add(encryptText(key, context, '').subarray(5, 17).toString('latin1'));
  expect(nonces.size).toBe(drawn);
});

describe('a cipher with two keys', () => {
  const [old, fresh] = [makeKey(), makeKey()];

  test('opens the values of both, and encrypts with the one that it is told', () => {
    const cipher = createCipher({ ring: [old, fresh] });
    expect(keyIdOf(cipher.encrypt(context, 'a'))).toBe(fresh.id);
    expect(cipher.encryptWith(old.id)).toBe(true);
    const [one, other] = [cipher.encrypt(context, 'one'), encryptText(fresh, context, 'other')];
    expect(keyIdOf(one)).toBe(old.id);
    expect([cipher.decrypt(context, one), cipher.decrypt(context, other)]).toEqual(['one', 'other']);
    expect(cipher.encryptWith('00000000')).toBe(false);
    expect(keyIdOf(cipher.encrypt(context, 'a'))).toBe(old.id);
  });

  test('finds a key that was added to the file after it was made', () => {
    const cipher = createCipher({ ring: [old], readAgain: () => [old, fresh] });
    expect(cipher.decrypt(context, encryptText(fresh, context, 'new'))).toBe('new');
    expect(keyIdOf(cipher.encrypt(context, 'a'))).toBe(old.id);
  });

  test('leaves null as null', () => {
    const cipher = createCipher({ ring: [old] });
    expect([cipher.encryptOptional(context, null), cipher.decryptOptional(context, null)]).toEqual([null, null]);
  });
});
