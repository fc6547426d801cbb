/**
 * `npm run demo`: invents employees and a year of their records in a throwaway database, and starts the server on it.
 * `-- --employees 100000` makes a large one, `-- --seed 7` another one. It needs Node 20 and nothing else.
 */
import { tmpdir } from 'node:os';
import { ownFolder } from './own-folder.mjs';
import { prepare, runProgram } from './run-program.mjs';
import { endWith } from './step.mjs';
import { withoutOperator } from './without-operator.mjs';

await endWith(async () => {
  const { code: prepared, main } = await prepare();
  if (prepared !== 0) return prepared;
  const env = { ...withoutOperator(process.env), DATA_DIR: ownFolder(tmpdir(), 'evenkeel-demo-').folder };
  const code = await runProgram(['server/commands/demo/seed.ts', ...process.argv.slice(2)], { env });
  return code === 0 ? runProgram([main], { env }) : code;
});
