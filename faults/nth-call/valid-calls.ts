import { postKinds } from '../../domain/posts.ts';
import { goodPassword, registration } from '../../server/test/people.ts';
import { aboutInvited, staffFile, usualColumns } from '../../server/test/staff-files.ts';
import { plan } from '../../server/test/full-record.ts';
import type { Settled } from './settle.ts';

/** A call that is right, on what `settle` has made. */
export interface ValidCall {
  /** Whose token it carries; none where it is left out. */
  by?: { token: string };
  /** What stands for the parts of the path. */
  params?: Record<string, string>;
  query?: string;
  body?: object;
  raw?: string;
  headers?: Record<string, string>;
  /** Single sign-on is not set up here, and other tests have its faults: the call is refused, and a fault makes it no worse. */
  isRefused?: true;
  /** What counts once, whatever comes of the call: a code of an app, the counter of a passkey, a try. */
  spends?: string;
  /** The answer says that it has begun. Where it goes on, and what has become of it, is said at this path. */
  goesOnAt?: string;
}

const password = goodPassword;
const period = '?period=30d';
const month = '?from=2026-10-01&to=2026-10-31';
const csv = { 'content-type': 'text/csv' };
const about = { blood_group: 'O+', date_of_birth: '1990-02-28', height: '165', weight: '60', phone: '', ailments: '' };
const work = { theme: 'Education', designation: 'Teacher', state: 'Jharkhand', city: 'Jamshedpur' };
const post = { kind: postKinds[0], title: 'Tea', heard: '', text: 'At four', link: '', day: '2026-11-20' };
const helpLine = {
  name: 'A line',
  numbers: ['14416'],
  source: 'https://example.org',
  verified_on: '2026-11-01',
};
const compared = { compared_by: 'Asha Rani', compared_on: '2026-11-01' };
const reminders = {
  mood_popup_1: '10:00',
  mood_popup_2: '16:00',
  water_interval_minutes: 60,
  posture_interval_minutes: 30,
};
const refused = { isRefused: true } as const;

