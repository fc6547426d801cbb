/**
 * What stands between a checkout and a start: installs what is missing and builds the page if it is stale. A program of
 * its own, so that the memory that this takes is given back before the server runs.
 */
import { installMissing } from './install.mjs';
import { buildPage, isPageFresh } from './page.mjs';
import { Fault } from './step.mjs';

try {
  await installMissing({ withTools: !isPageFresh() });
  await buildPage();
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
