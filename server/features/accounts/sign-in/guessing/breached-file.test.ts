import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isInBreachedFile } from './breached-file.ts';
import { isLong } from '../../../../test/long-form.ts';

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-breached-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hashOf = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

it.each([
  ['counts behind the hashes', (hash: string, at: number) => `${hash}:${at ** 5}`, '\n'],
  ['lines that end as on Windows', (hash: string) => `${hash}:3`, '\r\n'],
  ['hashes alone in small letters', (hash: string) => hash.toLowerCase(), '\n'],
])('ASVS 6.2.12: every password of a sorted file is found, and no other: %s', async (_name, lineOf, end) => {
  for (const count of isLong ? [1, 2, 3, 1000] : [1, 2, 3, 100]) {
    const inside = Array.from({ length: count }, (_, one) => `inside ${one}`);
    const path = join(folder, `${count}-${end.length}`);
    for (const last of [end, '']) {
      writeFileSync(path, inside.map(hashOf).toSorted().map(lineOf).join(end) + last);
      expect((await Promise.all(inside.map((word) => isInBreachedFile(path, word)))).every(Boolean)).toBe(true);
      const outside = Array.from({ length: 200 }, (_, one) => `outside ${one}`);
      expect((await Promise.all(outside.map((word) => isInBreachedFile(path, word)))).some(Boolean)).toBe(false);
    }
  }
});
