import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../core/error-code.ts';

// Who is not root is so in a namespace of its own.
const namespaces = process.getuid?.() === 0 ? ['--mount'] : ['--map-root-user', '--mount'];

/** Why no disk of its own can be mounted here, for the name of what is then not run; empty where one can. */
export function whyNoSmallDisk(): string {
  const tried = spawnSync('unshare', [...namespaces, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']);
  return tried.status === 0 ? '' : ' (not run: no disk of its own can be mounted here)';
}

/** What a program is run behind to find a disk of `megabytes` in this folder, which only the program sees. */
export function behindSmallDisk(folder: string, megabytes: number): string[] {
  const mount = `mount -t tmpfs -o size=${megabytes}m,mode=0777 tmpfs "$0" && exec "$@"`;
  return ['unshare', ...namespaces, 'sh', '-c', mount, folder];
}

export interface SmallDisk {
  /** The folder as only the program sees it. */
  folder: string;
  /** Leaves so many bytes. */
  fill(leaving: number): void;
  makeRoom(): void;
}

export function smallDiskOf(pid: number | undefined, path: string): SmallDisk {
  const folder = join(`/proc/${pid}/root`, path);
  const filler = join(folder, 'filler');
  const free = () => statfsSync(folder).bavail * statfsSync(folder).bsize;
  return {
    folder,
    fill: (leaving) => {
      const file = openSync(filler, 'a');
      const part = Buffer.alloc(64 * 1024);
      try {
        while (free() > leaving) writeSync(file, part);
      } catch (error) {
        if (codeOf(error) !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(filler),
  };
}
