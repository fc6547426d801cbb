/**
 * `npm run confirm-clock`: says what the clock of the database says, also while the server works.
 * `-- --date 2026-11-22` confirms that it is right, where nothing is erased until then. It needs Node 20 and nothing else.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';
import { Fault } from './step.mjs';

try {
  const settings = existsSync(join(import.meta.dirname, '..', '.env')) ? ['--env-file=.env'] : [];
  process.exitCode = await runProgram([...settings, 'server/confirm-clock.ts', ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
