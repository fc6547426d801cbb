import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { checkCounts, isRight } from '../../daily-rollups/compare-with-records.ts';
import { rollUpDays } from '../../daily-rollups/roll-up-days.ts';
import { registerPerson, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { submitAll } from '../../test/submissions.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';

let server: TestServer;
let admin: SignedInPerson;
beforeAll(async () => {
  server = await startTestServer({ config: { sessionIdleMinutes: 525_600, sessionMaxHours: 8760 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`truncate users, day_scores, day_moods cascade`.execute(server.owner);
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
