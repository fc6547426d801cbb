import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { builtProgram } from './built-server.ts';
import type { DatabaseConnection } from '../config/connection.ts';

export interface MainProcess {
  child: ChildProcess;
  /** The address of the ready line. Rejects where the process ended before. */
  ready: Promise<string>;
  ended: Promise<{ code: number | null; output: string; errors: string }>;
  /** What it has written so far. */
  output(): string;
  errors(): string;
}

/** As `npm start` has it: what was compiled once is not compiled again, which is half the time of a start. */
export const compiledBefore = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled') };

/** Starts the server as `npm start` does, as a process of its own, with exactly these settings; `behind` a command that runs it. */
export function runMain(
  settings: Record<string, string>,
  { preload, behind = [] }: { preload?: string; behind?: readonly string[] } = {},
): MainProcess {
  const [execPath, ...before] = [...behind, process.execPath];
  const imported = preload === undefined ? [] : ['--import', `data:text/javascript,${encodeURIComponent(preload)}`];
  const child = fork(builtProgram('main'), {
    env: { PATH: process.env['PATH'], ...compiledBefore, PORT: '0', DRAIN_SECONDS: '0', ...settings },
    execPath,
    execArgv: [...before, ...imported],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  let errors = '';
  child.stderr?.on('data', (part: Buffer) => {
    errors += part.toString();
  });
  // Not 'close', which a process does not tell once its channel was disconnected.
  const ended = Promise.all([
    new Promise<number | null>((resolve) => void child.on('exit', resolve)),
    ...[child.stdout, child.stderr].map((stream) => stream && once(stream, 'close')),
  ]).then(([code]) => ({ code, output, errors }));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (part: Buffer) => {
      output += part.toString();
      const address = /is ready at (\S+)\n/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
    void ended.then((end) => reject(new Error(`ended before it was ready: ${JSON.stringify(end)}`)));
  });
  // Some tests only look at the end.
  ready.catch(() => undefined);
  return { child, ready, ended, output: () => output, errors: () => errors };
}

/** The same database as an operator would write it into `DATABASE_URL`. */
export function databaseUrl({ host, port, user, password = '', database }: DatabaseConnection): string {
  const where = new URLSearchParams({ host, port: String(port) });
  return `postgres://${user}:${password}@localhost/${database}?${where}`;
}
