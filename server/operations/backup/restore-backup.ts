import type pg from 'pg';
import { backupFaults, restoreMessages } from '../../../domain/messages/en/backups.ts';
import { readOwnMigrations } from '../../db/migrate.ts';
import type { Migration } from '../../db/migrate.ts';
import type { KeyRing } from '../../security/encryption/key-file.ts';
import { StartFault, runStep } from '../../core/start-steps.ts';
import type { OnStep } from '../../core/start-steps.ts';
import type { Begin } from './frames.ts';
import { readBackup } from './read-backup.ts';
import type { BackupSummary } from './read-backup.ts';
import { createLoader, inOneTransaction } from './restore.queries.ts';

type FindKeys = (keyId: string) => KeyRing;

export interface CheckedBackup extends BackupSummary {
  /** Those of this program that make the tables as the backup has them. */
  migrations: readonly Migration[];
  /** The keys that have opened it. */
  ring: KeyRing;
}

/** Reads all of it before anything is touched. Throws a StartFault where it can't be restored by this program. */
export async function checkBackup(path: string, findKeys: FindKeys): Promise<CheckedBackup> {
  let ring: KeyRing | undefined;
  const summary = await readBackup(path, (keyId) => (ring = findKeys(keyId)));
  if (!ring) throw new StartFault(backupFaults.wrongKey(path));
  return { ...summary, ring, migrations: migrationsFor(summary.begin, await readOwnMigrations()) };
}

/** What the backup's database had applied must be the beginning of what this program has. */
function migrationsFor({ schema }: Begin, own: readonly Migration[]): Migration[] {
  return schema.map(({ number, file, checksum }, place) => {
    const here = own[place];
    if (here?.number === number && here.checksum === checksum) return here;
    const isKnown = own.some((one) => one.number === number);
    throw new StartFault(isKnown ? backupFaults.changedSchema(file) : backupFaults.newerSchema(file));
  });
}

/** Fills an empty database; all or nothing. It has the tables of the backup's version then: `migrate` does the rest. */
export async function restoreBackup(
  pool: pg.Pool,
  { path, checked, onStep, stopping }: { path: string; checked: CheckedBackup; onStep: OnStep; stopping: AbortSignal },
): Promise<void> {
  const client = await pool.connect();
  client.on('error', () => undefined);
  try {
    const loader = createLoader(client, checked.migrations);
    const rows = async (content: Buffer) => {
      stopping.throwIfAborted();
      await loader.rows(content);
    };
    const load = () => readBackup(path, () => checked.ring, { ...loader, rows });
    await runStep(onStep, restoreMessages.loading, () => inOneTransaction(client, load));
  } finally {
    // What was broken off is undone with its connection.
    client.release(true);
  }
  // The rows are stored, whatever comes of this: the database does it by itself in the end.
  await runStep(onStep, restoreMessages.settling, () => pool.query('analyze').catch(() => undefined));
}
