/**
 * `npm run release`: an archive for each platform, with Node, PostgreSQL and what was built inside, into `release/`; beside
 * them checksums, notices and the list of parts. `-- --platform linux-x64` makes one. Needs GNU tar, and for those of Linux
 * Debian's apt-get.
 */
import { buildServer } from './built-server.mjs';
import { installMissing } from './install.mjs';
import { buildPage } from './page.mjs';
import { runProgram } from './run-program.mjs';
import { endWith } from './step.mjs';

await endWith(async () => {
  await installMissing();
  await buildPage();
  await buildServer();
  return runProgram(['scripts/release/make-release.ts', ...process.argv.slice(2)]);
});
