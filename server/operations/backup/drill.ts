import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drillMessages } from '../../../domain/messages/en/backups.ts';
import { verifyEvidence } from '../../security/audit/verify-evidence.ts';
import { checkCounts, isRight } from '../../features/daily-rollups/compare-with-records.ts';
import { createPool } from '../../db/connect.ts';
import type { DatabasePool } from '../../db/connect.ts';
import { startEmbedded } from '../../db/embedded.ts';
import { findBinaries } from '../../db/embedded/binaries.ts';
import { shutDown } from '../../db/embedded/postmaster.ts';
import { findPostmaster, isAlive } from '../../db/embedded/process-table.ts';
import { removeSocketDir } from '../../db/embedded/socket-folder.ts';
import { migrate } from '../../db/migrate.ts';
import { createCipher } from '../../security/encryption/cipher.ts';
import { encryptEarlier } from '../../security/encryption/encrypt-earlier.ts';
import { withKeyedHash } from '../../security/encryption/keyed-hash.ts';
import { createLog } from '../../observability/log/log.ts';
import { StartFault, runStep } from '../../core/start-steps.ts';
import type { OnStep } from '../../core/start-steps.ts';
import { digestTables } from './restore.queries.ts';
import { restoreBackup } from './restore-backup.ts';
import type { CheckedBackup } from './restore-backup.ts';

interface DrillOptions {
  path: string;
  checked: CheckedBackup;
  onStep: OnStep;
  stopping: AbortSignal;
}

/** Then the id of the process that makes it. */
const folderStart = 'evenkeel-drill-';

/**
 * Restores a backup into a database of its own in the folder for temporary files, compares it with the file, brings it to
 * this version and looks whether the lists and the sums hold. Nothing of it is left. Returns the milliseconds of the restore.
 * @throws StartFault with what is not as it should be.
 */
export async function drill(options: DrillOptions): Promise<number> {
  await clearKilledDrills(tmpdir());
  const dataDir = await mkdtemp(join(tmpdir(), `${folderStart}${process.pid}-`));
  const begun = performance.now();
  try {
    const log = createLog({ logLevel: 'warn' });
    const embedded = await startEmbedded({ dataDir, log, onStep: options.onStep });
    try {
      const pool = { max: 3, applicationName: 'evenkeel-drill', statementTimeoutMs: 0 };
      const opened = createPool({ connection: embedded.connection }, pool);
      try {
        return await restoreAndCompare(opened, options, begun);
      } finally {
        await opened.close();
      }
    } finally {
      await embedded.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Those of drills that were killed hold everything in the clear: their servers are ended, and they go. Others' stay. */
export async function clearKilledDrills(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(folderStart) ? Number.parseInt(name.slice(folderStart.length), 10) : 0;
    const folder = join(parent, name);
    if (!(pid > 0) || isAlive(pid) || (await lstat(folder)).uid !== (process.getuid?.() ?? 0)) continue;
    const clusterDir = join(folder, 'postgres');
    const server = findPostmaster(clusterDir);
    if (server) {
      await shutDown(server.pid, { binaries: findBinaries(), clusterDir, hurry: undefined });
      if (server.socketDir !== '') removeSocketDir(server.socketDir);
    }
    await rm(folder, { recursive: true, force: true });
  }
}

async function restoreAndCompare({ db, pool }: DatabasePool, options: DrillOptions, begun: number): Promise<number> {
  const { checked, onStep, stopping } = options;
  await restoreBackup(pool, options);
  const took = performance.now() - begun;
  const differing = await runStep(onStep, drillMessages.comparing, () => compare(pool, checked, stopping));
  if (differing.length > 0) throw new StartFault(drillMessages.differs(differing.join(', ')));
  stopping.throwIfAborted();
  await migrate(pool, { onStep });
  const cipher = await withKeyedHash(db, createCipher({ ring: checked.ring }));
  await encryptEarlier({ db, cipher }, { onStep, stopping });
  const { faults } = await verifyEvidence({ db, cipher }, { onLinks: () => stopping.throwIfAborted() });
  if (faults.length > 0) throw new StartFault(drillMessages.auditFaults(faults.length));
  if (!isRight(await checkCounts({ db }, () => stopping.throwIfAborted())))
    throw new StartFault(drillMessages.countFaults);
  return took;
}

/** The tables that are not as in the file. */
async function compare(
  pool: DatabasePool['pool'],
  { digests }: CheckedBackup,
  stopping: AbortSignal,
): Promise<string[]> {
  const client = await pool.connect();
  try {
    const here = await digestTables(client, stopping);
    const names = new Set([...digests.keys(), ...here.keys()]);
    return [...names].filter((name) => digests.get(name) !== here.get(name)).toSorted();
  } finally {
    client.release(true);
  }
}
