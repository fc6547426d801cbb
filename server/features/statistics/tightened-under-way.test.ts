import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signedInAdmin } from '../../test/people.ts';
import { storeAssessment, storePerson } from '../../test/stored-records.ts';
import { serverForAll } from '../../test/test-server.ts';
import { waitingForLock } from '../../test/waiting-for-lock.ts';

const server = serverForAll({ now: new Date('2026-02-10T06:00:00Z') });

test('exact statistics that are being read while the policy is tightened do not go out', async () => {
  const { db } = server.services;
  const { token } = await signedInAdmin(server);
  await storeAssessment(server.services, await storePerson(server.services), {
    type: 'PHQ-9',
    total: 3,
    at: '2026-02-03T06:00:00Z',
  });
  const { promise: tightened, resolve: letGo } = Promise.withResolvers<undefined>();
  const { promise: held, resolve: isHeld } = Promise.withResolvers<undefined>();
  const holding = db.transaction().execute(async (transaction) => {
    await sql`select from day_counts_state for update`.execute(transaction);
    isHeld(undefined);
    await tightened;
  });
  await held;
  const paths = ['stats/overview', 'stats/daily-submissions', 'exports/daily-submissions.csv'];
  const answers = paths.map((path) => server.request('GET', `/api/admin/${path}`, { token }));
  await expect.poll(() => waitingForLock(server)).toBe(paths.length);
  const chosen = await server.request('PUT', '/api/admin/record-policy', { token, body: { policy: 'never' } });
  expect(chosen.status).toBe(200);
  letGo(undefined);
  await holding;
  const [overview, days, file] = await Promise.all(answers);
  expect(overview?.body).toMatchObject({ phqSubmissions: 0, protection: { min_group: 5 } });
  expect(days?.body).toEqual([]);
  expect(file?.text).not.toContain('2026-02-03');
});
