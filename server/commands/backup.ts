import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupFaults, backupMessages } from '../../domain/messages/en/backups.ts';
import { findBackupKeys, keyFileBeside, refuseOtherKeys } from '../operations/backup/backup-keys.ts';
import { noteBackup } from '../operations/backup/backup-state.queries.ts';
import { writeBackup } from '../operations/backup/write-backup.ts';
import { readProcessConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import { withDatabase } from '../operations/with-database.ts';
import { keepKeyFile, keyFileOf } from '../security/encryption/key-file.ts';
import { isInside } from '../core/is-inside.ts';
import { StartFault, printSteps } from '../core/start-steps.ts';
import { endingEarly } from './ending-early.ts';
import { showProgress } from './progress-bar.ts';

/** Writes everything into one encrypted file, and a copy of its key into another; the server may go on serving. */
await endingEarly(backupMessages.stopped, async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' }, 'no-key': { type: 'boolean', default: false } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new StartFault(backupMessages.usage);
  const path = resolve(file);
  const config = readProcessConfig();
  refusePlace(config, path);
  const onStep = printSteps(process.stdout);
  await withDatabase(config, { name: 'backup', onStep, takesAnyTables: true }, async ({ db, pool }) => {
    const { ring, key } = await findBackupKeys({ db, config });
    const keyFile = values['no-key'] ? undefined : resolve(values.key ?? keyFileBeside(path));
    if (keyFile !== undefined) refuseOtherKeys(keyFile, ring);
    const onProgress = showProgress(process.stdout, backupMessages.writing, 1);
    const onReadBack = () => process.stdout.write(`${backupMessages.readingBack}\n`);
    const written = await writeBackup(pool, { path, ring, key, onProgress, onReadBack, signal });
    if (keyFile !== undefined) keepKeyFile(keyFile, ring);
    await noteBackup(db, { madeAt: new Date(written.begin.madeAt), bytes: written.bytes });
    process.stdout.write(`${backupMessages.done(path, written.rows, written.bytes)}\n`);
    const said = keyFile === undefined ? backupMessages.keyNotCopied(keyFileOf(config)) : backupMessages.key(keyFile);
    process.stdout.write(`${said}\n`);
  });
});

/** Where the embedded database keeps its files nothing else is written. */
function refusePlace({ dataDir, databaseUrl }: Config, path: string): void {
  const folder = dirname(path);
  if (!existsSync(folder)) throw new StartFault(backupFaults.notWritable(path, backupFaults.noFolder(folder)));
  const cluster = join(dataDir, 'postgres');
  if (databaseUrl !== undefined || !existsSync(cluster)) return;
  if (isInside(realpathSync(cluster), realpathSync(folder)))
    throw new StartFault(backupFaults.insideDatabase(path, cluster));
}
