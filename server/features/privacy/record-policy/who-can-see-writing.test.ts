import { expect, it } from 'vitest';
import { allEndpoints } from '../../../../domain/contract/all-endpoints.ts';
import { recordPolicies } from '../../../../domain/visibility/record-policy.ts';
import { callName } from '../../../../domain/contract/endpoint.ts';
import type { ViewerRole } from '../../../../domain/visibility/data-kinds.ts';
import { allowedIn, kindsIn, mayCall, settleEverybody } from '../../../test/marked-person.ts';
import type { Everybody, Given } from '../../../test/marked-person.ts';
import { isLong } from '../../../test/long-form.ts';
import { makePng } from '../../../test/pictures.ts';
import { goodPassword, registration } from '../../../test/people.ts';
import { usualColumns } from '../../../test/staff-files.ts';
import { startTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';

/** Walks every call that writes, as every role, aimed at the marked person: what it answers is in the table. */

type Viewer = ViewerRole | 'stranger';

interface Scene {
  server: TestServer;
  people: Everybody;
  given: Given;
  requestId: string;
  moodId: string;
}

type Attempt = (scene: Scene, viewer: Viewer) => { id?: string; body?: unknown; expected?: number };

const line = {
  name: 'A line',
  numbers: ['14416'],
  hours: '',
  languages: '',
  note: '',
  source: 'https://example.org',
  verified_on: '2026-11-01',
};
const post = { kind: 'change', title: 'A room', text: 'There is one.', day: '2026-11-01', from: '2026-11-01' };
const suggestion = { language: 'en', screen: '/help', sentence: 'Help', better: 'Help and support' };
const ownPlan = { warning_signs: 'x', what_helps: '', people: '', professionals: '', safe_place: '' };
const answers = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((item) => [`gad7-${item}`, 0]));
const noPasskey = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x', attestationObject: 'x', authenticatorData: 'x', signature: 'x' },
};
const ofTheMarked: Attempt = ({ people }) => ({ id: people.you.user.id });
const nothing: Attempt = () => ({ body: {} });
/** The one counsellor is called by no other. */
const byNoOther = (viewer: Viewer, expected: number) => viewer === 'counsellors' && { expected };

