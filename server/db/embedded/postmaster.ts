import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { untilAborted } from '../../core/shutdown-phases.ts';
import { childrenOf, findPostmaster, isAlive, isServerOf } from './process-table.ts';
import { giveTo, programEnvironment, type Runner } from './runner.ts';
import { serverArguments, type Listening } from './settings.ts';

export interface Launch {
  binaries: Binaries;
  runner: Runner;
  clusterDir: string;
  logFile: string;
  at: Listening;
  settings: Record<string, string>;
}

/** Exit code of a launch that found the cluster's lock file held. */
export const lockedExitCode = 75;

/**
 * Starts the server in a process group of its own (Ctrl-C in the terminal does not reach it), writing to its log.
 * On Linux it holds a file lock as long as any of its processes lives. That lock, unlike `postmaster.pid`, knows no
 * left-over and no foreign pid and is seen across containers; so a left-over pid file is removed under it.
 */
export function launch({ binaries, runner, clusterDir, logFile, at, settings }: Launch): ChildProcess {
  const log = openSync(logFile, 'a', 0o600);
  try {
    giveTo(runner, logFile);
    const words = serverArguments(clusterDir, at, settings);
    if (process.platform === 'win32') {
      const options = words.slice(2).join(' ');
      return spawn(binaries.pgCtl, ['start', '-w', '-D', clusterDir, '-l', logFile, '-o', options], {
        stdio: 'ignore',
      });
    }
    const [command = binaries.postgres, ...rest] = [
      ...lockPrefix(runner, clusterDir),
      ...runner.prefix,
      binaries.postgres,
      ...words,
    ];
    const child = spawn(command, rest, {
      cwd: '/',
      detached: true,
      env: programEnvironment,
      stdio: ['ignore', log, log],
      ...(runner.spawnAsOwner ? runner.owner : {}),
    });
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

function lockPrefix(runner: Runner, clusterDir: string): string[] {
  const pidFile = join(clusterDir, 'postmaster.pid');
  if (
    process.platform !== 'linux' ||
    spawnSync('flock', ['--version'], { stdio: 'ignore', env: programEnvironment }).status !== 0
  ) {
    rmSync(pidFile, { force: true });
    return [];
  }
  const lockFile = `${clusterDir}.lock`;
  closeSync(openSync(lockFile, 'a', 0o600));
  giveTo(runner, lockFile);
  const lock = ['flock', '--nonblock', '--no-fork', `--conflict-exit-code=${lockedExitCode}`, lockFile];
  return [...lock, 'sh', '-c', 'rm -f "$0" && exec "$@"', pidFile];
}

/** Milliseconds for each way to end the server, the next one being harder; and those in a hurry. */
const usual = [30_000, 10_000, 5000] as const;
const hurried = [600, 400, 300] as const;

/**
 * Ends the server: open transactions are rolled back and everything is written. Where that takes long, or there is a
 * hurry, harder: what was stored is in the log of changes, from which the next start restores it.
 */
export async function shutDown(
  pid: number,
  { binaries, clusterDir, hurry }: Pick<Launch, 'binaries' | 'clusterDir'> & { hurry: AbortSignal | undefined },
): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(binaries.pgCtl, ['stop', '-w', '-m', 'fast', '-D', clusterDir]);
    return;
  }
  // It may have died long ago, where it could not be brought back.
  if (!isServerOf(pid, clusterDir)) return;
  for (const [step, signal] of (['SIGINT', 'SIGQUIT', 'SIGKILL'] as const).entries()) {
    const own = signal === 'SIGKILL' ? childrenOf(pid) : [];
    // One that stands still dies with it only when told.
    for (const one of [pid, ...own]) send(one, signal);
    const limit = AbortSignal.any([
      AbortSignal.timeout(usual[step] ?? 0),
      ...(hurry ? [afterwards(hurry, hurried[step] ?? 0)] : []),
    ]);
    while (isAlive(pid) && !limit.aborted) await wait(10);
    if (!isAlive(pid)) return;
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}

function afterwards(signal: AbortSignal, ms: number): AbortSignal {
  const later = new AbortController();
  void untilAborted(signal).then(() => setTimeout(() => later.abort(), ms).unref());
  return later.signal;
}

/** Has the running server read its files of settings again. */
export async function readSettingsAgain({
  binaries,
  clusterDir,
}: Pick<Launch, 'binaries' | 'clusterDir'>): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(binaries.pgCtl, ['reload', '-D', clusterDir]);
    return;
  }
  const running = findPostmaster(clusterDir);
  if (running) process.kill(running.pid, 'SIGHUP');
}
