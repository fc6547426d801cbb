import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFigures } from '../../group-figures/make-figures.ts';
import { signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { storeAssessment, storePerson } from '../../test/stored-records.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';

let server: TestServer;
let admin: SignedInPerson;
let people: string[];
beforeAll(async () => {
  server = await startTestServer({
    now: new Date('2026-02-10T06:00:00Z'),
    config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 8760 },
  });
  admin = await signedInAdmin(server);
  people = await Promise.all(Array.from({ length: 10 }, () => storePerson(server.services)));
  for (const id of people.slice(1))
    await storeAssessment(server.services, id, { type: 'PHQ-9', total: 3, at: '2026-02-03T06:00:00Z' });
});
afterAll(() => server.close());

async function participants(period: string): Promise<number | undefined> {
  await makeFigures(server.services);
  const path = `/api/admin/stats/overview?period=${period}`;
  return (await server.request('GET', path, { token: admin.token })).body.participants;
}

test('of a period that reaches back over a tightening are withheld: with what was seen exactly they would name one', async () => {
  expect(await participants('all')).toBe(9);
  await server.request('PUT', '/api/admin/record-policy', { token: admin.token, body: { policy: 'never' } });
  // As they were at the end of the week before.
  expect(await participants('all')).toBe(5);
  await storeAssessment(server.services, String(people[0]), { type: 'PHQ-9', total: 3, at: '2026-02-12T06:00:00Z' });
  server.clock.set('2026-02-17T06:00:00Z');
  for (const period of ['all', '30d', '90d', '1y'])
    expect([period, await participants(period)]).toEqual([period, undefined]);
  for (const id of people)
    await storeAssessment(server.services, id, { type: 'PHQ-9', total: 3, at: '2026-03-10T06:00:00Z' });
  server.clock.set('2026-03-17T06:00:00Z');
  expect([await participants('30d'), await participants('all')]).toEqual([10, undefined]);
});
