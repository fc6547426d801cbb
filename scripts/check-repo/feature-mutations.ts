import { faultsOfChange, faultsOfTest, reader } from '../asvs/faults.ts';
import type { TextOf } from '../asvs/faults.ts';
import { namedTest, readFeatureMutations } from '../asvs/rows.ts';
import type { Mutation } from '../asvs/rows.ts';
import { groundOfFeatures } from './imports.ts';
import type { SourceFile } from './source-files.ts';

/** Each feature of the server is broken on purpose, in a line that is there, for a test that `npm test` runs. */
export function checkFeatureMutations(
  files: readonly SourceFile[],
  mutations: readonly Mutation[] = readFeatureMutations(),
  textOf: TextOf = reader(),
): string[] {
  const features = new Set(files.flatMap(({ path }) => featureOf(path) ?? []));
  const broken = new Set(mutations.flatMap(({ file, test }) => [featureOf(file), featureOf(test)]));
  return [
    ...mutations.flatMap((mutation) => [...faultsOfTest(mutation.test, textOf), ...faultsOfChange(mutation, textOf)]),
    ...mutations
      .filter(({ test }) => namedTest(test).file.includes('.long.'))
      .map(({ test }) => `a mutation is for a test that npm test does not run: ${test}`),
    ...[...features]
      .filter((name) => !broken.has(name) && !groundOfFeatures.includes(name))
      .map((name) => `no mutation of ${name}`),
  ];
}

const featureOf = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1];
