import type { Endpoint } from '../contract/endpoint.ts';
import { roles, viewersOf } from '../roles.ts';
import type { Viewers } from '../roles.ts';

/** What the program knows about a person, in the parts that people ask about. */
export const dataKinds = [
  'answers',
  'scores',
  'moods',
  'mood_context',
  'safety_plan',
  'health_details',
  'statistics',
  'call_back',
  'looks',
  'sharing',
  'choices',
  'reminders',
  'identity',
  'email',
  'work',
  'account',
] as const;

export type DataKind = (typeof dataKinds)[number];

/** Who looks, as the person concerned would say it. */
export const viewerRoles: readonly ViewerRole[] = ['you', ...roles.map(viewersOf)];

export type ViewerRole = 'you' | Viewers;

/**
 * About whom a call tells: the caller alone; anybody by name (`list`); one person by name, as the policy for named
 * records allows (`record`) or by a refusal alone (`refusal`); everyone together; those who have asked for it; or who
 * holds a role (`role`).
 */
export type Scope = 'self' | 'list' | 'record' | 'refusal' | 'together' | 'asked' | 'role';

export type Shown = readonly [kind: DataKind, scope: Scope];

const none: readonly Shown[] = [];
const ownAccount: readonly Shown[] = [
  ['identity', 'self'],
  ['email', 'self'],
  ['account', 'self'],
];
/** Who is invited is shown what the organisation has said of them. */
const ownInvitation: readonly Shown[] = [
  ['identity', 'self'],
  ['email', 'self'],
  ['work', 'self'],
];
const ownChoices: readonly Shown[] = [['choices', 'self']];
/** The date of birth is among them. */
const ownDetails: readonly Shown[] = [...ownAccount, ['work', 'self']];
const ownProfile: readonly Shown[] = [...ownAccount, ['work', 'self'], ['health_details', 'self'], ...ownChoices];
const ownScores: readonly Shown[] = [['scores', 'self']];
const ownMoods: readonly Shown[] = [['moods', 'self']];
const ownContext: readonly Shown[] = [['mood_context', 'self']];
const ownPlan: readonly Shown[] = [['safety_plan', 'self']];
const ownReminders: readonly Shown[] = [['reminders', 'self']];
/** Who asks for a call is told the counsellors' names. */
const ownCallBack: readonly Shown[] = [
  ['call_back', 'self'],
  ['identity', 'role'],
];
/** Whose record was opened is told by whom. */
const ownAccessLog: readonly Shown[] = [
  ['looks', 'self'],
  ['identity', 'role'],
  ['email', 'role'],
];
/** Who waits for a call is told which counsellors come and go. */
const ownNotices: readonly Shown[] = [
  ['choices', 'self'],
  ['identity', 'role'],
];
const ownRecord: readonly Shown[] = [
  ['answers', 'self'],
  ...ownAccessLog,
  ...ownCallBack,
  ['sharing', 'self'],
  ['choices', 'self'],
  ...ownProfile,
  ...ownScores,
  ...ownMoods,
  ...ownContext,
  ...ownPlan,
  ...ownReminders,
];
const ownReport: readonly Shown[] = [...ownScores, ...ownMoods, ...ownProfile];
const employeeList: readonly Shown[] = [
  ['identity', 'list'],
  ['email', 'list'],
  ['work', 'list'],
];
const accountList: readonly Shown[] = [
  ['identity', 'list'],
  ['email', 'list'],
  ['account', 'list'],
];
const adminList: readonly Shown[] = [
  ['identity', 'list'],
  ['email', 'list'],
];
const detailsOfOne: readonly Shown[] = [...employeeList, ['account', 'list']];
const figures: readonly Shown[] = [['statistics', 'together']];
const requests: readonly Shown[] = [
  ['identity', 'asked'],
  ['call_back', 'asked'],
];

/**
 * What each call tells about people. Tests compare it with what the calls really answer, for each policy and role, and
 * fail for a call that is not in it.
 */
