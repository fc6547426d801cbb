import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { goodPassword, registerPerson, signedInAdmin, signedInCounsellor } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { sendOtherMails } from '../../../test/sent-mails.ts';
import { storeAssessment, storeMood } from '../../../test/stored-records.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { settleLeavers } from './settle-leavers.ts';
import { noteLeaving, withdrawLeaving } from './take-effect.ts';
import { isLong } from '../../../test/long-form.ts';

const server = serverForAll({ now: new Date('2026-11-20T06:00:00Z') });
let admin: SignedInPerson;

beforeEach(async () => {
  server.clock.set('2026-11-20T06:00:00Z');
  await server.services.db.deleteFrom('users').execute();
  await server.owner.deleteFrom('audit_events').execute();
  admin = await signedInAdmin(server);
});

const leave = (people: readonly SignedInPerson[], leftOn = '2026-11-20') =>
  server.services.db.transaction().execute((db) =>
    noteLeaving(server.services, db, {
      actorId: admin.user.id,
      personIds: people.map(({ user }) => user.id),
      leftOn,
    }),
  );

const signIn = ({ user }: SignedInPerson, password = goodPassword) =>
  server.request('POST', '/api/auth/login', { body: { email: user.email, password } });

const get = async (path: string) => (await server.request('GET', path, { token: admin.token })).body;

const put = (leftOn: unknown, { user }: SignedInPerson, { token } = admin) =>
  server.request('PUT', `/api/admin/people/${user.id}/leaving`, { token, body: { left_on: leftOn } });

/** But those about sign-ins, which are the matter of other tests. */
const mails = () =>
  server.services.db
    .selectFrom('outbox')
    .where('lane', '=', 'account')
    .select(['kind', 'user_id', 'detail'])
    .where('kind', '<>', 'new_device')
    .orderBy('id')
    .execute();

