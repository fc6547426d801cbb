import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A program that is started again a second after its end, as systemd does with Restart=always and RestartSec=1. */
export interface Service {
  /** Ends it at once, and lets it start again. `isHeld`: not before `release`. */
  kill(signal: NodeJS.Signals, isHeld?: boolean): Promise<void>;
  release(): void;
  stop(): Promise<void>;
  pid(): number | undefined;
}

interface ServiceOptions {
  command: readonly [string, ...string[]];
  logFile: string;
  env?: Record<string, string>;
}

export function startService({ command: [program, ...words], logFile, env = {} }: ServiceOptions): Service {
  const log = openSync(logFile, 'a');
  let child: ChildProcess | undefined;
  let [isHeld, isOver] = [false, false];
  const begin = () => {
    if (isHeld || isOver || (child && child.exitCode === null && child.signalCode === null)) return;
    const started = spawn(program, words, {
      cwd: '/',
      env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
    });
    child = started;
    started.on('exit', () => setTimeout(begin, 1000));
  };
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  begin();
  return {
    kill: async (signal, held = false) => {
      isHeld = held;
      await end(signal);
    },
    release: () => {
      isHeld = false;
      begin();
    },
    stop: async () => {
      isOver = true;
      const late = wait(20_000).then(() => child?.kill('SIGKILL'));
      await Promise.race([end('SIGTERM'), late]);
    },
    pid: () => child?.pid,
  };
}
