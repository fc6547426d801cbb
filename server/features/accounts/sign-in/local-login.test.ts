import { beforeAll, describe, expect, test } from 'vitest';
import { goodPassword, registration, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { queueMail } from '../../../mail/outbox.queries.ts';
import { sendOtherMails } from '../../../test/sent-mails.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { serverForAll } from '../../../test/test-server.ts';

/** LOCAL_LOGIN=off: people sign in at the provider alone, but for one admin. */

const singleSignOn = {
  issuer: 'http://127.0.0.1:9',
  clientId: 'evenkeel',
  clientSecret: 'x',
  name: 'Example Ltd',
  allowsRegistration: true,
};

const server = serverForAll({ config: { singleSignOn } });
let boss: SignedInPerson;
let other: SignedInPerson;
let employee: { email: string; password: string };
beforeAll(async () => {
  boss = await signedInAdmin(server);
  other = await signedInAdmin(server);
  const body = registration();
  await server.request('POST', '/api/auth/register', { body });
  employee = { email: String(body['email']), password: goodPassword };
  server.services.config.localLogin = false;
  server.services.config.breakGlassAdmin = boss.user.email.toUpperCase();
});

const login = (email: string, password: string) =>
  server.request('POST', '/api/auth/login', { body: { email, password } });

describe('a password', () => {
  test('opens no account: alike for a right one, a wrong one, an admin’s, an unknown e-mail and a wrong one of the break-glass admin', async () => {
    const answers = await Promise.all([
      login(employee.email, employee.password),
      login(employee.email, 'Wrong#River42'),
      login(other.user.email, other.password),
      login('no-one@example.org', goodPassword),
      login(boss.user.email, 'Wrong#River42'),
    ]);
    const [first] = answers;
    expect([first?.status, first?.body.code]).toEqual([403, 'local_login_off']);
    expect(first?.body.msg).toBe('Passwords aren’t used here. Please sign in through your organisation.');
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: first?.status, body: first?.body });
  });

  test('that is guessed waits, without the advice to take a link that no one is mailed here', async () => {
    const email = 'guessed@example.org';
    for (let time = 0; time < 5; time += 1) await login(email, 'Wrong#River42');
    const { status, body } = await login(email, 'Wrong#River42');
    expect([status, body.code]).toEqual([429, 'too_many_attempts']);
    expect(body.msg).toBe('Too many attempts. Please wait 5 seconds and try again.');
  });

  test('of the break-glass admin opens that account, is recorded, and the other admins are told', async () => {
    const { db } = server.services;
    expect((await login(boss.user.email, boss.password)).status).toBe(200);
    const events = await db
      .selectFrom('audit_events')
      .select('actor_id')
      .where('action', '=', 'break_glass_used')
      .execute();
    expect(events).toEqual([{ actor_id: boss.user.id }]);
    const mails = await db
      .selectFrom('outbox')
      .where('lane', '=', 'account')
      .select('user_id')
      .where('kind', '=', 'break_glass')
      .execute();
    expect(mails).toEqual([{ user_id: other.user.id }]);
    expect(server.logLines().some((line) => line.includes('break_glass_used'))).toBe(true);
  });

  test('of the break-glass admin is guessed as slowly as any', async () => {
    for (let one = 0; one < 6; one += 1) await login(boss.user.email, 'Wrong#River42');
    expect((await login(boss.user.email, boss.password)).status).toBe(429);
    await server.services.db.deleteFrom('attempts').execute();
  });

  test('of the break-glass admin opens nothing once the role is gone', async () => {
    const { db } = server.services;
    const role = (to: 'admin' | 'employee') =>
      db.updateTable('users').set({ role: to }).where('id', '=', boss.user.id).execute();
    await role('employee');
    expect((await login(boss.user.email, boss.password)).body.code).toBe('local_login_off');
    await role('admin');
  });

  test('is asked of no one else for a step-up: the provider gives proof instead', async () => {
    const body = { password: other.password };
    await server.services.db.updateTable('sessions').set({ confirmed_at: null }).execute();
    const answer = await server.request('POST', '/api/auth/confirm-password', { token: other.token, body });
    expect([answer.status, answer.body.code]).toEqual([403, 'password_needed']);
    const own = await server.request('POST', '/api/auth/confirm-password', {
      token: boss.token,
      body: { password: boss.password },
    });
    expect(own.status).toBe(200);
  });
});

test('a passkey, or a second step that had begun, opens no account either', async () => {
  const { id, email, role } = other.user;
  const origin = {
    address: '127.0.0.1',
    cookies: undefined,
    authorization: undefined,
    userAgent: undefined,
    isShared: false,
  };
  const { db } = server.services;
  const { password_hash: passwordHash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const account = { id, email, role, passwordHash };
  await expect(finishSignIn(server.services, account, origin)).rejects.toThrow('local_login_off');
});

test.each<[string, string, unknown]>([
  ['registration', '/api/auth/register', registration()],
  ['a forgotten password', '/api/auth/forgot-password', { email: 'a@example.org' }],
  ['a reset link', '/api/auth/reset-password/x', { newPassword: goodPassword }],
  ['asking for a link to register', '/api/auth/registration-link', { email: 'a@example.org' }],
  ['an invitation’s form', '/api/auth/join/x/opened', {}],
])('%s is closed, with the same sentence', async (_, path, body) => {
  const answer = await server.request('POST', path, { body });
  expect([answer.status, answer.body.code]).toEqual([403, 'local_login_off']);
});

test('a mail says nothing of a password to whom none lets in', async () => {
  const { db, now } = server.services;
  const mail = { userIds: [boss.user.id, other.user.id], now: now() };
  await db.deleteFrom('outbox').execute();
  await db.transaction().execute(async (transaction) => {
    await queueMail(transaction, { ...mail, kind: 'factor_added', detail: { factor: 'totp' } });
    for (const factor of ['passkey', 'all'])
      await queueMail(transaction, { ...mail, kind: 'factor_removed', detail: { factor } });
    await queueMail(transaction, { ...mail, kind: 'recovery_codes_renewed', detail: {} });
    await queueMail(transaction, { ...mail, kind: 'leaving_withdrawn', detail: {} });
  });
  const mails = await sendOtherMails(server);
  const [his, hers] = [boss, other].map(({ user }) => mails.filter(({ to }) => to === user.email));
  expect(his?.map(({ text }) => /password/.test(text))).toEqual([true, true, true, true, true]);
  expect(hers?.map(({ text }) => /password/.test(text))).toEqual([false, false, false, false, false]);
  for (const { text } of hers?.slice(0, -1) ?? [])
    expect(text).toContain('tell the people who run this app where you work.');
});
