import { join } from 'node:path';
import { createPool } from '../server/db/connect.ts';
import { startEmbedded } from '../server/db/embedded.ts';
import type { BareLoopResult, BareLoopStart } from './bare-loop.ts';
import type { BenchRow } from './bench-row.ts';
import { log, quietly } from './database.ts';
import { compared, statusOf } from './hot-requests.ts';
import type { NamedRequest } from './hot-requests.ts';
import { bytesOf, expectOnly, inTurn, joined, perSecond, putLoad } from './http-load.ts';
import type { Load } from './http-load.ts';
import { atMost, beside, mean, percentile } from './judge.ts';
import { signedInPeople } from './people.ts';
import { startHelper, startServer } from './processes.ts';
import type { Helper } from './processes.ts';
import type { Person } from './recorded-sql.ts';
import type { BenchSettings } from './settings.ts';

const group = 'requests';
/**
 * By the number of connections: the least share of a bare server that sends the same statements, one by one with one connection,
 * in batches with more; and p99 in milliseconds.
 */
const limits: readonly { connections: number; least?: number; slowest?: number }[] = [
  { connections: 1, least: 0.85, slowest: 10 },
  { connections: 16, least: 0.6 },
  { connections: 64, least: 0.6, slowest: 30 },
];

interface Measured {
  port: number;
  bare: Helper<{ port: number }, BareLoopResult>;
  people: readonly Person[];
}

/** Submits, moods and histories beside a bare server and beside the statements alone, on a filled database. */
export async function measureRequests(bench: BenchSettings, dataDir: string): Promise<BenchRow[]> {
  // The embedded database with its own settings, but room for the peers' connections beside the server's.
  const embedded = await startEmbedded({ dataDir, log, onStep: quietly, settings: { max_connections: '100' } });
  const ends: (() => Promise<void>)[] = [embedded.stop];
  try {
    const { host, port, user, password, database } = embedded.connection;
    const url = `postgres://${user}:${password}@localhost/${database}?${new URLSearchParams({ host, port: String(port) }).toString()}`;
    const settings = {
      DATA_DIR: join(bench.folder, 'processes'),
      DATA_KEY_FILE: join(dataDir, 'keys', 'data-keys.json'),
      DATABASE_URL: url,
    };
    const target = { connectionString: url };
    const server = await startServer(settings);
    ends.unshift(server.stop);
    const { db, close } = createPool(target, { max: 1, applicationName: 'bench', statementTimeoutMs: 0 });
    const people = await signedInPeople(db, 'employee', 200);
    await close();
    const start: BareLoopStart = { target, settings, people };
    const bare = await startHelper<{ port: number }, BareLoopResult>('bare-loop.ts', start);
    ends.unshift(bare.stop);
    const rows: BenchRow[] = [];
    for (const request of compared)
      for (const limit of limits)
        rows.push(
          ...(await compare(
            bench,
            { port: server.port, bare, people },
            request,
            // A history is shown without a limit: its peer opens no answers and makes no JSON.
            request.method === 'GET' ? { connections: limit.connections } : limit,
          )),
        );
    return rows;
  } finally {
    for (const end of ends) await end();
  }
}

/** All take turns, so that whatever else the machine does falls on each. */
async function compare(
  { sliceSeconds, turns, say }: BenchSettings,
  { port, bare, people }: Measured,
  request: NamedRequest,
  { connections, least, slowest }: (typeof limits)[number],
): Promise<BenchRow[]> {
  const title = `${request.name}, ${connections} connection${connections === 1 ? '' : 's'}`;
  say(`requests: ${title}`);
  const next = inTurn(people.map(({ token }) => bytesOf({ ...request, token })));
  const [ours, bares]: [Load[], Load[]] = [[], []];
  const alone: number[] = [];
  // The first round warms up.
  for (let round = -1; round < turns; round += 1) {
    const [our, peer] = [
      await putLoad({ port, connections, seconds: sliceSeconds, next }),
      await putLoad({ port: bare.started.port, connections, seconds: sliceSeconds, next }),
    ];
    const { perSecond: rate } = await bare.ask({ name: request.name, loops: connections, seconds: sliceSeconds });
    for (const load of [our, peer]) expectOnly(load, statusOf(request));
    if (round < 0) continue;
    ours.push(our);
    bares.push(peer);
    alone.push(rate);
  }
  const [our, peer] = [joined(ours), joined(bares)];
  const value = perSecond(our);
  const inMs = (share: number, limit?: number) => ({
    ...atMost({ group, name: `${title}: p${share * 100}`, unit: 'ms' }, percentile(our.times, share), limit),
    peer: percentile(peer.times, share),
  });
  const named = (of: string) => ({ group, name: `${title}: beside ${of}`, unit: 'requests/s' });
  return [
    beside(named('a bare server with the same statements'), { value, peer: perSecond(peer) }, least),
    beside(named('the statements alone'), { value, peer: mean(alone) }),
    inMs(0.5),
    inMs(0.99, slowest),
  ];
}
