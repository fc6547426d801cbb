import { basename, dirname } from 'node:path/posix';

/** The files that each file imports, of those there are. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** How many imports lie between a changed file and each file that depends on it; 0 for the changed ones. */
function importSteps(changed: readonly string[], imports: Imports): Map<string, number> {
  const importers = new Map<string, string[]>();
  for (const [path, targets] of imports)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path]);
  const steps = new Map(changed.map((path) => [path, 0]));
  // A map visits what is added to it meanwhile.
  for (const [path, step] of steps)
    for (const importer of importers.get(path) ?? []) if (!steps.has(importer)) steps.set(importer, step + 1);
  return steps;
}

const stemOf = (path: string) => `${dirname(path)}/${basename(path).split('.')[0]}`;

/** The tests that depend on what was changed: changed ones and namesakes first, then by the imports in between. */
export function nearestFirst(tests: readonly string[], changed: readonly string[], imports: Imports): string[] {
  const steps = importSteps(changed, imports);
  const stems = new Set(changed.map(stemOf));
  const distance = (test: string) => {
    if (changed.includes(test)) return 0;
    return stems.has(stemOf(test)) ? 0.5 : (steps.get(test) ?? Infinity);
  };
  return tests
    .filter((test) => distance(test) < Infinity)
    .toSorted((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1));
}