/** For each call what it is sent, and what it answers to those who may make it, where that is not a success. */
const attempts: Record<string, Attempt> = {
  'POST /api/auth/login': ({ people }, viewer) =>
    viewer === 'stranger'
      ? { body: { email: people.you.user.email, password: 'Wrong#Guess1' }, expected: 401 }
      : { body: { email: people[viewer].user.email, password: goodPassword } },
  'POST /api/auth/register': () => ({ body: registration() }),
  'POST /api/auth/registration-link': ({ people }) => ({ body: { email: people.you.user.email } }),
  'POST /api/auth/join/:token/opened': () => ({ id: 'x', expected: 400 }),
  'POST /api/auth/join/:token': () => ({ id: 'x', body: registration(), expected: 400 }),
  'PUT /api/admin/registration': () => ({ body: { rule: 'open', domains: [], confirms_email: false } }),
  'POST /api/admin/staff-imports': () => ({ expected: 400 }),
  'POST /api/admin/staff-imports/:id/preview': ofTheMarkedUnknown(404, { columns: usualColumns, adds: false }),
  'POST /api/admin/staff-imports/:id/confirm': ofTheMarkedUnknown(404, { plan: 'x', leavers: false }),
  'DELETE /api/admin/staff-imports/:id': ofTheMarked,
  'POST /api/admin/staff-list/invitations': nothing,
  'DELETE /api/admin/staff-list/:id': ofTheMarkedUnknown(404),
  'POST /api/auth/logout': nothing,
  'POST /api/auth/forgot-password': ({ people }) => ({ body: { email: people.you.user.email } }),
  'POST /api/auth/reset-password/:token': () => ({ id: 'x', body: { newPassword: goodPassword }, expected: 400 }),
  'POST /api/auth/change-password': () => ({ body: { password: goodPassword, newPassword: goodPassword } }),
  'POST /api/auth/confirm-password': () => ({ body: { password: goodPassword } }),
  'POST /api/auth/second-factor': () => ({ body: { challenge: 'x', code: '123456' }, expected: 403 }),
  'POST /api/account/totp': () => ({ body: { password: goodPassword } }),
  'POST /api/account/totp/confirmed': () => ({ body: { code: '12345' }, expected: 400 }),
  'POST /api/account/totp/removed': () => ({ body: { password: goodPassword } }),
  'POST /api/account/recovery-codes': () => ({ body: { password: goodPassword }, expected: 404 }),
  'DELETE /api/admin/people/:id/second-factor': ofTheMarked,
  'POST /api/account/passkeys/options': () => ({ body: { password: goodPassword } }),
  'POST /api/account/passkeys': () => ({ body: { name: 'x', credential: noPasskey }, expected: 400 }),
  'POST /api/account/passkeys/:id/removed': ofTheMarkedUnknown(404, { password: goodPassword }),
  'POST /api/auth/second-factor/passkey-options': () => ({ body: { challenge: 'x' }, expected: 403 }),
  'POST /api/auth/second-factor/passkey': () => ({ body: { challenge: 'x', credential: noPasskey }, expected: 403 }),
  'POST /api/auth/passkey-options': nothing,
  'POST /api/auth/passkey': () => ({ body: { credential: noPasskey }, expected: 403 }),
  // Where no provider is set up.
  'POST /api/auth/sso/start': () => ({ body: {}, expected: 404 }),
  'POST /api/auth/sso/finish': () => ({ body: { state: 'x' }, expected: 400 }),
  'POST /api/auth/sso/register': () => ({ body: { ...registration(), entry: 'x' }, expected: 400 }),
  'POST /api/auth/sso/join': () => ({ body: { ...registration(), entry: 'x' }, expected: 400 }),
  'POST /api/account/sso': () => ({ body: { password: goodPassword }, expected: 404 }),
  'DELETE /api/account/sso': () => ({ body: { password: goodPassword }, expected: 404 }),
  'POST /api/auth/sso/confirm': () => ({ expected: 404 }),
  'POST /api/auth/sso/backchannel-logout': () => ({ body: { logout_token: 'x' }, expected: 404 }),
  'DELETE /api/sessions/:id': ofTheMarkedUnknown(404, { password: goodPassword }),
  'DELETE /api/sessions/others': () => ({ body: { password: goodPassword } }),
  'POST /api/browser-reports': () => ({ expected: 400 }),
  'PUT /api/auth/update-profile': nothing,
  'PATCH /api/questions/:id': () => ({ id: 'phq9-1' }),
  'PUT /api/questions/wordings/:id': () => ({
    id: 'phq9-hi',
    body: { compared_by: 'Asha', compared_on: '2026-11-01' },
  }),
  'DELETE /api/questions/wordings/:id': () => ({ id: 'phq9-hi' }),
  'POST /api/assessment': () => ({ body: { type: 'GAD-7', total_score: 0, answers } }),
  'PUT /api/results/:id/left': () => ({ id: '1' }),
  'POST /api/mood': () => ({ body: { mood: 'calm' } }),
  'DELETE /api/mood/:id': ({ moodId }, viewer) => ({ id: moodId, expected: viewer === 'you' ? 409 : 404 }),
  'PUT /api/mood/:id/context': ({ moodId }, viewer) => ({
    id: moodId,
    body: { tags: [], note: viewer === 'you' ? 'A marked reason' : '' },
    expected: viewer === 'you' ? 200 : 404,
  }),
  'PUT /api/mood-tags': () => ({ body: { tags: ['work'] } }),
  'PUT /api/safety-plan': (_scene, viewer) => ({
    body: viewer === 'you' ? { ...ownPlan, safe_place: 'A marked place' } : ownPlan,
  }),
  'POST /api/account/erasure': () => ({ body: { password: goodPassword } }),
  'DELETE /api/account/erasure': nothing,
  'POST /api/admin/reminder-settings': () => ({
    body: { mood_popup_1: '10:00', mood_popup_2: '16:00', water_interval_minutes: 60, posture_interval_minutes: 30 },
  }),
  'PUT /api/reminders/mine': () => ({ body: { water_on: false } }),
  'POST /api/push/subscriptions': () => ({ body: {}, expected: 400 }),
  'DELETE /api/push/subscriptions': nothing,
  'PUT /api/admin/people/:id/role': ({ people }) => ({ id: people.you.user.id, body: { role: 'employee' } }),
  'PUT /api/admin/people/:id/disabled': ({ people }) => ({ id: people.you.user.id, body: { disabled: false } }),
  'POST /api/admin/people/taken-back': ({ people }) => ({
    body: { disabled: [people.you.user.id], leaving: [people.you.user.id] },
  }),
  // Without a mail server.
  'POST /api/admin/people/:id/password-reset': ({ people }) => ({ id: people.you.user.id, expected: 409 }),
  'DELETE /api/admin/people/:id/sessions': ofTheMarked,
  'POST /api/admin/admin-requests/:id/agreed': ofTheMarkedUnknown(404),
  'POST /api/admin/admin-requests/:id/objected': ofTheMarkedUnknown(404),
  'DELETE /api/admin/admin-requests/:id': ofTheMarkedUnknown(404),
  'PUT /api/admin/record-policy': ({ given }) => ({ body: { policy: given.policy } }),
  'POST /api/admin/record-access/:id': ({ people, given }) => ({
    id: people.you.user.id,
    body: { reason: 'Because', password: goodPassword },
    expected: given.policy === 'never' || (given.policy === 'consent' && !given.shares) ? 403 : 200,
  }),
  'PUT /api/sharing': ({ given }) => ({ body: { shares: given.shares } }),
  'POST /api/notices/:id/seen': ofTheMarkedUnknown(404),
  'POST /api/admin/help-lines': () => ({ body: line }),
  'PUT /api/admin/help-lines/:id': ofTheMarkedUnknown(404, line),
  'DELETE /api/admin/help-lines/:id': ofTheMarkedUnknown(404),
  'POST /api/admin/posts': () => ({ body: post }),
  'PUT /api/admin/posts/:id': ofTheMarkedUnknown(404, post),
  'DELETE /api/admin/posts/:id': ofTheMarkedUnknown(404),
  'POST /api/suggestions': () => ({ body: suggestion }),
  'DELETE /api/admin/suggestions/:id': ofTheMarkedUnknown(404),
  'PUT /api/admin/board-report-mail': ({ people }) => ({ body: { recipients: [people.admins.user.id] } }),
  'POST /api/admin/work-lists/:kind': () => ({ id: 'theme', body: { name: 'Water' } }),
  'PUT /api/admin/work-list-entries/:id/name': ofTheMarkedUnknown(404, { name: 'Water', was: 'Tribal Identity' }),
  'PUT /api/admin/work-list-entries/:id/retired': ofTheMarkedUnknown(404, { retired: true }),
  'PUT /api/admin/work-list-entries/:id/merged': ofTheMarkedUnknown(404, { into: '1' }),
  'PUT /api/admin/work-lists/:kind/order': () => ({ id: 'theme', body: { ids: [] }, expected: 409 }),
  'POST /api/admin/work-lists/:kind/import': () => ({ id: 'theme' }),
  'POST /api/call-back': (_, viewer) => ({
    body: { consent: true, phone: '+91 60000 11111', preferred_time: 'x', note: '' },
    ...byNoOther(viewer, 409),
  }),
  'PUT /api/call-back/counsellors/:id': ({ people }, viewer) => ({
    id: people.counsellors.user.id,
    body: { agree: true },
    ...byNoOther(viewer, 404),
  }),
  'DELETE /api/call-back': (_, viewer) => ({ body: {}, ...byNoOther(viewer, 404) }),
  'PUT /api/counsellor/hours': () => ({ body: { hours: [{ weekday: 1, from: '10:00', to: '16:00' }] } }),
  'PUT /api/check-ins/mine': () => ({ body: { in_bar: true } }),
  'POST /api/check-ins/closed': nothing,
  'PUT /api/account/details': (_scene, viewer) => ({ body: { name: viewer === 'you' ? 'Marked Name' : 'Another' } }),
  'POST /api/account/email': () => ({ body: { email: 'another@example.org', password: goodPassword } }),
  'DELETE /api/account/email': nothing,
  'POST /api/email-changes/:token': () => ({ id: 'x', body: {}, expected: 400 }),
  'POST /api/email-undos/:token': () => ({ id: 'x', body: { password: goodPassword }, expected: 400 }),
  'PUT /api/admin/people/:id/details': ({ people }) => ({ id: people.you.user.id, body: { designation: 'Teacher' } }),
  'PUT /api/admin/people/:id/leaving': ({ people }) => ({ id: people.you.user.id, body: { left_on: '2099-01-01' } }),
  'POST /api/left/:token/opened': () => ({ id: 'x', body: { date_of_birth: '1991-04-17' }, expected: 400 }),
  'POST /api/left/:token/erasure': () => ({ id: 'x', expected: 400 }),
  'DELETE /api/left/:token/erasure': () => ({ id: 'x', expected: 400 }),
  'POST /api/counsellor/requests/:id/taken': ({ requestId }) => ({ id: requestId }),
  'PUT /api/counsellor/requests/:id/outcome': ({ requestId }) => ({ id: requestId, body: { outcome: 'spoke' } }),
  'DELETE /api/counsellor/requests/:id/taken': ({ requestId }) => ({ id: requestId }),
  'PUT /api/admin/organisation': () => ({ body: { name: 'Foundation' } }),
  'PUT /api/admin/organisation/logo': () => ({
    body: { type: 'image/png', image: makePng(16, 16).toString('base64') },
  }),
  'DELETE /api/admin/organisation/logo': nothing,
  'PUT /api/admin/setup/:step': () => ({ id: 'mail', body: { put_off: true } }),
  'POST /api/admin/test-mail': () => ({ expected: 409 }),
  'POST /api/admin/test-mail/came': () => ({ body: { code: '123456' }, expected: 400 }),
  'PUT /api/consent': () => ({ body: { notice: 1, agrees: false } }),
  'PUT /api/privacy-news/looks-read': () => ({ body: { until: '2026-11-01T00:00:00.000Z' } }),
  'PUT /api/look-notices': () => ({ body: { by_mail: false } }),
};

