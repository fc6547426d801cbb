/**
 * `npm run test:deploy`: makes the archive for this machine twice, and runs it: on a smallest Debian without Node in a network
 * without a way out, with an update and the way back; as the unit of systemd runs it; a newcomer's afternoon; until an alarm
 * rings; and as a container. Words name the parts: `npm run test:deploy -- alarm`. Needs root and Debian's mmdebstrap,
 * buildah, podman, crun, caddy, postgresql-15, prometheus and prometheus-alertmanager. Takes some ten minutes.
 */
import { installMissing } from './install.mjs';
import { buildPage } from './page.mjs';
import { runProgram } from './run-program.mjs';
import { endWith } from './step.mjs';

await endWith(async () => {
  await installMissing();
  await buildPage();
  return runProgram(['scripts/release/try-deploy.ts', ...process.argv.slice(2)]);
});
