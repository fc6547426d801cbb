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
const ran: string[] = [];
const failed = new Set<string>();

while (waiting.length > 0 && performance.now() < time) {
  const now = waiting.splice(0, atOnce);
  ran.push(...now);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    specifications.filter(({ moduleId }) => now.includes(pathOf(moduleId))),
  );
  for (const module of testModules) if (!module.ok()) failed.add(pathOf(module.moduleId));
  for (const error of unhandledErrors) failed.add(String(error));
}
await vitest.close();

console.log(`\n${changed.length} files differ from ${base.slice(0, 9)}. The tests that depend on them, nearest first:`);
for (const file of ran) console.log(`${failed.has(file) ? 'FAIL' : 'ok  '} ${file}`);
for (const fault of failed) if (!ran.includes(fault)) console.log(`FAIL ${fault}`);
if (waiting.length > 0) console.log(`     no time for ${waiting.length} more, which npm test runs`);
process.exit(failed.size > 0 ? 1 : 0);
