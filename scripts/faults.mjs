/**
 * `npm run test:faults`: the long form of every test of faults, some twenty minutes. Each prints its figures as a line;
 * docs/reliability.md has them from the last time.
 */
import { delimiter, join } from 'node:path';
import { installMissing } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { endWith } from './step.mjs';
import { unpackPrograms } from './unpack-programs.mjs';

/** What `npm test` has in a short form, and what it has whole. */
const files = [
  'faults',
  'server/db/silent-database.test.ts',
  'server/db/full-disk.test.ts',
  'server/db/embedded.test.ts',
  'server/db/all-or-nothing.test.ts',
  'server/http/database-away.test.ts',
  'server/features/account/erasure-clock.test.ts',
  'server/features/auth/reset-mails-in-an-hour.test.ts',
  'server/features/auth/register-again.test.ts',
  'server/features/staff-list/killed-import.test.ts',
  'server/visibility/killed-while-reading.test.ts',
];

await endWith(async () => {
  await installMissing();
  const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'strace');
  const why = unpackPrograms({ names: ['strace'], libraries: ['libunwind8'], folder, say: console.log });
  const PATH = [process.env.PATH, join(folder, 'usr/bin')].join(delimiter);
  const env = { ...process.env, PATH, FAULTS: 'long', SILENT_SECONDS: '75' };
  const args = ['run', '--project', 'server', '--reporter=default', '--testTimeout=3600000', ...process.argv.slice(2)];
  const code = await runProgram(['node_modules/vitest/vitest.mjs', ...args, ...files], { env });
  if (why) console.log(`A disk that fails was not tried: ${why}.`);
  return why ? 1 : code;
});
