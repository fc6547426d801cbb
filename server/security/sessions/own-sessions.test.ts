import { describe, expect, it, test } from 'vitest';
import { goodPassword, registerPerson, registration, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { serverForAll } from '../../test/test-server.ts';

const server = serverForAll({ now: new Date('2026-11-20T06:00:00Z') });

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

async function signIn(
  { user }: SignedInPerson,
  { userAgent = '', token }: { userAgent?: string; token?: string } = {},
) {
  const body = { email: user.email, password: goodPassword };
  const answer = await server.request('POST', '/api/auth/login', { body, token, headers: { 'User-Agent': userAgent } });
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return String(answer.body.token);
}

const isIn = async (token: string) => (await server.request('GET', '/api/auth/me', { token })).status === 200;
const list = async (token: string) => (await server.request('GET', '/api/sessions', { token })).body;
const rowsOf = ({ user }: SignedInPerson) =>
  server.services.db.selectFrom('sessions').selectAll().where('user_id', '=', user.id).execute();

describe('a person’s own list', () => {
  it('ASVS 7.5.2: has the device in words, first and last use, and which one this is', async () => {
    const asha = await registerPerson(server);
    server.clock.advance({ hours: 1 });
    const phone = await signIn(asha, { userAgent: chrome });
    const laptop = await signIn(asha, { userAgent: firefox });
    server.clock.advance({ minutes: 5 });
    await isIn(phone);
    const answer = await list(laptop);
    const [id] = answer.sessions.map((session: { id: string }) => session.id);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const hour = { started_at: '2026-11-20T07:00:00.000Z', current: false, shared: false };
    expect(answer).toEqual({
      sessions: [
        { id, ...hour, browser: 'Firefox', system: 'Linux', last_used_at: '2026-11-20T07:05:00.000Z', current: true },
        {
          id: expect.any(String),
          ...hour,
          browser: 'Chrome',
          system: 'Android',
          last_used_at: '2026-11-20T07:05:00.000Z',
        },
        {
          id: expect.any(String),
          browser: null,
          system: null,
          started_at: '2026-11-20T06:00:00.000Z',
          last_used_at: '2026-11-20T06:00:00.000Z',
          current: false,
          shared: false,
        },
      ],
      idle_minutes: 20_160,
      max_hours: 1440,
      most: 10,
    });
  });

  test('keeps nothing of what a browser says of itself, no address and no token', async () => {
    const asha = await registerPerson(server);
    const token = await signIn(asha, { userAgent: `${firefox} secret-word` });
    const stored = JSON.stringify(await rowsOf(asha));
    for (const text of ['Mozilla', 'Gecko', 'secret-word', '127.0.0.1', token]) expect(stored).not.toContain(text);
    const [shown] = (await list(token)).sessions;
    expect(Object.keys(shown).toSorted()).toEqual(
      ['browser', 'current', 'id', 'last_used_at', 'shared', 'started_at', 'system'].toSorted(),
    );
  });

  it('ASVS 7.5.2: ends one of them, which is refused from then on', async () => {
    const asha = await registerPerson(server);
    const other = await signIn(asha);
    const { sessions } = await list(asha.token);
    const [, { id }] = sessions;
    const ended = await server.request('DELETE', `/api/sessions/${id}`, { token: asha.token });
    expect([ended.status, ended.body.sessions]).toEqual([200, [sessions[0]]]);
    expect([await isIn(other), await isIn(asha.token)]).toEqual([false, true]);
    const again = await server.request('DELETE', `/api/sessions/${id}`, { token: asha.token });
    expect([again.status, again.body.code]).toEqual([404, 'not_found']);
  });

  it('ASVS 7.5.2: ends all others, and stays', async () => {
    const asha = await registerPerson(server);
    const others = [await signIn(asha), await signIn(asha)];
    const ended = await server.request('DELETE', '/api/sessions/others', { token: asha.token });
    expect([ended.status, ended.body.sessions.length]).toEqual([200, 1]);
    expect(await Promise.all([...others, asha.token].map(isIn))).toEqual([false, false, true]);
    const events = await server.services.db
      .selectFrom('security_events')
      .select(['action', 'detail'])
      .where('person_id', '=', asha.user.id)
      .where('action', '=', 'other_sessions_ended')
      .execute();
    expect(events).toEqual([{ action: 'other_sessions_ended', detail: { sessions: '2' } }]);
  });

  test('neither shows nor ends what is of others', async () => {
    const [asha, bina] = [await registerPerson(server), await registerPerson(server)];
    const admin = await signedInAdmin(server);
    const [{ id }] = (await list(asha.token)).sessions;
    for (const { token } of [bina, admin]) {
      const seen = (await list(token)).sessions.map((session: { id: string }) => session.id);
      expect(seen).not.toContain(id);
      for (const guess of [id, id.toUpperCase(), 'x', '0', "' or 1=1--"]) {
        const answer = await server.request('DELETE', `/api/sessions/${encodeURIComponent(guess)}`, { token });
        expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
      }
    }
    expect(await isIn(asha.token)).toBe(true);
  });

  it('ASVS 7.5.3: ends nothing 15 minutes after the password was given', async () => {
    const asha = await registerPerson(server);
    const other = await signIn(asha);
    server.clock.advance({ minutes: 15 });
    for (const path of ['/api/sessions/others', `/api/sessions/${(await list(asha.token)).sessions[1].id}`]) {
      const refused = await server.request('DELETE', path, { token: asha.token });
      expect([refused.status, refused.body.code]).toEqual([403, 'password_needed']);
    }
    expect(await isIn(other)).toBe(true);
  });
});

describe('signing in', () => {
  it('ASVS 7.1.2: an eleventh time ends the session that was used longest ago', async () => {
    const asha = await registerPerson(server);
    const tokens = [asha.token];
    for (let time = 0; time < 9; time += 1) {
      server.clock.advance({ minutes: 2 });
      tokens.push(await signIn(asha));
    }
    server.clock.advance({ minutes: 2 });
    // The first has been used since, so the second is the one that was used longest ago.
    expect(await isIn(asha.token)).toBe(true);
    server.clock.advance({ minutes: 2 });
    tokens.push(await signIn(asha));
    const [, second = '', ...others] = tokens;
    expect(await rowsOf(asha)).toHaveLength(10);
    expect([await isIn(second), ...(await Promise.all([asha.token, ...others].map(isIn)))]).toEqual([
      false,
      ...Array.from({ length: 10 }, () => true),
    ]);
  });

  it('ten times within a minute leaves the session of an admin that is in use', async () => {
    const admin = await signedInAdmin(server);
    for (let time = 0; time < 11; time += 1) {
      server.clock.advance({ seconds: 3 });
      expect(await isIn(admin.token)).toBe(true);
      await signIn(admin);
    }
    expect(await isIn(admin.token)).toBe(true);
  });

  it('ASVS 7.1.2: many times at once leaves ten sessions', async () => {
    const asha = await registerPerson(server);
    for (let round = 0; round < 2; round += 1) {
      server.clock.advance({ minutes: 1 });
      const tokens = await Promise.all(Array.from({ length: 12 }, () => signIn(asha)));
      expect(await rowsOf(asha)).toHaveLength(10);
      expect((await Promise.all(tokens.map(isIn))).filter(Boolean)).toHaveLength(10);
    }
  });

  it('ASVS 7.2.4: gives a new token, and ends the one that was sent along', async () => {
    const asha = await registerPerson(server);
    const next = await signIn(asha, { token: asha.token });
    expect([await isIn(asha.token), await isIn(next)]).toEqual([false, true]);
    expect(await rowsOf(asha)).toHaveLength(1);
  });

  it('ASVS 7.2.4: ends the session of a colleague at the same browser', async () => {
    const [asha, bina] = [await registerPerson(server), await registerPerson(server)];
    await signIn(bina, { token: asha.token });
    expect(await isIn(asha.token)).toBe(false);
    const body = registration();
    expect((await server.request('POST', '/api/auth/register', { body, token: bina.token })).status).toBe(201);
    expect(await isIn(bina.token)).toBe(false);
  });

  test('with a wrong password ends nothing', async () => {
    const asha = await registerPerson(server);
    const body = { email: asha.user.email, password: 'Wrong#Password1' };
    expect((await server.request('POST', '/api/auth/login', { body, token: asha.token })).status).toBe(401);
    expect(await isIn(asha.token)).toBe(true);
  });
});

describe('a session that ended', () => {
  test('does not come back by calls that are under way', async () => {
    const asha = await registerPerson(server);
    server.clock.advance({ minutes: 2 });
    // Each of them finds it, and notes its use: some before it ends, some behind it.
    const calls = Array.from({ length: 60 }, () => server.request('GET', '/api/auth/me', { token: asha.token }));
    const left = server.request('POST', '/api/auth/logout', { token: asha.token });
    await Promise.all([...calls, left]);
    expect(await rowsOf(asha)).toEqual([]);
    expect(await isIn(asha.token)).toBe(false);
  });

  it('ASVS 7.4.3: and no sign-in that began before a new password outlives it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const asha = await registerPerson(server);
      const body = { password: goodPassword, newPassword: 'Other#River42' };
      const changed = server.request('POST', '/api/auth/change-password', { token: asha.token, body });
      const login = { email: asha.user.email, password: goodPassword };
      const raced = await Promise.all(
        Array.from({ length: 4 }, () => server.request('POST', '/api/auth/login', { body: login })),
      );
      expect((await changed).status).toBe(200);
      for (const { status, body: answer } of raced) if (status === 200) expect(await isIn(answer.token)).toBe(false);
    }
  });

  it('ASVS 8.3.2: a role given or taken ends every session, and the next begins with the life of the new role', async () => {
    const [admin, asha] = [await signedInAdmin(server), await registerPerson(server)];
    server.services.config.adminSessionMaxHours = 8;
    const give = (role: string) =>
      server.request('PUT', `/api/admin/people/${asha.user.id}/role`, { token: admin.token, body: { role } });
    expect((await give('counsellor')).body).toMatchObject({ role: 'counsellor' });
    expect(await isIn(asha.token)).toBe(false);
    const asCounsellor = await signIn(asha);
    const [row] = await rowsOf(asha);
    expect(Number(row?.expires_at) - Number(row?.created_at)).toBe(8 * 3_600_000);
    await give('employee');
    expect(await isIn(asCounsellor)).toBe(false);
  });
});
