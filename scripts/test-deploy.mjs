/**
 * `npm run test:deploy`: makes the archive for this machine twice, and runs it: on a smallest Debian without Node in a network
 * without a way out, with an update and the way back; as the unit of systemd runs it; and as a container. Needs root and
 * Debian's mmdebstrap, buildah, podman, crun and postgresql-15. Takes some minutes.
 */
import { installMissing } from './install.mjs';
import { buildPage } from './page.mjs';
import { runProgram } from './run-program.mjs';
import { endWith } from './step.mjs';

await endWith(async () => {
  await installMissing();
  await buildPage();
  return runProgram(['scripts/release/try-deploy.ts']);
});
