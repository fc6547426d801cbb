import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../../observability/log/log.ts';
import type { Running } from './bring-up.ts';
import { reasonOfLoss, sizeOf } from './server-log.ts';
import { announceHolder } from './holder-lock.ts';
import type { Announced } from './holder-lock.ts';

interface Keeping {
  running: Running;
  log: Log;
  bringUp: () => Promise<Running>;
  /** What the database writes about itself. */
  logFile: string;
}

/** Milliseconds between two tries, doubled with each: what keeps it away, a full disk, may last for days. */
const [shortestPause, longestPause] = [250, 10_000];

/** Keeps the server running and its lock held: when the lock's connection ends, both are brought back, however long it takes. */
export function supervise({ running, log, bringUp, logFile }: Keeping) {
  let current = running;
  const released = new AbortController();
  let announced: Announced | undefined;
  let recovery = Promise.resolve();
  let written = sizeOf(logFile);

  const watch = (client: pg.Client) =>
    client.once('end', () => {
      if (!released.signal.aborted) recovery = recover();
    });

  async function recover() {
    log.warn({ event: 'database_lost', pid: current.pid, reason: reasonOfLoss(logFile, written) });
    let reason = '';
    for (let attempt = 0; !released.signal.aborted; attempt += 1) {
      try {
        current = await bringUp();
        watch(current.client);
        // It is ours without it; where the connection has ended again, `watch` has heard.
        if (announced) await announceHolder(current.client, announced).catch(() => undefined);
        written = sizeOf(logFile);
        log.warn({ event: 'database_back', pid: current.pid });
        return;
      } catch (error) {
        const before = reason;
        reason = error instanceof Error ? error.message : String(error);
        if (reason !== before) log.error({ event: 'database_not_back', reason });
        const pause = Math.min(longestPause, shortestPause * 2 ** attempt);
        await wait(pause, undefined, { signal: released.signal }).catch(() => undefined);
      }
    }
  }

  watch(current.client);
  return {
    current: () => current,
    async announce(news: Announced) {
      announced = { ...announced, ...news };
      await announceHolder(current.client, announced);
    },
    /** Ends the watching and hands out what runs. */
    async release(): Promise<Running> {
      released.abort();
      await recovery;
      return current;
    },
  };
}
