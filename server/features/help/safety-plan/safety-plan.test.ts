import { expect, test } from 'vitest';
import { encryptPlan } from '../../../security/encryption/help-columns.ts';
import { registerPerson, signedInAdmin } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll({ now: new Date('2026-11-20T06:00:00Z') });

const plan = {
  warning_signs: 'I stop answering the phone.',
  what_helps: 'A walk\nMusic',
  people: 'ଅନିତା, 98765 43210',
  professionals: 'Tele-MANAS 14416',
  safe_place: 'The garden behind the school 🌳',
};
const none = { warning_signs: '', what_helps: '', people: '', professionals: '', safe_place: '', updated_at: null };

const get = (token: string) => server.request('GET', '/api/safety-plan', { token });
const put = (token: string, body: unknown) => server.request('PUT', '/api/safety-plan', { token, body });
const rows = () => server.services.db.selectFrom('safety_plans').selectAll().execute();

test('is empty until the person has written one', async () => {
  const { token } = await registerPerson(server);
  const answer = await get(token);
  expect([answer.status, answer.body]).toEqual([200, none]);
});

test('keeps what was written, and an even newer version in its place', async () => {
  const { token } = await registerPerson(server);
  const stored = await put(token, plan);
  expect([stored.status, stored.body]).toEqual([200, { ...plan, updated_at: '2026-11-20T06:00:00.000Z' }]);
  expect((await get(token)).body).toEqual(stored.body);
  await put(token, { ...plan, safe_place: '  The library\r\nupstairs ' });
  expect((await get(token)).body.safe_place).toBe('The library\nupstairs');
});

test('is read with nothing in a section that has come since it was written', async () => {
  const { token, user } = await registerPerson(server);
  const { safe_place: _later, ...earlier } = plan;
  const content = encryptPlan(server.services.cipher, user.id, earlier as typeof plan);
  const updated_at = new Date('2026-11-19T06:00:00Z');
  await server.services.db.insertInto('safety_plans').values({ user_id: user.id, content, updated_at }).execute();
  const { status, body } = await get(token);
  expect([status, body]).toEqual([200, { ...earlier, safe_place: '', updated_at: updated_at.toISOString() }]);
});

test('five empty sections remove it', async () => {
  const { token } = await registerPerson(server);
  await put(token, plan);
  const before = (await rows()).length;
  const { updated_at: _none, ...empty } = none;
  expect((await put(token, empty)).body).toEqual(none);
  expect(await rows()).toHaveLength(before - 1);
});

test("shows nobody another's, an admin neither", async () => {
  const [one, other] = [await registerPerson(server), await registerPerson(server)];
  const admin = await signedInAdmin(server);
  await put(one.token, plan);
  for (const { token } of [other, admin]) expect((await get(token)).body).toEqual(none);
  const details = await server.request('GET', `/api/admin/employee-details/${one.user.id}`, { token: admin.token });
  expect(details.text).not.toContain('garden');
  expect((await server.request('GET', '/api/safety-plan')).status).toBe(401);
});

test.each([
  ['a section that is no text', { ...plan, people: ['a'] }, 'people'],
  ['null', { ...plan, safe_place: null }, 'safe_place'],
  ['more than 2,000 characters', { ...plan, what_helps: 'x'.repeat(2001) }, 'what_helps'],
  ['a direction override', { ...plan, what_helps: 'a\u202Eb' }, 'what_helps'],
])('refuses %s and keeps what was there', async (_name, body, field) => {
  const { token } = await registerPerson(server);
  await put(token, plan);
  const answer = await put(token, body);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  expect((await get(token)).body).toMatchObject(plan);
});

test('keeps what two devices save at once, also where there was no plan', async () => {
  const { token } = await registerPerson(server);
  const saves = Object.entries(plan).map(([section, text]) => put(token, { [section]: text }));
  expect(new Set((await Promise.all(saves)).map(({ status }) => status))).toEqual(new Set([200]));
  expect((await get(token)).body).toMatchObject(plan);
});

test('takes 2,000 characters of any script in each section', async () => {
  const { token } = await registerPerson(server);
  const long = Object.fromEntries(Object.keys(plan).map((section) => [section, '🌳'.repeat(2000)]));
  expect((await put(token, long)).status).toBe(200);
  expect((await get(token)).body).toMatchObject(long);
});

test('two at once leave one of them whole', async () => {
  const { token } = await registerPerson(server);
  const bodies = Array.from({ length: 10 }, (_, index) => ({ ...plan, people: `${index}`, safe_place: `${index}` }));
  const answers = await Promise.all(bodies.map((body) => put(token, body)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { people, safe_place } = (await get(token)).body;
  expect(people).toBe(safe_place);
});
