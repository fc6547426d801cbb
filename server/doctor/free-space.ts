import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Bytes that are free where a folder is, or where it will be. */
export async function readFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing || dirname(folder) === folder) throw error;
    return readFreeBytes(dirname(folder));
  }
}
