import { describe, expect, test } from 'vitest';
import { goodPassword, registerPerson } from '../../test/people.ts';
import { serverAsNew } from '../../test/server-as-new.ts';
import { hashToken, makeToken } from './tokens.ts';

const server = serverAsNew({ config: { sessionIdleMinutes: 60, sessionMaxHours: 24 } });

const useToken = async (token: string) => (await server.request('GET', '/api/mood', { token })).status;
const logout = (token: string) => server.request('POST', '/api/auth/logout', { token });

describe('a session', () => {
  test('ends when it was not used for the idle time', async () => {
    const { token } = await registerPerson(server);
    server.clock.advance({ minutes: 59 });
    expect(await useToken(token)).toBe(200);
    server.clock.advance({ minutes: 59 });
    expect(await useToken(token)).toBe(200);
    server.clock.advance({ minutes: 60 });
    expect(await useToken(token)).toBe(401);
  });

  test('ends at its absolute age, however much it is used', async () => {
    const { token } = await registerPerson(server);
    for (let step = 0; step < 47; step += 1) {
      server.clock.advance({ minutes: 30 });
      expect(await useToken(token)).toBe(200);
    }
    server.clock.advance({ minutes: 30 });
    expect(await useToken(token)).toBe(401);
  });

  test('ASVS 7.4.1, 14.3.1: ends by signing out, and only that one', async () => {
    const { user, token } = await registerPerson(server);
    const body = { email: user.email, password: goodPassword };
    const other = (await server.request('POST', '/api/auth/login', { body })).body.token;
    const answer = await logout(token);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ msg: 'You’re signed out.' });
    // ASVS 14.3.1: copies of pages go; help without a connection and the mark of a known browser stay (decision 105).
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await useToken(token)).toBe(401);
    expect((await logout(token)).status).toBe(401);
    expect(await useToken(other)).toBe(200);
  });

  test('ends at once when the person is disabled or deleted', async () => {
    const { db, now } = server.services;
    const disabled = await registerPerson(server);
    const deleted = await registerPerson(server);
    await db.updateTable('users').set({ disabled_at: now() }).where('id', '=', disabled.user.id).execute();
    await db.deleteFrom('users').where('id', '=', deleted.user.id).execute();
    expect(await useToken(disabled.token)).toBe(401);
    expect(await useToken(deleted.token)).toBe(401);
  });

  test('follows a role that is taken away', async () => {
    const { user, token } = await registerPerson(server);
    const { db } = server.services;
    const asAdmin = async () => (await server.request('GET', '/api/questions', { token })).status;
    expect(await asAdmin()).toBe(403);
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', user.id).execute();
    expect(await asAdmin()).toBe(200);
    await db.updateTable('users').set({ role: 'employee' }).where('id', '=', user.id).execute();
    expect(await asAdmin()).toBe(403);
  });

  test.each([
    '',
    'Bearer',
    'Bearer ',
    'Bearer x',
    'Bearer null',
    'Basic YTpi',
    `Bearer ${'a'.repeat(43)}`,
    `Bearer ${'a'.repeat(5000)}`,
  ])('is not opened by the header %j', async (authorization) => {
    const answer = await server.request('GET', '/api/mood', { headers: { Authorization: authorization } });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ msg: 'Please sign in to continue.', code: 'not_signed_in' });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('of an earlier version, whose token had no prefix, holds until it ends', async () => {
    const { user, token } = await registerPerson(server);
    const old = makeToken();
    await server.services.db
      .updateTable('sessions')
      .set({ token_hash: hashToken(old) })
      .where('user_id', '=', user.id)
      .execute();
    expect([await useToken(old), await useToken(token)]).toEqual([200, 401]);
    server.clock.advance({ hours: 24 });
    expect(await useToken(old)).toBe(401);
  });

  test('is not opened by a token in the address, a cookie, or the stored hash', async () => {
    const { user, token } = await registerPerson(server);
    expect((await server.request('GET', `/api/mood?token=${token}`)).status).toBe(401);
    expect((await server.request('GET', '/api/mood', { headers: { Cookie: `token=${token}` } })).status).toBe(401);
    const row = await server.services.db
      .selectFrom('sessions')
      .select('token_hash')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(await useToken(row.token_hash.toString('base64url'))).toBe(401);
  });

  test('is marked as used at most once a minute', async () => {
    const { user, token } = await registerPerson(server);
    const lastUsed = async () =>
      server.services.db
        .selectFrom('sessions')
        .select('last_used_at')
        .where('user_id', '=', user.id)
        .executeTakeFirst();
    const first = await lastUsed();
    server.clock.advance({ seconds: 59 });
    await useToken(token);
    expect(await lastUsed()).toEqual(first);
    server.clock.advance({ seconds: 2 });
    await useToken(token);
    expect((await lastUsed())?.last_used_at).toEqual(server.clock.now());
  });
});
