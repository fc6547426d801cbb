/**
 * `npm run bench`: measures the program beside its limits, on the pinned Node. `-- --quick` for a short run; bench/bench.ts
 * says what else it takes. It needs Node 20 and nothing else.
 */
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { installMissing } from './install.mjs';
import { buildPage } from './page.mjs';
import { runProgram } from './run-program.mjs';
import { Fault } from './step.mjs';

try {
  await installMissing();
  await buildPage();
  const chromium = await findChromium(join(import.meta.dirname, '..'), (line) => console.log(line));
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, CHROMIUM_PATH: chromium };
  process.exitCode = await runProgram(['bench/bench.ts', ...process.argv.slice(2)], env);
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
