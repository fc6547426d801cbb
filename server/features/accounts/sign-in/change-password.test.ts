import { expect, test } from 'vitest';
import { goodPassword, registerPerson } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { tokenIn } from '../../../test/mailbox-server.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { mailDueResets } from '../../../test/sent-mails.ts';
import { waitingForLock } from '../../../test/waiting-for-lock.ts';
import { holdPerson } from '../single-sign-on/single-sign-on.queries.ts';

const server = serverForAll();

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
    { msg: 'Your password was changed. You’ve been signed out on all other devices.' },
  ]);
  expect([await isSignedIn(person.token), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect((await signIn(person, goodPassword)).status).toBe(401);
  expect((await signIn(person, next)).status).toBe(200);
});

test('of two changes at once by one old password the second is refused, and ends no session', async () => {
  const person = await registerPerson(server);
  const other = { ...person, token: (await signIn(person, goodPassword)).body.token };
  const both = await server.services.db.transaction().execute(async (transaction) => {
    await holdPerson(transaction, person.user.id);
    const asked = [change(person), change(other, { newPassword: 'Third#Hill44' })];
    // Either has proved the old password by then.
    await expect.poll(() => waitingForLock(server)).toBe(2);
    return { asked };
  });
  const answers = await Promise.all(both.asked);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 403)?.body.code).toBe('wrong_password');
  const signedIn = [await isSignedIn(person.token), await isSignedIn(other.token)];
  expect(signedIn).toEqual(answers.map(({ status }) => status === 200));
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

test('trust 7: strangers’ guesses leave it alone, and a session’s guesses leave everybody else alone', async () => {
  const person = await registerPerson(server);
  for (let round = 0; round < 8; round += 1) await signIn(person, 'Wrong#Pass1');
  expect((await signIn(person, goodPassword)).status).toBe(429);
  const stolen = { ...person };
  server.clock.advance({ seconds: 5 });
  const own = { ...person, token: (await signIn(person, goodPassword)).body.token };
  for (let round = 0; round < 8; round += 1) await change(stolen, { password: 'Wrong#Pass1' });
  expect((await change(stolen)).status).toBe(429);
  expect((await signIn(person, goodPassword)).status).toBe(200);
  expect((await change(own)).status).toBe(200);
});

test('trust 7: a stolen session compares at most 100 passwords a day', async () => {
  const person = await registerPerson(server);
  const end = server.clock.now().getTime() + 24 * 3_600_000;
  let compared = 0;
  while (server.clock.now().getTime() < end) {
    const answer = await change(person, { password: 'Wrong#Pass1' });
    if (answer.status === 403) compared += 1;
    else server.clock.advance({ seconds: Number(answer.headers.get('retry-after')) });
    // It is in use, so that it does not end.
    await server.services.db.updateTable('sessions').set({ last_used_at: server.clock.now() }).execute();
  }
  expect(compared).toBeGreaterThan(60);
  expect(compared).toBeLessThanOrEqual(89);
});

test('trust 7: parallel guesses of a session let no more than the free ones through', async () => {
  const person = await registerPerson(server);
  const answers = await Promise.all(Array.from({ length: 40 }, () => change(person, { password: 'Wrong#Pass1' })));
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
});

test('ends the reset links that are on their way', async () => {
  const person = await registerPerson(server);
  const links: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    await server.request('POST', '/api/auth/forgot-password', { body: { email: person.user.email } });
    await mailDueResets(server.services, async ({ text }) => void links.push(tokenIn(text)));
  }
  await change(person);
  expect(links).toHaveLength(2);
  for (const link of links) {
    const path = `/api/auth/reset-password/${link}`;
    expect((await server.request('POST', path, { body: { newPassword: next } })).status).toBe(400);
  }
});
