import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordPolicies } from '../../../../domain/visibility/record-policy.ts';
import { goodPassword, registerPerson, signInAgain, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { eraseDueAccounts } from '../../accounts/own/erase-accounts.ts';
import { eraseServedCallBacks } from './call-backs.queries.ts';
import { answerOne, takeUp } from './call-backs.service.ts';
import { forLongWork } from '../../../db/pooled-database.ts';
import { wish } from '../../../test/call-backs.ts';
import { waitingForLock } from '../../../test/waiting-for-lock.ts';

/** A request is there for those alone whom its person has named. The attacker here is an admin who makes counsellors. */

const server = serverForAll({ config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 8760 } });
let admin: SignedInPerson;
let asha: SignedInPerson;
let ravi: SignedInPerson;

beforeEach(async () => {
  await sql`truncate users, record_policies, access_log, audit_events, notices, attempts cascade`.execute(server.owner);
  server.clock.set('2026-11-20T06:00:00Z');
  admin = await signedInAdmin(server);
  asha = await registerPerson(server, { name: 'Asha Rani' });
  ravi = await registerPerson(server, { name: 'Ravi' });
  await become(ravi, 'counsellor');
});

const call = (method: string, path: string, body?: unknown, by = asha) =>
  server.request(method, `/api/${path}`, { token: by.token, body });

async function become(person: SignedInPerson, role: string) {
  const body = { role, password: goodPassword };
  const answer = await call('PUT', `admin/people/${person.user.id}/role`, body, admin);
  expect(answer.status, answer.text).toBe(200);
  await signInAgain(server, person);
}

async function disable({ user }: SignedInPerson, disabled: boolean) {
  const body = { disabled, password: goodPassword };
  const answer = await call('PUT', `admin/people/${user.id}/disabled`, body, admin);
  expect(answer.status, answer.text).toBe(200);
}

async function ask(overrides: object = {}): Promise<string> {
  const answer = await call('POST', 'call-back', wish(overrides));
  expect(answer.status, answer.text).toBe(201);
  return answer.body.request.id;
}

const own = async () => (await call('GET', 'call-back')).body;
const requestsOf = async (counsellor: SignedInPerson) =>
  (await call('GET', 'counsellor/requests', undefined, counsellor)).body;
const notices = async (person = asha) => (await call('GET', 'notices', undefined, person)).body;
const told = async (person = asha) =>
  (await notices(person)).map(({ kind, detail }: { kind: string; detail: { name?: string } }) => [kind, detail.name]);

async function helper(name = 'Helper') {
  const person = await registerPerson(server, { name });
  await become(person, 'counsellor');
  return person;
}

describe('trust 4: a request is read by those alone whom it names', () => {
  it.each(recordPolicies)('a helper who is made counsellor reads and takes nothing under %s', async (policy) => {
    const id = await ask();
    if (policy !== 'open') {
      const body = { policy, password: goodPassword };
      expect((await call('PUT', 'admin/record-policy', body, admin)).status).toBe(200);
      // A counsellor who comes later is not told of it.
      server.clock.advance({ seconds: 1 });
    }
    const attacker = await helper();
    const list = await call('GET', 'counsellor/requests', undefined, attacker);
    expect([list.status, list.body]).toEqual([200, []]);
    expect(list.headers.get('X-Total-Count')).toBeNull();
    const taken = await call('POST', `counsellor/requests/${id}/taken`, undefined, attacker);
    const unknown = await call(
      'POST',
      'counsellor/requests/6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b/taken',
      undefined,
      attacker,
    );
    // An id that is there and one that is not are told alike.
    expect([taken.status, taken.text]).toEqual([404, unknown.text]);
    expect((await call('GET', 'notices', undefined, attacker)).body).toEqual([]);
    for (const path of ['admin/people', 'admin/audit-events', `admin/employee-details/${asha.user.id}`])
      expect((await call('GET', path, undefined, admin)).text).not.toMatch(/90000 11111|After six|not at work/);
    // Nor past its time, nor after the counsellor whom it names has taken it up.
    server.clock.advance({ hours: 25 });
    expect(await requestsOf(attacker)).toEqual([]);
    expect((await call('POST', `counsellor/requests/${id}/taken`, undefined, ravi)).status).toBe(200);
    expect((await call('POST', `counsellor/requests/${id}/taken`, undefined, attacker)).status).toBe(404);
    expect(await requestsOf(ravi)).toMatchObject([{ state: 'taken' }]);
  });

  it('a counsellor who is put out and made anew is a new one', async () => {
    const id = await ask();
    expect(await requestsOf(ravi)).toHaveLength(1);
    await become(ravi, 'employee');
    await become(ravi, 'counsellor');
    expect(await requestsOf(ravi)).toEqual([]);
    expect((await call('POST', `counsellor/requests/${id}/taken`, undefined, ravi)).status).toBe(404);
    expect((await own()).request).toMatchObject({ counsellors: [], new_counsellors: [{ name: 'Ravi' }] });
  });

  it('nobody answers for another, for somebody who is no counsellor, or where nothing is open', async () => {
    const attacker = await helper();
    const path = `call-back/counsellors/${attacker.user.id}`;
    expect((await call('PUT', path, { agree: true })).status).toBe(404);
    await become(attacker, 'employee');
    const id = await ask();
    expect((await call('PUT', path, { agree: true })).status).toBe(404);
    await become(attacker, 'counsellor');
    expect((await call('PUT', path, { agree: true }, attacker)).status).toBe(404);
    expect((await call('PUT', path, { agree: true }, admin)).status).toBe(404);
    for (const agree of ['yes', null, undefined]) expect((await call('PUT', path, { agree })).status).toBe(400);
    for (const wrong of ['x', id, admin.user.id])
      expect((await call('PUT', `call-back/counsellors/${wrong}`, { agree: true })).status).toBe(404);
    expect(await requestsOf(attacker)).toEqual([]);
  });
});

