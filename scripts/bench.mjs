/**
 * `npm run bench`: measures the program beside its limits, on the pinned Node. `-- --quick` for a short run; bench/bench.ts
 * says what else it takes. It needs Node 20 and nothing else.
 */
import { buildServer } from './built-server.mjs';
import { findChromium } from './chromium.mjs';
import { installMissing } from './install.mjs';
import { buildPage } from './page.mjs';
import { runProgram } from './run-program.mjs';
import { endWith } from './step.mjs';

await endWith(async () => {
  await installMissing();
  await buildPage();
  await buildServer();
  // The certificates are for npm, which installs Lighthouse: a network may have its own.
  const { PATH, HOME, NODE_EXTRA_CA_CERTS } = process.env;
  const env = { PATH, HOME, NODE_EXTRA_CA_CERTS, CHROMIUM_PATH: await findChromium() };
  return runProgram(['bench/bench.ts', ...process.argv.slice(2)], { env });
});
