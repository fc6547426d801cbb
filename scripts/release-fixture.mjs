/**
 * `npm run release-fixture`: writes `server/db/released/VERSION.json`, a filled database of this version, on which later ones
 * are tried. After the last migration of a version; once that is released, it is never made again.
 */
import { installMissing } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { endWith } from './step.mjs';

await endWith(async () => {
  await installMissing();
  const words = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    'server/db/released.test.ts',
    '-t',
    'can be made of this version',
  ];
  return runProgram(words, { env: { ...process.env, RELEASE_FIXTURE: 'write' } });
});
