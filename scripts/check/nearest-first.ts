import { basename, dirname } from 'node:path/posix';

/** How far a test is from what was changed: the smaller, the sooner it says something. */
function distance(test: string, changed: readonly string[]): number {
  if (changed.includes(test)) return 0;
  const near = changed.filter((path) => dirname(path) === dirname(test));
  const stem = basename(test).split('.')[0];
  if (near.some((path) => basename(path).split('.')[0] === stem)) return 1;
  if (near.length > 0) return 2;
  // Those of the server bring up a database.
  return test.startsWith('server/') ? 4 : 3;
}

/** The tests in the order in which they are worth running. */
export function nearestFirst(tests: readonly string[], changed: readonly string[]): string[] {
  return tests.toSorted((a, b) => distance(a, changed) - distance(b, changed) || (a < b ? -1 : 1));
}
