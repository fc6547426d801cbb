import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreMessages } from '../../domain/messages/en/backups.ts';
import { policyInForce } from '../../domain/visibility/record-policy.ts';
import type { PolicyChange } from '../../domain/visibility/record-policy.ts';
import { recordSecurityEvent } from '../security/audit/security-events.ts';
import { findOpeningKeys, placeKeys } from '../operations/backup/backup-keys.ts';
import { refuseUnlessEmpty } from '../operations/backup/restore.queries.ts';
import { checkBackup, restoreBackup } from '../operations/backup/restore-backup.ts';
import { readProcessConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import { letApplicationIn } from '../db/application-role.ts';
import { grantApplication } from '../db/application-rights.ts';
import { targetOf } from '../db/database-target.ts';
import type { DatabasePool } from '../db/connect.ts';
import { applicationRole } from '../db/embedded/application-database.ts';
import { migrate } from '../db/migrate.ts';
import { readPolicyChanges } from '../features/visibility/policy.queries.ts';
import { withDatabase } from '../operations/with-database.ts';
import { StartFault, printSteps, runStep } from '../core/start-steps.ts';
import { endingEarly } from './ending-early.ts';

/** Puts a backup into an empty database, which the settings name, and its key where the server looks for it. */
await endingEarly(restoreMessages.stopped, async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string', multiple: true } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new StartFault(restoreMessages.usage);
  const path = resolve(file);
  const config = readProcessConfig();
  const onStep = printSteps(process.stdout);
  const findKeys = findOpeningKeys(config, { backup: path, named: values.key });
  // Before even a database is made for it.
  const checked = await runStep(onStep, restoreMessages.checking, () => checkBackup(path, findKeys));
  const { begin, ring, rows } = checked;
  signal.throwIfAborted();
  let changes: PolicyChange[] = [];
  await withDatabase(
    config,
    { name: 'restore', onStep, makesDatabase: true, takesAnyTables: true, recordsItself: true },
    async (opened) => {
      await refuseAnything(opened);
      // Before the rows: a restored database without its keys could be neither used nor restored again.
      const takeKeysAway = placeKeys(config, { ring, ids: begin.keys });
      await restoreBackup(opened.pool, { path, checked, onStep, stopping: signal }).catch((error: unknown) => {
        takeKeysAway();
        throw error;
      });
      await migrate(opened.pool, { onStep });
      await letServerIn(config, opened);
      const event = { action: 'command_run', detail: { command: 'restore', madeAt: begin.madeAt } } as const;
      await recordSecurityEvent({ db: opened.db, now: () => new Date() }, event);
      changes = await readPolicyChanges(opened.db);
    },
  );
  process.stdout.write(`${restoreMessages.done(begin.madeAt, rows)}\n`);
  process.stdout.write(`${restoreMessages.opened(policyInForce(changes), changes.at(-1)?.at)}\n`);
});

/** The role that serves has its rights at once, as after a start. */
async function letServerIn(config: Config, { pool }: DatabasePool): Promise<void> {
  if (config.databaseUrl === undefined) await grantApplication(pool, applicationRole);
  else await letApplicationIn(pool, targetOf(config));
}

async function refuseAnything({ pool }: DatabasePool): Promise<void> {
  const client = await pool.connect();
  try {
    await refuseUnlessEmpty(client);
  } finally {
    client.release();
  }
}
