import { beforeEach, describe, expect, it } from 'vitest';
import { registerPerson, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { storeAssessment, storeMood, storePerson } from '../../test/stored-records.ts';
import { serverForAll } from '../../test/test-server.ts';

const server = serverForAll({ now: new Date('2026-11-20T06:00:00Z') });
let admin: SignedInPerson;

beforeEach(async () => {
  await server.services.db.deleteFrom('users').execute();
  await server.owner.deleteFrom('audit_events').execute();
  admin = await signedInAdmin(server);
});

const call = (method: string, path: string, body?: unknown, token: string | undefined = admin.token) =>
  server.request(method, `/api/admin/${path}`, { token, body });

const setRole = (id: string, role: unknown, token?: string) => call('PUT', `people/${id}/role`, { role }, token);

const setDisabled = (id: string, disabled: unknown, token?: string) =>
  call('PUT', `people/${id}/disabled`, { disabled }, token);

const me = async (token: string) => (await server.request('GET', '/api/auth/me', { token })).status;

const signIn = ({ user, password }: SignedInPerson) =>
  server.request('POST', '/api/auth/login', { body: { email: user.email, password } });

const events = async () => (await call('GET', 'audit-events')).body;

const someId = '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b';

describe('calls about people', () => {
  it.each([
    ['PUT', 'role', { role: 'admin' }],
    ['PUT', 'disabled', { disabled: true }],
    ['DELETE', 'sessions', undefined],
  ])('%s …/%s does not find an unknown or malformed id', async (method, part, body) => {
    for (const id of [someId, 'x', '%00']) {
      const answer = await call(method, `people/${id}/${part}`, body);
      expect(answer.status).toBe(404);
      expect(answer.body.msg).toBe('We couldn’t find what you asked for.');
    }
  });

  it('refuse other roles and states', async () => {
    const { user } = await registerPerson(server);
    for (const role of ['owner', '', null, 1]) expect((await setRole(user.id, role)).status).toBe(400);
    for (const disabled of ['yes', null, 1]) expect((await setDisabled(user.id, disabled)).status).toBe(400);
    expect(await events()).toEqual([]);
  });
});

describe('the list of people', () => {
  it('trust 6: has everyone with role and state, by name, and nothing of when they sign in', async () => {
    const asha = await registerPerson(server, { name: 'Asha' });
    await signIn(asha);
    const zoya = await registerPerson(server, { name: 'zoya' });
    await setDisabled(zoya.user.id, true);
    const { body, headers } = await call('GET', 'people');
    expect(body).toEqual([
      { ...admin.user, disabled: false, second_factor: false, self: true },
      { ...asha.user, disabled: false, second_factor: false, self: false },
      { ...zoya.user, disabled: true, second_factor: false, self: false },
    ]);
    expect(headers.get('X-Total-Count')).toBe('3');
  });

  it('searches, filters by role and pages', async () => {
    for (const name of ['Asha A', 'Asha B', 'Ravi']) await storePerson(server.services, { name });
    const first = await call('GET', 'people?q=asha&limit=1');
    expect(first.body).toMatchObject([{ name: 'Asha A' }]);
    expect(first.headers.get('X-Total-Count')).toBe('2');
    const second = await call('GET', `people?q=asha&limit=1&cursor=${first.headers.get('X-Next-Cursor')}`);
    expect(second.body).toMatchObject([{ name: 'Asha B' }]);
    expect(second.headers.has('X-Next-Cursor')).toBe(false);
    expect((await call('GET', 'people?role=admin')).body).toMatchObject([{ id: admin.user.id }]);
    expect((await call('GET', 'people?role=owner')).status).toBe(400);
    expect((await call('GET', 'people?cursor=x')).status).toBe(400);
  });
});

describe('a role', () => {
  it('is given and given up, holds at once, and is written down', async () => {
    const asha = await registerPerson(server, { name: 'Asha' });
    const made = await setRole(asha.user.id, 'admin');
    expect(made.status).toBe(200);
    expect(made.body).toEqual({
      ...asha.user,
      role: 'admin',
      disabled: false,
      second_factor: false,
      self: false,
    });
    const { token } = (await signIn(asha)).body;
    expect((await call('GET', 'people', undefined, asha.token)).status).toBe(401);
    expect((await call('GET', 'people', undefined, token)).status).toBe(200);
    // A second time changes nothing, and is no event.
    expect((await setRole(asha.user.id, 'admin')).status).toBe(200);
    expect((await setRole(asha.user.id, 'employee', token)).body.role).toBe('employee');
    expect((await call('GET', 'people', undefined, token)).status).toBe(401);
    expect((await call('GET', 'people', undefined, (await signIn(asha)).body.token)).status).toBe(403);
    const at = server.clock.now().toISOString();
    const actor = { id: admin.user.id, name: 'Admin' };
    const person = { id: asha.user.id, name: 'Asha' };
    expect(await events()).toEqual([
      { id: expect.any(String), at, action: 'admin_taken_back', actor: person, person, detail: { role: 'admin' } },
      { id: expect.any(String), at, action: 'admin_made', actor, person },
    ]);
  });

  it('leaves what was recorded before in the statistics', async () => {
    const id = await storePerson(server.services);
    await storeAssessment(server.services, id, { type: 'GAD-7', total: 12, at: '2026-06-01T06:00:00Z' });
    await storeMood(server.services, id, { mood: 'sad', at: '2026-06-02T06:00:00Z' });
    await storeMood(server.services, id, { mood: 'sad' });
    const overview = async () => (await call('GET', 'stats/overview')).body;
    const counted = { totalEmployees: 1, gadSubmissions: 1, phqSubmissions: 0, moodEntries: 2, participants: 1 };
    expect(await overview()).toEqual(counted);
    await setRole(id, 'admin');
    await storeMood(server.services, id, { mood: 'angry' });
    expect(await overview()).toEqual({ ...counted, totalEmployees: 0, participantsAmong: 1 });
    await server.services.db.updateTable('users').set({ role: 'employee' }).where('id', '=', id).execute();
    expect(await overview()).toEqual(counted);
  });

  it('stays with the last active admin', async () => {
    const other = await signedInAdmin(server);
    expect((await setDisabled(other.user.id, true, other.token)).status).toBe(200);
    for (const answer of [await setRole(admin.user.id, 'employee'), await setDisabled(admin.user.id, true)]) {
      expect(answer.status).toBe(409);
      expect(answer.body).toEqual({
        code: 'last_admin',
        msg: 'This is the only active admin. Make someone else an admin first.',
      });
    }
    expect(await me(admin.token)).toBe(200);
    await setDisabled(other.user.id, false);
    expect((await setRole(admin.user.id, 'employee')).status).toBe(200);
  });

  it('stays with one of two admins who give it up at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      await server.services.db.deleteFrom('users').execute();
      const [one, two] = [await signedInAdmin(server), await signedInAdmin(server)];
      const answers = await Promise.all([
        setRole(one.user.id, 'employee', one.token),
        round % 2 ? setRole(two.user.id, 'employee', two.token) : setDisabled(two.user.id, true, two.token),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.find(({ status }) => status !== 200)?.status).toBeOneOf([401, 403, 409]);
      const active = server.services.db.selectFrom('users').select('id').where('disabled_at', 'is', null);
      expect(await active.where('role', '=', 'admin').execute()).toHaveLength(1);
    }
  });
});

