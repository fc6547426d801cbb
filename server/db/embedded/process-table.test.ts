import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lastPort, lastSocketDir } from './process-table.ts';
import { removeLeftSocketDir } from './socket-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-pids-'));
const sockets = mkdtempSync(join(tmpdir(), 'evenkeel-'));
afterAll(() => {
  for (const path of [folder, sockets]) rmSync(path, { recursive: true, force: true });
});

test('a copy of a running data folder knows nothing of the server of the original, nor takes its socket folder away', () => {
  const [original, copy, link] = ['original', 'copy', 'link'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(original);
  writeFileSync(join(original, 'postmaster.pid'), `1\n${original}\n1790000000\n5432\n${sockets}\n`);
  cpSync(original, copy, { recursive: true });
  symlinkSync(original, link);

  expect([lastSocketDir(copy), lastPort(copy)]).toEqual([undefined, Number.NaN]);
  removeLeftSocketDir(copy, undefined);
  expect(existsSync(sockets)).toBe(true);

  for (const path of [original, link]) expect([lastSocketDir(path), lastPort(path)]).toEqual([sockets, 5432]);
  // Moved while it stood still: what the last server left is nobody's.
  renameSync(original, `${original}-moved`);
  expect(lastSocketDir(`${original}-moved`)).toBeUndefined();
});
