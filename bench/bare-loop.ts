/**
 * The peers of the server, in a process of their own with a pool of the same size: they send what the server sends to the
 * database for a request, recorded from one real request each, and for many requests at once where the server does so.
 * One takes the requests over HTTP, as the server does, and does nothing else with them; the other is the statements alone.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createApp } from '../server/process/app.ts';
import { readConfig } from '../server/config/config.ts';
import { createPool } from '../server/db/connect.ts';
import type { PoolTarget } from '../server/db/connect.ts';
import { loadCipher } from '../server/security/encryption/load-cipher.ts';
import { poolSizeOf } from '../server/process/prepare-database.ts';
import { createReadiness } from '../server/core/readiness.ts';
import { hashToken } from '../server/security/sessions/tokens.ts';
import { log } from './database.ts';
import { compared, statusOf } from './hot-requests.ts';
import { Recorder, replayer } from './recorded-sql.ts';
import type { Person } from './recorded-sql.ts';

export interface BareLoopStart {
  target: PoolTarget;
  settings: Record<string, string>;
  people: Person[];
}

/** Statements alone: so many loops for so long. */
interface BareLoopOrder {
  name: string;
  loops: number;
  seconds: number;
}

export interface BareLoopResult {
  perSecond: number;
}

const { target, settings, people } = JSON.parse(process.argv[2] ?? '{}') as BareLoopStart;
// Bytes do not come through JSON.
for (const person of people) person.tokenHash = hashToken(person.token);
const byToken = new Map(people.map((person) => [`Bearer ${person.token}`, person]));
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
  readiness: createReadiness(),
  config,
  log,
  cipher,
  now,
  databaseNow: async () => now(),
  sendMail: async () => undefined,
  wakeOutbox: () => undefined,
});
const recorded = new Map<string, { path: string; answer: string; replay: (to: Person) => Promise<void> }>();
for (const { name, method, path, body } of compared) {
  const [from] = people;
  if (!from) throw new Error('nobody to send requests for');
  let answer = '';
  const send = async () => {
    const headers = { authorization: `Bearer ${from.token}` };
    const { statusCode, payload } = await app.inject({ method, url: path, headers, payload: body as object });
    if (statusCode !== statusOf({ method })) throw new Error(`${name} was answered with ${statusCode}`);
    answer = payload;
  };
  // Some statements are prepared from the third time on.
  for (let time = 0; time < 4; time += 1) await send();
  const at = Date.now();
  const statements = await recorder.during(send);
  recorded.set(name, { path, answer, replay: replayer(pool, { statements, from, at }) });
}
const byPath = new Map([...recorded.values()].map((one) => [one.path, one]));

const server = createServer((request, response) => {
  const { answer, replay } = byPath.get(request.url ?? '') ?? {};
  const person = byToken.get(request.headers.authorization ?? '');
  if (!person || !replay) return void response.writeHead(404).end();
  void (request.method === 'GET' ? Promise.resolve() : json(request))
    .then(() => replay(person))
    .then(() =>
      response
        .writeHead(statusOf({ method: request.method === 'GET' ? 'GET' : 'POST' }), {
          'Content-Type': 'application/json; charset=utf-8',
        })
        .end(answer),
    );
}).listen(0, '127.0.0.1');
await new Promise<void>((resolve) => void server.once('listening', resolve));

async function run({ name, loops, seconds }: BareLoopOrder): Promise<BareLoopResult> {
  const replay = recorded.get(name)?.replay;
  const begun = performance.now();
  let count = 0;
  const loop = async () => {
    while (performance.now() < begun + seconds * 1000) {
      const to = people[(count += 1) % people.length];
      if (to) await replay?.(to);
    }
  };
  await Promise.all(Array.from({ length: loops }, loop));
  return { perSecond: (count * 1000) / (performance.now() - begun) };
}

process.on('message', (order: BareLoopOrder) => {
  void run(order).then((result) => process.send?.(result));
});
process.on('disconnect', () => {
  server.closeAllConnections();
  server.close();
  void app.close().then(close);
});
process.send?.({ port: (server.address() as AddressInfo).port });
