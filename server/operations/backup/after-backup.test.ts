import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handOverBackup } from './after-backup.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'evenkeel-after-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const never = new AbortController().signal;

function program(name: string, ...lines: string[]): string {
  const path = join(folder, name);
  writeFileSync(path, ['#!/bin/sh', ...lines, ''].join('\n'));
  chmodSync(path, 0o755);
  return path;
}

test('the program gets the path as one word, whatever is in it', async () => {
  const copy = program('copy it', `printf '%s|' "$#" "$1" >"${folder}/told"`);
  const path = `${folder}/of a night; touch ${folder}/bad $(touch ${folder}/bad)'".backup`;
  expect(await handOverBackup({ program: copy, path, signal: never })).toBeUndefined();
  expect(readFileSync(join(folder, 'told'), 'utf8')).toBe(`1|${path}|`);
});

test('its failure is told by its exit code alone, and a program that is not there by the reason', async () => {
  const failing = program('failing', 'echo rsync://care:hush@elsewhere refused >&2', 'exit 12');
  expect(await handOverBackup({ program: failing, path: 'x', signal: never })).toEqual({ code: 12 });
  const none = join(folder, 'none');
  expect(await handOverBackup({ program: none, path: 'x', signal: never })).toEqual({ reason: 'ENOENT' });
  const text = join(folder, 'text');
  writeFileSync(text, 'no program');
  expect(await handOverBackup({ program: text, path: 'x', signal: never })).toEqual({ reason: 'EACCES' });
  const belowText = join(text, 'none');
  expect(await handOverBackup({ program: belowText, path: 'x', signal: never })).toEqual({ reason: 'ENOTDIR' });
});

test('one that hangs is ended with all that it has started, and so it is at a stop', async () => {
  const state = join(folder, 'state');
  const said = () => (existsSync(state) ? readFileSync(state, 'utf8').trim() : '');
  const helper = `(trap 'echo ended >"${state}"; exit' TERM; echo begun >"${state}"; while :; do sleep 0.1; done) &`;
  const hanging = program('hanging', helper, 'wait');
  const tooLong = await handOverBackup({ program: hanging, path: 'x', signal: never, timeoutMs: 1500 });
  expect(tooLong).toEqual({ signal: 'SIGTERM', isTooLong: true });
  await expect.poll(said).toBe('ended');
  const stopping = new AbortController();
  const handed = handOverBackup({ program: hanging, path: 'x', signal: stopping.signal });
  await expect.poll(said).toBe('begun');
  stopping.abort();
  expect(await handed).toEqual({ signal: 'SIGTERM' });
  await expect.poll(said).toBe('ended');
});
