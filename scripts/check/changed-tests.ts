/** Runs the tests that import something that was changed, directly or not, for as long as there is time. */
import { relative } from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from '../check-repo/source-files.ts';
import { baseOfBranch, changedSince } from './changed-files.ts';
import { nearestFirst } from './nearest-first.ts';

/** The last tests begin this long after the start (ms), so that a check stays below a minute. */
const time = 35_000;
const atOnce = 6;

const base = baseOfBranch();
const changed = changedSince(base);
const vitest = await createVitest('test', { watch: false, changed: base, passWithNoTests: true, reporters: ['dot'] });
// Sets the reporters up and runs nothing.
await vitest.standalone();
const specifications = await vitest.getRelevantTestSpecifications();
const pathOf = (file: string) => relative(root, file).replaceAll('\\', '/');
const waiting = nearestFirst([...new Set(specifications.map(({ moduleId }) => pathOf(moduleId)))], changed);
const count = waiting.length;
const failed: string[] = [];

while (waiting.length > 0 && performance.now() < time) {
  const now = waiting.splice(0, atOnce);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    specifications.filter(({ moduleId }) => now.includes(pathOf(moduleId))),
  );
  failed.push(...testModules.filter((module) => !module.ok()).map(({ moduleId }) => pathOf(moduleId)));
  if (unhandledErrors.length > 0) failed.push(...unhandledErrors.map(String));
}
await vitest.close();

console.log(`\n${changed.length} files differ from ${base.slice(0, 9)}; ${count} test files depend on them.`);
console.log(
  `${failed.length > 0 ? 'FAIL' : 'ok  '} tests: ran ${count - waiting.length} of the ${count} files, nearest first`,
);
for (const file of failed) console.log(`     ${file}`);
if (waiting.length > 0) console.log(`     no time for ${waiting.length}, which npm test runs: ${waiting.join(' ')}`);
process.exit(failed.length > 0 ? 1 : 0);
