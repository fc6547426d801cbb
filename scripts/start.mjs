/**
 * `npm start`: installs what is missing, builds the page if it is stale, and runs the server on the pinned Node.
 * It needs Node 20 and nothing else. `npm start -- --workers 2` serves with two processes.
 */
import { envFile, runProgram } from './run-program.mjs';
import { endWith } from './step.mjs';

await endWith(async () => {
  // A process of its own, so that the memory that it takes is given back before the server runs.
  const code = await runProgram(['scripts/prepare.mjs'], { node: process.execPath });
  return code === 0 ? runProgram([...envFile, 'server/main.ts', ...process.argv.slice(2)]) : code;
});
