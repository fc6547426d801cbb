import { expect, refusedCalls, testAlone as test } from '../fixtures.ts';
import { deviations } from './deviations.ts';
import { sections } from './sections.ts';
import { walk } from './walk.ts';

test.use({ serverOf: 'the specification', expectedErrors: refusedCalls });

test('each statement of the specification is met, or README says that it is not', async ({ browser, running }) => {
  const tell = (line: string) => void process.stdout.write(`${line}\n`);
  const { faults, named } = await walk(browser, running, sections(), tell);
  expect(faults).toEqual([]);
  expect(
    deviations().filter((row) => !named.has(row)),
    'rows of README that no statement names',
  ).toEqual([]);
});
