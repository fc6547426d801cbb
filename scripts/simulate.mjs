/**
 * `npm run simulate`: random steps of several people, compared with a model, many more than in `npm test`. `-- --seed N` makes the
 * same choices again, `-- --runs N` says how many, `-- --path P` goes straight to the run that a report names.
 */
import { parseArgs } from 'node:util';
import { installMissing } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { endWith } from './step.mjs';

await endWith(async () => {
  const { values } = parseArgs({
    options: { seed: { type: 'string' }, runs: { type: 'string', default: '10000' }, path: { type: 'string' } },
  });
  const seed = values.seed ?? String(Date.now() % 2 ** 31);
  console.log(
    `simulation: seed ${seed}, ${values.runs} runs; the same again: npm run simulate -- --seed ${seed} --runs ${values.runs}`,
  );
  await installMissing();
  const env = { ...process.env, SIMULATION_SEED: seed, SIMULATION_RUNS: values.runs };
  if (values.path !== undefined) env.SIMULATION_PATH = values.path;
  return runProgram(['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'simulation'], { env });
});
