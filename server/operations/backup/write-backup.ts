import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import { backupFaults } from '../../../domain/messages/en/backups.ts';
import type { KeyRing } from '../../security/encryption/key-file.ts';
import type { DataKey } from '../../security/encryption/aes-gcm.ts';
import { StartFault } from '../../core/start-steps.ts';
import { syncFolder } from '../../core/sync-folder.ts';
import { isWithoutLinks } from '../../core/without-links.ts';
import { readFreeSpace } from '../disk/free-space.ts';
import { readBackup } from './read-backup.ts';
import type { BackupSummary } from './read-backup.ts';
import { sealFile } from './sealed-file.ts';
import { readSnapshot } from './snapshot.queries.ts';

interface WriteOptions {
  /** What the file will be called. There must be none of that name. */
  path: string;
  ring: KeyRing;
  /** The one of the ring to encrypt with. */
  key: DataKey;
  /** Bytes of its disk that it leaves to others, however much it grows. */
  leaveFree?: number;
  onProgress?: (share: number) => void;
  /** Told when the file is written and is read back from the disk. */
  onReadBack?: () => void;
  signal?: AbortSignal;
}

export interface WrittenBackup extends BackupSummary {
  bytes: number;
}

/** Ends the name of a file that is not a backup yet. */
export const partialEnd = /\.partial-[0-9a-f]{12}$/;

/**
 * Writes a backup beside its place, reads it back from the disk, and only then gives it its name. No one but its owner can
 * read it (mode 0600). Where it throws nothing is left of it, and the connections of the pool are as they were.
 */
export async function writeBackup(
  pool: pg.Pool,
  { path, ring, key, leaveFree = 0, onProgress = () => undefined, onReadBack, signal }: WriteOptions,
): Promise<WrittenBackup> {
  if (existsSync(path)) throw new StartFault(backupFaults.alreadyThere(path));
  const partial = `${path}.partial-${randomBytes(6).toString('hex')}`;
  try {
    await fillFile(pool, partial, { key, leaveFree, onProgress, signal });
    onReadBack?.();
    const summary = await readBackup(partial, () => ring);
    signal?.throwIfAborted();
    const { size } = await stat(partial);
    await giveName(partial, path);
    return { ...summary, bytes: size };
  } finally {
    await rm(partial, { force: true });
  }
}

async function fillFile(
  pool: pg.Pool,
  partial: string,
  {
    key,
    leaveFree,
    onProgress,
    signal,
  }: Required<Pick<WriteOptions, 'key' | 'leaveFree' | 'onProgress'>> & { signal: AbortSignal | undefined },
): Promise<void> {
  const file = await open(partial, 'wx', 0o600).catch((error: unknown) => {
    throw new StartFault(backupFaults.notWritable(partial, error instanceof Error ? error.message : String(error)));
  });
  try {
    const client = await pool.connect();
    // The pool gives it away with a listener of its own; while lent it is ours to hear.
    client.on('error', () => undefined);
    try {
      await pipeline(
        readSnapshot(client, onProgress),
        createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
        async (compressed: AsyncIterable<Buffer>) => {
          for await (const bytes of sealFile(key, compressed)) {
            await file.writeFile(bytes);
            await refuseWithoutRoom(dirname(partial), leaveFree);
          }
        },
        { ...(signal && { signal }) },
      );
    } finally {
      // A copy that was broken off would leave it in the middle of an answer.
      client.release(true);
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

/** As a segment is a mebibyte, no more than that is taken of what is to be left. */
async function refuseWithoutRoom(folder: string, leaveFree: number): Promise<void> {
  if (leaveFree === 0) return;
  const free = await readFreeSpace(folder);
  if (free < leaveFree) throw new StartFault(backupFaults.noRoom(folder, { free, needed: leaveFree }));
}

/** Never over another file. Some file systems have no links; there no one may make one of that name in this very moment. */
async function giveName(partial: string, path: string): Promise<void> {
  try {
    await link(partial, path);
  } catch (error) {
    if (existsSync(path)) throw new StartFault(backupFaults.alreadyThere(path));
    if (!isWithoutLinks(error)) throw error;
    await rename(partial, path);
  }
  await syncFolder(dirname(path));
}
