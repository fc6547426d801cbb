import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataDir } from './cluster-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-folder-'));
  mkdirSync(join(folder, 'nightly'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test.each(['keys/data-keys.json', 'postgres.password'])(
  'a data folder whose database was moved away, and that has %s, takes a restored one beside files of others',
  (kept) => {
    mkdirSync(join(folder, 'keys'));
    writeFileSync(join(folder, kept), 'x');
    expect(openDataDir(folder)).toBe(realpathSync(folder));
  },
);

test('a folder of others is refused, by the name of a file in it', () => {
  expect(() => openDataDir(folder)).toThrow('contains other files, such as nightly');
});
