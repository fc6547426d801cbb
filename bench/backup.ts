/**
 * Backup, restore and the drill on a database with many records: `node bench/backup.ts 1000000`. Prints what each took. A
 * second word names a folder whose database is used again; else it is one for temporary files (TMPDIR), and goes at the end.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeBuiltServer, builtProgram } from '../server/test/built-server.ts';
import { makeDatabaseOnce } from './database.ts';

const records = Number(process.argv[2] ?? '100000');
const folder = mkdtempSync(join(tmpdir(), 'evenkeel-bench-backup-'));
const dataDir = process.argv[3] ?? join(folder, 'data');
const file = join(folder, 'one.backup');

function command(name: string, settings: Record<string, string>): number {
  const begun = performance.now();
  const env = { PATH: process.env['PATH'], TMPDIR: tmpdir(), ...settings };
  process.stdout.write(execFileSync(process.execPath, [builtProgram(name), file], { env }));
  return (performance.now() - begun) / 1000;
}

await takeBuiltServer();
try {
  await makeDatabaseOnce(dataDir, { records });
  const backup = command('backup', { DATA_DIR: dataDir });
  const size = statSync(file).size / 1_000_000;
  const restore = command('restore', { DATA_DIR: join(folder, 'restored') });
  const drill = command('restore-drill', { DATA_DIR: dataDir });
  const shown = Object.entries({ backup, restore, drill }).map(([name, took]) => `${name} ${took.toFixed(1)} s`);
  process.stdout.write(`${shown.join(', ')}, ${size.toFixed(1)} MB\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
