import { beforeEach, describe, expect, it } from 'vitest';
import { allEndpoints } from '../../../domain/contract/all-endpoints.ts';
import type { Endpoint } from '../../../domain/contract/endpoint.ts';
import { callName } from '../../../domain/contract/endpoint.ts';
import { isLong } from '../../test/long-form.ts';
import { goodPassword, registerPerson, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { makePng } from '../../test/pictures.ts';
import { serverForAll } from '../../test/test-server.ts';

/** What gives power over others is asked for twice: someone who finds a screen that was left open gets none of it. */

const server = serverForAll({ config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 8760 } });
let admin: SignedInPerson;
let asha: SignedInPerson;

beforeEach(async () => {
  for (const table of ['users', 'attempts', 'audit_events', 'record_policies'] as const)
    await server.owner.deleteFrom(table).execute();
  server.clock.set('2026-11-20T06:00:00Z');
  admin = await signedInAdmin(server);
  asha = await registerPerson(server, { name: 'Asha Rani' });
});

interface Sent {
  body?: object;
  /** A file in place of a body, which has no room for a password. */
  file?: string;
  /** What says that the call went through; 200 where it is left out. */
  answers?: number;
}

const helpLine = {
  name: 'Asha Line',
  numbers: ['+91 80 4611 0007'],
  source: 'https://example.org/asha',
  verified_on: '2026-11-01',
};

const post = {
  kind: 'announcement',
  title: 'Quiet room',
  heard: '',
  text: 'Since Monday.',
  link: '',
  day: '2026-11-16',
  from: null,
  until: null,
};

const logo = { type: 'image/png', image: makePng(64, 64).toString('base64') };

/** What each call that needs a step-up is sent, in an order in which each of them changes something. */
const sent: Record<string, Sent> = {
  'PATCH /api/questions/:id': {},
  'PUT /api/questions/wordings/:id': { body: { compared_by: 'Asha Rani', compared_on: '2026-11-19' } },
  'DELETE /api/questions/wordings/:id': {},
  'GET /api/admin/exports/employees.csv': {},
  'PUT /api/admin/people/:id/role': { body: { role: 'counsellor' } },
  'PUT /api/admin/people/:id/disabled': { body: { disabled: true } },
  'POST /api/admin/people/taken-back': { body: { disabled: [], leaving: [] } },
  // Without a mail server: a caller who may, hears that.
  'POST /api/admin/people/:id/password-reset': { answers: 409 },
  'DELETE /api/admin/people/:id/second-factor': {},
  'POST /api/admin/admin-requests/:id/agreed': { answers: 404 },
  'DELETE /api/admin/admin-requests/:id': { answers: 404 },
  'PUT /api/admin/people/:id/details': { body: { name: 'Asha Devi' } },
  'PUT /api/admin/people/:id/leaving': { body: { left_on: null } },
  'PUT /api/admin/record-policy': { body: { policy: 'never' } },
  'PUT /api/admin/work-list-entries/:id/merged': { body: { into: '2' } },
  'GET /api/admin/board-report.pdf': {},
  'GET /api/admin/exports/board-report.csv': {},
  'PUT /api/admin/board-report-mail': { body: { recipients: [] } },
  'PUT /api/admin/registration': { body: { rule: 'open', domains: [], confirms_email: false } },
  'POST /api/admin/staff-imports': { file: 'Name,E-mail\nAsha,asha@example.org', answers: 201 },
  // Neither has been made: a caller who may, hears that.
  'POST /api/admin/staff-imports/:id/confirm': { body: { plan: 'x', leavers: false }, answers: 404 },
  'DELETE /api/admin/staff-list/:id': { answers: 404 },
  'POST /api/admin/staff-list/invitations': { body: {} },
  'PUT /api/admin/organisation': { body: { name: 'Foundation for Good Work' } },
  'PUT /api/admin/organisation/logo': { body: logo },
  'DELETE /api/admin/organisation/logo': {},
  'POST /api/admin/help-lines': { body: helpLine, answers: 201 },
  // Of no such line and post: a caller who may, hears that.
  'PUT /api/admin/help-lines/:id': { body: helpLine, answers: 404 },
  'DELETE /api/admin/help-lines/:id': { answers: 404 },
  'POST /api/admin/posts': { body: post, answers: 201 },
  'PUT /api/admin/posts/:id': { body: post, answers: 404 },
  'DELETE /api/admin/posts/:id': { answers: 404 },
  'GET /api/my-record.json': {},
  'GET /api/my-record.csv': {},
  'GET /api/my-record.fhir.json': {},
  // Of no one: a caller who may, hears that.
  'DELETE /api/sessions/:id': { answers: 404 },
  'DELETE /api/sessions/others': {},
};

const stepUpCalls = allEndpoints.filter(({ stepUp }) => stepUp);

/** One after the other, as `sent` has them. */
const inOrder = Object.keys(sent).flatMap((name) => stepUpCalls.filter((endpoint) => callName(endpoint) === name));