/** By its name one of each call that needs more than the token of who may make it. */
export const validCalls: Partial<Record<string, (world: Settled) => ValidCall>> = {
  'POST /api/auth/login': ({ colleagues }) => ({ body: { email: colleagues.user.email, password } }),
  'POST /api/auth/register': () => ({
    body: registration({ email: 'new@example.org' }),
    headers: { 'idempotency-key': 'first' },
  }),
  'PUT /api/admin/registration': ({ admins }) => ({
    by: admins,
    body: { rule: 'domain', domains: ['example.org'], confirms_email: false },
  }),
  'POST /api/auth/registration-link': () => ({ body: { email: 'new@example.org' } }),
  'POST /api/auth/join/:token/opened': ({ invitation: token }) => ({ params: { token } }),
  'POST /api/auth/join/:token': ({ invitation: token }) => ({ params: { token }, body: aboutInvited }),
  'POST /api/admin/staff-imports': () => ({
    raw: staffFile([{ name: 'Dipa', email: 'dipa@example.org' }]),
    headers: csv,
  }),
  'POST /api/admin/staff-imports/:id/preview': ({ staff }) => ({
    params: { id: staff.uploaded },
    body: { columns: usualColumns, adds: false },
  }),
  'POST /api/admin/staff-imports/:id/confirm': ({ staff }) => ({
    params: { id: staff.previewed },
    body: { plan: staff.plan, leavers: false },
    spends: 'staff_imports update',
    goesOnAt: `/api/admin/staff-imports/${staff.previewed}`,
  }),
  'GET /api/admin/staff-imports/:id': ({ staff }) => ({ params: { id: staff.uploaded } }),
  'DELETE /api/admin/staff-imports/:id': ({ staff }) => ({ params: { id: staff.uploaded } }),
  'GET /api/admin/staff-imports/:id/faults.csv': ({ staff }) => ({ params: { id: staff.uploaded } }),
  'POST /api/admin/staff-list/invitations': ({ staff }) => ({ body: { id: staff.invited } }),
  'DELETE /api/admin/staff-list/:id': ({ staff }) => ({ params: { id: staff.invited } }),
  'POST /api/auth/sso/start': () => ({ ...refused, body: {} }),
  'POST /api/auth/sso/finish': () => ({ ...refused, body: { state: 'a', code: 'b' } }),
  'POST /api/auth/sso/register': () => ({ ...refused, body: { ...about, ...work, entry: 'a', name: 'Asha' } }),
  'POST /api/auth/sso/join': () => ({ ...refused, body: { ...about, entry: 'a' } }),
  'POST /api/account/sso': () => ({ ...refused, body: { password } }),
  'DELETE /api/account/sso': () => ({ ...refused, body: { password } }),
  'POST /api/auth/sso/confirm': () => refused,
  'POST /api/auth/sso/backchannel-logout': () => ({
    ...refused,
    raw: 'logout_token=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  'POST /api/auth/forgot-password': ({ you }) => ({ body: { email: you.user.email } }),
  'POST /api/auth/reset-password/:token': ({ resetLink: token }) => ({
    params: { token },
    body: { newPassword: 'Other#River43' },
  }),
  'POST /api/auth/change-password': () => ({ body: { password, newPassword: 'Other#River43' } }),
  'DELETE /api/sessions/:id': ({ ids }) => ({ params: { id: ids.session } }),
  'POST /api/auth/confirm-password': () => ({ body: { password } }),
  'POST /api/auth/second-factor': ({ withTotp: { challenge, code } }) => ({
    body: { challenge, code },
    spends: 'totp_factors update',
  }),
  'POST /api/account/totp': () => ({ body: { password } }),
  'POST /api/account/totp/confirmed': ({ startedTotp: { person, code } }) => ({ by: person, body: { code } }),
  'POST /api/account/totp/removed': ({ withTotp: { person } }) => ({ by: person, body: { password } }),
  'POST /api/account/recovery-codes': ({ withTotp: { person } }) => ({ by: person, body: { password } }),
  'DELETE /api/admin/people/:id/second-factor': ({ withTotp: { person } }) => ({ params: { id: person.user.id } }),
  'POST /api/account/passkeys/options': () => ({ body: { password } }),
  'POST /api/account/passkeys': ({ addsPasskey: { person, credential } }) => ({
    by: person,
    body: { name: 'Phone', credential },
  }),
  'POST /api/account/passkeys/:id/removed': ({ withPasskey: { person, id } }) => ({
    by: person,
    params: { id },
    body: { password },
  }),
  'POST /api/auth/second-factor/passkey-options': ({ withPasskey: { second } }) => ({
    body: { challenge: second.challenge },
  }),
  'POST /api/auth/second-factor/passkey': ({ withPasskey: { second } }) => ({
    body: second,
    spends: 'passkeys update',
  }),
  'POST /api/auth/passkey': ({ withPasskey: { alone } }) => ({
    body: { credential: alone },
    spends: 'passkeys update',
  }),
  'PUT /api/auth/update-profile': () => ({
    body: { designation: 'Doctor', phone: '+91 98765 43210', height: '170', weight: '65', ailments: 'None' },
  }),
  'PATCH /api/questions/:id': () => ({ params: { id: 'phq9-3' } }),
  'PUT /api/questions/wordings/:id': () => ({ params: { id: 'gad7-hi' }, body: compared }),
  'DELETE /api/questions/wordings/:id': () => ({ params: { id: 'phq9-hi' } }),
  'POST /api/assessment': ({ assessment }) => ({ body: assessment, headers: { 'idempotency-key': 'first' } }),
  'GET /api/assessment/history': () => ({ query: '?type=GAD-7' }),
  'PUT /api/results/:id/left': ({ ids }) => ({ params: { id: ids.assessment } }),
  'POST /api/mood': () => ({ body: { mood: 'calm' }, headers: { 'idempotency-key': 'first' } }),
  'DELETE /api/mood/:id': ({ ids, colleagues }) => ({ by: colleagues, params: { id: ids.freshMood } }),
  'PUT /api/mood/:id/context': ({ ids }) => ({ params: { id: ids.mood }, body: { tags: ['work'], note: 'x' } }),
  'PUT /api/mood-tags': () => ({ body: { tags: ['Garden'] } }),
  'PUT /api/safety-plan': () => ({ body: plan }),
  'POST /api/account/erasure': () => ({ body: { password } }),
  'DELETE /api/account/erasure': ({ leaving }) => ({ by: leaving }),
  'POST /api/admin/reminder-settings': () => ({ body: reminders }),
  'PUT /api/reminders/mine': () => ({ body: { water_on: false, quiet_from: '22:00', quiet_to: '07:00' } }),
  'POST /api/push/subscriptions': ({ device }) => ({ body: device }),
  'GET /api/admin/employees': () => ({ query: '?q=Marked' }),
  'GET /api/admin/employees/:id': ({ you }) => ({ params: { id: you.user.id } }),
  'GET /api/admin/employee-details/:id': ({ you }) => ({ params: { id: you.user.id } }),
  ...Object.fromEntries(
    ['overview', 'severity', 'daily-submissions', 'mood-distribution', 'average-scores'].map((name) => [
      `GET /api/admin/stats/${name}`,
      () => ({ query: period }),
    ]),
  ),
  'GET /api/admin/stats/groups': () => ({ query: '?by=theme&period=30d' }),
  'GET /api/admin/exports/groups.csv': () => ({ query: '?by=theme&period=30d' }),
  'GET /api/admin/board-report.pdf': () => ({ query: month }),
  'GET /api/admin/exports/board-report.csv': () => ({ query: month }),
  'PUT /api/admin/board-report-mail': ({ admins }) => ({ body: { recipients: [admins.user.id] } }),
  'PUT /api/admin/people/:id/role': ({ colleagues }) => ({
    params: { id: colleagues.user.id },
    body: { role: 'counsellor' },
  }),
  'PUT /api/admin/people/:id/disabled': ({ colleagues }) => ({
    params: { id: colleagues.user.id },
    body: { disabled: true },
  }),
  'POST /api/admin/people/taken-back': ({ closed: { user } }) => ({
    body: { disabled: [user.id], leaving: [user.id] },
  }),
  'POST /api/admin/people/:id/password-reset': ({ colleagues }) => ({ params: { id: colleagues.user.id } }),
  'DELETE /api/admin/people/:id/sessions': ({ colleagues }) => ({ params: { id: colleagues.user.id } }),
  'POST /api/admin/admin-requests/:id/agreed': ({ adminRequests: { agreed } }) => ({
    by: agreed.by,
    params: { id: agreed.id },
  }),
  'POST /api/admin/admin-requests/:id/objected': ({ adminRequests: { objected } }) => ({
    by: objected.by,
    params: { id: objected.id },
  }),
  'DELETE /api/admin/admin-requests/:id': ({ adminRequests: { withdrawn } }) => ({
    by: withdrawn.by,
    params: { id: withdrawn.id },
  }),
  'PUT /api/admin/record-policy': () => ({ body: { policy: 'reason' } }),
  'POST /api/admin/record-access/:id': ({ you }) => ({
    params: { id: you.user.id },
    body: { reason: 'Care', password },
  }),
  'PUT /api/sharing': () => ({ body: { shares: true } }),
  'POST /api/notices/:id/seen': () => ({ params: { id: '1' } }),
  'POST /api/admin/posts': () => ({ body: post }),
  'PUT /api/admin/posts/:id': ({ ids }) => ({ params: { id: ids.post }, body: post }),
  'DELETE /api/admin/posts/:id': ({ ids }) => ({ params: { id: ids.post } }),
  'POST /api/suggestions': () => ({
    body: { language: 'en', screen: '/help', sentence: 'Help', better: 'Help and support' },
  }),
  'DELETE /api/admin/suggestions/:id': ({ ids }) => ({ params: { id: ids.suggestion } }),
  'POST /api/admin/help-lines': () => ({ body: helpLine }),
  'PUT /api/admin/help-lines/:id': ({ ids }) => ({ params: { id: ids.helpLine }, body: helpLine }),
  'DELETE /api/admin/help-lines/:id': ({ ids }) => ({ params: { id: ids.helpLine } }),
  'POST /api/admin/work-lists/:kind': () => ({
    params: { kind: 'theme' },
    body: { name: 'Rivers' },
    headers: { 'idempotency-key': 'first' },
  }),
  'PUT /api/admin/work-list-entries/:id/name': ({ ids, entryName }) => ({
    params: { id: ids.entry },
    body: { name: 'Streams', was: entryName },
  }),
  'PUT /api/admin/work-list-entries/:id/retired': ({ ids }) => ({
    params: { id: ids.entry },
    body: { retired: true },
  }),
  'PUT /api/admin/work-list-entries/:id/merged': ({ ids }) => ({
    params: { id: ids.entry },
    body: { into: ids.otherEntry },
  }),
  'PUT /api/admin/work-lists/:kind/order': ({ themes }) => ({
    params: { kind: 'theme' },
    body: { ids: themes.toReversed() },
  }),
  'POST /api/admin/work-lists/:kind/import': ({ listPlan }) => ({
    params: { kind: 'theme' },
    query: `?plan=${encodeURIComponent(listPlan)}`,
    raw: 'Theme\nRivers',
    headers: csv,
  }),
  'POST /api/call-back': ({ colleagues }) => ({
    by: colleagues,
    body: { consent: true, phone: '+91 71111 54321', preferred_time: 'After six', note: '' },
  }),
  'PUT /api/call-back/counsellors/:id': ({ newCounsellor }) => ({
    params: { id: newCounsellor.user.id },
    body: { agree: true },
  }),
  'POST /api/counsellor/requests/:id/taken': ({ requestId: id }) => ({ params: { id } }),
  'DELETE /api/counsellor/requests/:id/taken': ({ requestId: id }) => ({ params: { id } }),
  'PUT /api/counsellor/requests/:id/outcome': ({ requestId: id }) => ({ params: { id }, body: { outcome: 'spoke' } }),
  'PUT /api/counsellor/hours': () => ({ body: { hours: [{ weekday: 1, from: '09:00', to: '17:00' }] } }),
  'PUT /api/check-ins/mine': () => ({ body: { by_mail: true } }),
  'PUT /api/account/details': () => ({ body: { name: 'Asha Devi', date_of_birth: '1991-03-01' } }),
  'POST /api/account/email': () => ({ body: { email: 'other@example.org', password } }),
  'DELETE /api/account/email': ({ changesEmail: { person } }) => ({ by: person }),
  'GET /api/email-changes/:token': ({ changesEmail: { token } }) => ({ params: { token } }),
  'POST /api/email-changes/:token': ({ changesEmail: { token } }) => ({ params: { token }, body: {} }),
  'POST /api/email-undos/:token': ({ undoesEmail: token }) => ({ params: { token }, body: { password } }),
  'GET /api/admin/people/:id/details': ({ colleagues }) => ({ params: { id: colleagues.user.id } }),
  'PUT /api/admin/people/:id/details': ({ colleagues: { user } }) => ({
    params: { id: user.id },
    body: { name: 'Asha Devi', email: user.email, ...work, theme: 'Sports' },
  }),
  'PUT /api/admin/people/:id/leaving': ({ colleagues }) => ({
    params: { id: colleagues.user.id },
    body: { left_on: '2026-11-20' },
  }),
  'POST /api/left/:token/opened': ({ leftMail: token }) => ({
    params: { token },
    body: { date_of_birth: about.date_of_birth },
  }),
  'GET /api/left/:token': ({ leftLink: token }) => ({ params: { token } }),
  'GET /api/left/:token/my-record.json': ({ leftLink: token }) => ({ params: { token } }),
  'GET /api/left/:token/report': ({ leftLink: token }) => ({ params: { token } }),
  'POST /api/left/:token/erasure': ({ leftLink: token }) => ({ params: { token } }),
  'DELETE /api/left/:token/erasure': ({ leftErased: token }) => ({ params: { token } }),
  'GET /api/organisation-logo/:hash': ({ logo }) => ({ params: { hash: logo.url.split('/').at(-1) ?? '' } }),
  'PUT /api/admin/organisation': () => ({ body: { name: 'Asha Trust' } }),
  'PUT /api/admin/organisation/logo': ({ logo }) => ({ body: { type: 'image/png', image: logo.otherImage } }),
  'PUT /api/admin/setup/:step': () => ({ params: { step: 'help_lines' }, body: { put_off: true } }),
  'POST /api/admin/test-mail/came': ({ mailCode: code }) => ({ body: { code }, spends: 'test_mails update' }),
  'PUT /api/consent': ({ notice }) => ({ body: { notice, agrees: true } }),
  'PUT /api/privacy-news/looks-read': () => ({ body: { until: '2026-11-20T06:00:00.000Z' } }),
  'PUT /api/look-notices': () => ({ body: { by_mail: true } }),
  'POST /api/browser-reports': () => ({ raw: '[]', headers: { 'content-type': 'application/reports+json' } }),
};
