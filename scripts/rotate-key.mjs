/**
 * `npm run rotate-key`: seals everything with a new data key while the server goes on working. `-- --prepare` only puts
 * the new key into the file. docs/keys.md says when to use which. It needs Node 20 and nothing else.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';
import { Fault } from './step.mjs';

try {
  const settings = existsSync(join(import.meta.dirname, '..', '.env')) ? ['--env-file=.env'] : [];
  process.exitCode = await runProgram([...settings, 'server/rotate-key.ts', ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