describe('the consent', () => {
  it('names the counsellors there are, and the request remembers whom', async () => {
    const zoya = await helper('Zoya');
    const named = [
      { id: ravi.user.id, name: 'Ravi' },
      { id: zoya.user.id, name: 'Zoya' },
    ];
    expect((await own()).counsellors).toEqual(named);
    await ask({ counsellors: [zoya.user.id, ravi.user.id.toUpperCase()] });
    expect((await own()).request).toMatchObject({ counsellors: named, new_counsellors: [] });
    const {
      call_backs: [kept],
    } = (await call('GET', 'my-record.json')).body;
    expect(kept.counsellors).toEqual(['Ravi', 'Zoya']);
    expect((await call('GET', 'my-record.csv')).text).toContain('Ravi');
  });

  it('to others than those there are is refused, and nothing is stored', async () => {
    const shown = [ravi.user.id];
    const zoya = await helper('Zoya');
    for (const counsellors of [shown, [], [zoya.user.id], [...shown, zoya.user.id, asha.user.id]]) {
      const refused = await call('POST', 'call-back', wish({ counsellors }));
      expect([refused.status, refused.body.code]).toEqual([409, 'counsellors_changed']);
    }
    expect((await call('POST', 'call-back', wish({ counsellors: 'all' }))).status).toBe(400);
    expect((await own()).request).toBeNull();
    expect(await requestsOf(ravi)).toEqual([]);
  });

  it('counts for someone who became a counsellor later only once it is given, and can be taken back', async () => {
    const id = await ask();
    const zoya = await helper('Zoya');
    const newcomer = { id: zoya.user.id, name: 'Zoya' };
    expect((await own()).request).toMatchObject({ counsellors: [{ name: 'Ravi' }], new_counsellors: [newcomer] });
    const path = `call-back/counsellors/${zoya.user.id}`;
    const no = await call('PUT', path, { agree: false });
    expect(no.body.request).toMatchObject({ counsellors: [{ name: 'Ravi' }], new_counsellors: [] });
    expect(await requestsOf(zoya)).toEqual([]);
    const yes = await call('PUT', path, { agree: true });
    expect(yes.body.request.counsellors).toEqual([{ id: ravi.user.id, name: 'Ravi' }, newcomer]);
    expect(await requestsOf(zoya)).toMatchObject([{ id, name: 'Asha Rani', phone: '+91 90000 11111' }]);
    await call('PUT', path, { agree: false });
    expect(await requestsOf(zoya)).toEqual([]);
  });
});

