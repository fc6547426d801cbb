import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { lastSocketDir } from './process-table.ts';

const prefix = 'evenkeel-';
/** The path of a socket ends at 107 bytes (103 on macOS); the file is called `.s.PGSQL.5432`. */
const longestFolder = 80;
const defaultPort = 5432;

/** A new private folder for the socket, away from the data folder, whose path may be too long. None on Windows. */
export function makeSocketDir(): string | undefined {
  if (process.platform === 'win32') return undefined;
  const short = Buffer.byteLength(tmpdir()) < longestFolder - prefix.length - 6;
  return mkdtempSync(join(short ? tmpdir() : '/tmp', prefix));
}

export function removeSocketDir(path: string | undefined) {
  if (path && basename(path).startsWith(prefix)) rmSync(path, { recursive: true, force: true });
}

/** Removes the folder of a server that was killed, unless it is to be used again. */
export function removeLeftSocketDir(clusterDir: string, except: string | undefined) {
  const left = lastSocketDir(clusterDir);
  if (left !== except) removeSocketDir(left);
}

/** The port names the socket file; only Windows listens on a real one. */
export function freePort(): Promise<number> {
  if (process.platform !== 'win32') return Promise.resolve(defaultPort);
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : defaultPort));
    });
  });
}
