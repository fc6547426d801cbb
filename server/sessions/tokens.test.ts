import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { hashToken, makeSessionToken, makeToken, tokenHashIn } from './tokens.ts';

/** As docs/auth-limits.md gives it to whoever sets up a scanner. */
const forScanners = /\bevk_[A-Za-z0-9_-]{43}[A-Za-z0-9]{6}\b/g;

describe('the token of a session', () => {
  test('has the prefix and the pattern that the document tells scanners, and is found in a log or a script', () => {
    const document = readFileSync(join(import.meta.dirname, '../../docs/auth-limits.md'), 'utf8');
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
    const tokens = new Set(Array.from({ length: 100_000 }, makeSessionToken));
    expect(tokens.size).toBe(100_000);
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
