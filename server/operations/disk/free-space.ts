import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../../core/error-code.ts';

/** Bytes that are free for us on the disk of a folder, or of the nearest one above it that is there. */
export async function readFreeSpace(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' && dirname(folder) !== folder) return readFreeSpace(dirname(folder));
    throw error;
  }
}