describe('a change of counsellors', () => {
  it('is told to those with an open request, by name, and to nobody else', async () => {
    const colleague = await registerPerson(server);
    await ask();
    const zoya = await helper('Zoya');
    expect(await told()).toEqual([['counsellor_joined', 'Zoya']]);
    expect((await notices())[0].text).toBe(
      'Zoya is now a counsellor here. They can’t see your request for a call unless you say they can.',
    );
    await disable(zoya, true);
    await disable(zoya, false);
    await become(zoya, 'employee');
    // Not that Zoya is one, too, which is no longer so.
    expect(await told()).toEqual([['counsellor_left', 'Zoya']]);
    for (const other of [colleague, admin, ravi]) expect(await told(other)).toEqual([]);
    // What is over is nothing to be told about any more.
    await call('DELETE', 'call-back');
    expect(await told()).toEqual([]);
    await become(zoya, 'counsellor');
    expect(await told()).toEqual([]);
  });

  it('that is undone is told as it is now', async () => {
    await ask();
    await disable(ravi, true);
    expect(await told()).toEqual([['counsellor_left', 'Ravi']]);
    await disable(ravi, false);
    expect(await told()).toEqual([['counsellor_joined', 'Ravi']]);
  });

  it('by erasure is told without keeping the name, and closes the request to that account', async () => {
    await call('POST', 'account/erasure', { password: goodPassword }, ravi);
    await ask();
    server.clock.advance({ days: 40 });
    await eraseDueAccounts(server.services);
    expect(await told()).toEqual([['counsellor_left', undefined]]);
    expect((await own()).request.counsellors).toEqual([]);
    const { rows } = await sql<{ line: string }>`select n::text as line from notices as n`.execute(server.services.db);
    expect(rows.map(({ line }) => line).join()).not.toContain('Ravi');
  });

  it('trust 4: that takes away who had taken a request up is told to its person, who can ask anew', async () => {
    const zoya = await helper('Zoya');
    const id = await ask();
    expect((await call('POST', `counsellor/requests/${id}/taken`, undefined, ravi)).status).toBe(200);
    // Of a request that is taken up the others see nothing any more, and their going changes nothing.
    expect((await own()).request.counsellors).toEqual([{ id: ravi.user.id, name: 'Ravi' }]);
    await become(zoya, 'employee');
    expect(await told()).toEqual([]);
    await become(ravi, 'employee');
    expect(await told()).toEqual([['counsellor_lost', 'Ravi']]);
    expect((await notices())[0].text).toBe(
      'Ravi, who picked up your request for a call, is no longer a counsellor here. If you haven’t been called yet, you can ask again.',
    );
    const { request, lines } = await own();
    expect([request.state, request.counsellors]).toEqual(['taken', []]);
    expect(lines.map(({ name }: { name: string }) => name)).toEqual(['Tele-MANAS', 'Emergency']);
    await become(zoya, 'counsellor');
    expect(await told()).toEqual([['counsellor_lost', 'Ravi']]);
    server.clock.advance({ minutes: 1 });
    await ask();
    expect(await told()).toEqual([]);
    expect((await own()).request).toMatchObject({ state: 'waiting', counsellors: [{ name: 'Zoya' }] });
  });

  it('is told to no one whose request was taken up and has served, and by erasure without the name', async () => {
    const id = await ask();
    await call('POST', `counsellor/requests/${id}/taken`, undefined, ravi);
    await call('POST', 'account/erasure', { password: goodPassword }, ravi);
    const later = await registerPerson(server, { name: 'Later' });
    server.clock.advance({ days: 40 });
    const again = await call('POST', 'call-back', wish(), later);
    await call('POST', `counsellor/requests/${again.body.request.id}/taken`, undefined, ravi);
    await eraseServedCallBacks(server.services.db, server.services.now());
    const last = await registerPerson(server, { name: 'Last' });
    const open = await call('POST', 'call-back', wish(), last);
    await call('POST', `counsellor/requests/${open.body.request.id}/taken`, undefined, ravi);
    await eraseDueAccounts(server.services);
    expect(await told()).toEqual([]);
    expect(await told(later)).toEqual([]);
    expect(await told(last)).toEqual([['counsellor_lost', undefined]]);
    expect((await notices(last))[0].text).toMatch(/^The counsellor who picked up your request for a call is/);
  });

  it('that leaves none of those named offers the lines again, though another is there', async () => {
    await ask();
    await helper('Zoya');
    expect((await own()).lines).toEqual([]);
    await disable(ravi, true);
    const { request, lines, available } = await own();
    expect([request.state, request.counsellors, available]).toEqual(['waiting', [], true]);
    expect(lines.map(({ name }: { name: string }) => name)).toEqual(['Tele-MANAS', 'Emergency']);
  });

  it('in the moment of asking leaves no request that names a counsellor unseen', async () => {
    const helpers = await Promise.all([1, 2, 3, 4].map((n) => registerPerson(server, { name: `Helper ${n}` })));
    await Promise.all([ask(), ...helpers.map((one) => become(one, 'counsellor'))]);
    const { request } = await own();
    const asked = [...request.counsellors, ...request.new_counsellors].map(({ name }: { name: string }) => name);
    expect(asked.toSorted()).toEqual(['Helper 1', 'Helper 2', 'Helper 3', 'Helper 4', 'Ravi']);
    const joined = (await told()).map(([, name]: [string, string]) => name).toSorted();
    expect(joined).toEqual(request.new_counsellors.map(({ name }: { name: string }) => name));
  });
});

it('a counsellor who is turned down while they take it up does not hold what they can’t read', async () => {
  await helper('Meera');
  const id = await ask();
  const needs = { ...server.services, db: forLongWork(server.services.db) };
  const ofRavi = { id, counsellorId: ravi.user.id };
  const { turningDown, taking } = await server.owner.transaction().execute(async (transaction) => {
    await sql`select from call_back_counsellors where call_back_id = ${id} for update`.execute(transaction);
    const no = answerOne(needs, asha.user.id, { ...ofRavi, agree: false });
    await expect.poll(() => waitingForLock(server)).toBe(1);
    const take = takeUp(needs, ofRavi).catch((refusal: unknown) => refusal);
    await Promise.race([take, expect.poll(() => waitingForLock(server)).toBe(2)]);
    return { turningDown: no, taking: take };
  });
  await turningDown;
  expect(await taking).toMatchObject({ code: 'not_found' });
  const row = server.services.db.selectFrom('call_backs').select('taken_by').where('id', '=', id);
  expect(await row.executeTakeFirstOrThrow()).toEqual({ taken_by: null });
});