function send({ method, path }: Endpoint, body: object | undefined, by = admin) {
  const ids = { wordings: 'gad7-hi', questions: 'gad7-1', 'work-list-entries': '1' };
  const known = Object.entries(ids).find(([noun]) => path.includes(`/${noun}/`));
  const query = /board-report\./.test(path) ? '?from=2026-10-01&to=2026-10-31' : '';
  const address = path.replace(':id', known?.[1] ?? asha.user.id) + query;
  const { file } = sentTo({ method, path });
  if (file !== undefined)
    return server.request(method, address, { token: by.token, raw: file, headers: { 'Content-Type': 'text/csv' } });
  return server.request(method, address, { token: by.token, body });
}

const sentTo = (endpoint: Pick<Endpoint, 'method' | 'path'>): Sent => sent[callName(endpoint)] ?? {};
const bodyOf = (endpoint: Endpoint) => sentTo(endpoint).body;
const hasBody = (endpoint: Endpoint) => endpoint.method !== 'GET' && sentTo(endpoint).file === undefined;

/** Guesses are counted by one piece for all of them: in the short form each takes one, and the first is guessed at until it is shut. */
const isGuessedAt = (endpoint: Endpoint) => isLong || endpoint === inOrder.find(hasBody);

/** What opens and shuts them is one piece, too: in the short form it is tried with one call of each kind. */
const kindOf = (endpoint: Endpoint) =>
  [endpoint.access, endpoint.method, hasBody(endpoint), sentTo(endpoint).file !== undefined].join(' ');
const isExample = (endpoint: Endpoint) =>
  isLong || endpoint === inOrder.find((other) => kindOf(other) === kindOf(endpoint));

const confirm = (password: string, by = admin) =>
  server.request('POST', '/api/auth/confirm-password', { token: by.token, body: { password } });

/** Everything that a call that needs a step-up could change. */
async function state() {
  const { db } = server.services;
  const people = await db.selectFrom('users').select(['role', 'disabled_at']).orderBy('id').execute();
  const questions = await db.selectFrom('questions').select(['id', 'is_active']).orderBy('id').execute();
  const policies = await db.selectFrom('record_policies').select('policy').execute();
  const merged = await db.selectFrom('work_list_entries').select('id').where('merged_into', 'is not', null).execute();
  const events = await db.selectFrom('audit_events').select('action').execute();
  return { people, questions, policies, merged, events };
}

it('trust 6: the calls that need a step-up are these', () => {
  expect(stepUpCalls.map(callName).toSorted()).toEqual(Object.keys(sent).toSorted());
});

describe('trust 6: each of them', () => {
  it('goes through within 15 minutes of signing in, and not a moment later', async () => {
    server.clock.advance({ minutes: 15, seconds: -1 });
    for (const endpoint of inOrder)
      expect([callName(endpoint), (await send(endpoint, bodyOf(endpoint))).status]).toEqual([
        callName(endpoint),
        sentTo(endpoint).answers ?? 200,
      ]);
    server.clock.advance({ seconds: 1 });
    const before = await state();
    for (const endpoint of inOrder) {
      const refused = await send(endpoint, bodyOf(endpoint));
      expect([callName(endpoint), refused.status, refused.body]).toEqual([
        callName(endpoint),
        403,
        { code: 'password_needed', msg: 'Please enter your password to continue.' },
      ]);
    }
    expect(await state()).toEqual(before);
  });

  it('is refused with a wrong password, also right after signing in, and guesses count', async () => {
    const before = await state();
    for (const endpoint of inOrder.filter(hasBody)) {
      const name = callName(endpoint);
      await server.owner.deleteFrom('attempts').execute();
      for (let guess = 0; guess < (isGuessedAt(endpoint) ? 5 : 1); guess += 1) {
        const refused = await send(endpoint, { ...bodyOf(endpoint), password: `Wrong#Guess${guess}` });
        expect([name, refused.status, refused.body.code]).toEqual([name, 403, 'wrong_password']);
      }
      if (isGuessedAt(endpoint)) {
        const blocked = await send(endpoint, { ...bodyOf(endpoint), password: goodPassword });
        expect([name, blocked.status, blocked.headers.has('Retry-After')]).toEqual([name, 429, true]);
      }
      for (const password of isGuessedAt(endpoint) ? ['', 7, null] : [7]) {
        const faulty = await send(endpoint, { ...bodyOf(endpoint), password });
        expect([name, faulty.status, Object.keys(faulty.body.fields)]).toEqual([name, 400, ['password']]);
      }
    }
    expect(await state()).toEqual(before);
  });
});

