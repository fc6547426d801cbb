import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Why no call of a program can be made to fail here; empty where one can. For the names of tests that are skipped. */
export function whyNoStrace(): string {
  if (spawnSync('strace', ['--version']).status !== 0)
    return ' (not run: strace, of Debian’s package strace, is not here)';
  const sleeper = spawn('sleep', ['0.3']);
  const tried = spawnSync('strace', ['-qq', '-o', '/dev/null', '-p', String(sleeper.pid)]);
  return tried.status === 0 ? '' : ' (not run: strace may not look at other processes here)';
}

export interface FailingSyncs {
  /** Resolves when those whose calls failed have all ended. */
  over: Promise<unknown>;
  stop(): Promise<void>;
}

/** The disk fails once for each of these processes: what it is asked to keep, it says it could not. */
export async function failSyncs(pids: readonly number[]): Promise<FailingSyncs> {
  const syncs = 'fsync,fdatasync,sync_file_range';
  const inject = ['-e', `trace=${syncs}`, '-e', `inject=${syncs}:error=EIO:when=1`];
  const words = ['-o', '/dev/null', ...inject, ...pids.flatMap((pid) => ['-p', String(pid)])];
  const strace = spawn('strace', words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const over = once(strace, 'exit');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    strace.stderr.on('data', (part: Buffer) => {
      said += part.toString();
      if (/attached/.test(said)) resolve();
    });
    void over.then(() => reject(new Error(`strace ended: ${said}`)));
  });
  return {
    over,
    stop: async () => {
      if (strace.exitCode !== null || strace.signalCode !== null) return;
      strace.kill('SIGTERM');
      await over;
    },
  };
}
