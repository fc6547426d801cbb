import { describe, expect, test } from 'vitest';
import { makeHashesUsual } from '../../../test/hash-cost.ts';
import { goodPassword, randomEmail, registerPerson, signedInAdmin } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll();

function login(body: unknown) {
  return server.request('POST', '/api/auth/login', { body });
}

describe('POST /api/auth/login', () => {
  test('answers a token and the person', async () => {
    const email = randomEmail();
    const { user } = await registerPerson(server, { email, name: 'Meera Das' });
    const answer = await login({ email, password: goodPassword });
    expect(answer.status).toBe(200);
    expect(answer.body.token).toMatch(/^evk_[A-Za-z0-9_-]{43}[A-Za-z0-9]{6}$/);
    expect(answer.body.user).toEqual({ id: user.id, name: 'Meera Das', email, role: 'employee' });
    expect(Object.keys(answer.body).toSorted()).toEqual(['token', 'user']);
  });

  test('tells an admin the role', async () => {
    expect((await signedInAdmin(server)).user.role).toBe('admin');
  });

  test('compares e-mails without case and without spaces around', async () => {
    const { user } = await registerPerson(server, { email: 'Some.One@Example.org' });
    expect(user.email).toBe('Some.One@Example.org');
    for (const email of ['some.one@example.org', 'SOME.ONE@EXAMPLE.ORG', '  some.One@example.org ']) {
      expect((await login({ email, password: goodPassword })).body.user?.id).toBe(user.id);
    }
  });

  test('gives a new token each time', async () => {
    const { user, token } = await registerPerson(server);
    const answers = await Promise.all([1, 2].map(() => login({ email: user.email, password: goodPassword })));
    expect(new Set([token, ...answers.map(({ body }) => body.token)]).size).toBe(3);
  });

  test('answers alike for a wrong password, also of a disabled account, and an unknown e-mail', async () => {
    const { user } = await registerPerson(server);
    const disabled = await registerPerson(server);
    await server.services.db
      .updateTable('users')
      .set({ disabled_at: server.clock.now() })
      .where('id', '=', disabled.user.id)
      .execute();
    const answers = [
      await login({ email: user.email, password: 'Wrong#Password1' }),
      await login({ email: randomEmail(), password: goodPassword }),
      await login({ email: disabled.user.email, password: 'Wrong#Password1' }),
      await login({ email: randomEmail(), password: disabled.password }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ msg: 'That email or password isn’t right.', code: 'wrong_login' });
    }
    const [first, ...others] = answers.map(({ headers }) => [...headers.keys()].toSorted());
    for (const other of others) expect(other).toEqual(first);
  });

  test('takes a password exactly as typed', async () => {
    const { user } = await registerPerson(server);
    for (const password of [` ${goodPassword}`, `${goodPassword} `, goodPassword.toLowerCase()]) {
      expect((await login({ email: user.email, password })).status).toBe(401);
    }
  });

  test.each([
    [{}, ['email', 'password']],
    [{ email: '', password: '' }, ['email', 'password']],
    [{ email: 'a@example.org' }, ['password']],
    [{ email: 'not an email', password: 'x' }, ['email']],
    [{ email: 'a@example.org\r\nBcc: b@example.org', password: 'x' }, ['email']],
    [{ email: ['a@example.org'], password: 'x' }, ['email']],
    [{ email: 'a@example.org', password: { $ne: null } }, ['password']],
    [{ email: 'a@example.org', password: 'x'.repeat(1025) }, ['password']],
  ])('refuses %j', async (body, fields) => {
    const answer = await login(body);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('invalid_input');
    expect(answer.body.msg).toMatch(/\w/);
    expect(Object.keys(answer.body.fields).toSorted()).toEqual(fields);
  });

  test('stores only the hash of a token, and of a password argon2id with the written cost', async () => {
    makeHashesUsual();
    const { user, token } = await registerPerson(server);
    const { db } = server.services;
    const sessions = await db.selectFrom('sessions').selectAll().where('user_id', '=', user.id).execute();
    expect(sessions).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain(token);
    expect(sessions[0]?.token_hash).toHaveLength(32);
    const { password_hash } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
