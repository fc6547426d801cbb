import type { BenchRow } from './bench-row.ts';
import { openHeld } from './database.ts';
import { bytesOf, expectOnly, inTurn, putLoad } from './http-load.ts';
import type { Load } from './http-load.ts';
import { atMost, percentile } from './judge.ts';
import { signedInPeople } from './people.ts';
import { startServer } from './processes.ts';
import type { BenchSettings } from './settings.ts';

const group = 'overload';

/** Far more than may wait at once; who is refused comes again after a second, as the answer says. */
const crowd = 1500;
const usual = 16;

/** What a flood of histories meets: how fast the excess is refused, how long the others wait, and how it is afterwards. */
export async function measureOverload({ sliceSeconds, say }: BenchSettings, dataDir: string): Promise<BenchRow[]> {
  say('overload');
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  try {
    const { db, close } = await openHeld(dataDir);
    const people = await signedInPeople(db, 'employee', 200);
    await close();
    const load = async (path: string, connections: number): Promise<Load> => {
      const next = inTurn(people.map(({ token }) => bytesOf({ method: 'GET', path, token })));
      return putLoad({ port: server.port, connections, seconds: 2 * sliceSeconds, next, afterRefusal: 1000 });
    };
    const before = await load('/api/auth/me', usual);
    const flood = await load('/api/assessment/history?type=GAD-7', crowd);
    const after = await load('/api/auth/me', usual);
    for (const quiet of [before, after]) expectOnly(quiet, 200);
    const strange = [...flood.statuses.keys()].filter((status) => status !== 200 && status !== 503);
    if (strange.length > 0) throw new Error(`answered ${strange.join(', ')}`);
    const ms = (name: string, times: readonly number[], share: number) =>
      atMost({ group, name: `${name}: p${share * 100}`, unit: 'ms' }, percentile(times, share));
    return [
      { group, name: `${crowd} at once: served`, unit: 'answers', value: flood.statuses.get(200) ?? 0 },
      { group, name: `${crowd} at once: refused (503)`, unit: 'answers', value: flood.refused.length },
      ms('a refusal', flood.refused, 0.5),
      ms('a refusal', flood.refused, 0.99),
      ms('served or refused', flood.times, 0.99),
      { ...ms('me, after it beside before it', after.times, 0.99), peer: percentile(before.times, 0.99) },
    ];
  } finally {
    await server.stop();
  }
}
