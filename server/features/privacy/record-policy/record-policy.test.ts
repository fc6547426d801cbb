import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RecordPolicy } from '../../../../domain/visibility/record-policy.ts';
import { isLong } from '../../../test/long-form.ts';
import { goodPassword, registerPerson, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { choosePolicy } from '../../../test/chosen-policy.ts';
import { storeAssessment, storeMood } from '../../../test/stored-records.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll({ config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 8760 } });
let admin: SignedInPerson;
let asha: SignedInPerson;

beforeEach(async () => {
  await sql`truncate users, record_policies, access_log, audit_events, notices, attempts cascade`.execute(server.owner);
  server.clock.set('2026-11-20T06:00:00Z');
  admin = await signedInAdmin(server);
  asha = await registerPerson(server, { name: 'Asha Rani' });
});

const call = (method: string, path: string, body?: unknown, by = admin) =>
  server.request(method, `/api/${path}`, { token: by.token, body });

/** A moment later, so that what was recorded before and after can be told apart. */
async function choose(policy: RecordPolicy) {
  server.clock.advance({ minutes: 1 });
  const answer = await choosePolicy(server, admin, policy);
  expect(answer.status, answer.text).toBe(200);
  server.clock.advance({ minutes: 1 });
  return (await call('GET', 'admin/record-policy')).body;
}

async function share(shares: boolean) {
  const answer = await call('PUT', 'sharing', { shares }, asha);
  expect(answer.status).toBe(200);
  server.clock.advance({ minutes: 1 });
  return answer.body;
}

async function record(total: number) {
  await storeAssessment(server.services, asha.user.id, { type: 'GAD-7', total });
  await storeMood(server.services, asha.user.id, { mood: 'sad' });
  server.clock.advance({ minutes: 1 });
}

const open = (by = admin) => call('GET', `admin/employee-details/${asha.user.id}`, undefined, by);

const giveReason = (body: object = {}) =>
  call(
    'POST',
    `admin/record-access/${asha.user.id}`,
    { reason: 'She asked me to', password: goodPassword, ...body },
    admin,
  );

/** The totals that an admin reads, newest first; there are as many moods. */
async function seen(): Promise<number[]> {
  const { status, body, text } = await open();
  expect(status, text).toBe(200);
  expect(body.moods).toHaveLength(body.assessments.length);
  return body.assessments.map(({ score }: { score: number }) => score);
}

const refusal = async () => {
  const { status, body } = await open();
  expect(body).not.toHaveProperty('name');
  return [status, body.code];
};

const looks = async () => (await call('GET', 'who-has-looked', undefined, asha)).body;

describe('the policy for named records', () => {
  it('is open at first, told to everybody, and chosen by an admin alone', async () => {
    const atFirst = { policy: 'open', since: null, older: [], coming: null };
    expect((await server.request('GET', '/api/record-policy')).body).toEqual(atFirst);
    expect((await call('GET', 'admin/record-policy')).body).toEqual({
      ...atFirst,
      loosening_waits: false,
      changes: [],
    });
    expect((await call('PUT', 'admin/record-policy', { policy: 'never' }, asha)).status).toBe(403);
    for (const policy of ['closed', '', null, 1])
      expect((await call('PUT', 'admin/record-policy', { policy })).status).toBe(400);
    expect((await call('GET', 'record-policy', undefined, asha)).body).toEqual(atFirst);
    const by = { id: admin.user.id, name: 'Admin' };
    expect(await choose('consent')).toEqual({
      ...atFirst,
      policy: 'consent',
      since: '2026-11-20T06:01:00.000Z',
      loosening_waits: false,
      changes: [{ policy: 'consent', at: '2026-11-20T06:01:00.000Z', by }],
    });
    expect((await choose('consent')).changes).toHaveLength(1);
    expect((await server.request('GET', '/api/record-policy')).body).toMatchObject({ policy: 'consent' });
  });

  it('open: shows everything, as ever', async () => {
    await record(5);
    expect(await seen()).toEqual([5]);
    expect((await open()).body).not.toHaveProperty('closed_until');
  });

  it('reason: opens one record to one admin for 15 minutes, after a reason and the password', async () => {
    await record(5);
    await choose('reason');
    expect(await refusal()).toEqual([403, 'reason_needed']);
    const wrong = await giveReason({ password: 'Wrong#Guess1' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_password']);
    for (const fault of [{ reason: ' ' }, { reason: undefined }, { reason: 'x'.repeat(301) }, { password: '' }])
      expect((await giveReason(fault)).status).toBe(400);
    expect(await refusal()).toEqual([403, 'reason_needed']);

    const given = await giveReason();
    const expiresAt = new Date(server.clock.now().getTime() + 15 * 60_000).toISOString();
    expect(given.body).toEqual({
      person: { id: asha.user.id, name: 'Asha Rani' },
      reason: 'She asked me to',
      expires_at: expiresAt,
    });
    expect(await seen()).toEqual([5]);
    const other = await signedInAdmin(server);
    expect((await open(other)).body.code).toBe('reason_needed');
    const ravi = await registerPerson(server);
    expect((await call('GET', `admin/employee-details/${ravi.user.id}`)).body.code).toBe('reason_needed');
    server.clock.advance({ minutes: 15, seconds: -1 });
    expect(await seen()).toEqual([5]);
    server.clock.advance({ seconds: 1 });
    expect(await refusal()).toEqual([403, 'reason_needed']);
  });

  it('trust 7: guesses of the password for a reason are slowed, and keep nobody from signing in', async () => {
    await choose('reason');
    for (let guess = 0; guess < 5; guess += 1)
      expect((await giveReason({ password: `Wrong#Guess${guess}` })).body.code).toBe('wrong_password');
    const blocked = await giveReason();
    expect(blocked.status).toBe(429);
    expect(blocked.headers.has('Retry-After')).toBe(true);
    const signIn = { email: admin.user.email, password: goodPassword };
    expect((await server.request('POST', '/api/auth/login', { body: signIn })).status).toBe(200);
    server.clock.advance({ minutes: 16 });
    expect((await giveReason()).status).toBe(200);
  });

  it('reason: finds nobody for an unknown id, and no admin', async () => {
    await choose('reason');
    for (const id of ['x', '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b', admin.user.id]) {
      const body = { reason: 'Because', password: goodPassword };
      expect((await call('POST', `admin/record-access/${id}`, body)).status).toBe(404);
      expect((await call('GET', `admin/employee-details/${id}`)).status).toBe(404);
    }
  });

  it('consent: opens to those who share, as long as they do; sharing is off at first', async () => {
    await record(5);
    expect((await call('GET', 'sharing', undefined, asha)).body).toEqual({
      shares: false,
      since: null,
      covers_older: false,
    });
    await choose('consent');
    expect(await refusal()).toEqual([403, 'not_shared']);
    expect((await giveReason()).body.code).toBe('not_shared');
    expect(await share(true)).toMatchObject({ shares: true, covers_older: true });
    expect(await seen()).toEqual([5]);
    expect(await share(false)).toEqual({ shares: false, since: null, covers_older: false });
    expect(await refusal()).toEqual([403, 'not_shared']);
    for (const shares of ['yes', null, undefined])
      expect((await call('PUT', 'sharing', { shares }, asha)).status).toBe(400);
  });

  it('never: opens to nobody, whatever was given', async () => {
    await record(5);
    await choose('reason');
    await giveReason();
    await share(true);
    await choose('never');
    expect(await refusal()).toEqual([403, 'statistics_only']);
    expect((await giveReason()).body.code).toBe('statistics_only');
  });
});

describe('a loosening', () => {
  it('never opens what was recorded before it, until the person consents anew', async () => {
    await record(1);
    await share(true);
    await choose('never');
    await record(2);
    expect((await choose('open')).older).toEqual([{ made_until: '2026-11-20T06:06:00.000Z', policy: 'never' }]);
    await record(3);
    expect(await seen()).toEqual([3]);
    expect((await open()).body.closed_until).toBe('2026-11-20T06:06:00.000Z');
    expect((await call('GET', 'sharing', undefined, asha)).body).toMatchObject({ shares: true, covers_older: false });
    expect(await share(true)).toMatchObject({ shares: true, covers_older: true });
    expect(await seen()).toEqual([3, 2, 1]);
    expect((await open()).body).not.toHaveProperty('closed_until');
    await share(false);
    expect(await seen()).toEqual([3]);
  });

  it('step by step keeps each record under the strictest rule since it was made', async () => {
    await choose('never');
    await record(1);
    await choose('consent');
    await record(2);
    await choose('reason');
    await record(3);
    await choose('open');
    await record(4);
    expect(await seen()).toEqual([4]);
    await giveReason();
    expect(await seen()).toEqual([4, 3]);
    await share(true);
    expect(await seen()).toEqual([4, 3, 2, 1]);
    await choose('consent');
    expect(await seen()).toEqual([4, 3, 2, 1]);
    await share(false);
    expect(await refusal()).toEqual([403, 'not_shared']);
  });

  it('is told to everybody who was there, until each dismisses it; a tightening is good news, but no news to who chose it', async () => {
    await choose('consent');
    const good = { kind: 'policy_tightened', text: expect.stringMatching(/^Good news: .* instead of ‘Open’/) };
    const told = await Promise.all([asha, admin].map((by) => call('GET', 'notices', undefined, by)));
    expect(told.map(({ body }) => body)).toEqual([[expect.objectContaining(good)], []]);
    await choose('open');
    const [notice] = (await call('GET', 'notices', undefined, asha)).body;
    expect(notice).toEqual({
      id: expect.any(String),
      at: '2026-11-20T06:03:00.000Z',
      kind: 'policy_loosened',
      text: expect.stringContaining('‘Only with consent’ to ‘Open’'),
      detail: { from: 'consent', to: 'open' },
    });
    const newcomer = await registerPerson(server);
    expect((await call('GET', 'notices', undefined, newcomer)).body).toEqual([]);
    const dismiss = () => call('POST', `notices/${notice.id}/seen`, undefined, asha);
    for (const { status, body } of [await dismiss(), await dismiss()]) expect([status, body]).toEqual([200, []]);
    expect((await call('GET', 'notices', undefined, asha)).body).toEqual([]);
    expect((await call('GET', 'notices')).body).toHaveLength(1);
    for (const id of ['x', '0', '99999999999999'])
      expect((await call('POST', `notices/${id}/seen`, undefined, asha)).status).toBe(404);
  });
});

describe('who has looked', () => {
  it('is told to the person: who, when and why, newest first, page by page', async () => {
    await open();
    await choose('reason');
    await open();
    await giveReason();
    await open();
    const who = { admin: 'Admin', admin_email: admin.user.email, admin_since: '2026-11-20T06:00:00.000Z' };
    expect(await looks()).toEqual([
      {
        id: expect.any(String),
        at: '2026-11-20T06:02:00.000Z',
        ...who,
        policy: 'reason',
        reason: 'She asked me to',
      },
      { id: expect.any(String), at: '2026-11-20T06:00:00.000Z', ...who, policy: 'open', reason: null },
    ]);
    const first = await call('GET', 'who-has-looked?limit=1', undefined, asha);
    const cursor = first.headers.get('X-Next-Cursor');
    const second = await call('GET', `who-has-looked?limit=1&cursor=${cursor}`, undefined, asha);
    expect([...first.body, ...second.body]).toEqual(await looks());
    expect(second.headers.has('X-Next-Cursor')).toBe(false);
    expect((await call('GET', 'who-has-looked')).body).toEqual([]);
    expect((await call('GET', 'who-has-looked?cursor=x', undefined, asha)).status).toBe(400);
  });

  it('has an entry for each of many openings', async () => {
    const each = Array.from({ length: 8 }, async () => {
      for (let time = 0; time < (isLong ? 125 : 25); time += 1) expect((await open()).status).toBe(200);
    });
    await Promise.all(each);
    const rows = await server.services.db.selectFrom('access_log').selectAll().execute();
    expect(rows).toHaveLength(isLong ? 1000 : 200);
    expect(rows.every((row) => row.admin_id === admin.user.id && row.person_id === asha.user.id)).toBe(true);
  });

  it('comes first: where no entry can be written, nothing is read', async () => {
    await record(5);
    await sql`alter table access_log add constraint full_disk check (false) not valid`.execute(server.owner);
    const answer = await open();
    await sql`alter table access_log drop constraint full_disk`.execute(server.owner);
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ code: 'server_fault', msg: expect.any(String) });
    expect(await looks()).toEqual([]);
    expect(await seen()).toEqual([5]);
  });
});
