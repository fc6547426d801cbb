import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchRow } from './bench-row.ts';
import { makeDatabase, openHeld } from './database.ts';
import { bytesOf, expectOnly, putLoad } from './http-load.ts';
import { atMost, growth, median } from './judge.ts';
import { signedInPeople } from './people.ts';
import { forgetPolicies, insertPolicy } from './people.queries.ts';
import { startServer } from './processes.ts';
import type { ServerProcess } from './processes.ts';
import type { BenchSettings } from './settings.ts';

const group = 'sizes';
/** Milliseconds for a statistic, and how many times its time at the smallest size it may take. */
const [slowest, steepest] = [30, 1.5];

const statistics = ['overview', 'severity', 'daily-submissions', 'mood-distribution', 'average-scores'];

interface AskedCall {
  name: string;
  path: string;
  isStatistic: boolean;
}

const statisticCalls = (suffix: string, query = ''): AskedCall[] =>
  statistics.map((name) => ({ name: `${name}${suffix}`, path: `/api/admin/stats/${name}${query}`, isStatistic: true }));

const openCalls = (personId: string): AskedCall[] => [
  ...statisticCalls(''),
  ...statisticCalls(' of a year', '?period=1y'),
  { name: 'employee list page', path: '/api/admin/employees?limit=50', isStatistic: false },
  {
    name: 'employee list page of a city',
    path: '/api/admin/employees?limit=50&state=Odisha&city=Sukinda',
    isStatistic: false,
  },
  { name: 'places of the filters', path: '/api/admin/employee-places', isStatistic: false },
  { name: 'one history', path: `/api/admin/employee-details/${personId}`, isStatistic: false },
];

interface Size {
  records: number;
  server: ServerProcess;
  token: string;
  personId: string;
}

/** Each admin call at every size, with the servers side by side and asked in turn. */
export async function measureSizes(bench: BenchSettings): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const running: Size[] = [];
  try {
    for (const records of bench.sizes) running.push(await startSize(bench, records, rows));
    bench.say('sizes: open records');
    for (const place of openCalls('').keys())
      rows.push(...(await compareCall(bench, running, (size) => openCalls(size.personId)[place])));
    bench.say('sizes: small groups protected');
    for (const { records } of running) await protect(folderOf(bench, records));
    for (const call of statisticCalls(' under “never”')) rows.push(...(await compareCall(bench, running, () => call)));
    return rows;
  } finally {
    for (const { server } of running) await server.stop();
  }
}

const folderOf = ({ folder }: BenchSettings, records: number) => join(folder, `records-${records}`);

async function startSize(bench: BenchSettings, records: number, rows: BenchRow[]): Promise<Size> {
  const dataDir = folderOf(bench, records);
  if (!existsSync(join(dataDir, 'postgres'))) {
    const { seconds } = await makeDatabase(dataDir, { records });
    const name = `making ${records.toLocaleString('en')} records`;
    rows.push(atMost({ group, name, unit: 'records/s' }, records / seconds));
  }
  const server = await startServer({ DATA_DIR: dataDir });
  const { db, close } = await openHeld(dataDir);
  await forgetPolicies(db);
  const [admin] = await signedInPeople(db, 'admin', 1);
  const [person] = await signedInPeople(db, 'employee', 1);
  await close();
  if (!admin || !person) throw new Error('nobody is in the database');
  return { records, server, token: admin.token, personId: person.id };
}

async function protect(dataDir: string): Promise<void> {
  const { db, close } = await openHeld(dataDir);
  await insertPolicy(db, 'never');
  await close();
}

async function timeOf({ server, token }: Size, path: string): Promise<number> {
  const request = bytesOf({ method: 'GET', path, token });
  // One request: its time is over before a second one.
  const load = await putLoad({ port: server.port, connections: 1, seconds: 0, next: () => request });
  expectOnly(load, 200);
  return load.times[0] ?? Number.NaN;
}

async function compareCall(
  { isQuick }: BenchSettings,
  sizes: readonly Size[],
  callOf: (size: Size) => AskedCall | undefined,
): Promise<BenchRow[]> {
  const times = sizes.map((): number[] => []);
  const rounds = isQuick ? 10 : 40;
  // The first two rounds fill what is kept: plans, pages, the figures of the hour.
  for (let round = -2; round < rounds; round += 1)
    for (const [place, size] of sizes.entries()) {
      const ms = await timeOf(size, callOf(size)?.path ?? '/');
      if (round >= 0) times[place]?.push(ms);
    }
  const [smallest = Number.NaN] = times.map(median);
  return sizes.flatMap((size, place) => {
    const { name = '', isStatistic = false } = callOf(size) ?? {};
    const value = median(times[place] ?? []);
    const title = `${name}, ${size.records.toLocaleString('en')} records`;
    const time = atMost({ group, name: title, unit: 'ms' }, value, isStatistic ? slowest : undefined);
    if (place === 0) return [time];
    const named = { group, name: `${title}: beside ${sizes[0]?.records.toLocaleString('en')}`, unit: 'ms' };
    return [time, growth(named, { value, peer: smallest }, steepest)];
  });
}
