import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLong } from '../../test/long-form.ts';
import { registerPerson, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestAnswer } from '../../test/calls-to.ts';
import type { TestServer } from '../../test/test-server.ts';
import { patience } from '../../jobs/semaphore.ts';

let server: TestServer;
/** One person has one of these under way at a time: each of theirs beside waits for it. */
let people: SignedInPerson[];
let admin: SignedInPerson;
beforeAll(async () => {
  // So many connections that it is not their number that is too few.
  const limits = { max: 24, acquireTimeoutMs: 60_000, statementTimeoutMs: 60_000 };
  server = await startTestServer({ pool: { ...limits, isNeverSilent: true } });
  people = await Promise.all(Array.from({ length: 57 }, () => registerPerson(server)));
  admin = await signedInAdmin(server);
});

const usual = patience.longestWaitMs;
// How many may wait is the matter here, and not how quickly this machine does what waits.
beforeAll(() => void (patience.longestWaitMs = 300_000));
afterAll(async () => {
  patience.longestWaitMs = usual;
  await server.close();
});

/** One; in the long form each cap and every format that shares one. */
test.each([
  ['/api/assessment/report', 'assessments', { atOnce: 2, waiting: 50 }],
  ...(isLong
    ? ([
        ['/api/admin/stats/severity?period=30d', 'day_counts_state', { atOnce: 4, waiting: 200 }],
        ['/api/my-record.json', 'assessments', { atOnce: 2, waiting: 50 }],
        ['/api/my-record.csv', 'assessments', { atOnce: 2, waiting: 50 }],
        ['/api/my-record.fhir.json', 'assessments', { atOnce: 2, waiting: 50 }],
        ['/api/admin/exports/severity.csv?period=30d', 'day_counts_state', { atOnce: 4, waiting: 200 }],
      ] as const)
    : []),
] as const)(
  '%s is refused past its cap, others are served, and it recovers',
  async (path, held, { atOnce, waiting }) => {
    const callerOf = (place: number) => (path.startsWith('/api/admin/') ? admin.token : people[place]?.token);
    const token = people[0]?.token;
    const settled: TestAnswer[] = [];
    let calls: Promise<unknown>[] = [];
    const excess = 5;
    await server.services.db.transaction().execute(async (transaction) => {
      await sql`lock table ${sql.table(held)} in access exclusive mode`.execute(transaction);
      calls = Array.from({ length: atOnce + waiting + excess }, async (_, place) =>
        settled.push(await server.request('GET', path, { token: callerOf(place) })),
      );
      await expect.poll(() => settled.length).toBe(excess);
      for (const { status, headers, body } of settled)
        expect([status, headers.get('retry-after'), body.code]).toEqual([503, '5', 'unavailable']);
      expect((await server.request('GET', '/api/auth/me', { token })).status).toBe(200);
      expect((await server.request('GET', '/api/mood', { token })).status).toBe(200);
    });
    await Promise.all(calls);
    expect(settled.slice(excess).map(({ status }) => status)).toEqual(Array(atOnce + waiting).fill(200));
    expect((await server.request('GET', path, { token: callerOf(0) })).status).toBe(200);
  },
);
