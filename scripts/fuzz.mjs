/**
 * `npm run fuzz`: requests made from the contract, many more than in `npm test`. `-- --seed N` makes the same choices again,
 * `-- --runs N` says how many.
 */
import { parseArgs } from 'node:util';
import { installMissing } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { endWith } from './step.mjs';

await endWith(async () => {
  const { values } = parseArgs({ options: { seed: { type: 'string' }, runs: { type: 'string', default: '100000' } } });
  const seed = values.seed ?? String(Date.now() % 2 ** 31);
  console.log(
    `fuzz: seed ${seed}, ${values.runs} requests; the same again: npm run fuzz -- --seed ${seed} --runs ${values.runs}`,
  );
  await installMissing();
  const env = { ...process.env, FUZZ_SEED: seed, FUZZ_RUNS: values.runs };
  return runProgram(['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'security/fuzz'], { env });
});
