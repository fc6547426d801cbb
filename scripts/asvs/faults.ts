import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectedRows, namedTest, root } from './rows.ts';
import type { Mutation, Row } from './rows.ts';
import { isShown } from './sums.ts';

/** What can be said of the rows without running anything: each name exists, and each named test has its mutation. */
export function faultsOfRows(rows: readonly Row[], mutations: readonly Mutation[]): string[] {
  const textOf = reader();
  const mutated = new Set(mutations.map(({ test }) => test));
  const named = new Set(rows.flatMap(({ tests }) => tests));
  return [
    ...faultsOfCounts(rows),
    ...rows.flatMap(({ id, tests }) =>
      tests.flatMap((test) => faultsOfTest(test, textOf).map((fault) => `${id}: ${fault}`)),
    ),
    ...rows.flatMap(({ id, documents = [] }) =>
      documents.flatMap((document) => faultsOfDocument(document, textOf).map((fault) => `${id}: ${fault}`)),
    ),
    ...rows.flatMap((row) => faultsOfState(row)),
    ...[...named].filter((test) => !mutated.has(test)).map((test) => `no mutation for ${test}`),
    ...mutations.flatMap((mutation) => faultsOfMutation(mutation, named, textOf)),
  ];
}

export type TextOf = (path: string) => string | undefined;

export function reader(): TextOf {
  const texts = new Map<string, string | undefined>();
  return (path) => {
    if (!texts.has(path)) {
      const file = join(root, path);
      texts.set(path, existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : undefined);
    }
    return texts.get(path);
  };
}

function faultsOfCounts(rows: readonly Row[]): string[] {
  const doubled = rows.map(({ id }) => id).filter((id, place, ids) => ids.indexOf(id) !== place);
  const wrong = ([1, 2, 3] as const).filter(
    (level) => rows.filter((row) => row.level === level).length !== expectedRows[level],
  );
  return [
    ...doubled.map((id) => `${id} stands there twice`),
    ...wrong.map((level) => `level ${level} has not ${expectedRows[level]} rows`),
  ];
}

export function faultsOfState({ id, state, how, tests, documents = [], reason }: Row): string[] {
  const isMet = state === 'met';
  return [
    ...(isShown(state) && tests.length === 0 ? [`${id}: is said to be met, and names no test`] : []),
    ...(isMet && how === 'D' && documents.length === 0 ? [`${id}: names no document`] : []),
    ...(isMet || reason ? [] : [`${id}: says no reason why it is not met`]),
    ...(isMet && reason?.includes('strict') ? [`${id}: holds under a setting, and is said to be met as it comes`] : []),
  ];
}

export function faultsOfTest(test: string, textOf: TextOf): string[] {
  const { file, name } = namedTest(test);
  const text = textOf(file);
  if (text === undefined) return [`there is no ${file}`];
  return name
    .split(' > ')
    .filter((part) => !text.includes(part) && !text.includes(part.replaceAll("'", "\\'")))
    .map((part) => `${file} has no test '${part}'`);
}

function faultsOfDocument(document: string, textOf: TextOf): string[] {
  const [file = '', heading = ''] = document.split('#');
  const text = textOf(file);
  if (text === undefined) return [`there is no ${file}`];
  const isThere = text.split('\n').some((line) => /^#+ /.test(line) && line.replace(/^#+ /, '').startsWith(heading));
  return isThere ? [] : [`${file} has no heading '${heading}'`];
}

function faultsOfMutation(mutation: Mutation, named: Set<string>, textOf: TextOf): string[] {
  const isNamed = named.has(mutation.test);
  return [
    ...(isNamed ? [] : [`a mutation is for a test that no row names: ${mutation.test}`]),
    ...faultsOfChange(mutation, textOf),
  ];
}

/** What it looks for stands in its file once, and it puts something else there. */
export function faultsOfChange({ file, search, replacement }: Mutation, textOf: TextOf): string[] {
  const text = textOf(file);
  const faults: string[] = [];
  if (text === undefined) faults.push(`a mutation is of ${file}, which is gone`);
  else if (text.split(search).length !== 2)
    faults.push(`${file} has ${text.split(search).length - 1} times what a mutation looks for: ${search}`);
  if (search === replacement) faults.push(`a mutation of ${file} changes nothing`);
  return faults;
}
