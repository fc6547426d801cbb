/**
 * `npm run check-counts`: compares the sums that statistics are made of with the records, also while the server works.
 * `-- --repair` counts them anew where they differ. It needs Node 20 and nothing else.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';
import { Fault } from './step.mjs';

try {
  const settings = existsSync(join(import.meta.dirname, '..', '.env')) ? ['--env-file=.env'] : [];
  process.exitCode = await runProgram([...settings, 'server/check-counts.ts', ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
