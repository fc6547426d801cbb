/**
 * `npm run test:faults`: the long form of every test of faults, some forty minutes. Each prints its figures as a line;
 * docs/reliability.md has them from the last time. `npm run test:faults -- faults/kills` runs a part.
 */
import { installMissing } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { endWith } from './step.mjs';

/** What `npm test` has in a short form, and what it has whole. */
const files = [
  'faults',
  'server/db/silent-database.test.ts',
  'server/db/several-hosts.test.ts',
  'server/disk',
  'server/process/drain.test.ts',
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
  const env = { ...process.env, FAULTS: 'long', SILENT_SECONDS: '75' };
  const args = ['run', '--project', 'server', '--reporter=default', '--testTimeout=3600000'];
  const parts = process.argv.slice(2);
  // One after the other: what they do to a machine is no matter of another test's.
  args.push('--maxWorkers=1', ...(parts.length > 0 ? parts : files));
  return runProgram(['node_modules/vitest/vitest.mjs', ...args], { env });
});
