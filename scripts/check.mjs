/**
 * `npm run check`: before a commit, in less than a minute. Types, format, lint and repository rules of everything, beside
 * the tests that the changes touch, nearest first; says which it had no time for. `npm test` runs them all.
 */
import { runStaticChecks, run, secondsSince } from './checks.mjs';
import { installMissing } from './install.mjs';
import { endWith } from './step.mjs';

await endWith(async () => {
  await installMissing();
  const since = Date.now();
  const [counted, tests] = await Promise.all([
    runStaticChecks({ inHaste: true }),
    run(['scripts/check/changed-tests.ts'], { show: true }),
  ]);
  const ok = counted.failed === 0 && tests.code === 0;
  console.log(`\n${ok ? 'Everything holds' : 'Not yet'} (${secondsSince(since)})`);
  return ok ? 0 : 1;
});
