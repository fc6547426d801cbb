import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { isLong } from '../../test/long-form.ts';
import { hashToken, makeSessionToken, makeToken, tokenHashIn } from './tokens.ts';

/** As docs/auth-limits.md gives it to people who set up a scanner. */
const forScanners = /\bevk_[A-Za-z0-9_-]{43}[A-Za-z0-9]{6}\b/g;

describe('the token of a session', () => {
  test('has the prefix and the pattern that the document tells scanners, and is found in a log or a script', () => {
    const document = readFileSync(join(import.meta.dirname, '../../../docs/auth-limits.md'), 'utf8');
    expect(document).toContain(`\`${forScanners.source}\``);
    for (let time = 0; time < 1000; time += 1) {
      const token = makeSessionToken();
      const found = `curl -H "Authorization: Bearer ${token}" and ${makeToken()}`.match(forScanners);
      expect(found).toEqual([token]);
    }
  });

  test('has a checksum that any tool can compute: CRC-32 in base 62, as GitHub’s tokens', () => {
    // Computed by hand from zlib.crc32(b'a' * 43) in another language.
    const random = 'a'.repeat(43);
    expect(tokenHashIn(`Bearer evk_${random}000000`)).toBeUndefined();
    expect(tokenHashIn(`Bearer evk_${random}4SHDYg`)).toEqual(hashToken(`evk_${random}4SHDYg`));
  });

  it('ASVS 7.2.3: is made of 256 random bits, and never the same', () => {
    const tokens = new Set(Array.from({ length: 10_000 }, makeSessionToken));
    expect(tokens.size).toBe(10_000);
  });

  test('is refused without a look into the database where one sign is wrong', () => {
    const token = makeSessionToken();
    expect(tokenHashIn(`Bearer ${token}`)).toEqual(hashToken(token));
    for (let place = 4; place < token.length; place += 1) {
      const wrong = token[place] === 'x' ? 'y' : 'x';
      expect(tokenHashIn(`Bearer ${token.slice(0, place)}${wrong}${token.slice(place + 1)}`)).toBeUndefined();
    }
  });

  test.each([
    ['', undefined],
    ['Bearer', undefined],
    ['Basic YTpi', undefined],
    [`Bearer evk_${'a'.repeat(43)}`, undefined],
    [`Bearer evk_${'a'.repeat(49)}`, undefined],
    [`Bearer  ${'a'.repeat(43)}`, undefined],
    [`Bearer ${'a'.repeat(43)}\n`, undefined],
    [`Bearer ${'a'.repeat(43)}, Bearer ${'b'.repeat(43)}`, undefined],
  ])('is not read from %j', (header, hash) => {
    expect(tokenHashIn(header)).toBe(hash);
  });

  test('of an earlier version, without a prefix, is still read', () => {
    const old = makeToken();
    expect(tokenHashIn(`Bearer ${old}`)).toEqual(hashToken(old));
    expect(tokenHashIn(`bearer ${old}`)).toEqual(hashToken(old));
  });
});
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

const many = isLong ? 1_000_000 : 50_000;

test(`ASVS 7.2.3: of ${many} tokens no two are the same`, () => {
  const seen = new Set<string>();
  for (let made = 0; made < many; made += 1) seen.add(makeToken());
  expect(seen.size).toBe(many);
});

test('ASVS 6.5.2: what is stored of a token does not hold it', () => {
  const token = makeToken();
  const stored = hashToken(token);
  expect(stored).toHaveLength(32);
  expect(stored.equals(Buffer.from(token, 'base64url'))).toBe(false);
  expect(stored.toString('latin1')).not.toContain(token);
});
