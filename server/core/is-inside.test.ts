import path from 'node:path';
import { expect, test } from 'vitest';
import { isInside } from './is-inside.ts';

test.each([
  [path.posix, '/data/postgres', '/data/postgres', true],
  [path.posix, '/data/postgres', '/data/postgres/base/x', true],
  [path.posix, '/data/postgres', '/data/keys', false],
  [path.win32, 'C:\\data\\postgres', 'C:\\data\\postgres\\x', true],
  [path.win32, 'C:\\data\\postgres', 'C:\\data\\keys', false],
  [path.win32, 'C:\\data\\postgres', 'D:\\backups', false],
] as const)('%#: of %s', (system, folder, file, expected) => {
  expect(isInside(folder, file, system)).toBe(expected);
});
