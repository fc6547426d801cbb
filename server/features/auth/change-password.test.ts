import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, registerPerson } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const next = 'Other#River43';

const change = ({ token }: SignedInPerson, body: Record<string, unknown> = {}) =>
  server.request('POST', '/api/auth/change-password', {
    token,
    body: { password: goodPassword, newPassword: next, ...body },
  });
const signIn = ({ user: { email } }: SignedInPerson, password: string) =>
  server.request('POST', '/api/auth/login', { body: { email, password } });
const isSignedIn = async (token: string) => (await server.request('GET', '/api/auth/me', { token })).status === 200;

test('the new password works, the old one does not, and only this session goes on', async () => {
  const person = await registerPerson(server);
  const elsewhere = (await signIn(person, goodPassword)).body.token;
  const answer = await change(person);
  expect([answer.status, answer.body]).toEqual([
    200,
    { msg: 'Your password was changed. All other devices are signed out.' },
  ]);
  expect([await isSignedIn(person.token), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect((await signIn(person, goodPassword)).status).toBe(401);
  expect((await signIn(person, next)).status).toBe(200);
});

test.each([
  ['a wrong old password', { password: 'Wrong#Pass1' }, 403, 'wrong_password'],
  ['no old password', { password: undefined }, 400, 'invalid_input'],
  ['a new password that breaks the rule', { newPassword: 'short' }, 400, 'invalid_input'],
])('%s changes nothing', async (_name, body, status, code) => {
  const person = await registerPerson(server);
  const elsewhere = (await signIn(person, goodPassword)).body.token;
  const answer = await change(person, body);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(await isSignedIn(elsewhere)).toBe(true);
  expect((await signIn(person, goodPassword)).status).toBe(200);
});

test('guesses of the old password are slowed', async () => {
  const person = await registerPerson(server);
  for (let round = 0; round < 6; round += 1) await change(person, { password: 'Wrong#Pass1' });
  expect((await change(person)).status).toBe(429);
});

test('ends a reset link that is on its way', async () => {
  const person = await registerPerson(server);
  const { db, now } = server.services;
  const expiresAt = new Date(now().getTime() + 600_000);
  const row = { user_id: person.user.id, token_hash: Buffer.from('link'), expires_at: expiresAt };
  await db.insertInto('password_resets').values(row).execute();
  await change(person);
  expect(await db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
});
