import { join } from 'node:path';
import { createPool } from '../server/db/connect.ts';
import type { PoolTarget } from '../server/db/connect.ts';
import { startEmbedded } from '../server/db/embedded.ts';
import type { BareLoopOrder, BareLoopResult, BareLoopStart } from './bare-loop.ts';
import type { BenchRow } from './bench-row.ts';
import { log, quietly } from './database.ts';
import { startExternal } from './external-postgres.ts';
import { hotRequests } from './hot-requests.ts';
import type { HotRequest } from './hot-requests.ts';
import { bytesOf, expectOnly, inTurn, joined, perSecond, putLoad } from './http-load.ts';
import { atMost, beside, percentile } from './judge.ts';
import { signedInPeople } from './people.ts';
import { startHelper, startServer } from './processes.ts';
import type { Helper } from './processes.ts';
import { crowdFor } from './crowd.ts';
import type { Crowd } from './crowd.ts';
import type { Person } from './recorded-sql.ts';
import type { BenchSettings } from './settings.ts';

const connectionCounts = [1, 16, 64];
/** Milliseconds at the largest number of connections. */
const slowest = 25;

interface Setup {
  name: string;
  processes: number;
  /** What the server processes and the bare loops are started with, and how the bench reaches the database. */
  settings: Record<string, string>;
  target: PoolTarget;
}

/** The hottest calls beside a bare loop with the same SQL, on a filled database in `dataDir`. */
export async function measureRequests(bench: BenchSettings, dataDir: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const own = { DATA_DIR: join(bench.folder, 'processes'), DATA_KEY_FILE: join(dataDir, 'keys', 'data-keys.json') };
  // The embedded database with its own settings, but room for the bare loop's connections beside the server's.
  const embedded = await startEmbedded({ dataDir, log, onStep: quietly, settings: { max_connections: '100' } });
  const measureBoth = async (name: string, url: string) => {
    for (const processes of [1, 2]) {
      const title = `${name}, ${processes === 1 ? 'one process' : 'two processes'}`;
      const settings = { ...own, DATABASE_URL: url, WORKERS: String(processes) };
      rows.push(
        ...(await measureSetup(bench, { name: title, processes, settings, target: { connectionString: url } })),
      );
    }
  };
  try {
    const { host, port, user, database } = embedded.connection;
    const where = new URLSearchParams({ host, port: String(port) }).toString();
    await measureBoth('embedded', `postgres://${user}@localhost/${database}?${where}`);
  } finally {
    await embedded.stop();
  }
  const external = await startExternal(dataDir);
  try {
    await measureBoth('external', external.url);
  } finally {
    await external.stop();
  }
  return rows;
}

async function measureSetup(bench: BenchSettings, { name, processes, settings, target }: Setup): Promise<BenchRow[]> {
  bench.say(`requests: ${name}`);
  // Both processes behind one port, as with `npm start -- --workers 2`.
  const server = await startServer(settings);
  const ends: (() => Promise<void>)[] = [server.stop];
  try {
    const people = await peopleOf(target);
    const loops: Helper<BareLoopResult>[] = [];
    for (let place = 0; place < processes; place += 1) {
      // Each loop for other people: an id is a person's own, and one process makes none twice.
      const share = (all: readonly Person[]) => all.filter((_, number) => number % processes === place);
      const crowd = { readers: share(people.readers), writers: share(people.writers) };
      const start: BareLoopStart = { target, settings, crowd };
      const loop = await startHelper<BareLoopResult>('bare-loop.ts', start);
      ends.unshift(loop.stop);
      loops.push(loop);
    }
    const rows: BenchRow[] = [];
    for (const request of hotRequests)
      for (const connections of connectionCounts) {
        if (processes > 1 && connections === 1) continue;
        const bare = async (seconds: number) => {
          const order: BareLoopOrder = { name: request.name, loops: Math.ceil(connections / processes), seconds };
          return Promise.all(loops.map((loop) => loop.ask(order)));
        };
        const title = `${request.name}, ${name}, ${connections} connection${connections === 1 ? '' : 's'}`;
        rows.push(
          ...(await compare(bench, {
            request,
            connections,
            port: server.port,
            people: crowdFor(request, people),
            title,
            bare,
          })),
        );
      }
    return rows;
  } finally {
    for (const end of ends) await end();
  }
}

async function peopleOf(target: PoolTarget): Promise<Crowd> {
  const { db, close } = createPool(target, { max: 1, applicationName: 'bench', statementTimeoutMs: 0 });
  try {
    const people = await signedInPeople(db, 'employee', 400);
    return { readers: people.slice(0, 200), writers: people.slice(200) };
  } finally {
    await close();
  }
}

interface Comparison {
  request: HotRequest;
  connections: number;
  port: number;
  people: readonly Person[];
  title: string;
  bare: (seconds: number) => Promise<BareLoopResult[]>;
}

/** Server and bare loop take turns, so that whatever else the machine does falls on both. */
async function compare(
  { sliceSeconds, turns }: BenchSettings,
  { request, connections, port, people, title, bare }: Comparison,
): Promise<BenchRow[]> {
  const next = inTurn(people.map(({ token }) => bytesOf({ ...request, token })));
  const serve = async (seconds: number) => {
    const load = await putLoad({ port, connections, seconds, next });
    expectOnly(load, request.status);
    return load;
  };
  await serve(sliceSeconds / 2);
  await bare(sliceSeconds / 2);
  const [served, bared] = [[], []] as [Awaited<ReturnType<typeof serve>>[], number[]];
  const bareTimes: number[] = [];
  for (let round = 0; round < turns; round += 1) {
    served.push(await serve(sliceSeconds));
    const results = await bare(sliceSeconds);
    bared.push(results.reduce((sum, { times, seconds }) => sum + times.length / seconds, 0));
    bareTimes.push(...results.flatMap(({ times }) => times));
  }
  const load = joined(served);
  const peer = bared.reduce((sum, rate) => sum + rate, 0) / bared.length;
  const group = 'requests';
  const isLargest = connections === connectionCounts.at(-1);
  return [
    beside({ group, name: title, unit: 'requests/s' }, { value: perSecond(load), peer }, request.least),
    ...[0.5, 0.99].map((share) => {
      const isJudged = share > 0.9 && isLargest && request.isWrite;
      const named = { group, name: `${title}: p${share * 100}`, unit: 'ms' };
      const row = atMost(named, percentile(load.times, share), isJudged ? slowest : undefined);
      return { ...row, peer: percentile(bareTimes, share) };
    }),
  ];
}
