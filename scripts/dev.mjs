/**
 * `npm run dev`: the page with hot reload, the server restarted when its source changes, a database of its own in
 * `data-dev/`, and each mail printed here. Ctrl-C ends everything. `-- --port 8080` takes another port.
 */
import { installMissing } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { endWith } from './step.mjs';
import { withoutOperator } from './without-operator.mjs';

await endWith(async () => {
  await installMissing();
  const env = { ...withoutOperator(process.env), NODE_ENV: 'development' };
  return runProgram(['scripts/dev/dev.ts', ...process.argv.slice(2)], { env });
});
