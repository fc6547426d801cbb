import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { rollUpDays } from '../../daily-rollups/roll-up-days.ts';
import { goodPassword, registerPerson, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { serverAsNew } from '../../../test/server-as-new.ts';
import { submitAll } from '../../../test/submissions.ts';
import { eraseDueAccounts } from './erase-accounts.ts';

const server = serverAsNew({
  now: new Date('2026-11-20T06:00:00Z'),
  config: { sessionIdleMinutes: 525_600, sessionMaxHours: 8760 },
});

const ask = ({ token }: SignedInPerson, password: unknown = goodPassword) =>
  server.request('POST', '/api/account/erasure', { token, body: { password } });
const keep = ({ token }: SignedInPerson) => server.request('DELETE', '/api/account/erasure', { token });
const state = async ({ token }: SignedInPerson) => (await server.request('GET', '/api/account', { token })).body;
const erase = () => eraseDueAccounts(server.services);

/** Everything that the database holds about a person by id. */
async function tracesOf({ user }: SignedInPerson): Promise<string[]> {
  const { db } = server.services;
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.table(name)} as t where t::text like ${`%${user.id}%`}`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found.toSorted();
}

async function busyPerson(): Promise<SignedInPerson> {
  const person = await registerPerson(server, { ailments: 'asthma' });
  const { token } = person;
  await submitAll(server, token, 'GAD-7', 2);
  await submitAll(server, token, 'PHQ-9', 1);
  await server.request('POST', '/api/mood', { token, body: { mood: 'sad' } });
  const plan = { warning_signs: 'a', what_helps: 'b', people: 'c', professionals: 'd', safe_place: 'e' };
  await server.request('PUT', '/api/safety-plan', { token, body: plan });
  await server.request('PUT', '/api/reminders/mine', { token, body: { water_on: false } });
  await server.request('POST', '/api/auth/forgot-password', { body: { email: person.user.email } });
  return person;
}

test('asked for with the password, it comes in seven days', async () => {
  const person = await registerPerson(server);
  expect(await state(person)).toMatchObject({ erase_at: null });
  const answer = await ask(person);
  expect([answer.status, answer.body.erase_at]).toEqual([200, '2026-11-27T06:00:00.000Z']);
  server.clock.advance({ days: 2 });
  expect((await ask(person)).body.erase_at).toBe('2026-11-27T06:00:00.000Z');
});

test('needs the right password, and guesses are slowed', async () => {
  const person = await registerPerson(server);
  const refused = await ask(person, 'Wrong#Pass1');
  expect([refused.status, refused.body.code]).toEqual([403, 'wrong_password']);
  expect((await ask(person, '')).status).toBe(400);
  for (let round = 0; round < 5; round += 1) await ask(person, 'Wrong#Pass1');
  expect((await ask(person)).status).toBe(429);
  expect((await state(person)).erase_at).toBeNull();
});

test('one can change one’s mind until the end, and ask anew', async () => {
  const person = await registerPerson(server);
  await ask(person);
  server.clock.advance({ days: 6, hours: 23 });
  await erase();
  expect((await keep(person)).body.erase_at).toBeNull();
  expect((await keep(person)).status).toBe(200);
  server.clock.advance({ days: 2 });
  await erase();
  expect((await state(person)).erase_at).toBeNull();
  expect((await ask(person)).body.erase_at).toBe('2026-12-06T05:00:00.000Z');
});

test('after seven days everything is gone but a log without content', async () => {
  const [person, other] = [await busyPerson(), await busyPerson()];
  const before = await tracesOf(other);
  expect(before).toContain('assessments');
  await ask(person);
  server.clock.advance({ days: 7 });
  await Promise.all([erase(), erase(), erase()]);
  expect(await tracesOf(person)).toEqual(['audit_events', 'security_events']);
  expect(await tracesOf(other)).toEqual(before);
  expect((await server.request('GET', '/api/auth/me', { token: person.token })).status).toBe(401);
  const login = { email: person.user.email, password: goodPassword };
  expect((await server.request('POST', '/api/auth/login', { body: login })).status).toBe(401);
  const { db } = server.services;
  expect(await db.selectFrom('outbox').where('lane', '=', 'asked').select('address').execute()).toEqual([
    { address: other.user.email },
  ]);
  const events = await db
    .selectFrom('audit_events')
    .select(['action', 'actor_id', 'person_id'])
    .orderBy('id')
    .execute();
  expect(events).toEqual(
    ['erasure_asked', 'account_erased'].map((action) => ({
      action,
      actor_id: person.user.id,
      person_id: person.user.id,
    })),
  );
  expect(server.logLines().filter((line) => line.includes('"account_erased"'))).toHaveLength(1);
  // The address is free again.
  expect((await registerPerson(server, { email: person.user.email })).user.id).not.toBe(person.user.id);
});

test('who has looked at a record goes a year after its person is gone, that of people who are still there stays', async () => {
  const { db } = server.services;
  await server.owner.deleteFrom('access_log').execute();
  const [person, other] = [await registerPerson(server), await registerPerson(server)];
  const admin = await signedInAdmin(server);
  for (const { user } of [person, other])
    await server.request('GET', `/api/admin/employee-details/${user.id}`, { token: admin.token });
  await ask(person);
  server.clock.advance({ days: 7 });
  await erase();
  const left = async () =>
    (await db.selectFrom('access_log').select('person_id').orderBy('person_id').execute()).map((row) => row.person_id);
  server.clock.advance({ days: 358 });
  await erase();
  expect(await left()).toEqual([person.user.id, other.user.id].toSorted());
  server.clock.advance({ seconds: 1 });
  await erase();
  expect(await left()).toEqual([other.user.id]);
});

test('the log without content goes after a year, that of people who are still there stays', async () => {
  const [person, other] = [await registerPerson(server), await registerPerson(server)];
  await ask(person);
  await ask(other);
  await keep(other);
  server.clock.advance({ days: 7 });
  await erase();
  const count = async () => (await server.services.db.selectFrom('audit_events').selectAll().execute()).length;
  server.clock.advance({ days: 364 });
  await erase();
  expect(await count()).toBe(3);
  server.clock.advance({ days: 2 });
  await erase();
  expect(await count()).toBe(2);
});

test('sums are those of the records that are left, on closed days and on the open one', async () => {
  const [person, other] = [await busyPerson(), await busyPerson()];
  const admin = await signedInAdmin(server);
  server.clock.advance({ days: 3 });
  await rollUpDays(server.services);
  await submitAll(server, person.token, 'GAD-7', 3);
  await submitAll(server, other.token, 'GAD-7', 1);
  const calls = ['overview', 'severity', 'daily-submissions', 'mood-distribution', 'average-scores'];
  const statistics = async () => {
    const found: unknown[] = [];
    for (const call of calls)
      found.push((await server.request('GET', `/api/admin/stats/${call}`, { token: admin.token })).body);
    return found;
  };
  await ask(person);
  server.clock.advance({ days: 7 });
  await erase();
  const counted = await statistics();
  // The same from the records themselves.
  await server.services.db.updateTable('day_counts_state').set({ time_zone: null, counted_until: null }).execute();
  expect(await statistics()).toEqual(counted);
  expect(counted[0]).toMatchObject({ totalEmployees: 1, moodEntries: 1 });
});

test('the only active admin can not go, and does not where the others went first', async () => {
  const [one, two] = [await signedInAdmin(server), await signedInAdmin(server)];
  for (const admin of [one, two]) expect((await ask(admin)).status).toBe(200);
  server.clock.advance({ days: 7 });
  await erase();
  expect(server.logLines().filter((line) => line.includes('"erasure_postponed"'))).toHaveLength(1);
  const left = await server.services.db.selectFrom('users').select(['id', 'erase_at']).execute();
  expect(left).toEqual([{ id: expect.any(String), erase_at: new Date('2026-11-28T06:00:00Z') }]);
  const lone = [one, two].find(({ user }) => user.id === left[0]?.id) ?? one;
  await keep(lone);
  const refused = await ask(lone);
  expect([refused.status, refused.body.code]).toEqual([409, 'last_admin']);
});
