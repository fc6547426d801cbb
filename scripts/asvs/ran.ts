import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readReport } from '../test/report.ts';
import type { RanTest } from '../test/report.ts';
import { resultsFolder } from '../test/suite.ts';
import { namedTest } from './rows.ts';

/** What the last runs say of each test, the parts of the long run among them; undefined where there was none. */
export function readRan(folder = resultsFolder): RanTest[] | undefined {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.length > 0 ? names.flatMap((name) => readReport(join(folder, name))?.tests ?? []) : undefined;
}

/** What a run says of a named test: all that bear its name have to have passed. */
export function outcomeOf(test: string, ran: readonly RanTest[]): 'passed' | 'failed' | 'did not run' {
  const { file, name } = namedTest(test);
  const states = ran.filter(([path, full]) => path === file && full.includes(name)).map(([, , state]) => state);
  if (states.includes('failed')) return 'failed';
  return states.length > 0 && states.every((state) => state === 'passed') ? 'passed' : 'did not run';
}
