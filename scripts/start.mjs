/**
 * `npm start`: installs what is missing, builds page and server where they are stale, and runs the server on the pinned Node.
 * It needs Node 20 and nothing else. `npm start -- --workers 2` serves with two processes.
 */
import { envFile, prepare, runProgram } from './run-program.mjs';
import { endWith } from './step.mjs';

await endWith(async () => {
  const { code, main } = await prepare();
  return code === 0 ? runProgram([...envFile, main, ...process.argv.slice(2)]) : code;
});
