import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { doctorMessages } from '../../domain/messages/en/doctor.ts';
import { commandMessages } from '../../domain/messages/en/operator.ts';
import { createTestDatabase } from '../db/test-database.ts';
import { runCommand } from '../test/run-command.ts';
import { databaseUrl } from '../test/run-main.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test.each([['backup', 'a.backup'], ['rotate-key']])(
  '%s, run with another DATA_DIR than the server, makes no database there',
  async (command, ...words) => {
    const dataDir = emptyFolder();
    const { code, output } = await runCommand(command, { DATA_DIR: dataDir }, ...words);
    expect([code, output]).toEqual([1, expect.stringContaining(doctorMessages.database.none(dataDir))]);
    expect(readdirSync(dataDir)).toEqual([]);
  },
);

test.each(['rotate-key', 'check-counts'])('%s, run before the first start, says what is missing', async (command) => {
  const database = await createTestDatabase({ migrated: false });
  onTestFinished(database.drop);
  const settings = { DATA_DIR: emptyFolder(), DATABASE_URL: databaseUrl(database.connection) };
  const { code, output } = await runCommand(command, settings);
  expect([code, output]).toEqual([1, expect.stringContaining(commandMessages.noTables)]);
});
