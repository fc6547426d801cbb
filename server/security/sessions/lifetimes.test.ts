import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import type { OwnSession } from '../../../domain/contract/sessions.ts';
import { passwordHoldsMinutes } from '../../../domain/password-time.ts';
import type { Role } from '../../../domain/roles.ts';
import { sharedDeviceHeader, sharedIdleMinutes } from '../../../domain/shared-device.ts';
import { readConfig } from '../../config/config.ts';
import { keepHouse } from '../../process/housekeeping.ts';
import { goodPassword, registerPerson, registration, signedInAdmin, signedInCounsellor } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { serverForAll, startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';
import { idleMinutesOf, maxHoursOf, mostSessions } from './lifetimes.ts';

const defaults = readConfig({});
const { sessionIdleMinutes, sessionMaxHours, adminSessionIdleMinutes, adminSessionMaxHours } = defaults;

const server = serverForAll({ config: { adminSessionIdleMinutes, adminSessionMaxHours } });

const isIn = async ({ token }: { token: string }) =>
  (await server.request('GET', '/api/sessions', { token })).status === 200;

const makers: [role: string, make: () => Promise<SignedInPerson>, idleMinutes: number, maxHours: number][] = [
  ['an employee', () => registerPerson(server), 20_160, 1440],
  ['an admin', () => signedInAdmin(server), 30, 8],
  ['a counsellor', () => signedInCounsellor(server), 30, 8],
];

describe.each(makers)('the session of %s', (_role, make, idleMinutes, maxHours) => {
  it('ASVS 7.3.1: ends when it was not used for its time', async () => {
    const person = await make();
    server.clock.advance({ minutes: idleMinutes, seconds: -1 });
    expect(await isIn(person)).toBe(true);
    server.clock.advance({ minutes: idleMinutes, seconds: -1 });
    expect(await isIn(person)).toBe(true);
    server.clock.advance({ minutes: idleMinutes });
    expect(await isIn(person)).toBe(false);
  });

  it('ASVS 7.3.2: ends at its absolute age, however much it is used', async () => {
    const person = await make();
    const steps = (maxHours * 60) / (idleMinutes - 2);
    for (let step = 1; step < steps; step += 1) {
      server.clock.advance({ minutes: idleMinutes - 2 });
      expect(await isIn(person)).toBe(true);
    }
    server.clock.advance({ minutes: idleMinutes - 2 });
    expect(await isIn(person)).toBe(false);
  });

  it('ASVS 7.3.1: is not kept alive by what an open page asks by itself', async () => {
    const { token } = await make();
    const ask = () =>
      server.request('GET', '/api/admin/reminder-settings', { token, headers: { 'X-Unattended': '1' } });
    // Each step is longer than the minute after which a use would be noted.
    const step = Math.max(5, idleMinutes / 48);
    for (let minute = step; minute < idleMinutes; minute += step) {
      server.clock.advance({ minutes: step });
      expect((await ask()).status).toBe(200);
    }
    server.clock.advance({ minutes: step });
    expect((await ask()).status).toBe(401);
  });
});

describe('a session on a shared device', () => {
  const isShared = { [sharedDeviceHeader]: '1' };
  const limitsOf = async ({ token }: { token: string }) =>
    (await server.request('GET', '/api/sessions', { token })).body;

  async function onSharedDevice({ user: { email } }: SignedInPerson, headers: Record<string, string> = isShared) {
    const body = { email, password: goodPassword };
    const { status, body: answer } = await server.request('POST', '/api/auth/login', { body, headers });
    expect([status, Object.keys(answer)]).toEqual([200, ['token', 'user']]);
    return { token: String(answer.token) };
  }

  it('ASVS 7.3.1: ends after half an hour without a call, and the same person’s own device does not', async () => {
    const own = await registerPerson(server);
    const shared = await onSharedDevice(own);
    server.clock.advance({ minutes: sharedIdleMinutes, seconds: -1 });
    expect(await isIn(shared)).toBe(true);
    server.clock.advance({ minutes: sharedIdleMinutes });
    expect([await isIn(shared), await isIn(own)]).toEqual([false, true]);
    await keepHouse(server.services);
    const left = server.services.db.selectFrom('sessions').select('shared').where('user_id', '=', own.user.id);
    expect(await left.execute()).toEqual([{ shared: false }]);
  });

  test('says so of itself, with its own time', async () => {
    const own = await registerPerson(server);
    const shared = await onSharedDevice(own);
    const seen = await limitsOf(shared);
    expect(seen.idle_minutes).toBe(sharedIdleMinutes);
    expect(seen.sessions.map((one: OwnSession) => [one.current, one.shared])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect((await limitsOf(own)).idle_minutes).toBe(sessionIdleMinutes);
  });

  test('begins with a registration as well', async () => {
    const sent = { body: registration(), headers: isShared };
    const { status, body } = await server.request('POST', '/api/auth/register', sent);
    expect([status, Object.keys(body)]).toEqual([201, ['token', 'user']]);
    expect((await limitsOf({ token: String(body.token) })).idle_minutes).toBe(sharedIdleMinutes);
  });

  it('ASVS 7.3.1: stays one, whatever is asked of it later', async () => {
    const own = await registerPerson(server);
    const { token } = await onSharedDevice(own);
    const newPassword = 'Other#River42';
    const changed = { password: goodPassword, newPassword, shared: false };
    const asked = [
      await server.request('POST', '/api/auth/change-password', { token, body: changed }),
      await server.request('POST', '/api/auth/confirm-password', {
        token,
        body: { password: newPassword, shared: false },
      }),
      await server.request('GET', '/api/auth/me', { token, headers: { [sharedDeviceHeader]: '' } }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await limitsOf({ token })).idle_minutes).toBe(sharedIdleMinutes);
    server.clock.advance({ minutes: sharedIdleMinutes });
    expect(await isIn({ token })).toBe(false);
  });

  test('is never longer than the settings allow', () => {
    const rules = { heldTime: null, idleMinutes: 20, privilegedIdleMinutes: 10 };
    const shared = (role: Role) => idleMinutesOf(rules, { role, isShared: true });
    expect([shared('employee'), shared('admin')]).toEqual([20, 10]);
  });
});

test('the shorter of both settings counts for who sees more', () => {
  const settings = { ...defaults, sessionMaxHours: 4, adminSessionMaxHours: 8 };
  expect([maxHoursOf(settings, 'admin'), maxHoursOf(settings, 'employee')]).toEqual([4, 4]);
});

describe('the clock of the database', () => {
  /** As in production: no test holds the time, and the clock of this process is wrong. */
  async function startReal(): Promise<TestServer> {
    const real = await startTestServer({
      config: { adminSessionIdleMinutes, adminSessionMaxHours },
      now: new Date('2031-05-05T05:05:05Z'),
    });
    delete real.services.heldTime;
    return real;
  }

  test('decides about life, idleness, use and the password, whatever that of the process says', async () => {
    const real = await startReal();
    const { db } = real.services;
    const statusOf = async ({ token }: SignedInPerson) => (await real.request('GET', '/api/auth/me', { token })).status;
    /** The time goes on by so much: for the clock of the database it makes no difference which of both moves. */
    const pass = (minutes: number) =>
      sql`update sessions set last_used_at = last_used_at - make_interval(mins => ${minutes}),
        expires_at = expires_at - make_interval(mins => ${minutes}),
        confirmed_at = confirmed_at - make_interval(mins => ${minutes})`.execute(db);
    const [asha, admin] = [await registerPerson(real), await signedInAdmin(real)];
    const { rows } = await sql<{ fresh: boolean }>`
      select abs(extract(epoch from created_at - clock_timestamp())) < 60 as fresh from sessions`.execute(db);
    expect(rows.map(({ fresh }) => fresh)).toEqual([true, true]);

    // Years pass by the clock of the process, and nothing ends.
    real.clock.advance({ days: 3650 });
    await keepHouse(real.services);
    const exported = () => real.request('GET', '/api/admin/exports/employees.csv', { token: admin.token });
    expect([await statusOf(asha), (await exported()).status]).toEqual([200, 200]);

    await pass(passwordHoldsMinutes);
    expect([await statusOf(admin), (await exported()).body?.code]).toEqual([200, 'password_needed']);
    await pass(adminSessionIdleMinutes);
    expect([await statusOf(asha), await statusOf(admin)]).toEqual([200, 401]);
    await pass(sessionIdleMinutes);
    expect(await statusOf(asha)).toBe(401);
    await keepHouse(real.services);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    await real.close();
  });

  test('has nothing in its place but in tests', () => {
    const source = join(import.meta.dirname, '../..');
    const writers = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .filter((path) => /heldTime: (?!Date|heldTime|null)/.test(readFileSync(join(source, path), 'utf8')))
      .map((path) => path.replaceAll('\\', '/'));
    expect(writers).toEqual(['test/test-server.ts']);
  });
});

describe('docs/auth-limits.md', () => {
  const document = readFileSync(join(import.meta.dirname, '../../../docs/auth-limits.md'), 'utf8');

  it('ASVS 7.1.1: has the lives that are in force', () => {
    const words = (hours: number) => (hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`);
    for (const line of [
      `| a session without use | ${words(sessionIdleMinutes / 60)} | \`SESSION_IDLE_MINUTES\` (${sessionIdleMinutes}) |`,
      `| a session at all | ${words(sessionMaxHours)} | \`SESSION_MAX_HOURS\` (${sessionMaxHours}) |`,
      `| the same without use, of admins and counsellors | ${adminSessionIdleMinutes} minutes | \`ADMIN_SESSION_IDLE_MINUTES\` (${adminSessionIdleMinutes}) |`,
      `| the same at all, of admins and counsellors | ${words(adminSessionMaxHours)} | \`ADMIN_SESSION_MAX_HOURS\` (${adminSessionMaxHours}) |`,
      `| the same without use, on a shared device | ${sharedIdleMinutes} minutes, or less where the settings say so | none |`,
      `| the password for what is most private, and for the rights of admins | ${passwordHoldsMinutes} minutes in its session; signing in counts | none |`,
    ])
      expect(document).toContain(line);
    expect(document.match(/^\| (?:a session|the same) .*$/gm)).toHaveLength(5);
  });

  it('ASVS 7.1.2: has the number of sessions that is in force', () => {
    expect(document).toContain(`| sessions of one person at a time | ${mostSessions}; the eleventh ends`);
  });
});
