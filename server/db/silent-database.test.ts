import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Question } from '../../domain/contract/questions.ts';
import { fetchPatiently } from '../test/patiently.ts';
import { goodPassword, registration } from '../test/people.ts';
import { startDatabaseProxy } from '../test/database-proxy.ts';
import type { DatabaseProxy } from '../test/database-proxy.ts';
import { isLong } from '../test/long-form.ts';
import { runMain } from '../test/run-main.ts';
import type { MainProcess } from '../test/run-main.ts';
import { startSteadyCalls, summarise } from '../test/steady-calls.ts';
import type { SentCall } from '../test/steady-calls.ts';
import { submissionOf } from '../test/submissions.ts';
import { createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

/** Seconds of silence; 75 was what stopped every call. */
const silentSeconds = isLong ? 75 : 5;

const patience = 60_000 + 2000 * silentSeconds;

/** What the logins of all senders cost is no matter of the silence. */
const pace = isLong ? { senders: 2, pauseMs: 100 } : { senders: 1, pauseMs: 400 };

let folder: string;
let database: TestDatabase;
let proxy: DatabaseProxy;
/** Of the database behind the proxy; it has met the silences of the tests before. */
let usual: { server: MainProcess; address: string };
const servers: MainProcess[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-silent-'));
  database = await createTestDatabase();
  proxy = await startDatabaseProxy(database.connection);
  usual = await start({ DATABASE_URL: proxy.url });
});
afterEach(async () => {
  proxy.pass();
  await database.pool.query('delete from attempts');
});
afterAll(async () => {
  await proxy.close();
  for (const { child, ended } of servers) {
    child.kill('SIGTERM');
    await ended;
  }
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(settings: Record<string, string>): Promise<{ server: MainProcess; address: string }> {
  const server = runMain({ DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: goodPassword, ...settings });
  servers.push(server);
  return { server, address: await server.ready };
}

const post = async (address: string, path: string, body: object, headers: Record<string, string> = {}) => {
  const all = { 'Content-Type': 'application/json', ...headers };
  return fetch(`${address}${path}`, { method: 'POST', headers: all, body: JSON.stringify(body) });
};

async function signInBoth(address: string) {
  const admin = await fetchPatiently(() =>
    post(address, '/api/auth/login', { email: 'admin@localhost', password: goodPassword }),
  );
  const person = await fetchPatiently(() => post(address, '/api/auth/register', registration()));
  expect([admin.status, person.status]).toEqual([200, 201]);
  return { admin: String((await admin.json()).token), person: String((await person.json()).token) };
}

/** Calls before, during and after a silence, and how long it took until all were served again. */
async function measure(address: string, silence: { begin: () => void; end: () => void }) {
  const calls = startSteadyCalls(address, await signInBoth(address), pace);
  await (isLong ? wait(3000) : expect.poll(calls.answered).toBeGreaterThan(8));
  const from = calls.now();
  silence.begin();
  await wait(silentSeconds * 1000);
  const to = calls.now();
  silence.end();
  await wait(5000);
  const soon = calls.answered();
  await (isLong ? wait(4000) : expect.poll(calls.answered).toBeGreaterThan(soon + 35));
  const sent = await calls.stop();
  const table = [
    summarise(
      'before',
      sent.filter(({ at, ms }) => at + ms < from),
    ),
    summarise(
      'during',
      sent.filter(({ at, ms }) => at + ms >= from && at < to),
    ),
    summarise(
      'in the five seconds after',
      sent.filter(({ at }) => at >= to && at < to + 5000),
    ),
    summarise(
      'later',
      sent.filter(({ at }) => at >= to + 5000),
    ),
  ];
  for (const line of table) process.stdout.write(`${JSON.stringify(line)}\n`);
  return { sent, from, table };
}

/** Every call was served or refused in time, and all were served before and soon after. */
function expectShortSilence({ sent, table }: Awaited<ReturnType<typeof measure>>) {
  const [before, , , later] = table;
  expect(before?.refused).toBe(0);
  expect(table.flatMap(({ others }) => others)).toEqual([]);
  const slowest = (calls: readonly SentCall[]) => Math.max(...calls.map(({ ms }) => ms));
  // On a quiet machine alone: a busy one is slow by itself.
  if (isLong) expect(slowest(sent)).toBeLessThan(2000 + slowest(sent.filter(({ kind }) => kind === 'page')));
  expect(sent.filter(({ status, retryAfter }) => status === 503 && retryAfter === null)).toEqual([]);
  expect(later).toMatchObject({ refused: 0, share: '100 %' });
  expect(later?.calls).toBeGreaterThan(20);
}

// In the short form the one below stands for the three: each takes its 17 s, most of which it waits.
test.runIf(isLong)(
  'D1: connections that are dropped in silence, while new ones pass, are replaced',
  { timeout: patience },
  async () => {
    const { address } = usual;
    const measured = await measure(address, { begin: proxy.dropOpen, end: () => undefined });
    expectShortSilence(measured);
    // New connections work all the time: no one waits for the end of the others.
    const { sent, from } = measured;
    expect(
      summarise(
        'from five seconds on',
        sent.filter(({ at }) => at >= from + 5000),
      ),
    ).toMatchObject({ refused: 0 });
  },
);

test('D1: a network that passes nothing at all', { timeout: patience }, async () => {
  const { server, address } = usual;
  const said = server.errors().length;
  const measured = await measure(address, { begin: proxy.dropAll, end: proxy.pass });
  expectShortSilence(measured);
  const lines = server
    .errors()
    .slice(said)
    .split('\n')
    .filter((line) => /"level":"(?:warn|error|fatal)"/.test(line) && !line.includes('"slowed"'));
  // One line a kind and minute, however many calls were refused.
  expect(lines.length).toBeLessThan(20 + silentSeconds);
});

/** The server and all its processes, as far as they are there now. */
function signalAll(postmaster: number, signal: NodeJS.Signals) {
  const children = execFileSync('ps', ['--ppid', String(postmaster), '-o', 'pid='], { encoding: 'utf8' });
  for (const pid of [postmaster, ...children.trim().split(/\s+/).map(Number)]) {
    try {
      process.kill(pid, signal);
    } catch {
      // One that has just ended.
    }
  }
}

test.runIf(isLong)('D1: a database that is frozen and thaws', { timeout: patience }, async () => {
  const dataDir = join(folder, 'own');
  const { address } = await start({ DATA_DIR: dataDir });
  const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const frozen = () => signalAll(postmaster, 'SIGSTOP');
  try {
    expectShortSilence(await measure(address, { begin: frozen, end: () => signalAll(postmaster, 'SIGCONT') }));
  } finally {
    signalAll(postmaster, 'SIGCONT');
  }
});

test.runIf(isLong)(
  'D7: a worker that is born while the database is away leaves a warning, and comes up later',
  async () => {
    const { server } = await start({ DATABASE_URL: proxy.url, WORKERS: '2' });
    const children = execFileSync('ps', ['--ppid', String(server.child.pid), '-o', 'pid='], { encoding: 'utf8' });
    proxy.dropAll();
    process.kill(Number(children.trim().split(/\s+/)[0]), 'SIGKILL');
    await expect.poll(() => server.errors()).toContain('"database_away"');
    expect(server.errors()).not.toContain('"level":"fatal"');
    proxy.pass();
    const listening = () => server.errors().split('Server listening').length - 1;
    await expect.poll(listening).toBe(3);
  },
);

test(
  'D1: a submit whose answer was lost says try again, and its retry is stored once',
  { timeout: patience },
  async () => {
    const { address } = usual;
    const { person } = await signInBoth(address);
    const headers = { Authorization: `Bearer ${person}`, 'Idempotency-Key': 'one-and-the-same' };
    const active = await (await fetch(`${address}/api/questions/active`, { headers })).json();
    const ids = (active as Question[]).filter(({ type }) => type === 'GAD-7').map(({ id }) => id);
    const submit = () => post(address, '/api/assessment', submissionOf('GAD-7', ids), headers);
    const isStored = async () => (await database.pool.query('select count(*) from assessments')).rows[0].count;
    proxy.dropAnswersTo('insert into assessments');
    const lost = await submit();
    expect([lost.status, lost.headers.get('retry-after'), (await lost.json()).code]).toEqual([503, '1', 'unavailable']);
    // It had arrived.
    await expect.poll(isStored).toBe(1);
    proxy.pass();
    const retried = await submit();
    expect(retried.status).toBe(201);
    expect(await isStored()).toBe(1);
  },
);
