/** Runs a command of the operator with the operator's settings: `node scripts/command.mjs check-counts --repair`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer, serverFolder } from './built-server.mjs';
import { installMissing } from './install.mjs';
import { envFile, runProgram } from './run-program.mjs';
import { endWith } from './step.mjs';

await endWith(async () => {
  if (!existsSync(serverFolder())) await installMissing();
  const [name, ...words] = process.argv.slice(2);
  return runProgram([...envFile, join(await buildServer(), `${name}.js`), ...words]);
});
