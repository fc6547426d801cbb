import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { databaseFaults } from '../../../domain/messages/en/operator.ts';
import type { Log } from '../../log/log.ts';
import { StartFault } from '../../process/start-fault.ts';
import type { Running } from './bring-up.ts';
import { announceHolder } from './holder-lock.ts';

interface Keeping {
  running: Running;
  log: Log;
  bringUp: () => Promise<Running>;
  onLost: ((fault: Error) => void) | undefined;
}

const attempts = 6;

/** Keeps the server running and its lock held: when the lock's connection ends, both are brought back. */
export function keepHeld({ running, log, bringUp, onLost }: Keeping) {
  let current = running;
  const life = { released: false };
  let address: string | undefined;
  let recovery = Promise.resolve();

  const watch = (client: pg.Client) =>
    client.once('end', () => {
      if (!life.released) recovery = recover();
    });

  async function recover() {
    log.warn({ pid: current.pid }, 'Lost the database; bringing it back');
    let reason = '';
    for (let attempt = 1; attempt <= attempts && !life.released; attempt += 1) {
      try {
        current = await bringUp();
        watch(current.client);
        if (address) await announceHolder(current.client, address);
        log.warn({ pid: current.pid }, 'The database is back');
        return;
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
        await wait(250 * attempt);
      }
    }
    if (life.released) return;
    log.error({ reason }, 'The database did not come back');
    onLost?.(new StartFault(databaseFaults.lost(reason)));
  }

  watch(current.client);
  return {
    current: () => current,
    async announce(at: string) {
      address = at;
      await announceHolder(current.client, at);
    },
    /** Ends the watching and hands out what runs. */
    async release(): Promise<Running> {
      life.released = true;
      await recovery;
      return current;
    },
  };
}
