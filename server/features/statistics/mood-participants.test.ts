import { beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { checkCounts, isRight } from '../daily-rollups/compare-with-records.ts';
import { rollUpDays } from '../daily-rollups/roll-up-days.ts';
import { choosePolicy } from '../../test/chosen-policy.ts';
import { registerPerson, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { staffFile, staffImporter } from '../../test/staff-files.ts';
import { submitAll } from '../../test/submissions.ts';
import { serverForAll } from '../../test/test-server.ts';

const server = serverForAll({ config: { sessionIdleMinutes: 525_600, sessionMaxHours: 8760 } });
let admin: SignedInPerson;
beforeEach(async () => {
  await sql`truncate users, day_scores, day_moods, record_policies, coming_policy cascade`.execute(server.owner);
  await sql`update day_counts_state set time_zone = null, counted_until = null, open_since = null`.execute(
    server.services.db,
  );
  server.clock.set('2026-11-20T06:00:00Z');
  admin = await signedInAdmin(server);
});

const log = async ({ token }: SignedInPerson): Promise<string> => {
  const answer = await server.request('POST', '/api/mood', { token, body: { mood: 'calm' } });
  expect(answer.status).toBe(201);
  return answer.body.id;
};

/** Of the last thirty days, of all days and of the day of today. Asked twice: the second time from what is kept. */
async function tookPart(): Promise<number[]> {
  const today = server.clock.now().toISOString().slice(0, 10);
  const read = async (query: string) =>
    (await server.request('GET', `/api/admin/stats/overview${query}`, { token: admin.token })).body.participants;
  const all = async () => [await read('?period=30d'), await read(''), await read(`?from=${today}&to=${today}`)];
  const found = await all();
  expect(await all()).toEqual(found);
  expect(isRight(await checkCounts(server.services, () => undefined))).toBe(true);
  return found;
}

test('who has logged a mood alone has taken part, and who does both has once', async () => {
  const [asha, ravi] = [await registerPerson(server), await registerPerson(server)];
  expect(await tookPart()).toEqual([0, 0, 0]);
  await log(asha);
  expect(await tookPart()).toEqual([1, 1, 1]);
  await submitAll(server, ravi.token, 'GAD-7');
  await log(ravi);
  await log(asha);
  expect(await tookPart()).toEqual([2, 2, 2]);
  server.clock.advance({ minutes: 5 });
  await rollUpDays(server.services);
  await submitAll(server, asha.token, 'PHQ-9');
  expect(await tookPart()).toEqual([2, 2, 2]);
  server.clock.advance({ days: 40 });
  expect(await tookPart()).toEqual([0, 2, 0]);
  await log(ravi);
  expect(await tookPart()).toEqual([1, 2, 1]);
});

test('no one has taken part in days that are still to come, however often they are asked about', async () => {
  const asha = await registerPerson(server);
  const overview = async () =>
    (await server.request('GET', '/api/admin/stats/overview?from=2026-11-21', { token: admin.token })).body;
  await rollUpDays(server.services);
  expect(await overview()).toMatchObject({ moodEntries: 0, participants: 0 });
  await log(asha);
  server.clock.advance({ minutes: 5 });
  await rollUpDays(server.services);
  expect(await overview()).toMatchObject({ moodEntries: 0, participants: 0 });
});

test.each([
  ['at once', 0],
  ['when it was counted for good', 5],
])('who takes a mood back %s has not taken part by it', async (_, minutes) => {
  const [asha, ravi] = [await registerPerson(server), await registerPerson(server)];
  await submitAll(server, ravi.token, 'GAD-7');
  server.clock.advance({ days: 35 });
  const ids = [await log(asha), await log(ravi)];
  server.clock.advance({ minutes });
  await rollUpDays(server.services);
  expect(await tookPart()).toEqual([2, 2, 2]);
  for (const [place, { token }] of [asha, ravi].entries())
    expect((await server.request('DELETE', `/api/mood/${ids[place]}`, { token })).status).toBe(200);
  // The questionnaire of before is still there.
  expect(await tookPart()).toEqual([0, 1, 0]);
  await log(asha);
  expect(await tookPart()).toEqual([1, 2, 1]);
});

test('how many are invited is said beside them where there is a staff list, without those who have left', async () => {
  const overview = async () => (await server.request('GET', '/api/admin/stats/overview', { token: admin.token })).body;
  const [asha, ravi] = [await registerPerson(server), await registerPerson(server)];
  await log(asha);
  expect(await overview()).not.toHaveProperty('invited');
  const emails = [asha.user.email, ravi.user.email, 'one@example.org', 'two@example.org'];
  await staffImporter(server, admin).store(staffFile(emails.map((email) => ({ email }))), { adds: true });
  expect(await overview()).toMatchObject({ invited: 4, totalEmployees: 2, participants: 1 });
  const body = { left_on: '2026-11-19' };
  const left = await server.request('PUT', `/api/admin/people/${ravi.user.id}/leaving`, { token: admin.token, body });
  expect(left.status, left.text).toBe(200);
  expect(await overview()).toMatchObject({ invited: 3, totalEmployees: 1, participants: 1 });
});

const figures = ['overview', 'severity', 'daily-submissions', 'mood-distribution', 'average-scores', 'groups?by=theme'];

test.each(['reason', 'consent', 'never'])('under %s nothing moves when a colleague logs a mood', async (policy) => {
  const people: SignedInPerson[] = [];
  for (let count = 0; count < 3; count += 1) people.push(await registerPerson(server));
  const [asha, ...others] = people;
  if (!asha) throw new Error('nobody has registered');
  for (const other of others) await log(other);
  expect((await choosePolicy(server, admin, policy)).status).toBe(200);
  const read = async () => {
    await rollUpDays(server.services);
    const answers: string[] = [];
    for (const path of figures)
      answers.push((await server.request('GET', `/api/admin/stats/${path}`, { token: admin.token })).text);
    return answers;
  };
  const before = await read();
  await log(asha);
  expect(await read()).toEqual(before);
  server.clock.advance({ hours: 3 });
  expect(await read()).toEqual(before);
});
