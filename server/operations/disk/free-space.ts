import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Bytes that are free for us on the disk of a folder, or of the nearest one above it that is there. */
export async function readFreeSpace(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing && dirname(folder) !== folder) return readFreeSpace(dirname(folder));
    throw error;
  }
}