describe('people who leave', () => {
  it('are signed out, and are told so only with the right password', async () => {
    const asha = await registerPerson(server);
    await leave([asha]);
    expect((await server.request('GET', '/api/auth/me', { token: asha.token })).status).toBe(401);
    const refused = await signIn(asha);
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({
      code: 'has_left',
      msg: 'You no longer work here, so your account is closed. We’ve emailed you a link to your record. It works for 30 days.',
    });
    const guessed = await signIn(asha, 'Wrong#Guess42');
    expect(guessed.status).toBe(401);
    expect(guessed.body.code).toBe('wrong_login');
    expect(await mails()).toEqual([{ kind: 'leaving_link', user_id: asha.user.id, detail: {} }]);
    expect(await get('/api/admin/audit-events')).toMatchObject([
      { action: 'person_left', person: { id: asha.user.id } },
    ]);
  });

  it('are in no list, total or participation, and their records stay in the figures', async () => {
    const [asha, ravi] = [await registerPerson(server), await registerPerson(server)];
    for (const { user } of [asha, ravi])
      await storeAssessment(server.services, user.id, { type: 'GAD-7', total: 12, at: '2026-11-01T06:00:00Z' });
    await storeMood(server.services, asha.user.id, { mood: 'sad', at: '2026-11-02T06:00:00Z' });
    const counted = { gadSubmissions: 2, phqSubmissions: 0, moodEntries: 1 };
    expect(await get('/api/admin/stats/overview')).toEqual({ ...counted, totalEmployees: 2, participants: 2 });
    const severity = await get('/api/admin/stats/severity');
    await leave([asha]);
    expect(await get('/api/admin/stats/overview')).toEqual({ ...counted, totalEmployees: 1, participants: 1 });
    expect(await get('/api/admin/stats/severity')).toEqual(severity);
    expect(await get('/api/admin/employees')).toMatchObject([{ id: ravi.user.id }]);
    expect(await get('/api/admin/employees?q=asha&limit=5')).toMatchObject([{ id: ravi.user.id }]);
    expect(await get('/api/admin/employee-places')).toEqual([{ state: 'Jharkhand', city: 'Jamshedpur', count: 1 }]);
    for (const path of [`employees/${asha.user.id}`, `employee-details/${asha.user.id}`])
      expect(await get(`/api/admin/${path}`)).toMatchObject({ code: 'not_found' });
  });

  it('who leave later are told so, and go on until then', async () => {
    const asha = await registerPerson(server);
    await leave([asha], '2026-12-01');
    expect((await signIn(asha)).status).toBe(200);
    expect(await get('/api/admin/employees')).toMatchObject([{ id: asha.user.id }]);
    expect(await mails()).toEqual([
      { kind: 'leaving_planned', user_id: asha.user.id, detail: { left_on: '2026-12-01' } },
    ]);
  });

  it('lose their role, and leave an admin behind', async () => {
    const counsellor = await signedInCounsellor(server);
    await server.services.db.deleteFrom('users').where('role', '=', 'admin').where('id', '<>', admin.user.id).execute();
    await expect(leave([admin])).rejects.toMatchObject({ code: 'last_admin' });
    const other = await signedInAdmin(server);
    await leave([other], '2026-12-01');
    // The other one goes too, as is known.
    await expect(leave([admin])).rejects.toMatchObject({ code: 'last_admin' });
    const third = await signedInAdmin(server);
    await leave([counsellor, third]);
    const people = await server.services.db
      .selectFrom('users')
      .select('role')
      .where('left_at', 'is not', null)
      .execute();
    expect(people).toEqual([{ role: 'employee' }, { role: 'employee' }]);
    const role = { method: 'PUT', path: `/api/admin/people/${third.user.id}/role`, body: { role: 'admin' } };
    const refused = await server.request(role.method, role.path, { token: admin.token, body: role.body });
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe('person_left');
  });

  it('come back as employees', async () => {
    const asha = await registerPerson(server);
    await leave([asha]);
    const act = { actorId: admin.user.id, personId: asha.user.id };
    await server.services.db.transaction().execute((db) => withdrawLeaving(server.services, db, act));
    expect((await signIn(asha)).status).toBe(200);
    expect(await get('/api/admin/stats/overview')).toMatchObject({ totalEmployees: 1 });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['leaving_withdrawn']);
  });

  it('can be thousands at once', async () => {
    const many = isLong ? 5000 : 500;
    await sql`
      insert into users (name, email, password_hash, state, city, created_at, updated_at)
      select 'Asha', n || '@many.example', 'none', work_entry('state', 'Odisha', null), work_entry('city', 'Sukinda', 'Odisha'),
        now(), now()
      from generate_series(1, ${many}::int) as n`.execute(server.services.db);
    const rows = await server.services.db.selectFrom('users').select('id').where('name', '=', 'Asha').execute();
    const personIds = rows.map(({ id }) => id);
    const gone = { actorId: admin.user.id, personIds, leftOn: '2026-11-20' };
    await server.services.db.transaction().execute((db) => noteLeaving(server.services, db, gone));
    expect(await get('/api/admin/stats/overview')).toMatchObject({ totalEmployees: 0 });
    expect(await mails()).toHaveLength(many);
  });
});

