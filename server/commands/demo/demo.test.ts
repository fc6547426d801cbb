import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../domain/messages/en/demo.ts';
import { isPartial, totalOf } from '../../../domain/instruments/scoring.ts';
import { decryptAnswers } from '../../security/encryption/answers-column.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';
import { fillDatabase } from './fill-database.ts';
import { inventPerson } from './invent-person.ts';
import { makeRandom, randomUuid } from './random.ts';

const now = new Date('2026-11-20T09:00:00Z');
const people = 50;
/** One of its people never records anything. */
const seed = 22;

async function startDemo(employees = people): Promise<TestServer> {
  const server = await startTestServer({ now });
  const done: number[] = [];
  const onProgress = (count: number) => void done.push(count);
  await fillDatabase(server.services, { employees, seed, onProgress, onStep: () => () => undefined });
  expect(done).toEqual([employees]);
  return server;
}

const signIn = async (server: TestServer, { email }: { email: string }): Promise<string> =>
  (await server.request('POST', '/api/auth/login', { body: { email, password: demoAccounts.password } })).body.token;

/** Everything but what the database itself makes up. */
async function contentOf({ services: { db, cipher } }: TestServer) {
  const users = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'city', 'created_at'])
    .orderBy('email')
    .execute();
  const assessments = await db
    .selectFrom('assessments')
    .select(['id', 'user_id as userId', 'type', 'created_at', 'answers'])
    .orderBy('created_at')
    .orderBy('user_id')
    .execute();
  return {
    users: users.filter(({ email }) => email !== demoAccounts.admin.email),
    assessments: assessments.map(({ id, ...row }) => ({ ...row, answers: decryptAnswers(cipher, { id, ...row }) })),
  };
}

describe('the demo', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startDemo();
  });

  afterAll(() => server.close());

  it('is the same for the same seed, and another for another', async () => {
    const few = await startDemo(12);
    const same = await contentOf(few);
    await few.close();
    const ids = new Set(same.users.map(({ id }) => id));
    const idsOf = (one: number) =>
      new Set(Array.from({ length: 12 }, (_, place) => inventPerson(place, makeRandom(one, place), '2026-11-20').id));
    expect(ids).toEqual(idsOf(seed));
    expect(ids.isDisjointFrom(idsOf(seed + 1))).toBe(true);
    // Whoever comes after them changes nothing of theirs.
    const { users, assessments } = await contentOf(server);
    expect({
      users: users.filter(({ id }) => ids.has(id)),
      assessments: assessments.filter(({ userId }) => ids.has(userId)),
    }).toEqual(same);
  });

  it('has answers that add up, partial records among them, nothing in the future and nothing before registration', async () => {
    const rows = await server.services.db
      .selectFrom('assessments')
      .innerJoin('users', 'users.id', 'user_id')
      .select([
        'assessments.id',
        'user_id as userId',
        'type',
        'total_score',
        'partial',
        'answers',
        'assessments.created_at as at',
        'users.created_at as since',
      ])
      .execute();
    for (const { type, total_score, partial, at, since, ...row } of rows) {
      const answers = decryptAnswers(server.services.cipher, row);
      expect(totalOf(type, answers)).toBe(total_score);
      expect(isPartial(type, Object.keys(answers).length)).toBe(partial);
      expect(at <= now && at > since).toBe(true);
    }
    const partialShare = rows.filter(({ partial }) => partial).length / rows.length;
    expect(partialShare).toBeGreaterThan(0);
    expect(partialShare).toBeLessThan(0.05);
  });

  it('opens with both accounts; the employee has a full year', async () => {
    const token = await signIn(server, demoAccounts.employee);
    const history = (await server.request('GET', '/api/assessment/history?type=GAD-7', { token })).body;
    expect(history.length).toBeGreaterThan(15);
    expect(history[0].created_at < '2026-01-01').toBe(true);
    expect(history.at(-1).created_at > '2026-10-15').toBe(true);
    expect((await server.request('GET', '/api/mood', { token })).body.length).toBeGreaterThan(300);
    const admin = await signIn(server, demoAccounts.admin);
    const overview = (await server.request('GET', '/api/admin/stats/overview', { token: admin })).body;
    const stored = await server.services.db
      .selectFrom('moods')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(overview).toMatchObject({ totalEmployees: people, moodEntries: stored.count });
    expect(overview.participants).toBeLessThan(people);
  });

  it('has every city, some names in their own script, and people who stopped', async () => {
    const token = await signIn(server, demoAccounts.admin);
    expect((await server.request('GET', '/api/admin/employee-places', { token })).body).toHaveLength(18);
    const { users } = await contentOf(server);
    expect(users.some(({ name }) => /\p{Script=Devanagari}/u.test(name))).toBe(true);
    expect(users.some(({ name }) => /\p{Script=Oriya}/u.test(name))).toBe(true);
    const { stopped } = await server.services.db
      .selectFrom('last_records')
      .select((row) => row.fn.countAll<number>().as('stopped'))
      .where('last_at', '<', new Date('2026-08-01'))
      .executeTakeFirstOrThrow();
    expect(stopped).toBeGreaterThan(people / 12);
  });
});

describe('invented people', () => {
  it('take every theme and designation even in a small demo', () => {
    const invented = Array.from({ length: 90 }, (_, place) => inventPerson(place, makeRandom(1, place), '2026-11-20'));
    expect(new Set(invented.map(({ theme }) => theme)).size).toBe(21);
    expect(new Set(invented.map(({ designation }) => designation)).size).toBe(84);
    expect(new Set(invented.map(({ email }) => email)).size).toBe(90);
  });

  it('never share an id, however many there are', () => {
    const ids = Array.from({ length: 100_000 }, (_, place) => randomUuid(makeRandom(1, place)));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
