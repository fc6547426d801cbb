import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../core/error-code.ts';

/** A zombie has ended: it answers signals, but holds nothing. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return ['Z', 'X'].includes(stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3));
  } catch {
    return true;
  }
}

/** The living processes that this one has started, on Linux. */
export function childrenOf(parent: number): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

export interface Postmaster {
  pid: number;
  /** Empty on Windows, where it listens on TCP. */
  socketDir: string;
  port: number;
}

/** The living server of a cluster; none where `postmaster.pid` is missing, half written, left over, or names a pid that another program has now. */
export function findPostmaster(clusterDir: string): Postmaster | undefined {
  const lines = pidFileLines(clusterDir);
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid) || !isServerOf(pid, clusterDir)) return undefined;
  const socketDir = lines[4] ?? '';
  // Not written yet. What listens on the loopback would be another one's.
  if (socketDir === '' && process.platform !== 'win32') return undefined;
  return { pid, port: Number(lines[3] ?? 0), socketDir };
}

/** The socket folder that the last server used, alive or not. */
export function lastSocketDir(clusterDir: string): string | undefined {
  return pidFileLines(clusterDir)[4];
}

/** The port that the last server used, alive or not. */
export function lastPort(clusterDir: string): number {
  return Number(pidFileLines(clusterDir)[3]);
}

/** None where the file names another folder: it came with a copy of one whose server may be running. */
function pidFileLines(clusterDir: string): string[] {
  try {
    const lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
    return realpathSync(lines[1] ?? '') === realpathSync(clusterDir) ? lines : [];
  } catch {
    return [];
  }
}

/** Whether the process is the server of this cluster, and not another program that has its number by now. */
export function isServerOf(pid: number, clusterDir: string): boolean {
  if (process.platform === 'linux') {
    try {
      if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres') return false;
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir);
    } catch {
      return commandLine(pid).includes(clusterDir);
    }
  }
  if (process.platform === 'win32') return true;
  return /postgres/.test(commandLine(pid));
}

function commandLine(pid: number): string {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
