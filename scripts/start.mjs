/**
 * `npm start`: installs what is missing, builds the page if it is stale, and runs the server on the pinned Node.
 * It needs Node 20 and nothing else. `npm start -- --workers 2` serves with two processes.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing } from './install.mjs';
import { buildPage, isPageFresh } from './page.mjs';
import { runProgram } from './run-program.mjs';
import { Fault } from './step.mjs';

try {
  await installMissing({ withTools: !isPageFresh() });
  await buildPage();
  const settings = existsSync(join(import.meta.dirname, '..', '.env')) ? ['--env-file=.env'] : [];
  process.exitCode = await runProgram([...settings, 'server/main.ts', ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