function ofTheMarkedUnknown(expected: number, body?: unknown): Attempt {
  return ({ people }) => ({ id: people.you.user.id, body, expected });
}

const writing = allEndpoints.filter(({ method }) => method !== 'GET');

/** These end something that later calls need: they come last. */
const ending = [
  // Taken again, so that the person may ask again.
  'POST /api/counsellor/requests/:id/taken',
  'PUT /api/consent',
  'DELETE /api/call-back',
  'DELETE /api/admin/people/:id/sessions',
  'POST /api/auth/logout',
];

it('covers every call that writes', () => {
  expect(Object.keys(attempts).toSorted()).toEqual(writing.map(callName).toSorted());
});

const situations: Given[] = recordPolicies.flatMap((policy) =>
  (policy === 'consent' ? [false, true] : [false]).map((shares) => ({ policy, shares, reasonGiven: false })),
);

it.each(situations)('under $policy, shares: $shares, no call tells more than the table', async (given) => {
  const server = await startTestServer({ config: { publicUrl: 'http://localhost' } });
  const people = await settleEverybody(server);
  const { you, admins, counsellors } = people;
  await server.request('PUT', '/api/sharing', { token: you.token, body: { shares: given.shares } });
  if (given.policy !== 'open')
    await server.request('PUT', '/api/admin/record-policy', { token: admins.token, body: { policy: given.policy } });
  const requests = await server.request('GET', '/api/counsellor/requests', { token: counsellors.token });
  const moods = await server.request('GET', '/api/mood', { token: you.token });
  const scene: Scene = { server, people, given, requestId: requests.body[0].id, moodId: moods.body[0].id };
  const order = writing.toSorted((one, other) => ending.indexOf(callName(one)) - ending.indexOf(callName(other)));
  // The counsellor before the person takes the request back, and the admin last: that one ends the person's sessions.
  const all: readonly Viewer[] = ['stranger', 'colleagues', 'counsellors', 'you', 'admins'];
  // A policy is about what admins see: in the short form the others are walked under the loosest alone.
  const viewers = isLong || given.policy === 'open' ? all : all.slice(-1);
  for (const viewer of viewers) {
    for (const endpoint of order) {
      const place = `${viewer}: ${callName(endpoint)}`;
      const { id = '', body, expected } = attempts[callName(endpoint)]?.(scene, viewer) ?? {};
      const path = endpoint.path.replace(/:\w+/, id);
      // Signing in over a session ends it.
      const signsIn = endpoint.access === 'anyone' && endpoint.path.startsWith('/api/auth/');
      const token = viewer === 'stranger' || signsIn ? undefined : people[viewer].token;
      const answer = await server.request(endpoint.method, path, { token, body });
      const mayMake = mayCall[viewer].includes(endpoint.access);
      if (!mayMake) expect([place, answer.status]).toEqual([place, viewer === 'stranger' ? 401 : 403]);
      else
        expect([place, answer.status, answer.text]).toEqual([place, expected ?? endpoint.status ?? 200, answer.text]);
      const allowed = mayMake ? allowedIn(endpoint, viewer, given) : [];
      const told = (await kindsIn(answer)).filter((kind) => !allowed.includes(kind));
      expect([place, told]).toEqual([place, []]);
    }
  }
  await server.close();
});
