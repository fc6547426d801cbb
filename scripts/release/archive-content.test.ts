import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checksumOf, pack } from './archive.ts';
import { noticesOf, partsOfPage } from './third-party-notices.ts';
import { commandsOf, releasedFiles, writeLauncher } from './own-files.ts';

const root = join(import.meta.dirname, '..', '..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-archive-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an archive takes the program and its documents, and never tests, invented people, settings or data', () => {
  const kept = ['server/db/migrations/001-people-and-records.sql', 'deploy/README.md', 'LICENSE'];
  const left = [
    'server/main.ts',
    'domain/moods.ts',
    'server/main.test.ts',
    'server/test/people.ts',
    'server/commands/demo/seed.ts',
    'server/db/test-database.ts',
    'server/db/released/1.0.0.json',
    '.env',
    'data/keys/data-keys.json',
    'scripts/step.mjs',
    'client/app/main.tsx',
  ];
  expect(releasedFiles([...kept, ...left])).toEqual(kept);
});

test('files that anyone may write, and other owners, are packed as their owner’s alone; the same files give the same bytes', async () => {
  const packed = join(folder, 'evenkeel-1.0.0-test');
  mkdirSync(join(packed, 'open'), { recursive: true });
  writeFileSync(join(packed, 'open', 'to-all'), 'x');
  writeFileSync(join(packed, 'run'), 'x');
  symlinkSync('run', join(packed, 'link'));
  for (const [path, mode] of [
    ['open', 0o777],
    ['open/to-all', 0o666],
    ['run', 0o777],
  ] as const)
    chmodSync(join(packed, path), mode);
  const sums: string[] = [];
  for (const name of ['one', 'two']) {
    const file = join(folder, `${name}.tar.gz`);
    await pack({ folder: packed, file, time: 1_700_000_000 });
    sums.push(await checksumOf(file));
    writeFileSync(join(packed, 'run'), 'x');
  }
  expect(sums[0]).toBe(sums[1]);
  const list = execFileSync('tar', ['-tvzf', join(folder, 'one.tar.gz'), '--numeric-owner'], { encoding: 'utf8' });
  expect(
    list
      .trim()
      .split('\n')
      .map((line) => line.split(/\s+/).slice(0, 2).join(' ')),
  ).toEqual([
    'drwxr-xr-x 0/0',
    expect.stringMatching(/^l.* 0\/0$/),
    'drwxr-xr-x 0/0',
    '-rw-r--r-- 0/0',
    '-rwxr-xr-x 0/0',
  ]);
});

test('the launcher keeps settings and data beside the folder, and passes words on', () => {
  const home = join(folder, 'evenkeel-1.0.0-test');
  mkdirSync(join(home, 'bin'), { recursive: true });
  mkdirSync(join(home, 'built'));
  writeLauncher(home, false);
  writeFileSync(join(home, 'package.json'), readFileSync(join(root, 'package.json')));
  writeFileSync(join(home, 'bin', 'node'), '#!/bin/sh\npwd -P; umask; printf "%s\\n" "$@"\n', { mode: 0o755 });
  symlinkSync('evenkeel-1.0.0-test', join(folder, 'current'));
  const run = (...words: string[]) =>
    execFileSync(join(folder, 'current', 'evenkeel'), words, { cwd: '/', encoding: 'utf8' })
      .trimEnd()
      .split('\n');
  const settings = `--env-file-if-exists=${folder}/evenkeel.env`;
  expect(run('start', '--workers', '2')).toEqual([
    folder,
    '0077',
    settings,
    `${home}/built/server/main.js`,
    '--workers',
    '2',
  ]);
  expect(run('confirm-clock', '--', '--date', '2026-11-22').slice(2)).toEqual([
    settings,
    `${home}/built/server/confirm-clock.js`,
    '--date',
    '2026-11-22',
  ]);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(run('version')).toEqual([version]);
  expect(run().join('\n')).toContain('verify-audit');
  expect(() => run('../../../etc/passwd')).toThrow(/Command failed/);
});

test('commands are those that package.json runs of the built server', () => {
  expect(commandsOf({ scripts: { doctor: 'node scripts/command.mjs doctor', fuzz: 'node x' } })).toEqual(['doctor']);
});

test('notices name what the page carries, each licence once, and refuse a part without one', () => {
  const page = partsOfPage(root).map(({ name }) => name);
  expect(page).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'scheduler', '@fontsource/source-serif-4', 'zod']),
  );
  expect(page).not.toContain('vitest');
  const part = { name: 'a', version: '1.0.0', licence: 'MIT', texts: ['Do as you like'] };
  const text = noticesOf([part, part, { ...part, name: 'b' }]);
  expect(text.match(/Do as you like/g)).toHaveLength(1);
  expect(text).toContain('a 1.0.0\nb 1.0.0\n\nDo as you like');
  expect(() => noticesOf([{ ...part, name: 'nameless', licence: '', texts: [] }])).toThrow(/nameless/);
});

test('what starts it on Windows bears a folder like C:\\Program Files (x86), and a variable that was there before', () => {
  const text = readFileSync(join(root, 'deploy', 'release', 'evenkeel.cmd'), 'utf8');
  expect(text).toContain('setlocal\nset "program="\n');
  // A path with a parenthesis ends a block where it stands without quotes.
  const unquoted = text.replaceAll(/"[^"\n]*"/g, '');
  for (const name of ['home', 'beside', 'settings']) expect(unquoted).not.toContain(`%${name}%`);
});
