import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reasonOfLoss } from './server-log.ts';

test('the reason of a loss is found before what a hundred connections write as they end', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'postgres.log');
  const before = 'LOG:  database system is ready to accept connections\n';
  const ending = `WARNING:  terminating connection because of crash of another server process\n${'x'.repeat(520)}\n`;
  writeFileSync(
    path,
    `${before}PANIC:  could not fsync file "pg_wal/1": Input/output error\n${ending.repeat(100)}` +
      'LOG:  checkpointer process (PID 7) was terminated by signal 6: Aborted\n',
  );
  expect(reasonOfLoss(path, before.length)).toBe('could not fsync file "pg_wal/1": Input/output error');
  // It was cut since then.
  expect(reasonOfLoss(path, 10_000_000)).toBe('could not fsync file "pg_wal/1": Input/output error');
});
