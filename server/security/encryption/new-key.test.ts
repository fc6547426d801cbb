import { expect, test } from 'vitest';
import { makeKey } from './key-file.ts';

test('ASVS 11.6.1: a new key is 256 random bits', () => {
  const keys = Array.from({ length: 500 }, () => makeKey().key.export());
  expect(new Set(keys.map(({ length }) => length))).toEqual(new Set([32]));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(500);
  for (let bit = 0; bit < 256; bit += 1) {
    const set = keys.filter((key) => ((key[bit >> 3] ?? 0) >> (bit & 7)) & 1).length;
    expect(set).toBeGreaterThan(150);
    expect(set).toBeLessThan(350);
  }
});
