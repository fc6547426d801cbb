import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { builtProgram } from '../server/test/built-server.ts';

export const root = join(import.meta.dirname, '..');

interface ServerProcess {
  child: ChildProcess;
  port: number;
  stop(): Promise<void>;
}

/** Starts the server with exactly these settings, on a free port of this machine. */
export async function startServer(
  settings: Record<string, string>,
  program = builtProgram('main'),
): Promise<ServerProcess> {
  const child = fork(program, {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (part: Buffer) => {
      output += part.toString();
      const found = /is ready at http:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    void ended.then(() => reject(new Error(`the server ended before it was ready: ${output}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { child, port, stop };
}

export interface Helper<Started, Result> {
  /** What it said when it was ready. */
  started: Started;
  ask(order: object): Promise<Result>;
  stop(): Promise<void>;
}

/** A helper of the bench in a process of its own, which says when it is ready and answers one order at a time. */
export async function startHelper<Started, Result>(file: string, start: unknown): Promise<Helper<Started, Result>> {
  const child = fork(join(import.meta.dirname, file), [JSON.stringify(start)], { cwd: root });
  const ended = once(child, 'exit');
  const answer = async <T>(): Promise<T> => {
    const fault = ended.then(([code]) => {
      throw new Error(`${file} ended with ${String(code)}`);
    });
    fault.catch(() => undefined);
    const [message] = (await Promise.race([once(child, 'message'), fault])) as [T];
    return message;
  };
  const started = await answer<Started>();
  return {
    started,
    ask: (order) => {
      const answered = answer<Result>();
      child.send(order);
      return answered;
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
