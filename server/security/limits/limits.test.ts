import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { goodPassword, randomEmail, registerPerson } from '../../test/people.ts';
import { serverAsNew } from '../../test/server-as-new.ts';
import { daysKnown, mostAccounts } from '../../features/accounts/sign-in/known-browser.ts';
import { mostBrowsers } from '../../features/accounts/sign-in/known-browsers.queries.ts';
import { resetMinutes } from '../../../domain/reset-link.ts';
import { AppError } from '../../core/app-error.ts';
import { deleteEndedAttempts, findAttempts } from './attempts.queries.ts';
import type { AttemptPolicy } from './attempts.queries.ts';
import { count as countGuess, isAmong, keyOf, networkOf, policies, refuseBlocked, take } from './limits.ts';
import type { Limit } from './limits.ts';
import { linksAnHour } from '../../mail/mail-kinds.ts';

const server = serverAsNew();

const login = (email: string, password: string, headers?: Record<string, string>) =>
  server.request('POST', '/api/auth/login', { body: { email, password }, headers });
const wrong = 'Wrong#Password1';
const attempts = () => server.services.db.selectFrom('attempts').selectAll().execute();

/** Moves the count of one address, so that a test need not make five hundred calls. */
async function pretend(count: number, kind: keyof typeof policies) {
  const { db, now } = server.services;
  const { count: before } = await db
    .selectFrom('attempts')
    .select('count')
    .orderBy('count', 'desc')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('attempts')
    .set({ count, window_ends_at: new Date(now().getTime() + policies[kind].windowSeconds * 1000) })
    .where('count', '=', before)
    .execute();
}

