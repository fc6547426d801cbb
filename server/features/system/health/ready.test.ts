import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';

const refusal = (...reasons: string[]) => ({
  msg: 'We’re busy right now. Please try again shortly.',
  code: 'unavailable',
  ready: false,
  reasons,
});

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

/** Whose only connection is soon not waited for any more. */
async function startImpatient(): Promise<void> {
  await server.close();
  server = await startTestServer({ pool: { max: 1, acquireTimeoutMs: 1500, statementTimeoutMs: 1500 } });
}

const ask = (query = '') => server.request('GET', `/api/ready${query}`);

test('says that calls are served', async () => {
  const answer = await ask();
  expect([answer.status, answer.body]).toEqual([200, { ready: true }]);
});

test.each(['starting', 'draining'] as const)('says no with its reason, also for reading: %s', async (reason) => {
  server.services.readiness.set(reason);
  for (const query of ['', '?for=reading']) {
    const answer = await ask(query);
    expect([answer.status, answer.headers.get('retry-after'), answer.body]).toEqual([503, '1', refusal(reason)]);
  }
  expect((await server.request('GET', '/api/health')).status).toBe(200);
  server.services.readiness.clear(reason);
  expect((await ask()).status).toBe(200);
});

test('a disk that is nearly full is a reason for all that is stored, and none for reading', async () => {
  server.services.readiness.set('disk');
  expect([(await ask()).status, (await ask()).body]).toEqual([503, refusal('disk')]);
  const forReading = await ask('?for=reading');
  expect([forReading.status, forReading.body]).toEqual([200, { ready: true }]);
});

test('a stop is said without the database, which may be silent', async () => {
  await startImpatient();
  server.services.readiness.set('draining');
  await server.services.db.connection().execute(async () => {
    expect((await ask()).body).toEqual(refusal('draining'));
  });
});

test('a database that gives no connection is named, no matter who asks', async () => {
  await startImpatient();
  await server.services.db.connection().execute(async () => {
    for (const query of ['', '?for=reading']) {
      const answer = await ask(query);
      expect([answer.status, answer.body]).toEqual([503, refusal('database')]);
    }
  });
});

test('a database that can only be read is no place for what is stored, and may be read', async () => {
  const { db } = server.services;
  await sql`set default_transaction_read_only = on`.execute(db);
  expect([(await ask()).status, (await ask()).body]).toEqual([503, refusal('database')]);
  expect((await ask('?for=reading')).status).toBe(200);
  await sql`set default_transaction_read_only = off`.execute(db);
  expect((await ask()).status).toBe(200);
});

test('another word in the question is refused, and no other refusal speaks of reasons', async () => {
  const wrong = await ask('?for=fun');
  expect([wrong.status, wrong.body.reasons]).toEqual([400, undefined]);
  await server.services.db.connection().execute(async () => {
    expect((await server.request('GET', '/api/health')).body).not.toHaveProperty('reasons');
  });
});
