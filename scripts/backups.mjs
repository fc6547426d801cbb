/**
 * `npm run test:backups`: backups of every schema that there was, and the way back to a moment with PostgreSQL 15 and
 * pgBackRest of Debian. Takes some minutes. Says plainly where those programs are missing.
 */
import { existsSync } from 'node:fs';
import { run, vitest } from './checks.mjs';
import { installMissing } from './install.mjs';

await installMissing();
const missing = ['/usr/bin/pgbackrest', '/usr/lib/postgresql/15/bin/postgres'].filter((path) => !existsSync(path));
const files = ['server/backup', 'server/commands/backup.test.ts'];
const { code } = await run([vitest, 'run', '--reporter=verbose', ...files], {
  show: true,
  env: { TEST_BACKUPS: 'all' },
});
if (missing.length > 0)
  console.log(
    `${missing.join(' and ')} not found: "apt-get install postgresql-15 pgbackrest" brings them on Debian 12.`,
  );
process.exitCode = missing.length > 0 ? 1 : code;
