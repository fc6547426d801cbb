import { describe, expect, test } from 'vitest';
import { tokenIn } from '../../../test/mailbox-server.ts';
import { goodPassword, registerPerson } from '../../../test/people.ts';
import { addPasskey, passkeyAddress, turnTotpOn } from '../../../test/second-factors.ts';
import { serverForAll, startTestServer } from '../../../test/test-server.ts';
import { mailDueResets } from '../../../test/sent-mails.ts';
import { insertIdentity } from '../single-sign-on/single-sign-on.queries.ts';

const server = serverForAll({ config: { publicUrl: passkeyAddress } });

const newPassword = 'Fresh#Water99';

/** Asks for a link and returns its token, as the mail would bring it. */
async function askForToken(email: string): Promise<string> {
  await server.request('POST', '/api/auth/forgot-password', { body: { email } });
  const texts: string[] = [];
  await mailDueResets(server.services, async ({ text }) => void texts.push(text));
  return tokenIn(texts.at(-1));
}

const reset = (token: string, body: unknown = { newPassword }) =>
  server.request('POST', `/api/auth/reset-password/${token}`, { body });
const login = (email: string, password: string) =>
  server.request('POST', '/api/auth/login', { body: { email, password } });
const isSignedIn = async (token: string) =>
  (await server.request('POST', '/api/auth/logout', { token })).status === 200;

const invalidLink = {
  msg: 'This reset link is no longer valid. Please request a new one.',
  code: 'reset_link_invalid',
};

