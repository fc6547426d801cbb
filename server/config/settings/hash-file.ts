import { closeSync, openSync, readSync } from 'node:fs';

/** Whether a file can be read and begins like a list of SHA-1 hashes. */
export function holdsHashes(path: string): boolean {
  const begin = Buffer.alloc(40);
  try {
    const file = openSync(path, 'r');
    try {
      readSync(file, begin, 0, begin.length, 0);
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
  return /^[0-9a-f]{40}$/i.test(begin.toString('latin1'));
}
