import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RecordPolicy } from '../../../../domain/visibility/record-policy.ts';
import { goodPassword, registerPerson, signInAgain, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { eraseDueAccounts } from '../../accounts/own/erase-accounts.ts';

/** An entry says who that really was, whatever the account calls itself and becomes; a reason holds for its own policy. */

const server = serverForAll({ config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 8760 } });
let admin: SignedInPerson;
let asha: SignedInPerson;

beforeEach(async () => {
  await sql`truncate users, record_policies, access_log, audit_events, attempts cascade`.execute(server.owner);
  server.clock.set('2026-11-20T06:00:00Z');
  admin = await signedInAdmin(server);
  asha = await registerPerson(server, { name: 'Asha Rani' });
});

const call = (method: string, path: string, body?: unknown, by = admin) =>
  server.request(method, `/api/${path}`, { token: by.token, body });

const open = async (by = admin) => (await call('GET', `admin/employee-details/${asha.user.id}`, undefined, by)).status;
const looks = async () => (await call('GET', 'who-has-looked', undefined, asha)).body;

async function choose(policy: RecordPolicy) {
  server.clock.advance({ minutes: 1 });
  expect((await call('PUT', 'admin/record-policy', { policy, password: goodPassword })).status).toBe(200);
}

async function become(person: SignedInPerson, role: string) {
  const body = { role, password: goodPassword };
  const by = role === 'admin' ? admin : person;
  expect((await call('PUT', `admin/people/${person.user.id}/role`, body, by)).status).toBe(200);
  await signInAgain(server, person);
}

async function giveReason() {
  const body = { reason: 'She asked me to', password: goodPassword };
  expect((await call('POST', `admin/record-access/${asha.user.id}`, body)).status).toBe(200);
}

describe('trust 6: who has looked', () => {
  it('names a helper who was an admin for one call by e-mail and by when that began, for good', async () => {
    const helper = await registerPerson(server, { name: 'Dr. Rao (Company Doctor)' });
    server.clock.set('2026-11-20T07:00:00Z');
    await become(helper, 'admin');
    server.clock.set('2026-11-20T07:00:05Z');
    expect(await open(helper)).toBe(200);
    const entry = {
      id: expect.any(String),
      at: '2026-11-20T07:00:05.000Z',
      admin: 'Dr. Rao (Company Doctor)',
      admin_email: helper.user.email,
      admin_since: '2026-11-20T07:00:00.000Z',
      policy: 'open',
      reason: null,
    };
    expect(await looks()).toEqual([entry]);
    await become(helper, 'employee');
    expect(await looks()).toEqual([entry]);
    await server.services.db
      .updateTable('users')
      .set({ name: 'Nobody', email: 'nobody@example.org' })
      .where('id', '=', helper.user.id)
      .execute();
    expect(await looks()).toEqual([entry]);
    server.clock.set('2026-11-20T09:00:00Z');
    await become(helper, 'admin');
    server.clock.set('2026-11-20T09:00:05Z');
    await open(helper);
    expect(await looks()).toMatchObject([{ admin_since: '2026-11-20T09:00:00.000Z', admin: 'Nobody' }, entry]);
    await call('POST', 'account/erasure', { password: goodPassword }, helper);
    server.clock.advance({ days: 40 });
    await eraseDueAccounts(server.services);
    expect(await looks()).toMatchObject([{ admin: 'Nobody' }, entry]);
    // Encrypted: someone who reads the database alone finds no name.
    const { rows } = await sql<{ line: string }>`select l::text as line from access_log as l`.execute(
      server.services.db,
    );
    expect(rows.map(({ line }) => line).join()).not.toMatch(/Rao|nobody@/);
  });

  it('tells of the first admin since when the account was made, and keeps it through a disabling', async () => {
    const other = await signedInAdmin(server);
    server.clock.set('2026-11-20T08:00:00Z');
    for (const disabled of [true, false]) {
      const body = { disabled, password: goodPassword };
      const by = disabled ? other : admin;
      expect((await call('PUT', `admin/people/${other.user.id}/disabled`, body, by)).status).toBe(200);
    }
    const signIn = { email: other.user.email, password: goodPassword };
    const { token } = (await server.request('POST', '/api/auth/login', { body: signIn })).body;
    await open({ ...other, token });
    expect(await looks()).toMatchObject([{ admin_email: other.user.email, admin_since: '2026-11-20T06:00:00.000Z' }]);
  });

  it('of an entry of an earlier version says what is known now', async () => {
    const values = { at: server.clock.now(), person_id: asha.user.id, policy: 'open', reason: null } as const;
    for (const [place, adminId] of [admin.user.id, '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b'].entries())
      await server.services.db
        .insertInto('access_log')
        .values({ ...values, id: place + 1, admin_id: adminId, admin_then: null })
        .execute();
    expect(await looks()).toMatchObject([
      { admin: null, admin_email: null, admin_since: null },
      { admin: 'Admin', admin_email: admin.user.email, admin_since: '2026-11-20T06:00:00.000Z' },
    ]);
  });
});

it('trust 8: the number of an entry tells nothing of how many records were opened', async () => {
  await open(admin);
  await open(admin);
  const numbers: number[] = (await looks()).map(({ id }: { id: string }) => Number(id));
  expect(numbers.some((number) => number > 1_000_000)).toBe(true);
});

describe('trust 8: a reason holds for its own policy', () => {
  it('and is not written into openings under consent or open', async () => {
    await choose('reason');
    await giveReason();
    expect(await open()).toBe(200);
    await call('PUT', 'sharing', { shares: true }, asha);
    await choose('consent');
    expect(await open()).toBe(200);
    await choose('open');
    expect(await open()).toBe(200);
    const reasons = (await looks()).map(({ policy, reason }: { policy: string; reason: string }) => [policy, reason]);
    expect(reasons).toEqual([
      ['open', null],
      ['consent', null],
      ['reason', 'She asked me to'],
    ]);
  });

  it('one that was given under another policy opens nothing under reason', async () => {
    await giveReason();
    await choose('reason');
    expect(await open()).toBe(403);
  });
});

describe('the record of a disabled account, whose person can’t see who looked', () => {
  const disable = (disabled: boolean) =>
    call('PUT', `admin/people/${asha.user.id}/disabled`, { disabled, password: goodPassword });
  const refusal = async () => {
    const { status, body } = await call('GET', `admin/employee-details/${asha.user.id}`);
    return [status, body.code];
  };

  it('stays closed under every rule, also with a consent and a reason, and nothing is written down', async () => {
    await call('PUT', 'sharing', { shares: true }, asha);
    await choose('reason');
    await giveReason();
    expect((await disable(true)).status).toBe(200);
    expect(await refusal()).toEqual([403, 'record_of_disabled']);
    const given = await call('POST', `admin/record-access/${asha.user.id}`, { reason: 'x', password: goodPassword });
    expect([given.status, given.body.code]).toEqual([403, 'record_of_disabled']);
    for (const policy of ['consent', 'open', 'never'] as const) {
      await choose(policy);
      expect(await refusal(), policy).toEqual([403, 'record_of_disabled']);
    }
    expect(await server.services.db.selectFrom('access_log').selectAll().execute()).toEqual([]);
  });

  it('opens again with the account', async () => {
    await disable(true);
    expect(await refusal()).toEqual([403, 'record_of_disabled']);
    expect((await disable(false)).status).toBe(200);
    expect(await open()).toBe(200);
    await signInAgain(server, asha);
    expect(await looks()).toHaveLength(1);
  });
});
