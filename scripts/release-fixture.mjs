/**
 * `npm run release-fixture`: writes `server/db/released/VERSION.json`, a filled database of this version, on which later ones
 * are tried. Once for each release, after its last migration; afterwards it is never made again.
 */
import { run, vitest } from './checks.mjs';
import { installMissing } from './install.mjs';
import { endWith } from './step.mjs';

await endWith(async () => {
  await installMissing();
  const words = [
    vitest,
    'run',
    '--reporter=default',
    'server/db/released.test.ts',
    '-t',
    'can be made of this version',
  ];
  const { code } = await run(words, { show: true, env: { RELEASE_FIXTURE: 'write' } });
  return code;
});
