import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { findPostmaster, isAlive } from './process-table.ts';
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

/** Ends the server: open transactions are rolled back and everything is written. Harder after half a minute. */
export async function shutDown(pid: number, binaries: Binaries, clusterDir: string): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(binaries.pgCtl, ['stop', '-w', '-m', 'fast', '-D', clusterDir]);
    return;
  }
  for (const [signal, seconds] of [
    ['SIGINT', 30],
    ['SIGQUIT', 10],
    ['SIGKILL', 5],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = performance.now() + seconds * 1000;
    while (isAlive(pid) && performance.now() < deadline) await wait(10);
    if (!isAlive(pid)) return;
  }
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
