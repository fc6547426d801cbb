import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/**
 * Met: shown by the tests it names, as it comes. Strict: shown by them under `PASSWORD_POLICY=strict` alone, and a deviation as it
 * comes. Deviation: we do otherwise, and say why. Operator: nothing here can do it.
 */
export type RowState = 'met' | 'strict' | 'deviation' | 'operator' | 'not';

export interface Row {
  id: string;
  /** Of the standard: 1 and 2 for everyone, 3 where more is at stake. */
  level: 1 | 2 | 3;
  /** Shown by a test (T), a document that a test compares (D), the operator (H), or against the specification (X). */
  how: 'T' | 'D' | 'H' | 'X';
  requirement: string;
  state: RowState;
  /** `file: part of the test's full name`. */
  tests: string[];
  /** `file#heading`. */
  documents?: string[];
  /** Why it is not met as it stands. */
  reason?: string;
}

/** A fault made on purpose, which the named test must notice. */
export interface Mutation {
  test: string;
  file: string;
  search: string;
  replacement: string;
}

/** As many rows of each level as the standard has for a product like this one. */
export const expectedRows: Readonly<Record<Row['level'], number>> = { 1: 56, 2: 116, 3: 37 };

const folder = join(root, 'security');

export function readRows(): Row[] {
  return JSON.parse(readFileSync(join(folder, 'asvs.json'), 'utf8'));
}

export function readMutations(): Mutation[] {
  const files = readdirSync(join(folder, 'mutations')).filter((name) => name.endsWith('.json'));
  return files.toSorted().flatMap((name) => JSON.parse(readFileSync(join(folder, 'mutations', name), 'utf8')));
}

/** Of features and rules, each of which a test of `npm test` has to notice. */
export const readFeatureMutations = () => mutationsIn('scripts/mutations/features.json');

/** What the simulation has to notice; not all of it shows in the few runs that `npm test` makes of it. */
export const readSimulationMutations = () => mutationsIn('simulation/mutations.json');

const mutationsIn = (path: string): Mutation[] => JSON.parse(readFileSync(join(root, path), 'utf8'));

interface NamedTest {
  file: string;
  /** Each part stands in the source of the test; together they begin or lie within its full name. */
  name: string;
}

export function namedTest(text: string): NamedTest {
  const at = text.indexOf(': ');
  return { file: text.slice(0, at), name: text.slice(at + 2) };
}
