/**
 * The peer of the server, a process of its own: sends what the server sends to the database for a request, through the
 * same driver with a pool of the same size, in a bare loop. The statements are recorded from one real request each;
 * those that the server sends for many requests at once are sent so here: batchLoader beside batchLoader, and one beside one.
 */
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { createPool } from '../server/db/connect.ts';
import type { PoolTarget } from '../server/db/connect.ts';
import { poolSizeOf } from '../server/process/prepare-database.ts';
import { loadCipher } from '../server/encryption/load-cipher.ts';
import { hashToken } from '../server/sessions/tokens.ts';
import { log } from './database.ts';
import { crowdFor } from './crowd.ts';
import type { Crowd } from './crowd.ts';
import { hotRequests } from './hot-requests.ts';
import { Recorder, replayer } from './recorded-sql.ts';
import type { Person } from './recorded-sql.ts';

export interface BareLoopOrder {
  name: string;
  loops: number;
  seconds: number;
}

export interface BareLoopResult {
  seconds: number;
  times: number[];
}

export interface BareLoopStart {
  target: PoolTarget;
  settings: Record<string, string>;
  crowd: Crowd;
}

const { target, settings, crowd } = JSON.parse(process.argv[2] ?? '{}') as BareLoopStart;
// Bytes do not come through JSON.
for (const person of [...crowd.readers, ...crowd.writers]) person.tokenHash = hashToken(person.token);
const config = readConfig(settings);
/** As many connections as the server process opens at most. */
const max = poolSizeOf(config);
const { db, pool, queue, close } = createPool(target, { max, applicationName: 'bench', statementTimeoutMs: 15_000 });
const recorder = new Recorder(pool);
const now = () => new Date();
const { cipher } = await loadCipher({ db, config, now });
const app = await createApp({
  db,
  queue,
  config,
  log,
  cipher,
  now,
  databaseNow: async () => now(),
  wakeResetMailer: () => undefined,
});
const recorded = new Map<string, { people: readonly Person[]; replay: (to: Person) => Promise<void> }>();
for (const request of hotRequests) {
  const { name, status, method, path: url, body } = request;
  const people = crowdFor(request, crowd);
  const [from] = people;
  if (!from) throw new Error('nobody to send requests for');
  const headers = { authorization: `Bearer ${from.token}` };
  const send = async () => {
    const answer = await app.inject({ method, url, headers, ...(body !== undefined && { payload: body as object }) });
    if (answer.statusCode !== status) throw new Error(`${name} answered ${answer.statusCode}`);
  };
  // Some statements are prepared from the third time on.
  for (let time = 0; time < 4; time += 1) await send();
  const at = Date.now();
  const statements = await recorder.during(send);
  recorded.set(name, { people, replay: replayer(pool, { statements, from, at }) });
}

async function run({ name, loops, seconds }: BareLoopOrder): Promise<BareLoopResult> {
  const { people, replay } = recorded.get(name) ?? {};
  if (!people || !replay) throw new Error(`nothing is recorded for ${name}`);
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let turn = 0;
  const loop = async () => {
    for (let sent = performance.now(); sent < end; sent = performance.now()) {
      const to = people[(turn += 1) % people.length];
      if (to) await replay(to);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: loops }, loop));
  return { seconds: (performance.now() - begun) / 1000, times };
}

process.on('message', (order: BareLoopOrder) => {
  void run(order).then((result) => process.send?.(result));
});
process.on('disconnect', () => void app.close().then(close));
process.send?.('ready');