export const shownBy: Readonly<Record<string, readonly Shown[]>> = {
  'GET /api/health': none,
  'GET /api/ready': none,
  'POST /api/auth/login': ownAccount,
  'POST /api/auth/register': ownAccount,
  'GET /api/registration': none,
  'GET /api/admin/registration': none,
  'PUT /api/admin/registration': none,
  'POST /api/auth/registration-link': none,
  'POST /api/auth/join/:token/opened': ownInvitation,
  'POST /api/auth/join/:token': ownAccount,
  'POST /api/admin/staff-imports': none,
  'POST /api/admin/staff-imports/:id/preview': [...employeeList, ['account', 'list']],
  'POST /api/admin/staff-imports/:id/confirm': none,
  'GET /api/admin/staff-imports/:id': none,
  'DELETE /api/admin/staff-imports/:id': none,
  'GET /api/admin/staff-imports/:id/faults.csv': employeeList,
  'GET /api/admin/staff-list/template.csv': none,
  // Who is invited is no one here before they register.
  'GET /api/admin/staff-list': none,
  'POST /api/admin/staff-list/invitations': none,
  'DELETE /api/admin/staff-list/:id': none,
  'POST /api/auth/logout': none,
  'POST /api/auth/forgot-password': none,
  'POST /api/auth/reset-password/:token': none,
  'POST /api/auth/change-password': none,
  'POST /api/auth/confirm-password': none,
  'GET /api/auth/me': ownProfile,
  'PUT /api/auth/update-profile': ownProfile,
  'GET /api/questions/active': none,
  'GET /api/questions': none,
  'PATCH /api/questions/:id': none,
  'POST /api/assessment': ownScores,
  'GET /api/assessment/history': ownScores,
  'GET /api/assessment/all': ownScores,
  'PUT /api/results/:id/left': none,
  'GET /api/assessment/report': ownReport,
  'POST /api/mood': ownMoods,
  'GET /api/mood': ownMoods,
  'DELETE /api/mood/:id': none,
  'GET /api/mood-contexts': ownContext,
  'PUT /api/mood/:id/context': ownContext,
  'GET /api/mood-tags': ownContext,
  'PUT /api/mood-tags': ownContext,
  'GET /api/safety-plan': ownPlan,
  'PUT /api/safety-plan': ownPlan,
  'GET /api/account': ownAccount,
  'POST /api/account/erasure': ownAccount,
  'DELETE /api/account/erasure': ownAccount,
  'GET /api/my-record.json': ownRecord,
  'GET /api/my-record.csv': ownRecord,
  'GET /api/my-record.fhir.json': ownRecord,
  'GET /api/admin/reminder-settings': none,
  'POST /api/admin/reminder-settings': none,
  'GET /api/reminders/mine': ownReminders,
  'PUT /api/reminders/mine': ownReminders,
  'GET /api/push/key': none,
  'POST /api/push/subscriptions': ownReminders,
  'DELETE /api/push/subscriptions': ownReminders,
  'GET /api/admin/employees': employeeList,
  'GET /api/admin/employees/:id': employeeList,
  'GET /api/admin/employee-places': none,
  'GET /api/admin/exports/employees.csv': employeeList,
  'GET /api/admin/employee-details/:id': [
    ['identity', 'list'],
    ['scores', 'record'],
    ['moods', 'record'],
    ['sharing', 'refusal'],
  ],
  'GET /api/admin/stats/overview': figures,
  'GET /api/admin/stats/severity': figures,
  'GET /api/admin/stats/daily-submissions': figures,
  'GET /api/admin/stats/mood-distribution': figures,
  'GET /api/admin/stats/average-scores': figures,
  'GET /api/admin/exports/severity.csv': figures,
  'GET /api/admin/exports/daily-submissions.csv': figures,
  'GET /api/admin/exports/mood-distribution.csv': figures,
  'GET /api/admin/exports/average-scores.csv': figures,
  'GET /api/admin/stats/groups': figures,
  'GET /api/admin/exports/groups.csv': figures,
  'GET /api/admin/board-report.pdf': figures,
  'GET /api/admin/exports/board-report.csv': figures,
  'GET /api/admin/board-report-mail': adminList,
  'PUT /api/admin/board-report-mail': adminList,
  'GET /api/admin/people': accountList,
  'PUT /api/admin/people/:id/role': accountList,
  'PUT /api/admin/people/:id/disabled': accountList,
  'DELETE /api/admin/people/:id/sessions': accountList,
  'GET /api/admin/audit-events': [
    ['identity', 'list'],
    ['account', 'list'],
    ['looks', 'list'],
  ],
  'GET /api/record-policy': none,
  'GET /api/admin/record-policy': none,
  'PUT /api/admin/record-policy': none,
  'POST /api/admin/record-access/:id': [
    ['identity', 'list'],
    ['sharing', 'refusal'],
  ],
  'GET /api/sharing': [['sharing', 'self']],
  'PUT /api/sharing': [['sharing', 'self']],
  'GET /api/who-has-looked': ownAccessLog,
  'GET /api/who-can-see': none,
  'GET /api/notices': ownNotices,
  'POST /api/notices/:id/seen': ownNotices,
  'GET /api/posts': ownChoices,
  'PUT /api/posts/:id/helps': ownChoices,
  'GET /api/admin/posts': none,
  'POST /api/admin/posts': none,
  'PUT /api/admin/posts/:id': none,
  'DELETE /api/admin/posts/:id': none,
  'GET /api/help-lines': none,
  'POST /api/admin/help-lines': none,
  'PUT /api/admin/help-lines/:id': none,
  'DELETE /api/admin/help-lines/:id': none,
  'GET /api/work-lists': none,
  'GET /api/admin/work-lists': none,
  'POST /api/admin/work-lists/:kind': none,
  'PUT /api/admin/work-list-entries/:id/name': none,
  'PUT /api/admin/work-list-entries/:id/retired': none,
  'PUT /api/admin/work-list-entries/:id/merged': none,
  'PUT /api/admin/work-lists/:kind/order': none,
  'POST /api/admin/work-lists/:kind/import': none,
  'GET /api/call-back': ownCallBack,
  'POST /api/call-back': ownCallBack,
  'DELETE /api/call-back': ownCallBack,
  'PUT /api/call-back/counsellors/:id': ownCallBack,
  'GET /api/counsellor/requests': requests,
  'POST /api/counsellor/requests/:id/taken': requests,
  'GET /api/counsellor/hours': none,
  'PUT /api/counsellor/hours': none,
  'GET /api/check-ins/mine': ownReminders,
  'PUT /api/check-ins/mine': ownReminders,
  'POST /api/check-ins/closed': ownReminders,
  'GET /api/account/details': ownDetails,
  'PUT /api/account/details': ownDetails,
  'POST /api/account/email': none,
  'DELETE /api/account/email': ownDetails,
  'GET /api/email-changes/:token': ownAccount,
  'POST /api/email-changes/:token': none,
  'POST /api/email-undos/:token': none,
  'GET /api/admin/people/:id/details': detailsOfOne,
  'PUT /api/admin/people/:id/details': detailsOfOne,
  'PUT /api/admin/people/:id/leaving': [['account', 'list']],
  'GET /api/left/:token': ownAccount,
  'GET /api/left/:token/my-record.json': ownRecord,
  'GET /api/left/:token/report': ownReport,
  'POST /api/left/:token/erasure': ownAccount,
  'DELETE /api/left/:token/erasure': ownAccount,
};

export function callName({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
