import { get as startGet } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { entriesOf } from '../../../test/seeded-people.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { isLong } from '../../../test/long-form.ts';

/** Read to their end: twice what is read at a time, and some more. */
const short = 2100;
/** With them it is more than what lies between a server and a reader who reads nothing: some 20 MB. */
const employees = 3500;
/** Four are answered at once, and so many wait. */
const [atOnce, waiting] = [4, 12];

const list = '/api/admin/employees';
/** Exactly as many as are read at a time, so that it is not known whether there are more. */
const onePage = `${list}?q=person%20001`;
const spreadsheet = '/api/admin/exports/employees.csv';

const server = serverForAll();
let admin: SignedInPerson;
beforeAll(async () => {
  admin = await signedInAdmin(server);
  const long = sql`rpad('A "designation"', 15000, 'x')`;
  await sql`
    insert into work_list_entries (kind, name, name_key, position)
    values ('theme', 'A theme', 'a theme', 100), ('designation', ${long}, 'long', 100),
      ('designation', 'A "quoted" one', 'quoted', 101)`.execute(server.services.db);
  const { state, city, theme } = entriesOf({ state: 'Jharkhand', city: 'Chandil', theme: 'A theme' });
  const designation = sql`work_entry('designation', case when n > ${short} then ${long} else 'A "quoted" one' end, null)`;
  await sql`
    insert into users (name, email, role, state, city, theme, designation, password_hash, created_at, updated_at)
    select case when n > ${short} then 'Reader ' else 'Person ' end || lpad(n::text, 6, '0'), 'mail' || n || '@example.org', 'employee',
      ${state}, ${city}, ${theme}, ${designation}, 'none', now(), now()
    from generate_series(1, ${employees}) as n`.execute(server.services.db);
});

const get = (path: string, headers?: Record<string, string>) =>
  server.request('GET', path, { token: admin.token, headers });

test.each(['identity', 'gzip'])('many employees come as one list, in order and each once (%s)', async (accepted) => {
  const answer = await get(`${list}?q=person`, { 'Accept-Encoding': accepted });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('content-encoding')).toBe(accepted === 'gzip' ? 'gzip' : null);
  expect(answer.headers.get('x-total-count')).toBe(String(short));
  const names = answer.body.map(({ name }: { name: string }) => name);
  expect(names).toEqual(Array.from({ length: short }, (_, index) => `Person ${String(index + 1).padStart(6, '0')}`));
  const page = await get(`${list}?limit=3`);
  expect(answer.body.slice(0, 3)).toEqual(page.body);
});

test('a list that is as long as what is read at a time ends there', async () => {
  const oneLess = await get(`${list}?q=person%20000`);
  expect([oneLess.body.length, oneLess.headers.get('x-total-count')]).toEqual([999, '999']);
  const exactly = await get(onePage);
  expect([exactly.body.length, exactly.headers.get('x-total-count')]).toEqual([1000, '1000']);
});

test('HEAD says how many there are', async () => {
  const answer = await server.request('HEAD', list, { token: admin.token });
  expect([answer.status, answer.headers.get('x-total-count'), answer.text]).toEqual([200, String(employees), '']);
});

describe('where many read all at once', () => {
  test.runIf(isLong)(
    'who would have to wait too long is refused, others are served, and callers that wait are answered',
    async () => {
      const { url } = server;
      const readers: SlowReader[] = [];
      for (let count = 0; count < atOnce; count += 1)
        readers.push(await startSlowReader(url + (count % 2 === 0 ? list : spreadsheet), admin.token));
      expect(readers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);

      const waiters = Array.from({ length: waiting + 2 }, () => startSlowReader(url + onePage, admin.token));
      const refusals = await twoFirst(waiters);
      for (const refused of refusals) {
        expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
        expect((await refused.readAll()).text).toContain('"unavailable"');
      }
      const refusedFile = await get(spreadsheet);
      expect([refusedFile.status, refusedFile.headers.get('retry-after')]).toEqual([503, '5']);
      expect((await get(`${list}?limit=10`)).status).toBe(200);
      expect((await get(`${list}?q=person000`)).status).toBe(200);
      expect((await get('/api/auth/me')).status).toBe(200);

      for (const reader of readers) reader.disconnect();
      const answered = (await Promise.all(waiters.map(async (one) => readIfGiven(await one)))).filter(Boolean);
      expect(answered).toEqual(Array(waiting).fill(1000));
      expect((await get(spreadsheet)).status).toBe(200);
    },
  );
});

/** The employees of a list; undefined for a refusal. */
async function readIfGiven(reader: SlowReader): Promise<number | undefined> {
  if (reader.status !== 200) return undefined;
  return JSON.parse((await reader.readAll()).text).length;
}

async function twoFirst<T>(all: Promise<T>[]): Promise<T[]> {
  const settled: T[] = [];
  for (const one of all) void one.then((value) => settled.push(value));
  await expect.poll(() => settled.length).toBe(2);
  return settled;
}

test.each([list, spreadsheet])(
  '%s that fails on the way breaks off, and leaves a line for the operator',
  async (path) => {
    const reader = await startSlowReader(server.url + path, admin.token);
    expect(reader.status).toBe(200);
    // The names of the columns come before the first people do.
    await expect.poll(() => reader.waiting()).toBeGreaterThan(1000);
    await sql`alter table users rename column designation to gone`.execute(server.owner);
    const { text, complete } = await reader.readAll();
    await sql`alter table users rename column gone to designation`.execute(server.owner);
    expect(complete).toBe(false);
    expect(text.length).toBeGreaterThan(1000);
    expect(text.endsWith(']')).toBe(false);
    const lines = server.logLines().filter((line) => line.includes('an answer was broken off'));
    expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({
      level: 'error',
      event: 'fault',
      fault: { code: '42703' },
    });
    expect((await get('/api/auth/me')).status).toBe(200);
  },
);

interface SlowReader {
  status: number;
  headers: IncomingMessage['headers'];
  /** Bytes that have come and wait to be read. */
  waiting(): number;
  /** Reads what there is. `complete` is false where the connection broke before the end. */
  readAll(): Promise<{ text: string; complete: boolean }>;
  disconnect(): void;
}

/** A call whose answer has begun and is not read yet. */
async function startSlowReader(url: string, token: string): Promise<SlowReader> {
  const call = startGet(url, { agent: false, headers: { Authorization: `Bearer ${token}` } });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', resolve);
  });
  response.on('error', () => undefined);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    waiting: () => response.readableLength,
    readAll: async () => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      await new Promise((resolve) => response.once('close', resolve));
      return { text: Buffer.concat(parts).toString(), complete: response.complete };
    },
    disconnect: () => call.destroy(),
  };
}
