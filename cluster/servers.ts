import { once } from 'node:events';
import { join } from 'node:path';
import { runMain } from '../server/test/run-main.ts';
import type { MainProcess } from '../server/test/run-main.ts';
import { goodPassword } from '../server/test/people.ts';
import { directUrl, pooledUrl } from './front.ts';
import { serverAddresses } from './network.ts';

/** One process of ours, with two workers, that is started again when it ends. */
export interface Server {
  /** Returns when it has ended and another one is ready. */
  restart(signal: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
}

export async function startServer(folder: string, place: 0 | 1, caFile: string): Promise<Server> {
  const settings = {
    DATABASE_URL: pooledUrl(),
    DATABASE_OWNER_URL: directUrl('evenkeel_owner'),
    DATABASE_CA: caFile,
    DATA_DIR: join(folder, `server-${place}`),
    DATA_KEY_FILE: join(folder, 'data-keys.json'),
    ADMIN_PASSWORD: goodPassword,
    HOST: serverAddresses[place],
    PORT: '3000',
    TRUST_PROXY: '1',
    WORKERS: '2',
    LOG_LEVEL: 'warn',
    // As in the files that are copied: HAProxy hears in time that this one is about to end.
    DRAIN_SECONDS: '5',
  };
  let running: MainProcess;
  /** A start that meets a failover ends, and is tried again as by systemd. */
  async function begin(tries = 20): Promise<void> {
    running = runMain(settings);
    await running.ready.catch(async (error: unknown) => {
      if (tries === 0) throw error;
      await new Promise((resolve) => void setTimeout(resolve, 1000));
      return begin(tries - 1);
    });
  }
  await begin();
  return {
    restart: async (signal) => {
      const { child } = running;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      await begin();
    },
    stop: async () => {
      running.child.kill('SIGTERM');
      await running.ended;
    },
  };
}