describe('guessing the password of one e-mail', () => {
  test('is slowed after five tries, alike for an unknown e-mail, with waits that double up to 15 minutes', async () => {
    const { user } = await registerPerson(server);
    for (const email of [user.email, randomEmail()]) {
      for (let time = 0; time < 5; time += 1) expect((await login(email, wrong)).status).toBe(401);
      for (const wait of [5, 10, 20, 40, 80, 160, 320, 640, 900, 900]) {
        const slowed = await login(email, wrong);
        expect(slowed.status).toBe(429);
        expect(slowed.headers.get('retry-after')).toBe(String(wait));
        expect(slowed.body.code).toBe('too_many_attempts');
        expect(slowed.body.msg).toMatch(
          /^Too many attempts\. Please wait \d+ (?:seconds|minutes) and try again\. If it’s your account, .*‘Forgot Password\?’/,
        );
        server.clock.advance({ seconds: wait - 1 });
        expect((await login(email, wrong)).status).toBe(429);
        server.clock.advance({ seconds: 1 });
        expect((await login(email, wrong)).status).toBe(401);
      }
    }
  });

  test('even the right password has to wait, and works after the wait', async () => {
    const { user } = await registerPerson(server);
    for (let time = 0; time < 5; time += 1) await login(user.email, wrong);
    expect((await login(user.email, goodPassword)).status).toBe(429);
    server.clock.advance({ seconds: 5 });
    expect((await login(user.email, goodPassword)).status).toBe(200);
    for (let time = 0; time < 5; time += 1) expect((await login(user.email, wrong)).status).toBe(401);
  });

  test('writing the e-mail otherwise does not help', async () => {
    const { user } = await registerPerson(server);
    for (let time = 0; time < 5; time += 1) await login(user.email, wrong);
    for (const email of [user.email.toUpperCase(), ` ${user.email} `]) {
      expect((await login(email, wrong)).status).toBe(429);
    }
  });

  test('a burst of a hundred parallel guesses reaches the hash only a few times', async () => {
    const { user } = await registerPerson(server);
    const answers = await Promise.all(Array.from({ length: 100 }, () => login(user.email, wrong)));
    const compared = answers.filter(({ status }) => status === 401).length;
    expect(compared).toBeGreaterThanOrEqual(5);
    expect(compared).toBeLessThanOrEqual(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(100 - compared);
  });

  test('leaves everybody else alone', async () => {
    const { user } = await registerPerson(server);
    for (let time = 0; time < 6; time += 1) await login(randomEmail(), wrong);
    for (let time = 0; time < 6; time += 1) await login('one@example.org', wrong);
    expect((await login(user.email, goodPassword)).status).toBe(200);
  });

  test('keeps no e-mail and no address', async () => {
    const email = randomEmail();
    await login(email, wrong);
    const rows = await attempts();
    expect(rows).toHaveLength(2);
    for (const { key } of rows) expect(key).toHaveLength(32);
  });
});

describe('one address', () => {
  test('may be a whole office, and is slowed in the end', async () => {
    for (let time = 0; time < 30; time += 1) expect((await login(randomEmail(), wrong)).status).toBe(401);
    await pretend(499, 'login-address');
    expect((await login(randomEmail(), wrong)).status).toBe(401);
    const slowed = await login(randomEmail(), wrong);
    expect(slowed.status).toBe(429);
    expect(slowed.headers.get('retry-after')).toBe('30');
  });

  test('is not what a header claims, unless a proxy is known to stand in front', async () => {
    const claim = (address: string) => ({ 'X-Forwarded-For': address });
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) await login(randomEmail(), wrong, claim(address));
    expect((await attempts()).filter(({ count }) => count === 3)).toHaveLength(1);
  });

  test('is what the known proxy says, and nothing further out', async () => {
    server.services.config.trustProxy = 1;
    const claim = (address: string) => ({ 'X-Forwarded-For': address });
    for (const address of ['10.0.0.1', '10.0.0.2', '9.9.9.9, 10.0.0.2', '8.8.8.8, 10.0.0.2']) {
      await login(randomEmail(), wrong, claim(address));
    }
    expect((await attempts()).map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([1, 1, 1, 1, 1, 3]);
  });
});

describe('networkOf', () => {
  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the tries of a day', () => {
  /** Counts a guess as the sign-in does, without the hash. Returns the seconds to wait where it may not be compared. */
  async function guess(email: string): Promise<number> {
    const limit: Limit = { kind: 'login-email', subject: email };
    try {
      const found = await findAttempts(server.services.db, [keyOf(limit, server.services)]);
      refuseBlocked(server.services, [limit], found);
      if (isAmong(limit, found, server.services)) await take(server.services, limit);
      else await countGuess(server.services, [limit]);
      return 0;
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many_attempts') return error.details.retryAfter ?? NaN;
      throw error;
    }
  }

  /** A stranger who uses each wait's end for so long. Returns when passwords were compared, in seconds. */
  async function guessFor(email: string, hours: number, pause: (compared: number) => number = () => 0) {
    const start = server.clock.now().getTime();
    const passed = () => (server.clock.now().getTime() - start) / 1000;
    const comparedAt: number[] = [];
    while (passed() < hours * 3600) {
      const wait = await guess(email);
      if (wait === 0) comparedAt.push(passed());
      server.clock.advance({ seconds: wait || pause(comparedAt.length) });
    }
    return comparedAt;
  }

  test('trust 7: are counted by the sign-in as they are below', async () => {
    const byCalls = await registerPerson(server);
    const byHand = randomEmail();
    for (let time = 0; time < 16; time += 1) {
      const wait = await guess(byHand);
      const answer = await login(byCalls.user.email, wrong);
      expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([wait === 0 ? 401 : 429, wait]);
      server.clock.advance({ seconds: wait });
    }
  });

  /** The most that any 24 hours hold. */
  const mostInADay = (times: readonly number[]) =>
    Math.max(...times.map((from) => times.filter((at) => at >= from && at <= from + 86_400).length));

  test.each([
    ['at each wait’s end', () => 0],
    ['with a pause before the second day', (compared: number) => (compared === 1 ? 20 * 3600 : 0)],
    ['only while tries are free', (compared: number) => (compared % 4 === 0 ? 3600 : 0)],
  ])('trust 7: are at most 100 for one account, guessed %s', async (_name, pause) => {
    const times = await guessFor(randomEmail(), 60, pause);
    expect(times.length).toBeGreaterThan(80);
    expect(mostInADay(times)).toBeLessThanOrEqual(89);
  });

  test('trust 7: bursts at each wait’s end let no more through than one guess after another', async () => {
    const { user } = await registerPerson(server);
    let compared = 0;
    // Two hours and the beginning of a third.
    const rounds = 9;
    for (let round = 0; round < rounds; round += 1) {
      const answers = await Promise.all(Array.from({ length: 24 }, () => login(user.email, wrong)));
      const now = answers.filter(({ status }) => status === 401).length;
      // A new window begins each hour. In the first burst nothing is counted yet, and two are compared at once.
      expect(now).toBeLessThanOrEqual(round === 0 ? 6 : round % 4 === 0 ? 5 : 1);
      compared += now;
      server.clock.advance({ minutes: 15 });
      await deleteEndedAttempts(server.services.db, server.clock.now());
    }
    expect(compared).toBeGreaterThanOrEqual(rounds);
  });

  test('stay counted when the right password comes between them', async () => {
    const { user } = await registerPerson(server);
    let compared = 0;
    for (let round = 0; round < 60; round += 1) {
      if ((await login(user.email, goodPassword)).status !== 200) break;
      for (let time = 0; time < 4; time += 1) if ((await login(user.email, wrong)).status === 401) compared += 1;
    }
    expect(compared).toBe(40);
    const refused = await login(user.email, goodPassword);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1800']);
  });
});

describe('docs/auth-limits.md', () => {
  const document = readFileSync(join(import.meta.dirname, '../../../docs/auth-limits.md'), 'utf8');

  test('trust 7: has exactly the kinds and numbers that are in force', () => {
    const lines = Object.entries<AttemptPolicy>(policies).map(
      ([kind, { free, windowSeconds, firstWaitSeconds, longestWaitSeconds, spread }]) =>
        `| \`${kind}\` | ${free} | ${windowSeconds / 60} min | ${firstWaitSeconds} s | ${longestWaitSeconds / 60} min | ${
          spread ? `${spread.most}, and one each ${spread.everySeconds / 60} min` : '–'
        } |`,
    );
    expect(document.split('\n').filter((line) => /^\| `[a-z]+(?:-[a-z]+)+` /.test(line))).toEqual(lines);
  });

  test('trust 7: says no other number than those of the code', () => {
    const { most, everySeconds } = policies['login-email'].spread;
    // Both ends of the day are in it.
    const day = most + 86_400 / everySeconds + 1;
    expect(day).toBeLessThanOrEqual(100);
    expect(document).toContain(`at most ${day} in any 24 hours`);
    expect(document).toContain(`at most ${linksAnHour} times in any hour`);
    expect(document).toContain(`| a reset link | ${resetMinutes} minutes;`);
    expect(document).toContain(`| a known browser | ${daysKnown} days after its last sign-in |`);
    expect(document).toContain(
      `for each account that the browser has signed in to, the last ${inWords(mostAccounts)};`,
    );
    expect(document).toContain(`An account knows ${inWords(mostBrowsers)} browsers;`);
  });

  const inWords = (count: number) => ['', 'one', 'two', 'three', 'four', 'five', '', '', '', '', 'ten'][count];
});