describe('the end date that an admin sets', () => {
  it('pilot 8: may be over for up to a year, and then holds at once: sessions end, and the link goes out', async () => {
    const asha = await registerPerson(server);
    expect((await put('2025-11-19', asha)).body).toMatchObject({
      code: 'invalid_input',
      fields: { left_on: 'That day is more than a year ago. Please choose a later one.' },
    });
    expect((await signIn(asha)).status).toBe(200);
    expect((await put('2025-11-20', asha)).body).toEqual({ left_on: '2025-11-20', has_left: true });
    expect((await server.request('GET', '/api/auth/me', { token: asha.token })).status).toBe(401);
    expect((await signIn(asha)).body.code).toBe('has_left');
    expect(await get('/api/admin/audit-events')).toMatchObject([
      { action: 'person_left', person: { id: asha.user.id }, detail: { day: '2025-11-20' } },
    ]);
    const [mail, ...others] = await sendOtherMails(server);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('you no longer work here as of 20 Nov 2025, so you cannot sign in any more.');
    expect(mail?.text).toMatch(/\/left\//);
    const ravi = await registerPerson(server);
    await put('2026-11-20', ravi);
    const [today] = await sendOtherMails(server);
    expect(today?.text).toContain('You no longer work here, so your account is closed and you cannot sign in.');
  });

  it('is mailed with the name of the organisation, where it has one', async () => {
    const { config } = server.services;
    onTestFinished(() => void (config.orgName = ''));
    config.orgName = 'Asha Trust';
    const asha = await registerPerson(server);
    for (const [leftOn, said] of [
      ['2026-12-01', 'you will no longer work at Asha Trust from 1 Dec 2026.'],
      ['2026-11-20', 'You no longer work at Asha Trust, so your account is closed and you cannot sign in.'],
      [null, 'you work at Asha Trust.'],
    ] as const) {
      await put(leftOn, asha);
      expect((await sendOtherMails(server)).map(({ text }) => text)).toEqual([expect.stringContaining(said)]);
    }
  });

  it('needs the password, and can be taken back', async () => {
    const asha = await registerPerson(server);
    for (const bad of ['x', 1, undefined]) expect((await put(bad, asha)).status).toBe(400);
    expect((await put('2026-12-01', asha)).body).toEqual({ left_on: '2026-12-01', has_left: false });
    expect((await put('2026-11-20', asha)).body).toEqual({ left_on: '2026-11-20', has_left: true });
    expect((await put(null, asha)).body).toEqual({ left_on: null, has_left: false });
    const actions = (await get('/api/admin/audit-events')).map(({ action, detail }: Record<string, unknown>) => [
      action,
      detail,
    ]);
    expect(actions).toEqual([
      ['leaving_withdrawn', undefined],
      ['person_left', undefined],
      ['leaving_planned', { day: '2026-12-01' }],
    ]);
    server.clock.advance({ minutes: 16 });
    expect((await put('2026-12-01', asha)).body.code).toBe('password_needed');
    expect((await put('2026-12-01', asha, await registerPerson(server))).status).toBe(403);
  });

  it('stays what it is for who has left, and says so, until they are marked as back', async () => {
    const asha = await registerPerson(server);
    await put('2026-11-20', asha);
    const other = await put('2026-11-18', asha);
    expect([other.status, other.body.code]).toEqual([409, 'person_left']);
    expect((await put('2026-11-20', asha)).body).toEqual({ left_on: '2026-11-20', has_left: true });
    await put(null, asha);
    expect((await put('2026-11-18', asha)).body).toEqual({ left_on: '2026-11-18', has_left: true });
  });

  it('holds from the first minute of that day in the organisation’s zone', async () => {
    const asha = await registerPerson(server);
    await leave([asha], '2026-12-01');
    // 30 November 23:59 in Kolkata.
    server.clock.set('2026-11-30T18:29:00Z');
    await settleLeavers(server.services);
    expect((await signIn(asha)).status).toBe(200);
    server.clock.set('2026-11-30T18:30:00Z');
    await Promise.all([settleLeavers(server.services), settleLeavers(server.services)]);
    expect((await signIn(asha)).body.code).toBe('has_left');
    expect(
      await server.services.db.selectFrom('sessions').select('user_id').where('user_id', '=', asha.user.id).execute(),
    ).toEqual([]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['leaving_planned', 'leaving_link']);
  });

  it('leaves the last admin for another day', async () => {
    const other = await signedInAdmin(server);
    await leave([other], '2026-12-01');
    await server.services.db.deleteFrom('users').where('id', '=', admin.user.id).execute();
    server.clock.set('2026-12-01T06:00:00Z');
    await settleLeavers(server.services);
    expect((await signIn(other)).status).toBe(200);
    const row = await server.services.db.selectFrom('users').select('left_on').executeTakeFirst();
    expect(row).toEqual({ left_on: '2026-12-02' });
  });
});
