import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { backupFaults } from '../../../domain/messages/en/backups.ts';
import type { KeyRing } from '../../security/encryption/key-file.ts';
import { codeOf } from '../../core/error-code.ts';
import { StartFault } from '../../core/start-steps.ts';
import {
  beginSchema,
  finishSchema,
  FrameFault,
  parseFrame,
  readFrames,
  tableEndSchema,
  tableSchema,
} from './frames.ts';
import type { Begin, Frame } from './frames.ts';
import { checkDigest, openBackup, openSealed } from './sealed-file.ts';
import type { BackupFile } from './sealed-file.ts';
import { countRows } from './snapshot.queries.ts';

/** What is done with a backup while it is read. Each is awaited before more is read. */
export interface BackupReader {
  begin(begin: Begin): Promise<void>;
  table(name: string): Promise<void>;
  rows(content: Buffer): Promise<void>;
  tableEnd(): Promise<void>;
}

export interface BackupSummary {
  begin: Begin;
  rows: number;
  /** SHA-256 of each table's rows. */
  digests: Map<string, string>;
}

/**
 * Reads a backup to its end and compares every digest on the way.
 * @throws StartFault with a sentence where it is not exactly what was written, or none of the keys is its own.
 */
export async function readBackup(
  path: string,
  ring: (keyId: string) => KeyRing,
  reader?: BackupReader,
): Promise<BackupSummary> {
  const file = await openBackup(path);
  try {
    // First, since it tells damage from a wrong key.
    await checkDigest(path, file);
    return await readContent(path, file, { ring, reader });
  } catch (error) {
    if (isDamage(error)) throw new StartFault(backupFaults.damaged(path));
    throw error;
  } finally {
    await file.handle.close();
  }
}

const isDamage = (error: unknown) => error instanceof FrameFault || /^(?:ZSTD_|ERR_ZSTD)/.test(codeOf(error) ?? '');

interface ReadOptions {
  ring: (keyId: string) => KeyRing;
  reader: BackupReader | undefined;
}

async function readContent(path: string, file: BackupFile, { ring, reader }: ReadOptions): Promise<BackupSummary> {
  const key = ring(file.keyId).find(({ id }) => id === file.keyId);
  if (!key) throw new StartFault(backupFaults.wrongKey(path));
  return pipeline(openSealed(path, file, key.key), createZstdDecompress(), (plain: AsyncIterable<Buffer>) =>
    readTables(readFrames(plain), reader),
  );
}

async function readTables(frames: AsyncGenerator<Frame>, reader: BackupReader | undefined): Promise<BackupSummary> {
  const begin = parseFrame(await nextFrame(frames, 'B'), beginSchema);
  await reader?.begin(begin);
  const digests = new Map<string, string>();
  const whole = createHash('sha256');
  let rows = 0;
  for (const { name } of begin.tables) {
    const end = await readTable(frames, name, reader);
    rows += end.rows;
    whole.update(end.sha256, 'hex');
    digests.set(name, end.sha256);
  }
  const finish = parseFrame(await nextFrame(frames, 'F'), finishSchema);
  const isWhole = finish.tables === digests.size && finish.rows === rows && finish.sha256 === whole.digest('hex');
  if (!isWhole || (await frames.next()).done !== true) throw new FrameFault('its end does not match');
  return { begin, rows, digests };
}

async function readTable(frames: AsyncGenerator<Frame>, name: string, reader: BackupReader | undefined) {
  if (parseFrame(await nextFrame(frames, 'T'), tableSchema).name !== name) throw new FrameFault('another table');
  await reader?.table(name);
  const digest = createHash('sha256');
  let rows = 0;
  for (;;) {
    const found = await nextFrame(frames);
    if (found.kind === 'E') {
      const end = parseFrame(found, tableEndSchema);
      if (end.rows !== rows || end.sha256 !== digest.digest('hex')) throw new FrameFault('a digest does not match');
      await reader?.tableEnd();
      return end;
    }
    if (found.kind !== 'D') throw new FrameFault('an unknown frame');
    digest.update(found.content);
    rows += countRows(found.content);
    await reader?.rows(found.content);
  }
}

async function nextFrame(frames: AsyncGenerator<Frame>, kind?: string): Promise<Frame> {
  const { value, done } = await frames.next();
  if (done === true || (kind !== undefined && value.kind !== kind)) throw new FrameFault('a frame is missing');
  return value;
}
