import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { registerPerson } from './test/people.ts';
import { startTestServer } from './test/test-server.ts';

const busy = { msg: 'We are busy at the moment. Please try again shortly.', code: 'unavailable' };

test('a call that gets no connection in time answers 503 with a time to come back, and the next one is served', async () => {
  const server = await startTestServer({ pool: { max: 1, acquireTimeoutMs: 1500, statementTimeoutMs: 15_000 } });
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
  const server = await startTestServer({ pool: { max: 2, acquireTimeoutMs: 2000, statementTimeoutMs: 1500 } });
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
  const server = await startTestServer({ pool: { max: 3, acquireTimeoutMs: 2000, statementTimeoutMs: 15_000 } });
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
