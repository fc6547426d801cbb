/** What stands between a checkout and a start: installs what is missing, builds page and server where they are stale, and tells where the server is. */
import { constants } from 'node:os';
import { existsSync } from 'node:fs';
import { buildServer, serverFolder } from './built-server.mjs';
import { installMissing } from './install.mjs';
import { buildPage, isPageFresh } from './page.mjs';
import { endWith } from './step.mjs';

// Ends in order, so that nothing half done is left; also where the process that started this was killed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
}
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

await endWith(async () => {
  await installMissing({ withTools: !isPageFresh() || !existsSync(serverFolder()) });
  await buildPage();
  const built = await buildServer();
  await new Promise((sent) => process.send({ built }, sent));
  return 0;
});
