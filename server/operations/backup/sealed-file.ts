import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { backupFaults } from '../../../domain/messages/en/backups.ts';
import type { DataKey } from '../../security/encryption/aes-gcm.ts';
import { codeOf } from '../../core/error-code.ts';
import { StartFault } from '../../core/start-steps.ts';

/**
 * A backup on the disk: a header of 64 bytes, segments encrypted with AES-256-GCM, and the SHA-256 of all before it, so that
 * damage shows without any key. The segments are those of Tink's AES-GCM-HKDF streaming: each file has a key of its own
 * (HKDF of the data key, a random salt and the header), and each nonce says the place of its segment and whether it is the
 * last one. No segment can be changed, moved, left out or cut off by anyone who has not the key. docs/backup.md has the layout.
 */
const magic = Buffer.from('Evenkeel backup\n');
const fileVersion = 1;
const [versionAt, keyIdAt, saltAt, prefixAt] = [16, 20, 24, 56];
const headerLength = 64;
const [saltLength, prefixLength, tagLength, digestLength] = [32, 7, 16, 32];

const segmentLength = 1024 * 1024;

export interface BackupFile {
  handle: FileHandle;
  header: Buffer;
  /** Of the data key that it was encrypted with. */
  keyId: string;
  /** Where the digest begins. */
  end: number;
}

function makeHeader(keyId: string): Buffer {
  const header = Buffer.alloc(headerLength);
  magic.copy(header);
  header.writeUInt32BE(fileVersion, versionAt);
  header.write(keyId, keyIdAt, 'hex');
  randomBytes(saltLength).copy(header, saltAt);
  randomBytes(prefixLength).copy(header, prefixAt);
  return header;
}

function keyFor(key: KeyObject, header: Buffer): Buffer {
  const salt = header.subarray(saltAt, saltAt + saltLength);
  return Buffer.from(hkdfSync('sha256', key, salt, Buffer.concat([Buffer.from('evenkeel backup'), header]), 32));
}

function nonceOf(header: Buffer, place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  header.copy(nonce, 0, prefixAt, prefixAt + prefixLength);
  nonce.writeUInt32BE(place, prefixLength);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Whole segments, and the rest as the last one, which may be empty. */
async function* inSegments(
  source: AsyncIterable<Buffer>,
  length: number,
): AsyncGenerator<{ segment: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    size += chunk.length;
    if (size <= length) continue;
    let whole = Buffer.concat(waiting, size);
    // One more byte than a segment: what is left is never empty, unless everything was.
    for (; whole.length > length; whole = whole.subarray(length))
      yield { segment: whole.subarray(0, length), isLast: false };
    waiting = [whole];
    size = whole.length;
  }
  yield { segment: Buffer.concat(waiting, size), isLast: true };
}

/** The bytes of a file, header and digest among them. */
export async function* sealFile({ id, key }: DataKey, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const header = makeHeader(id);
  const fileKey = keyFor(key, header);
  const digest = createHash('sha256').update(header);
  yield header;
  let place = 0;
  for await (const { segment, isLast } of inSegments(content, segmentLength)) {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(header, place, isLast));
    const sealed = Buffer.concat([cipher.update(segment), cipher.final(), cipher.getAuthTag()]);
    place += 1;
    digest.update(sealed);
    yield sealed;
  }
  yield digest.digest();
}

/** Opens a file that says it is a backup. Throws a StartFault where it is none, of another version, or can't be read. */
export async function openBackup(path: string): Promise<BackupFile> {
  const handle = await open(path, 'r').catch((error: unknown) => {
    throw new StartFault(backupFaults.unreadable(path, codeOf(error) ?? 'unknown'));
  });
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new StartFault(backupFaults.notABackup(path));
    const header = Buffer.alloc(headerLength);
    const { bytesRead } = await handle.read(header, 0, headerLength, 0);
    if (bytesRead < headerLength || !header.subarray(0, versionAt).equals(magic))
      throw new StartFault(backupFaults.notABackup(path));
    if (header.readUInt32BE(versionAt) !== fileVersion) throw new StartFault(backupFaults.otherFormat(path));
    const end = stat.size - digestLength;
    if (end < headerLength + tagLength) throw new StartFault(backupFaults.damaged(path));
    return { handle, header, keyId: header.toString('hex', keyIdAt, keyIdAt + 4), end };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

const bytesOf = ({ handle, end }: BackupFile, start: number): AsyncIterable<Buffer> =>
  handle.createReadStream({ start, end: end - 1, autoClose: false, highWaterMark: 256 * 1024 });

/** Throws a StartFault where any bit of the file is not as it was written. */
export async function checkDigest(path: string, file: BackupFile): Promise<void> {
  const digest = createHash('sha256');
  for await (const chunk of bytesOf(file, 0)) digest.update(chunk);
  const kept = Buffer.alloc(digestLength);
  await file.handle.read(kept, 0, digestLength, file.end);
  if (!digest.digest().equals(kept)) throw new StartFault(backupFaults.damaged(path));
}

/** What was encrypted. Throws a StartFault at the first segment that does not open. */
export async function* openSealed(path: string, file: BackupFile, key: KeyObject): AsyncGenerator<Buffer> {
  const fileKey = keyFor(key, file.header);
  let place = 0;
  for await (const { segment, isLast } of inSegments(bytesOf(file, headerLength), segmentLength + tagLength)) {
    const decipher = createDecipheriv('aes-256-gcm', fileKey, nonceOf(file.header, place, isLast), {
      authTagLength: tagLength,
    });
    if (segment.length < tagLength) throw new StartFault(backupFaults.damaged(path));
    decipher.setAuthTag(segment.subarray(-tagLength));
    let opened: Buffer;
    try {
      opened = Buffer.concat([decipher.update(segment.subarray(0, -tagLength)), decipher.final()]);
    } catch {
      throw new StartFault(backupFaults.wrongKey(path));
    }
    place += 1;
    yield opened;
  }
}
