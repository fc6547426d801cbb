import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface DevServer {
  settings: Record<string, string>;
  /** Called each time it is ready, with the number of times. */
  onReady: (times: number) => void;
}

/** What the server says of its own address and admin; the developer opens the page's and has an admin. */
const saidOtherwise = /^The first admin was created|^People reach it at|^Stopping \.\.\.|^Stopped\.|^Restarting '|^$/;

/** Runs the server from source; Node starts it again when a file that it has loaded changes. */
export function startDevServer({ settings, onReady }: DevServer): { stop: () => Promise<void> } {
  const main = join(import.meta.dirname, '..', '..', 'server', 'main.ts');
  const watcher = spawn(process.execPath, ['--watch', '--watch-preserve-output', main], {
    env: { LOG_LEVEL: 'warn', ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let times = 0;
  createInterface({ input: watcher.stdout }).on('line', (line) => {
    if (line.includes(' is ready at ')) onReady((times += 1));
    else if (!saidOtherwise.test(line)) console.log(line);
  });
  return {
    stop: async () => {
      if (watcher.exitCode !== null || watcher.signalCode !== null) return;
      const ended = once(watcher, 'exit');
      watcher.kill('SIGTERM');
      await ended;
    },
  };
}
