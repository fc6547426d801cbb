import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../test/run-command.ts';
import { endWithFault } from './command-fault.ts';

let said = '';
beforeEach(() => {
  said = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

test.each(['ENOSPC', 'EDQUOT', '53100'])('a full disk (%s) is one sentence', (code) => {
  endWithFault(Object.assign(new Error('write'), { code }));
  expect([process.exitCode, said]).toEqual([1, 'The disk is full. Make room, then run this again.\n']);
});

test('a fault of the database shows its code and place, never the row that it quotes', () => {
  const row = { detail: 'Failing row contains (asha@example.org, sad)', where: 'COPY moods, line 7: "sad"' };
  endWithFault(
    Object.assign(new Error('bad value "sad"'), {
      code: '22P02',
      severity: 'ERROR',
      routine: 'x',
      table: 'moods',
      ...row,
    }),
  );
  expect(process.exitCode).toBe(1);
  expect(said).toContain('"code":"22P02","table":"moods"');
  expect(said).not.toMatch(/sad|asha/);
});

test('a database of the operator that is away is one sentence, without a stack', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-away-'));
  const settings = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://evenkeel:secret@127.0.0.1:1/evenkeel' };
  const ended = await runCommand('make-admin', settings, 'asha@example.org');
  rmSync(dataDir, { recursive: true });
  expect([ended.code, ended.errors.trim().split('\n')]).toEqual([1, [expect.stringContaining('ECONNREFUSED')]]);
});
