import { expect, test } from 'vitest';
import { registerPerson, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { serverForAll } from '../../test/test-server.ts';

// Ten minutes before midnight of the organisation.
const server = serverForAll({ now: new Date('2026-11-20T18:20:30Z'), config: { orgTimezone: 'Asia/Kolkata' } });

const log = async ({ token }: SignedInPerson): Promise<string> =>
  (await server.request('POST', '/api/mood', { token, body: { mood: 'angry' } })).body.id;
const remove = ({ token }: SignedInPerson, id: string) => server.request('DELETE', `/api/mood/${id}`, { token });
const moodsOf = async ({ token }: SignedInPerson) => (await server.request('GET', '/api/mood', { token })).body;

test('a mis-tap is gone, from the person’s moods and from the statistics', async () => {
  const person = await registerPerson(server);
  const admin = await signedInAdmin(server);
  const angry = async () => {
    const { body } = await server.request('GET', '/api/admin/stats/mood-distribution', { token: admin.token });
    return body.find(({ label }: { label: string }) => label === 'Angry').count;
  };
  const id = await log(person);
  expect(await angry()).toBe(1);
  const answer = await remove(person, id);
  expect([answer.status, answer.body]).toEqual([200, { msg: 'Mood removed.' }]);
  expect(await moodsOf(person)).toEqual([]);
  expect(await angry()).toBe(0);
  expect((await remove(person, id)).status).toBe(404);
});

test('ten minutes are enough, a second more is too late, also across midnight', async () => {
  const person = await registerPerson(server);
  const [first, second] = [await log(person), await log(person)];
  server.clock.advance({ minutes: 10 });
  expect((await remove(person, first)).status).toBe(200);
  server.clock.advance({ seconds: 1 });
  const late = await remove(person, second);
  expect([late.status, late.body]).toEqual([
    409,
    { code: 'too_late', msg: 'You can remove a mood for ten minutes. This one is older, so we’ve kept it.' },
  ]);
  expect(await moodsOf(person)).toHaveLength(1);
});

test("nobody takes back another's", async () => {
  const [person, other] = [await registerPerson(server), await registerPerson(server)];
  const admin = await signedInAdmin(server);
  const id = await log(person);
  for (const caller of [other, admin]) expect((await remove(caller, id)).status).toBe(404);
  expect(await moodsOf(person)).toHaveLength(1);
});

test.each(['x', '0', '-1', '1.5', '99999999999999999999', '%00', '1e3'])('the id %j answers 404', async (id) => {
  expect((await remove(await registerPerson(server), id)).status).toBe(404);
});
