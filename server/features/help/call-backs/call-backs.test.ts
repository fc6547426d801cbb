import { beforeEach, describe, expect, it } from 'vitest';
import { keepHouse } from '../../../process/housekeeping.ts';
import { registerPerson, signedInAdmin, signedInCounsellor } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { wish } from '../../../test/call-backs.ts';

const server = serverForAll();
let asha: SignedInPerson;

beforeEach(async () => {
  await server.services.db.deleteFrom('users').execute();
  server.clock.set('2026-11-20T06:00:00Z');
  asha = await registerPerson(server, { name: 'Asha Rani' });
});

const own = (method: string, body?: unknown, { token } = asha) =>
  server.request(method, '/api/call-back', { token, body });

const requests = async ({ token }: SignedInPerson) =>
  (await server.request('GET', '/api/counsellor/requests', { token })).body;

const take = (id: string, { token }: SignedInPerson) =>
  server.request('POST', `/api/counsellor/requests/${id}/taken`, { token });

/** How many requests still have content. */
async function withContent(): Promise<number> {
  const rows = await server.services.db.selectFrom('call_backs').select('content').execute();
  return rows.filter(({ content }) => content !== null).length;
}

describe('asking for a call back', () => {
  it('is not offered where there is no counsellor, or only one who may not sign in', async () => {
    expect((await own('GET')).body).toEqual({
      available: false,
      counsellors: [],
      answer_within_hours: 24,
      hours: [],
      time_zone: 'Asia/Kolkata',
      sends: ['name', 'phone', 'preferred_time', 'note'],
      request: null,
      lines: [],
    });
    const { user } = await signedInCounsellor(server);
    expect((await own('GET')).body.available).toBe(true);
    const { token } = await signedInAdmin(server);
    await server.request('PUT', `/api/admin/people/${user.id}/disabled`, { token, body: { disabled: true } });
    expect((await own('GET')).body.available).toBe(false);
    const refused = await own('POST', wish());
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe('no_counsellor');
    expect((await own('GET')).body.request).toBeNull();
  });

  it.each([
    [{ consent: undefined }, 'consent'],
    [{ consent: false }, 'consent'],
    [{ consent: 'yes' }, 'consent'],
    [{ phone: '' }, 'phone'],
    [{ phone: undefined }, 'phone'],
    [{ phone: '123' }, 'phone'],
    [{ preferred_time: '' }, 'preferred_time'],
    [{ note: 'x'.repeat(501) }, 'note'],
  ])('needs consent and a number: refuses %j', async (fault, field) => {
    await signedInCounsellor(server);
    const { status, body } = await own('POST', wish(fault));
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect((await own('GET')).body.request).toBeNull();
  });

  it('passes on the name, what was typed, and nothing else; the person sees when it was taken up', async () => {
    const counsellor = await signedInCounsellor(server);
    const asked = await own('POST', wish());
    expect(asked.status).toBe(201);
    const request = {
      id: expect.any(String),
      state: 'waiting',
      requested_at: '2026-11-20T06:00:00.000Z',
      answer_by: '2026-11-21T06:00:00.000Z',
      taken_at: null,
      outcome: null,
      outcome_at: null,
      phone: '+91 90000 11111',
      preferred_time: 'After six',
      note: 'Please not at work',
    };
    expect(asked.body).toMatchObject({ request, lines: [] });
    expect(await requests(counsellor)).toEqual([{ ...request, name: 'Asha Rani' }]);

    server.clock.advance({ hours: 2 });
    const taken = await take(asked.body.request.id, counsellor);
    expect(taken.status).toBe(200);
    expect(taken.body).toMatchObject({ state: 'taken', taken_at: '2026-11-20T08:00:00.000Z', name: 'Asha Rani' });
    expect((await own('GET')).body.request).toMatchObject({ state: 'taken', taken_at: '2026-11-20T08:00:00.000Z' });
    expect(await requests(counsellor)).toHaveLength(1);
  });

  it('is one request at a time, also where two arrive at once', async () => {
    await signedInCounsellor(server);
    const answers = await Promise.all([own('POST', wish()), own('POST', wish()), own('POST', wish())]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409']);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('call_back_open');
  });

  it('that nobody answers in the stated time says so, with the lines', async () => {
    const counsellor = await signedInCounsellor(server);
    await own('POST', wish());
    server.clock.set('2026-11-21T06:00:00Z');
    asha = { ...asha, token: (await signIn(asha)).token };
    expect((await own('GET')).body).toMatchObject({ request: { state: 'waiting' }, lines: [] });
    server.clock.advance({ seconds: 1 });
    const { request, lines } = (await own('GET')).body;
    expect(request.state).toBe('overdue');
    expect(lines.map(({ name }: { name: string }) => name)).toEqual(['Tele-MANAS', 'Emergency']);
    const { token } = await signIn(counsellor);
    expect(await requests({ ...counsellor, token })).toMatchObject([{ state: 'overdue' }]);
  });

  it('that nobody is there any more to answer gives the lines at once', async () => {
    const counsellor = await signedInCounsellor(server);
    await own('POST', wish());
    const { token } = await signedInAdmin(server);
    const path = `/api/admin/people/${counsellor.user.id}/role`;
    await server.request('PUT', path, { token, body: { role: 'employee' } });
    const { available, lines } = (await own('GET')).body;
    expect([available, lines.length]).toEqual([false, 2]);
    const left = await signIn(counsellor);
    expect((await server.request('GET', '/api/counsellor/requests', { token: left.token })).status).toBe(403);
  });

  it('can be taken back at any time, which erases what was passed on', async () => {
    const counsellor = await signedInCounsellor(server);
    expect((await own('DELETE')).status).toBe(404);
    const { id } = (await own('POST', wish())).body.request;
    expect(await withContent()).toBe(1);
    expect((await own('DELETE')).body.request).toMatchObject({ state: 'withdrawn', phone: null, note: null });
    expect(await requests(counsellor)).toEqual([]);
    expect((await take(id, counsellor)).status).toBe(404);
    expect(await withContent()).toBe(0);
    const again = (await own('POST', wish())).body.request.id;
    await take(again, counsellor);
    expect((await own('DELETE')).body.request.state).toBe('withdrawn');
    expect(await requests(counsellor)).toEqual([]);
    expect(await withContent()).toBe(0);
  });

  it('is erased a week after it was taken up', async () => {
    const counsellor = await signedInCounsellor(server);
    const { id } = (await own('POST', wish())).body.request;
    await take(id, counsellor);
    server.clock.advance({ days: 7, seconds: -1 });
    await keepHouse(server.services);
    expect(await withContent()).toBe(1);
    server.clock.advance({ seconds: 1 });
    await keepHouse(server.services);
    expect(await withContent()).toBe(0);
    asha = { ...asha, token: (await signIn(asha)).token };
    expect((await own('GET')).body.request).toMatchObject({ state: 'taken', phone: null });
  });
});

describe('a counsellor', () => {
  it('takes up what no other one has', async () => {
    const [one, two] = [await signedInCounsellor(server), await signedInCounsellor(server)];
    const { id } = (await own('POST', wish())).body.request;
    const answers = await Promise.all([take(id, one), take(id, two)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const [winner, other] = answers[0]?.status === 200 ? [one, two] : [two, one];
    expect((await take(id, winner)).status).toBe(200);
    expect((await take(id, other)).body.code).toBe('already_taken');
    expect(await requests(other)).toEqual([]);
    for (const unknown of ['x', '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b'])
      expect((await take(unknown, one)).status).toBe(404);
  });

  it('notes one of three outcomes with its time, and takes it back', async () => {
    const [one, other] = [await signedInCounsellor(server), await signedInCounsellor(server)];
    const { id } = (await own('POST', wish())).body.request;
    const note = (outcome: unknown, { token } = one) =>
      server.request('PUT', `/api/counsellor/requests/${id}/outcome`, { token, body: { outcome } });
    expect((await note('away')).status).toBe(400);
    expect((await take(id, one)).body).toMatchObject({ state: 'taken', outcome: null, outcome_at: null });
    expect((await note('spoke', other)).body.code).toBe('already_taken');
    const at = server.clock.now().toISOString();
    for (const outcome of ['calls_again', 'spoke', 'not_wanted'])
      expect((await note(outcome)).body).toMatchObject({ outcome, outcome_at: at, phone: wish().phone });
    expect((await own('GET')).body.request).toMatchObject({ state: 'taken', outcome: 'not_wanted', outcome_at: at });
    expect((await note(null)).body).toMatchObject({ state: 'taken', outcome: null, outcome_at: null });
  });

  it('has what is overdue first and what is done last', async () => {
    const counsellor = await signedInCounsellor(server);
    const people = [asha, await registerPerson(server), await registerPerson(server)];
    const ids: string[] = [];
    for (const person of people) {
      ids.push((await own('POST', wish(), person)).body.request.id);
      server.clock.advance({ minutes: 1 });
    }
    const [done = '', mine = '', overdue] = ids;
    const { token } = counsellor;
    await server.request('PUT', `/api/counsellor/requests/${done}/outcome`, { token, body: { outcome: 'spoke' } });
    await take(mine, counsellor);
    server.clock.advance({ hours: 24 });
    const late = (await own('POST', wish(), await registerPerson(server))).body.request.id;
    const listed = await requests({ ...counsellor, ...(await signIn(counsellor)) });
    expect(listed.map((one: { id: string }) => one.id)).toEqual([overdue, mine, late, done]);
  });

  it('gives one back to the others, who are mailed, unless its person has asked anew', async () => {
    const [one, other] = [await signedInCounsellor(server), await signedInCounsellor(server)];
    const { id } = (await own('POST', wish())).body.request;
    const back = ({ token } = one) => server.request('DELETE', `/api/counsellor/requests/${id}/taken`, { token });
    await take(id, one);
    expect((await back(other)).body.code).toBe('already_taken');
    await server.services.db.deleteFrom('outbox').execute();
    const answer = await back();
    expect([answer.status, answer.body]).toMatchObject([200, { state: 'waiting', taken_at: null, outcome: null }]);
    const mails = await server.services.db.selectFrom('outbox').select(['kind', 'user_id']).execute();
    expect(mails).toEqual([{ kind: 'call_asked', user_id: other.user.id }]);
    expect((await take(id, other)).status).toBe(200);
    server.clock.advance({ minutes: 1 });
    const anew = await own('POST', wish());
    expect(anew.status).toBe(201);
    expect((await back(other)).status).toBe(404);
    // Also where the new one is being seen to: its person reads of the latest alone.
    await take(anew.body.request.id, one);
    expect((await back(other)).status).toBe(404);
    expect((await own('GET')).body.request.state).toBe('taken');
  });

  it('gives none back whose content has gone: there is nothing to call', async () => {
    const counsellor = await signedInCounsellor(server);
    const { id } = (await own('POST', wish())).body.request;
    await take(id, counsellor);
    server.clock.advance({ minutes: 8 * 24 * 60 });
    await keepHouse(server.services);
    expect(await withContent()).toBe(0);
    const { token } = await signIn(counsellor);
    expect((await server.request('DELETE', `/api/counsellor/requests/${id}/taken`, { token })).status).toBe(404);
  });

  it('withdraws with the last one what was passed on before it', async () => {
    const counsellor = await signedInCounsellor(server);
    await take((await own('POST', wish())).body.request.id, counsellor);
    server.clock.advance({ minutes: 1 });
    expect((await own('POST', wish())).status).toBe(201);
    expect(await withContent()).toBe(2);
    expect((await own('DELETE')).body.request).toMatchObject({ state: 'withdrawn' });
    expect([await withContent(), await requests(counsellor)]).toEqual([0, []]);
  });

  it('who promised another call keeps the number for a week from then', async () => {
    const counsellor = await signedInCounsellor(server);
    const { id } = (await own('POST', wish())).body.request;
    await take(id, counsellor);
    server.clock.advance({ minutes: 6 * 24 * 60 });
    const { token } = await signIn(counsellor);
    await server.request('PUT', `/api/counsellor/requests/${id}/outcome`, { token, body: { outcome: 'calls_again' } });
    server.clock.advance({ minutes: 6 * 24 * 60 });
    await keepHouse(server.services);
    expect(await withContent()).toBe(1);
    server.clock.advance({ minutes: 2 * 24 * 60 });
    await keepHouse(server.services);
    expect(await withContent()).toBe(0);
  });

  it('sees requests and nothing else of anybody, and is made and unmade by an admin', async () => {
    const counsellor = await signedInCounsellor(server);
    for (const path of ['employees', `employee-details/${asha.user.id}`, 'stats/overview', 'people', 'record-policy']) {
      const answer = await server.request('GET', `/api/admin/${path}`, { token: counsellor.token });
      expect(answer.status).toBe(403);
    }
    const admin = await signedInAdmin(server);
    expect((await server.request('GET', '/api/counsellor/requests', { token: admin.token })).status).toBe(403);
    expect((await server.request('GET', '/api/counsellor/requests', { token: asha.token })).status).toBe(403);
    const path = `/api/admin/people/${counsellor.user.id}/role`;
    const back = await server.request('PUT', path, { token: admin.token, body: { role: 'employee' } });
    expect(back.body.role).toBe('employee');
    const { body: events } = await server.request('GET', '/api/admin/audit-events?limit=2', { token: admin.token });
    expect(events.map(({ action }: { action: string }) => action)).toEqual([
      'counsellor_taken_back',
      'counsellor_made',
    ]);
  });
});

async function signIn({ user, password }: SignedInPerson): Promise<{ token: string }> {
  return (await server.request('POST', '/api/auth/login', { body: { email: user.email, password } })).body;
}
