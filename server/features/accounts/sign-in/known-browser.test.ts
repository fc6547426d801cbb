import { describe, expect, test } from 'vitest';
import { allEndpoints } from '../../../../domain/contract/all-endpoints.ts';
import { keepHouse } from '../../../process/housekeeping.ts';
import { goodPassword, randomEmail, registerPerson, registration } from '../../../test/people.ts';
import { serverAsNew } from '../../../test/server-as-new.ts';
import type { TestAnswer } from '../../../test/calls-to.ts';

const wrong = 'Wrong#Password1';

const server = serverAsNew();

const setCookies = ({ headers }: TestAnswer) => headers.getSetCookie();
const cookieOf = (answer: TestAnswer) => String(setCookies(answer)[0]?.split(';', 1)[0]);
const tokensOf = (answer: TestAnswer) => cookieOf(answer).split('=', 2)[1]?.split('.') ?? [];

const login = (email: string, password: string, cookie?: string) =>
  server.request('POST', '/api/auth/login', {
    body: { email, password },
    headers: cookie === undefined ? {} : { Cookie: cookie },
  });

async function registerBrowser(cookie?: string) {
  const body = registration();
  const headers = cookie === undefined ? undefined : { Cookie: cookie };
  const answer = await server.request('POST', '/api/auth/register', { body, headers });
  return { email: String(body['email']), cookie: cookieOf(answer), answer, ...answer.body };
}

/** As a stranger does, until strangers have to wait. */
async function lockStrangersOut(email: string) {
  for (let time = 0; time < 6; time += 1) await login(email, wrong);
  expect((await login(email, goodPassword)).status).toBe(429);
}

const known = () => server.services.db.selectFrom('known_browsers').selectAll().execute();

