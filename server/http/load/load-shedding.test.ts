import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mostWaiting as mostWaitingOf } from '../../db/pooled-database.ts';
import { registerPerson } from '../../test/people.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestAnswer } from '../../test/calls-to.ts';
import type { TestServer } from '../../test/test-server.ts';

const busy = { msg: 'We’re busy right now. Please try again shortly.', code: 'unavailable' };

test('a call that gets no connection in time answers 503 with a time to come back, and the next one is served', async () => {
  const server = await startTestServer({ pool: { max: 1, acquireTimeoutMs: 3000, statementTimeoutMs: 15_000 } });
  const { token } = await registerPerson(server);
  await server.services.db.connection().execute(async () => {
    const answers = await Promise.all([
      server.request('GET', '/api/health'),
      server.request('GET', '/api/mood', { token }),
      server.request('POST', '/api/auth/login', { body: { email: 'a@example.org', password: 'x' } }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('1');
      expect(answer.body).toEqual(busy);
    }
  });
  expect((await server.request('GET', '/api/health')).status).toBe(200);
  await server.close();
});

test('a statement that takes too long is ended, and answers 503', async () => {
  const server = await startTestServer({ pool: { max: 2, acquireTimeoutMs: 3000, statementTimeoutMs: 3000 } });
  const { token } = await registerPerson(server);
  const { db } = server.services;
  await db.transaction().execute(async (transaction) => {
    await sql`lock table moods in access exclusive mode`.execute(transaction);
    const answer = await server.request('GET', '/api/mood', { token });
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual(busy);
  });
  expect((await server.request('GET', '/api/mood', { token })).status).toBe(200);
  await server.close();
});

test('connections that break are replaced', async () => {
  const server = await startTestServer({ pool: { max: 3, acquireTimeoutMs: 3000, statementTimeoutMs: 15_000 } });
  const { token } = await registerPerson(server);
  const cutAll = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  for (let round = 0; round < 20; round += 1) {
    const [, ...answers] = await Promise.all([
      // It may get a connection that a cut before has broken.
      cutAll.execute(server.services.db).catch(() => undefined),
      server.request('GET', '/api/mood', { token }),
      server.request('GET', '/api/mood', { token }),
    ]);
    for (const { status } of answers) expect([200, 503]).toContain(status);
  }
  await expect.poll(async () => (await server.request('GET', '/api/mood', { token })).status).toBe(200);
  await server.close();
});

describe('where too much waits for a connection already', () => {
  // Of a database so busy that 25 wait a second for each connection.
  const held = { max: 2, acquireTimeoutMs: 60_000, statementTimeoutMs: 60_000, meanMs: 40 };
  const mostWaiting = held.max * 25;
  let server: TestServer;
  let token: string;
  let pageFolder: string;
  beforeAll(async () => {
    // A page of its own: what stands in `dist` depends on what was built before.
    pageFolder = await mkdtemp(join(tmpdir(), 'evenkeel-page-'));
    await writeFile(join(pageFolder, 'index.html'), '<!doctype html><html><head><title>x</title></head></html>');
    server = await startTestServer({ pool: held, app: { pageFolder } });
  });
  beforeEach(async () => {
    ({ token } = await registerPerson(server));
  });
  afterAll(async () => {
    await server.close();
    await rm(pageFolder, { recursive: true });
  });

  /** Does the work while no connection is free. */
  function whileHeld(work: () => Promise<void>): Promise<void> {
    const { db } = server.services;
    return db.connection().execute(() => db.connection().execute(work));
  }

  test('the excess is refused before anything else is done, the rest is answered, and it is over with its cause', async () => {
    const settled: TestAnswer[] = [];
    let calls: Promise<TestAnswer>[] = [];
    await whileHeld(async () => {
      calls = Array.from({ length: 300 }, async (_, index) => {
        // A token that no one has: to see that it is not even looked at.
        const answer = await server.request('GET', '/api/mood', { token: index < 100 ? token : 'unknown' });
        settled.push(answer);
        return answer;
      });
      await expect.poll(() => settled.length).toBe(300 - mostWaiting);
      for (const { status, headers, body } of settled) {
        expect([status, headers.get('retry-after'), headers.get('x-content-type-options')]).toEqual([
          503,
          '1',
          'nosniff',
        ]);
        expect(body).toEqual(busy);
      }
      expect(server.services.queue.waiting()).toBe(mostWaiting);
    });
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status !== 503).map(({ status }) => [200, 401].includes(status))).toEqual(
      Array(mostWaiting).fill(true),
    );
    expect((await server.request('GET', '/api/mood', { token })).status).toBe(200);
  });

  test('health and the page are not refused', async () => {
    let health: Promise<TestAnswer> | undefined;
    let calls: Promise<TestAnswer>[] = [];
    await whileHeld(async () => {
      calls = Array.from({ length: mostWaiting }, () => server.request('GET', '/api/mood', { token }));
      await expect.poll(() => server.services.queue.waiting()).toBe(mostWaiting);
      health = server.request('GET', '/api/health');
      expect((await server.request('GET', '/api/mood', { token })).status).toBe(503);
      // However many pages are asked for, they ask the database once, and none waits for it long.
      for (const path of ['/nothing-here', '/login', '/help'])
        expect((await server.request('GET', path)).status).toBe(200);
      await expect.poll(() => server.services.queue.waiting()).toBe(mostWaiting + 2);
    });
    expect((await health)?.status).toBe(200);
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
  });

  test('senders that are slow hold nobody up, and do not come in all together afterwards', async () => {
    const senders: SlowSender[] = [];
    for (let count = 0; count < 140; count += 1) {
      senders.push(await startSlowSender(`${server.url}/api/mood`, token, { mood: 'calm' }));
      // Each asks the database who it is: on a busy machine they would else be the excess themselves.
      await expect.poll(() => server.services.queue.waiting()).toBeLessThan(mostWaiting / 2);
    }
    await expect.poll(() => server.services.queue.waiting()).toBe(0);
    expect((await server.request('GET', '/api/mood', { token })).status).toBe(200);
    const settled: number[] = [];
    let calls: Promise<void>[] = [];
    await whileHeld(async () => {
      calls = senders.map(async ({ finish }) => void settled.push(await finish()));
      await expect.poll(() => settled).toEqual(Array(140 - 2 * mostWaiting).fill(503));
    });
    await Promise.all(calls);
    expect(settled.slice(140 - 2 * mostWaiting)).toEqual(Array(2 * mostWaiting).fill(201));
  });
});

test.each([
  [2, 1000],
  [10, 800],
  [20, 400],
  [40, 200],
  // One that was held for long is no measure of the others.
  [5000, 200],
])('of eight connections that are in use for %i ms at a time %i calls may wait', (ms, most) => {
  expect(
    mostWaitingOf({ size: 8, meanMs: () => ms, waiting: () => 0, isSilent: () => false, acquireTimeoutMs: 1 }),
  ).toBe(most);
});

interface SlowSender {
  /** Sends the body at last, and waits for the answer's status. */
  finish(): Promise<number>;
}

/** A call whose head has arrived and whose body is still on its way. */
async function startSlowSender(url: string, token: string, body: unknown): Promise<SlowSender> {
  const text = JSON.stringify(body);
  const call = request(url, {
    method: 'POST',
    agent: false,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
      Authorization: `Bearer ${token}`,
      Expect: '100-continue',
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
  });
  call.flushHeaders();
  await new Promise((resolve) => call.once('continue', resolve));
  return {
    finish: () => {
      call.end(text);
      return status;
    },
  };
}
