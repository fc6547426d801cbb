import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { routePrefetches } from '../client/api/route-prefetch.ts';
import { moodOf } from '../domain/moods.ts';
import { callsTo } from '../server/test/calls-to.ts';
import type { Call } from '../server/test/calls-to.ts';
import { goodPassword, registration } from '../server/test/people.ts';
import type { BenchRow } from './bench-row.ts';
import { atMost, percentile } from './judge.ts';
import { startServer } from './processes.ts';
import type { BenchSettings } from './settings.ts';

const group = 'burst';

/** Calls of one kind that were sent together: how many were refused, and how long each took (milliseconds). */
interface Crowd {
  call: Call;
  refused: number;
  times: number[];
}

/** Notes what became of each call that goes to this address. */
function crowdTo(address: string): Crowd {
  const send = callsTo(address);
  const crowd: Crowd = {
    refused: 0,
    times: [],
    call: async (...words) => {
      const begun = performance.now();
      const answer = await send(...words);
      crowd.times.push(performance.now() - begun);
      if (answer.status >= 400) crowd.refused += 1;
      return answer;
    },
  };
  return crowd;
}

const emailOf = (place: number) => `burst-${place}@example.org`;

async function register({ call }: Crowd, place: number): Promise<string> {
  const { body } = await call('POST', '/api/auth/register', { body: registration({ email: emailOf(place) }) });
  return body?.token ?? '';
}

/** Signs in, and asks at once for everything that the home screen asks for. */
async function openHome({ call }: Crowd, place: number): Promise<void> {
  const { body } = await call('POST', '/api/auth/login', { body: { email: emailOf(place), password: goodPassword } });
  const token: string = body?.token ?? '';
  await Promise.all(routePrefetches('/dashboard', '').map((path) => call('GET', path, { token })));
}

const mostRefused = 0;

function rowsOf(name: string, { refused, times }: Crowd): BenchRow[] {
  return [
    atMost({ group, name: `${name}: refused`, unit: `of ${times.length.toLocaleString('en')}` }, refused, mostRefused),
    atMost({ group, name: `${name}: p99`, unit: 'ms' }, percentile(times, 0.99)),
  ];
}

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place);

/** A crowd on a server that has just started for the first time, and the minute after a reminder. */
export async function measureBurst({ isQuick, folder, say }: BenchSettings): Promise<BenchRow[]> {
  say('burst');
  const server = await startServer({ DATA_DIR: join(folder, `burst-${Date.now()}`) });
  const address = `http://127.0.0.1:${server.port}`;
  const [people, loggers, moods, seconds] = isQuick ? [40, 20, 100, 6] : [250, 100, 1000, 60];
  try {
    const first = crowdTo(address);
    const tokens = await Promise.all(upTo(30).map((place) => register(first, place)));
    const cold = crowdTo(address);
    await Promise.all(upTo(24).map((place) => openHome(cold, place)));
    const rest = crowdTo(address);
    for (let place = 30; place < people; place += 10)
      tokens.push(...(await Promise.all(upTo(10).map((next) => register(rest, place + next)))));
    const [home, logged] = [crowdTo(address), crowdTo(address)];
    const inTheMinute = async (share: number, work: () => Promise<unknown>) => {
      await wait(share * seconds * 1000);
      await work();
    };
    const log = (place: number) =>
      logged.call('POST', '/api/mood', { token: tokens[place % loggers] ?? '', body: { mood: moodOf('calm').emoji } });
    // Those who open the page do so together, when the reminder comes; the moods are spread.
    await Promise.all([
      ...upTo(people).map((place) => openHome(home, place)),
      ...upTo(moods).map((place) => inTheMinute(place / moods, () => log(place))),
    ]);
    return [
      ...rowsOf('30 who register at once on a new server', first),
      ...rowsOf('24 who sign in and open home at once', cold),
      ...rowsOf(`${people} who sign in and open home at once`, home),
      ...rowsOf(`${moods.toLocaleString('en')} moods within ${seconds} seconds of it`, logged),
    ];
  } finally {
    await server.stop();
  }
}
