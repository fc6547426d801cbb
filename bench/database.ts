import { closeSync, existsSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../server/config/config.ts';
import { readConfig } from '../server/config/config.ts';
import { createPool } from '../server/db/connect.ts';
import type { DatabasePool } from '../server/db/connect.ts';
import { startEmbedded } from '../server/db/embedded.ts';
import { findHeld } from '../server/db/embedded/find-held.ts';
import { migrate } from '../server/db/migrate.ts';
import { unsafeSettings } from '../server/commands/demo/unsafe-settings.ts';
import { createLog } from '../server/observability/log/log.ts';
import { showProgress } from '../server/commands/progress-bar.ts';
import { loadCipher } from '../server/security/encryption/load-cipher.ts';
import type { Services } from '../server/features/services.ts';
import { fillHistory } from './fill-history.ts';
import type { HistorySize } from './fill-history.ts';

/** Indexes are made at the end, of all rows at once. */
const settings = { ...unsafeSettings, maintenance_work_mem: '512MB' };

export const log = createLog({ logLevel: 'error' });
export const quietly = () => () => undefined;

/**
 * Makes the embedded database of a folder with so many records, and stops it: a server finds it ready. Where the folder has one, an
 * earlier run was told to keep it.
 */
export async function makeDatabaseOnce(dataDir: string, size: HistorySize): Promise<void> {
  if (existsSync(join(dataDir, 'postgres'))) return;
  const embedded = await startEmbedded({ dataDir, log, onStep: quietly, settings });
  const opened = createPool(
    { connection: embedded.connection },
    { max: 3, applicationName: 'bench', statementTimeoutMs: 0, log },
  );
  try {
    await fill(opened, readConfig({ DATA_DIR: dataDir }), size);
  } finally {
    await opened.close();
    await embedded.stop();
  }
  writeOut(dataDir);
}

/** Filling waits for no disk: what the system would still have to write is not to be written while something is measured. */
function writeOut(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = openSync(join(entry.parentPath, entry.name), 'r+');
    fsyncSync(file);
    closeSync(file);
  }
}

async function fill({ db, pool }: DatabasePool, config: Config, size: HistorySize): Promise<void> {
  await migrate(pool);
  const now = () => new Date();
  const { cipher } = await loadCipher({ db, config, now });
  const services: Pick<Services, 'db' | 'config' | 'cipher' | 'now'> = { db, config, cipher, now };
  const text = `Making ${size.records.toLocaleString('en')} records`;
  await fillHistory(services, size, showProgress(process.stdout, text, 1));
}

/** One connection to the database that a server holds on this folder. */
export async function openHeld(dataDir: string): Promise<DatabasePool> {
  const connection = await findHeld(dataDir);
  if (!connection) throw new Error('the embedded database does not run');
  return createPool({ connection }, { max: 1, applicationName: 'bench', statementTimeoutMs: 0 });
}
