import { expect, test } from 'vitest';
import { hashToken, makeToken } from './tokens.ts';

test('ASVS 6.5.4, 11.5.1: a token is 256 bits, and each of them is by chance', () => {
  const tokens = Array.from({ length: 2000 }, () => Buffer.from(makeToken(), 'base64url'));
  expect(new Set(tokens.map(({ length }) => length))).toEqual(new Set([32]));
  // Each bit is set in about half of them: a bit that hardly ever changes is far outside of this.
  for (let bit = 0; bit < 256; bit += 1) {
    const set = tokens.filter((token) => ((token[bit >> 3] ?? 0) >> (bit & 7)) & 1).length;
    expect(set).toBeGreaterThan(800);
    expect(set).toBeLessThan(1200);
  }
});

test('ASVS 7.2.3: of a million tokens no two are the same', () => {
  const seen = new Set<string>();
  for (let made = 0; made < 1_000_000; made += 1) seen.add(makeToken());
  expect(seen.size).toBe(1_000_000);
});

test('ASVS 6.5.2: what is stored of a token does not hold it', () => {
  const token = makeToken();
  const stored = hashToken(token);
  expect(stored).toHaveLength(32);
  expect(stored.equals(Buffer.from(token, 'base64url'))).toBe(false);
  expect(stored.toString('latin1')).not.toContain(token);
});