describe.each(inOrder.filter(isExample).map((endpoint) => [callName(endpoint), endpoint] as const))(
  'trust 6: %s',
  (_name, endpoint) => {
    const through = sentTo(endpoint).answers ?? 200;

    it('goes through with the password in its body, which then holds for 15 minutes more', async () => {
      server.clock.advance({ hours: 2 });
      // A call of GET carries no body: there the password is given beforehand.
      if (!hasBody(endpoint)) expect((await confirm(goodPassword)).status).toBe(200);
      else expect((await send(endpoint, { ...bodyOf(endpoint), password: goodPassword })).status).toBe(through);
      server.clock.advance({ minutes: 14 });
      expect((await send(endpoint, bodyOf(endpoint))).status).toBe(through);
      server.clock.advance({ minutes: 1 });
      expect((await send(endpoint, bodyOf(endpoint))).body.code).toBe('password_needed');
    });

    it('ASVS 7.5.3: goes through after a fresh sign-in, in that session alone', async () => {
      server.clock.advance({ hours: 2 });
      const body = { email: admin.user.email, password: goodPassword };
      const { token } = (await server.request('POST', '/api/auth/login', { body })).body;
      expect((await send(endpoint, bodyOf(endpoint))).body.code).toBe('password_needed');
      expect((await send(endpoint, bodyOf(endpoint), { ...admin, token })).status).toBe(through);
    });

    it('stays closed to everybody else, whatever password they give', async () => {
      const body = { ...bodyOf(endpoint), password: goodPassword };
      const whole = endpoint.method === 'GET' ? undefined : body;
      // What is everyone's own is as private as what is of others.
      if (endpoint.access === 'signed-in') expect((await send(endpoint, whole, asha)).status).toBe(through);
      else expect((await send(endpoint, whole, asha)).body.code).toBe('forbidden');
      expect((await send(endpoint, whole, { ...asha, token: 'x' })).status).toBe(401);
    });
  },
);

describe('giving the password again', () => {
  it('says until when it holds, and counts wrong ones like a sign-in', async () => {
    server.clock.advance({ hours: 2 });
    const given = await confirm(goodPassword);
    expect([given.status, given.body]).toEqual([200, { confirmed_until: '2026-11-20T08:15:00.000Z' }]);
    for (let guess = 0; guess < 5; guess += 1) expect((await confirm('Wrong#Guess1')).body.code).toBe('wrong_password');
    expect((await confirm(goodPassword)).status).toBe(429);
    expect((await server.request('POST', '/api/auth/confirm-password', { body: { password: 'x' } })).status).toBe(401);
  });

  it('by somebody else of the same account, elsewhere, opens nothing here', async () => {
    const body = { email: admin.user.email, password: goodPassword };
    const { token } = (await server.request('POST', '/api/auth/login', { body })).body;
    server.clock.advance({ minutes: 16 });
    await confirm(goodPassword, { ...admin, token });
    const answer = await server.request('PATCH', '/api/questions/gad7-1', { token: admin.token });
    expect(answer.body.code).toBe('password_needed');
  });
});

describe('trust 3, trust 6: the list of actions', () => {
  it('has who did what to whom and when: questions, reminders, policy, roles, access, lists, lines', async () => {
    const call = async (method: string, path: string, body?: object) => {
      const answer = await server.request(method, `/api/${path}`, { token: admin.token, body });
      expect([path, answer.status < 300, answer.text]).toEqual([path, true, answer.text]);
      return answer.body;
    };
    await call('PATCH', 'questions/phq9-9');
    await call('PATCH', 'questions/phq9-9');
    const times = { mood_popup_1: '09:00', mood_popup_2: '15:00' };
    await call('POST', 'admin/reminder-settings', {
      ...times,
      water_interval_minutes: 60,
      posture_interval_minutes: 30,
    });
    await call('PUT', 'admin/record-policy', { policy: 'never' });
    await call('PUT', 'admin/record-policy', { policy: 'reason' });
    await call('GET', 'admin/exports/employees.csv').catch(() => undefined);
    const line = { name: 'A line', numbers: ['14416'], source: 'https://example.org', verified_on: '2026-11-01' };
    const { id } = await call('POST', 'admin/help-lines', line);
    await call('DELETE', `admin/help-lines/${id}`);
    await call('PUT', `admin/people/${asha.user.id}/role`, { role: 'counsellor' });
    await call('PUT', `admin/people/${asha.user.id}/disabled`, { disabled: true });
    const events = await call('GET', 'admin/audit-events');
    const item = { type: 'PHQ-9', item: '9' };
    const told = { person: { id: asha.user.id, name: 'Asha Rani' } };
    const nobody = { person: null };
    const by = { at: '2026-11-20T06:00:00.000Z', actor: { id: admin.user.id, name: 'Admin' } };
    expect(events).toEqual(
      [
        { action: 'account_disabled', ...told },
        { action: 'counsellor_made', ...told },
        { action: 'help_line_removed', ...nobody },
        { action: 'help_line_added', ...nobody },
        { action: 'employees_exported', ...nobody },
        { action: 'policy_loosened', ...nobody, detail: { policy: 'reason' } },
        { action: 'policy_tightened', ...nobody, detail: { policy: 'never' } },
        { action: 'reminders_changed', ...nobody },
        { action: 'question_switched_on', ...nobody, detail: item },
        { action: 'question_switched_off', ...nobody, detail: item },
      ].map((event) => ({ id: expect.any(String), ...by, ...event })),
    );
  });
});
