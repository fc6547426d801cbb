import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { captureLines } from '../../test/captured-log.ts';
import type { Running } from './bring-up.ts';
import { supervise } from './supervise.ts';

/** As far as it is used here: a connection of the driver that ends, or answers with a fault. */
function runningWith(query: () => Promise<unknown>): Running {
  const client = Object.assign(new EventEmitter(), { query }) as unknown as pg.Client;
  return { client, connection: { host: '', port: 0, user: '', database: '' }, pid: 1, adopted: false };
}

test('a database that is back is back, also where it cannot be told whose it is', async () => {
  const { log, lines } = captureLines();
  const first = runningWith(async () => undefined);
  const second = runningWith(async () => {
    throw new Error('slow');
  });
  let starts = 0;
  const bringUp = async () => {
    starts += 1;
    if (starts > 1) throw new Error('in use by this very process');
    return second;
  };
  const kept = supervise({ running: first, log, bringUp, logFile: '/nowhere' });
  await kept.announce({ address: 'http://localhost:3000' });
  first.client.emit('end');
  await vi.waitFor(() => expect(lines().map(({ event }) => event)).toHaveLength(2));
  expect(lines().map(({ event }) => event)).toEqual(['database_lost', 'database_back']);
  expect((await kept.release()).client).toBe(second.client);
});
