import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchRow } from './bench-row.ts';
import { makeDatabaseOnce, openHeld } from './database.ts';
import { insertRecent } from './fill.queries.ts';
import { bytesOf, expectOnly, putLoad } from './http-load.ts';
import { atMost, median } from './judge.ts';
import { signedInPeople } from './people.ts';
import { insertPolicy, forgetPolicies } from './people.queries.ts';
import { startServer } from './processes.ts';
import type { BenchSettings } from './settings.ts';

const group = 'statistics';
/** Milliseconds for each of them. */
const slowest = 30;
const names = [
  'overview',
  'severity',
  'daily-submissions',
  'mood-distribution',
  'average-scores',
  // The longest of the lists.
  'groups?by=designation',
];

const addressOf = (name: string, query: string) =>
  `/api/admin/stats/${name}${name.includes('?') ? query.replace('?', '&') : query}`;

/** The most seconds whose records are counted live where few come in: `fewLeftMs` and `graceMs` of `server/features/daily-rollups/roll-up-days.ts`. */
const openSeconds = 21.5;
/** Many records within half a minute, and then everything is asked in one moment. Milliseconds for the last answer, and for groups. */
const poured = { seconds: 30, slowest: 50 };
const hour = 3600;

/** Each statistic on a long history; then with many more records in the last hour, as many of them still open as can be. */
export async function measureStatistics({ folder, records, recent, isQuick, say }: BenchSettings): Promise<BenchRow[]> {
  const dataDir = join(folder, `records-${records}`);
  say(`statistics: ${records.toLocaleString('en')} records`);
  await makeDatabaseOnce(dataDir, { records });
  const server = await startServer({ DATA_DIR: dataDir });
  try {
    const { db, close } = await openHeld(dataDir);
    await forgetPolicies(db);
    const [admin] = await signedInPeople(db, 'admin', 1);
    const ask = async (path: string): Promise<number> => {
      const request = bytesOf({ method: 'GET', path, token: admin?.token ?? '' });
      const load = await putLoad({ port: server.port, connections: 1, seconds: 0, next: () => request });
      expectOnly(load, 200);
      return load.times[0] ?? Number.NaN;
    };
    const askAll = async (title: string, query = ''): Promise<BenchRow[]> => {
      const times = names.map((): number[] => []);
      // The first rounds fill what is kept: plans, pages, participants.
      for (let round = -2; round < (isQuick ? 5 : 20); round += 1)
        for (const [place, name] of names.entries()) {
          const ms = await ask(addressOf(name, query));
          if (round >= 0) times[place]?.push(ms);
        }
      return names.map((name, place) =>
        atMost({ group, name: `${name}, ${title}`, unit: 'ms' }, median(times[place] ?? []), slowest),
      );
    };
    const size = `${records.toLocaleString('en')} records`;
    const rows = [...(await askAll(size)), ...(await askAll(`${size}, a year`, '?period=1y'))];
    say(`statistics: ${recent.toLocaleString('en')} more in the last hour`);
    await insertRecent(db, { count: recent, seconds: hour, isCounted: false });
    // The first to ask counts all of them again: they were put in behind the program's back.
    await ask('/api/admin/stats/overview');
    const open = Math.round((recent / hour) * openSeconds);
    await insertRecent(db, { count: open, seconds: 5, isCounted: true });
    const crowded = `${recent.toLocaleString('en')} more in the last hour, ${open.toLocaleString('en')} of them open`;
    rows.push(...(await askAll(crowded)));
    say('statistics: half a minute of many more');
    const pour = isQuick ? 2000 : 200_000;
    for (let slice = 0, begun = performance.now(); slice < poured.seconds; slice += 1) {
      await insertRecent(db, { count: Math.round(pour / poured.seconds), seconds: 1, isCounted: true });
      await wait(Math.max(0, begun + (slice + 1) * 1000 - performance.now()));
    }
    const atOnce = await Promise.all(names.map((name) => ask(addressOf(name, ''))));
    const pouredTitle = `all at once, ${pour.toLocaleString('en')} more in half a minute`;
    for (const [place, name] of names.entries()) {
      const limit = name.startsWith('groups') ? slowest : poured.slowest;
      rows.push(atMost({ group, name: `${name}, ${pouredTitle}`, unit: 'ms' }, atOnce[place] ?? Number.NaN, limit));
    }
    await insertPolicy(db, 'never');
    rows.push(...(await askAll('the same under “never”')));
    await close();
    return rows;
  } finally {
    await server.stop();
  }
}
