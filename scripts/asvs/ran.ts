import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedTest, root } from './rows.ts';

/** File, full name, state: as `scripts/test.mjs` leaves them. */
export type RanTest = readonly [file: string, name: string, state: string];

export const ranFile = join(root, 'test-results', 'ran.json');

export function readRan(file = ranFile): RanTest[] | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** What a run says of a named test: all that bear its name have to have passed. */
export function outcomeOf(test: string, ran: readonly RanTest[]): 'passed' | 'failed' | 'did not run' {
  const { file, name } = namedTest(test);
  const states = ran.filter(([path, full]) => path === file && full.includes(name)).map(([, , state]) => state);
  if (states.includes('failed')) return 'failed';
  return states.length > 0 && states.every((state) => state === 'passed') ? 'passed' : 'did not run';
}
