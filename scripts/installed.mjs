/** Installs what is missing, then runs a program of ours on the pinned Node: `node scripts/installed.mjs scripts/test/all.ts`. */
import { installMissing } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { endWith } from './step.mjs';

await endWith(async () => {
  await installMissing();
  return runProgram(process.argv.slice(2));
});