describe('POST /api/auth/reset-password/{token}', () => {
  test('sets the password, ends every session of the person and no other', async () => {
    const person = await registerPerson(server);
    const other = await registerPerson(server);
    const second = (await login(person.user.email, person.password)).body.token;
    const answer = await reset(await askForToken(person.user.email));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      msg: 'Your password was changed successfully. Please sign in with the new one.',
    });
    expect(await isSignedIn(person.token)).toBe(false);
    expect(await isSignedIn(second)).toBe(false);
    expect(await isSignedIn(other.token)).toBe(true);
    expect((await login(person.user.email, person.password)).status).toBe(401);
    expect((await login(person.user.email, newPassword)).status).toBe(200);
  });

  test('the first one ends what a stranger may have left who registered with the address, and no later one does', async () => {
    const person = await registerPerson(server);
    const { db } = server.services;
    const waysIn = async () => {
      const passkeys = await db.selectFrom('passkeys').select('name').where('user_id', '=', person.user.id).execute();
      const accounts = await db
        .selectFrom('sso_identities')
        .selectAll()
        .where('user_id', '=', person.user.id)
        .execute();
      return [passkeys.length, accounts.length];
    };
    const add = async (subject: string) => {
      await addPasskey(server, person);
      await insertIdentity(db, { issuer: subject, subject }, { userId: person.user.id, now: server.services.now() });
    };
    const told = async () => {
      const { id } = person.user;
      const events = db.selectFrom('security_events').select('action').where('action', '=', 'passkey_removed');
      const kinds = ['factor_removed', 'sso_unlinked'] as const;
      const mails = db.selectFrom('outbox').select(['kind', 'detail']).where('kind', 'in', kinds).orderBy('id');
      return [await events.where('person_id', '=', id).execute(), await mails.where('user_id', '=', id).execute()];
    };
    await add('stranger');
    await turnTotpOn(server, person);
    expect((await reset(await askForToken(person.user.email))).status).toBe(200);
    expect(await waysIn()).toEqual([0, 0]);
    const onceTold = [
      [{ action: 'passkey_removed' }],
      [
        { kind: 'factor_removed', detail: { factor: 'passkeys' } },
        { kind: 'sso_unlinked', detail: {} },
      ],
    ];
    expect(await told()).toEqual(onceTold);
    // Codes of an app open nothing without the password, and a mailbox alone takes no second step away.
    expect((await login(person.user.email, newPassword)).body.code).toBe('second_factor_needed');
    await server.owner.deleteFrom('totp_factors').where('user_id', '=', person.user.id).execute();
    person.password = newPassword;
    person.token = (await login(person.user.email, newPassword)).body.token;
    await add('own');
    expect((await reset(await askForToken(person.user.email), { newPassword: 'Other#Water99' })).status).toBe(200);
    expect(await waysIn()).toEqual([1, 1]);
    expect(await told()).toEqual(onceTold);
  });

  test('works once', async () => {
    const { user } = await registerPerson(server);
    const token = await askForToken(user.email);
    expect((await reset(token)).status).toBe(200);
    const again = await reset(token, { newPassword: 'Other#Water99' });
    expect(again.status).toBe(400);
    expect(again.body).toEqual(invalidLink);
    expect((await login(user.email, newPassword)).status).toBe(200);
  });

  test('works for exactly one of twenty parallel uses', async () => {
    const { user } = await registerPerson(server);
    const token = await askForToken(user.email);
    const passwords = Array.from({ length: 20 }, (_, place) => `Fresh#Water${place + 10}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, { newPassword: password })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(19).fill(400),
    ]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)];
    expect((await login(user.email, String(winner))).status).toBe(200);
  });

  test('works for ten minutes', async () => {
    const { user } = await registerPerson(server);
    const token = await askForToken(user.email);
    server.clock.advance({ minutes: 10 });
    expect((await reset(token)).body).toEqual(invalidLink);
    const next = await askForToken(user.email);
    server.clock.advance({ minutes: 9, seconds: 59 });
    expect((await reset(next)).status).toBe(200);
  });

  test('a newer link leaves the older one as it is, and each belongs to its person only', async () => {
    const { user } = await registerPerson(server);
    const other = await registerPerson(server);
    const older = await askForToken(user.email);
    const newer = await askForToken(user.email);
    const foreign = await askForToken(other.user.email);
    expect((await reset(foreign)).status).toBe(200);
    expect((await login(user.email, goodPassword)).status).toBe(200);
    expect((await reset(older)).status).toBe(200);
    expect((await reset(newer)).body).toEqual(invalidLink);
  });

  test.each(['x', '%00', '%F0%9F%98%80', "'%20or%201=1--", '..%2F..', '0'.repeat(43), 'a'.repeat(500)])(
    'answers 400 to the made-up token %s',
    async (token) => {
      const answer = await reset(token);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual(invalidLink);
    },
  );

  test.each([
    [{}, 'New password: Please fill this in.'],
    [{ newPassword: null }, 'New password: Please fill this in.'],
    [{ newPassword: 12_345_678 }, 'New password: We couldn’t read this. Please enter it again.'],
    [
      { newPassword: 'weak' },
      'Password must include uppercase, lowercase, number, special character (!@#$%^&*), and 8+ characters',
    ],
    [{ newPassword: `Aa1!${'x'.repeat(125)}` }, 'A password can have at most 128 characters.'],
  ])('refuses %j without using the link up', async (body, msg) => {
    const { user } = await registerPerson(server);
    const token = await askForToken(user.email);
    const answer = await reset(token, body);
    expect(answer.status).toBe(400);
    expect(answer.body.msg).toBe(msg);
    expect(Object.keys(answer.body.fields)).toEqual(['newPassword']);
    expect((await reset(token)).status).toBe(200);
  });

  test('frees a person who was slowed after wrong passwords', async () => {
    const { user } = await registerPerson(server);
    for (let time = 0; time < 6; time += 1) await login(user.email, 'Wrong#Password1');
    expect((await login(user.email, goodPassword)).status).toBe(429);
    await reset(await askForToken(user.email));
    expect((await login(user.email, newPassword)).status).toBe(200);
  });

  test('stores only the hash of the token', async () => {
    const { user } = await registerPerson(server);
    const token = await askForToken(user.email);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const rows = await server.services.db
      .selectFrom('password_resets')
      .selectAll()
      .where('user_id', '=', user.id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.token_hash).toHaveLength(32);
    expect(rows[0]?.token_hash.equals(Buffer.from(token, 'base64url'))).toBe(false);
  });

  test('a sign-in with the old password that is under way does not survive', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { user, password } = await registerPerson(server);
      const token = await askForToken(user.email);
      const [, ...logins] = await Promise.all([
        reset(token),
        ...Array.from({ length: 6 }, () => login(user.email, password)),
      ]);
      for (const { body } of logins.filter(({ status }) => status === 200)) {
        expect(await isSignedIn(body.token)).toBe(false);
      }
    }
  });
});

describe('guessing links', () => {
  test('is slowed per address', async () => {
    const own = await startTestServer();
    const guess = () =>
      own.request('POST', '/api/auth/reset-password/made-up', { body: { newPassword } }).then(({ status }) => status);
    for (let time = 0; time < 100; time += 1) expect(await guess()).toBe(400);
    expect(await guess()).toBe(429);
    own.clock.advance({ seconds: 31 });
    expect(await guess()).toBe(400);
    await own.close();
  });

  test('is slowed as early where many come at once', async () => {
    const own = await startTestServer();
    const guess = () => own.inject('POST', '/api/auth/reset-password/made-up', { body: { newPassword } });
    const answers = await Promise.all(Array.from({ length: 130 }, guess));
    await own.close();
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(100);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });
});
