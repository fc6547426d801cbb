/**
 * `npm run one -- FILE ...`: these test files alone, by any part of their names; `-t` chooses tests by theirs. A journey has a name
 * in `.spec.ts` and gets the page built. `--long` asks for the long form, `--seed` and `--runs` repeat what a drawn test has
 * printed, `--path` goes to one case of the simulation.
 */
import { parseArgs } from 'node:util';
import { projectFiles } from '../check-repo/source-files.ts';
import { runProgram } from '../run-program.mjs';
import { endWith, Fault } from '../step.mjs';
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
  const journeys = files.filter((path) => path.endsWith('.spec.ts'));
  const units = files.filter((path) => path.includes('.test.'));
  const needsBrowser = journeys.length > 0 || units.some((path) => path.endsWith('.tsx'));
  const { env: brought } = await bring([
    ...(needsBrowser ? (['browsers'] as const) : []),
    ...(journeys.length > 0 ? (['page'] as const) : []),
  ]);
  const env = {
    ...process.env,
    ...brought,
    ...((values.long || files.some((path) => path.includes('.long.'))) && { TEST_LONG: '1' }),
    ...(values.seed !== undefined && { PROPERTY_SEED: values.seed }),
    ...(values.runs !== undefined && { PROPERTY_RUNS: values.runs }),
    ...(values.path !== undefined && { PROPERTY_PATH: values.path }),
  };
  const name = (flag: string) => (values.name === undefined ? [] : [flag, values.name]);
  const codes: number[] = [];
  if (units.length > 0) codes.push(await runProgram([vitest, 'run', ...units, ...name('-t')], { env }));
  if (journeys.length > 0)
    codes.push(
      await runProgram([playwright, 'test', '--config', 'e2e/playwright.config.ts', ...journeys, ...name('-g')], {
        env,
      }),
    );
  return Math.max(...codes);
});
