/**
 * `npm run one -- FILE ...`: these test files alone, by any part of their names; `-t` chooses tests by theirs. A journey has a name
 * in `.spec.ts` and gets the page built. `--long` asks for the long form, `--seed` and `--runs` repeat what a drawn test has
 * printed, `--path` goes to one case of the simulation.
 */
import { parseArgs } from 'node:util';
import { projectFiles } from '../check-repo/source-files.ts';
import { runProgram } from '../run-program.mjs';
import { endWith, Fault } from '../step.mjs';
import { runsOf } from './chosen-runs.ts';
import { isTestFile } from './long-parts.ts';
import { bring } from './needs.ts';
import { playwright, vitest } from './tools.ts';

const { values, positionals } = parseArgs({
  options: {
    name: { type: 'string', short: 't' },
    long: { type: 'boolean' },
    seed: { type: 'string' },
    runs: { type: 'string' },
    path: { type: 'string' },
  },
  allowPositionals: true,
});

await endWith(async () => {
  const all = projectFiles()
    .map(({ path }) => path)
    .filter((path) => isTestFile.test(path));
  const files = positionals.flatMap((part) => {
    const found = all.filter((path) => path.includes(part.replace(/^\.\//, '')));
    if (found.length === 0) throw new Fault(`No test file has ${part} in its name.`);
    return found;
  });
  if (files.length === 0) throw new Fault('Name a test file: npm run one -- domain/dates.test.ts');
  const runs = runsOf([...new Set(files)], values.long ?? false);
  const needsPage = runs.some(({ isJourney }) => isJourney);
  const needsBrowser = needsPage || files.some((path) => path.endsWith('.tsx'));
  const { env: brought } = await bring([
    ...(needsBrowser ? (['browsers'] as const) : []),
    ...(needsPage ? (['page'] as const) : []),
  ]);
  const env = {
    ...process.env,
    ...brought,
    ...(values.seed !== undefined && { PROPERTY_SEED: values.seed }),
    ...(values.runs !== undefined && { PROPERTY_RUNS: values.runs }),
    ...(values.path !== undefined && { PROPERTY_PATH: values.path }),
  };
  const name = (flag: string) => (values.name === undefined ? [] : [flag, values.name]);
  const journeyWords = [playwright, 'test', '--config', 'e2e/playwright.config.ts'];
  const codes: number[] = [];
  for (const run of runs) {
    const words = run.isJourney
      ? [...journeyWords, ...run.files, ...name('-g')]
      : [vitest, 'run', ...run.files, ...name('-t')];
    codes.push(await runProgram(words, { env: { ...env, ...(run.isLong && { TEST_LONG: '1' }) } }));
  }
  return Math.max(...codes);
});