describe('an account', () => {
  it('that is disabled is signed out everywhere at once and can not sign in until it is enabled', async () => {
    const asha = await registerPerson(server);
    expect((await setDisabled(asha.user.id, true)).body).toMatchObject({ disabled: true });
    expect(await me(asha.token)).toBe(401);
    expect((await signIn(asha)).body.code).toBe('account_closed');
    expect((await setDisabled(asha.user.id, false)).body).toMatchObject({ disabled: false });
    expect(await me(asha.token)).toBe(401);
    expect((await signIn(asha)).status).toBe(200);
    expect((await events()).map(({ action }: { action: string }) => action)).toEqual([
      'account_enabled',
      'account_disabled',
    ]);
  });

  it('can be signed out everywhere', async () => {
    const asha = await registerPerson(server);
    const { token } = (await signIn(asha)).body;
    const answer = await call('DELETE', `people/${asha.user.id}/sessions`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: asha.user.id, disabled: false });
    expect([await me(asha.token), await me(token)]).toEqual([401, 401]);
    expect((await signIn(asha)).status).toBe(200);
    expect(await events()).toMatchObject([{ action: 'sessions_ended', person: { id: asha.user.id } }]);
  });
});

describe('the audit list', () => {
  it('pages, newest first, and keeps the ids of who is gone', async () => {
    const id = await storePerson(server.services);
    for (const role of ['counsellor', 'employee', 'counsellor']) await setRole(id, role);
    await server.services.db.deleteFrom('users').where('id', '=', id).execute();
    const first = await call('GET', 'audit-events?limit=2');
    expect(first.body.map(({ action }: { action: string }) => action)).toEqual([
      'counsellor_made',
      'counsellor_taken_back',
    ]);
    expect(first.body[0].person).toEqual({ id, name: null });
    const second = await call('GET', `audit-events?limit=2&cursor=${first.headers.get('X-Next-Cursor')}`);
    expect(second.body).toHaveLength(1);
    expect(second.headers.has('X-Next-Cursor')).toBe(false);
    expect((await call('GET', 'audit-events?cursor=x')).status).toBe(400);
  });
});