describe('the cookie of a known browser', () => {
  test('is set by registration and sign-in, for a year, and for nothing but the calls that sign in', async () => {
    const { email, answer } = await registerBrowser();
    for (const one of [answer, await login(email, goodPassword)]) {
      expect(setCookies(one)).toEqual([
        expect.stringMatching(
          /^evenkeel_browser=[A-Za-z0-9_-]{43}; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
        ),
      ]);
    }
  });

  test('travels encrypted only where the page does', async () => {
    server.services.config.publicUrl = 'https://wellness.example.org';
    const { email, answer, cookie } = await registerBrowser();
    expect(setCookies(answer)[0]).toMatch(/^__Secure-evenkeel_browser=.*; HttpOnly; SameSite=Strict; Secure$/);
    await lockStrangersOut(email);
    expect((await login(email, goodPassword, cookie)).status).toBe(200);
    expect((await login(email, goodPassword, cookie.replace('__Secure-', ''))).status).toBe(429);
  });

  test('is set by no refusal and no other call', async () => {
    const { email, token, cookie } = await registerBrowser();
    const answers = [
      await login(email, wrong, cookie),
      await login(randomEmail(), wrong),
      await login(email, ''),
      await server.request('POST', '/api/auth/register', { body: registration({ email }) }),
      await server.request('POST', '/api/auth/forgot-password', { body: { email } }),
      await server.request('POST', '/api/auth/reset-password/made-up', { body: { newPassword: goodPassword } }),
      await server.request('GET', '/api/auth/me', { token, headers: { Cookie: cookie } }),
      await server.request('POST', '/api/auth/change-password', {
        token,
        body: { password: goodPassword, newPassword: goodPassword },
      }),
      await server.request('POST', '/api/auth/logout', { token, headers: { Cookie: cookie } }),
      await server.request('GET', '/', { headers: { Cookie: cookie } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([
      401,
      401,
      400,
      409,
      200,
      400,
      200,
      200,
      200,
      expect.any(Number),
    ]);
    for (const answer of answers) expect(setCookies(answer)).toEqual([]);
  });

  test('signs nobody in: no call works with it', async () => {
    const { cookie } = await registerBrowser();
    const [value = ''] = cookie.split('=').slice(1);
    const guarded = allEndpoints.filter(({ access }) => access !== 'anyone');
    expect(guarded.length).toBeGreaterThan(30);
    for (const { method, path } of guarded) {
      const { status } = await server.inject(method, path.replaceAll(/:\w+/g, 'x'), { headers: { Cookie: cookie } });
      expect([path, status]).toEqual([path, 401]);
    }
    // As a token it is one that nobody has: who comes with such a one is refused everywhere by `access.test.ts`.
    expect((await server.request('GET', '/api/auth/me', { token: value })).status).toBe(401);
  });

  test('is stored as a hash alone, and never logged', async () => {
    const { email, answer, cookie } = await registerBrowser();
    await login(email, wrong, cookie);
    await login(email, goodPassword, cookie);
    const [row, ...others] = await known();
    expect(others).toEqual([]);
    expect(row?.token_hash).toHaveLength(32);
    const [token = ''] = tokensOf(answer);
    expect(row?.token_hash.equals(Buffer.from(token, 'base64url'))).toBe(false);
    expect(server.logLines().join('\n')).not.toContain(token);
    expect(server.logLines().join('\n')).not.toContain(String(row?.token_hash.toString('hex')));
  });

  test('is renewed by each sign-in, and forgotten a year after the last', async () => {
    const { email, cookie } = await registerBrowser();
    server.clock.advance({ days: 300 });
    expect(cookieOf(await login(email, goodPassword, cookie))).toBe(cookie);
    server.clock.advance({ days: 300 });
    await lockStrangersOut(email);
    expect((await login(email, goodPassword, cookie)).status).toBe(200);
    server.clock.advance({ days: 365 });
    await lockStrangersOut(email);
    expect((await login(email, goodPassword, cookie)).status).toBe(429);
    await keepHouse(server.services);
    expect(await known()).toEqual([]);
  });
});

describe('tries of its own', () => {
  test('trust 7: strangers can not use them up, also not at the same address', async () => {
    const { email, cookie } = await registerBrowser();
    await lockStrangersOut(email);
    await server.services.db
      .updateTable('attempts')
      .set({ blocked_until: new Date(server.clock.now().getTime() + 1_800_000), count: 5000 })
      .execute();
    expect((await login(randomEmail(), wrong)).status).toBe(429);
    for (let time = 0; time < 4; time += 1) expect((await login(email, wrong, cookie)).status).toBe(401);
    expect((await login(email, goodPassword, cookie)).status).toBe(200);
  });

  test('trust 7: one that is used to guess gets no more than its own, and uses up nobody else’s', async () => {
    const { email, cookie } = await registerBrowser();
    const other = cookieOf(await login(email, goodPassword));
    const end = server.clock.now().getTime() + 24 * 3_600_000;
    let compared = 0;
    while (server.clock.now().getTime() < end) {
      const answer = await login(email, wrong, cookie);
      if (answer.status === 401) compared += 1;
      else server.clock.advance({ seconds: Number(answer.headers.get('retry-after')) });
    }
    expect(compared).toBeGreaterThan(60);
    expect(compared).toBeLessThanOrEqual(89);
    server.clock.advance({ seconds: -1 });
    expect((await login(email, goodPassword, cookie)).status).toBe(429);
    expect((await login(email, goodPassword, other)).status).toBe(200);
    expect((await login(email, goodPassword)).status).toBe(200);
  });

  test('trust 7: a burst with it lets few through, and none of them twice', async () => {
    const { email, cookie } = await registerBrowser();
    const answers = await Promise.all(Array.from({ length: 60 }, () => login(email, wrong, cookie)));
    const compared = answers.filter(({ status }) => status === 401).length;
    expect(compared).toBeLessThanOrEqual(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - compared);
  });

  test.each([
    ['a made-up token', () => `evenkeel_browser=${'a'.repeat(43)}`],
    ['nothing after the name', () => 'evenkeel_browser='],
    ['rubbish', () => `evenkeel_browser="${'.'.repeat(5000)}"; =; ;evenkeel_browser`],
    ['the stored hash', async () => `evenkeel_browser=${(await known())[0]?.token_hash.toString('base64url')}`],
    ['another account’s token', async () => (await registerBrowser()).cookie],
    ['a session’s token', async () => `evenkeel_browser=${(await registerPerson(server)).token}`],
  ])('trust 7: %s is worth nothing', async (_name, cookieFor) => {
    const { email } = await registerBrowser();
    const cookie = await cookieFor();
    await lockStrangersOut(email);
    expect((await login(email, goodPassword, cookie)).status).toBe(429);
    // Nor does it bring tries of its own.
    server.clock.advance({ minutes: 16 });
    expect((await login(email, wrong, cookie)).status).toBe(401);
    expect((await login(email, wrong)).status).toBe(429);
  });

  test('trust 7: of an account that is disabled there are none', async () => {
    const { email, cookie, user } = await registerBrowser();
    const { db, now } = server.services;
    await db.updateTable('users').set({ disabled_at: now() }).where('id', '=', user.id).execute();
    for (let time = 0; time < 5; time += 1) expect((await login(email, wrong, cookie)).status).toBe(401);
    expect((await login(email, wrong)).status).toBe(429);
  });

  test('several people who share a browser have theirs, and one who plants a token gains nothing', async () => {
    const first = await registerBrowser();
    const second = await registerBrowser(first.cookie);
    for (const { email } of [first, second]) {
      await lockStrangersOut(email);
      expect((await login(email, goodPassword, second.cookie)).status).toBe(200);
    }
    expect((await login(second.email, goodPassword, first.cookie)).status).toBe(429);
    const planted = second.cookie;
    server.clock.advance({ minutes: 16 });
    const victim = await registerBrowser(planted);
    await lockStrangersOut(victim.email);
    expect((await login(victim.email, goodPassword, planted)).status).toBe(429);
    expect((await login(victim.email, goodPassword, victim.cookie)).status).toBe(200);
  });

  test('ten browsers are known at a time, and the one that signed in longest ago goes first', async () => {
    const { email, cookie, user } = await registerBrowser();
    const cookies = [cookie];
    for (let more = 0; more < 11; more += 1) {
      server.clock.advance({ seconds: 1 });
      cookies.push(cookieOf(await login(email, goodPassword)));
    }
    expect((await known()).map(({ user_id }) => user_id)).toEqual(Array(10).fill(user.id));
    await lockStrangersOut(email);
    const statuses: number[] = [];
    for (const one of cookies.toReversed()) statuses.push((await login(email, goodPassword, one)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });

  test('signing out and a changed password keep them', async () => {
    const { email, cookie, token } = await registerBrowser();
    const body = { password: goodPassword, newPassword: 'Other#River43' };
    expect((await server.request('POST', '/api/auth/change-password', { token, body })).status).toBe(200);
    expect((await server.request('POST', '/api/auth/logout', { token })).status).toBe(200);
    await lockStrangersOut(email);
    expect((await login(email, 'Other#River43', cookie)).status).toBe(200);
  });
});
