import type { Access, Endpoint } from '../contract/endpoint.ts';
import { opensOf, roles, viewersOf } from '../roles.ts';
import type { Role, Viewers } from '../roles.ts';
import { policyRules } from './record-policy.ts';
import type { RecordPolicy } from './record-policy.ts';
import { sights } from './sights.ts';
import type { Sight } from './sights.ts';
import { dataKinds } from './data-kinds.ts';
import type { DataKind, ViewerRole, Scope, Shown } from './data-kinds.ts';
import {
  none,
  ownAccount,
  ownFactors,
  ownChoices,
  ownInvitation,
  ownDetails,
  ownProfile,
  ownNews,
  ownScores,
  ownMoods,
  ownContext,
  ownPlan,
  ownReminders,
  ownCallBack,
  ownAccessLog,
  ownNotices,
  ownRecord,
  ownReport,
  employeeList,
  accountList,
  adminList,
  detailsOfOne,
  figures,
  requests,
} from './shown-parts.ts';

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
  'POST /api/auth/sso/start': none,
  'POST /api/auth/sso/finish': [...ownAccount, ...ownInvitation],
  'POST /api/auth/sso/register': ownAccount,
  'POST /api/auth/sso/join': ownAccount,
  'GET /api/account/sso': ownAccount,
  'POST /api/account/sso': none,
  'DELETE /api/account/sso': ownAccount,
  'POST /api/auth/sso/confirm': none,
  'POST /api/auth/sso/backchannel-logout': none,
  'POST /api/auth/logout': none,
  'POST /api/auth/forgot-password': none,
  'POST /api/auth/reset-password/:token': none,
  'POST /api/auth/change-password': none,
  'POST /api/auth/confirm-password': none,
  'POST /api/auth/second-factor': ownAccount,
  'GET /api/account/second-factor': ownFactors,
  'POST /api/account/totp': ownFactors,
  'POST /api/account/totp/confirmed': ownFactors,
  'POST /api/account/totp/removed': ownFactors,
  'POST /api/account/recovery-codes': ownFactors,
  'DELETE /api/admin/people/:id/second-factor': accountList,
  'POST /api/account/passkeys/options': ownAccount,
  'POST /api/account/passkeys': ownFactors,
  'POST /api/account/passkeys/:id/removed': ownFactors,
  'POST /api/auth/second-factor/passkey-options': none,
  'POST /api/auth/second-factor/passkey': ownAccount,
  'POST /api/auth/passkey-options': none,
  'POST /api/auth/passkey': ownAccount,
  'GET /api/sessions': ownChoices,
  'DELETE /api/sessions/:id': ownChoices,
  'DELETE /api/sessions/others': ownChoices,
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
  'POST /api/admin/people/taken-back': none,
  'DELETE /api/admin/people/:id/sessions': accountList,
  'POST /api/admin/people/:id/password-reset': accountList,
  'GET /api/admin/admin-requests': accountList,
  'POST /api/admin/admin-requests/:id/agreed': accountList,
  'POST /api/admin/admin-requests/:id/objected': accountList,
  'DELETE /api/admin/admin-requests/:id': accountList,
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
  'POST /api/left/:token/opened': none,
  'GET /api/left/:token': ownAccount,
  'GET /api/left/:token/my-record.json': ownRecord,
  'GET /api/left/:token/report': ownReport,
  'POST /api/left/:token/erasure': ownAccount,
  'DELETE /api/left/:token/erasure': ownAccount,
  'GET /api/organisation': none,
  'GET /api/organisation-logo/:hash': none,
  'GET /api/admin/organisation': none,
  'PUT /api/admin/organisation': none,
  'PUT /api/admin/organisation/logo': none,
  'DELETE /api/admin/organisation/logo': none,
  'GET /api/admin/setup': none,
  'PUT /api/admin/setup/:step': none,
  'POST /api/admin/test-mail': none,
  'POST /api/admin/test-mail/came': none,
  'GET /api/privacy-notice': none,
  'GET /api/consent': ownChoices,
  'PUT /api/consent': ownChoices,
  'GET /api/privacy-news': ownNews,
  'PUT /api/privacy-news/looks-read': ownNews,
  'GET /api/look-notices': ownChoices,
  'PUT /api/look-notices': ownChoices,
  'POST /api/browser-reports': none,
  'GET /api/openapi.json': none,
  'GET /api/docs': none,
};

export function callName({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** What a call shows to someone whose role may make it. */
export function sightOf(scope: Scope, policy: RecordPolicy): Sight {
  switch (scope) {
    case 'self':
    case 'list':
      return 'always';
    case 'record':
      return policyRules[policy].record;
    // Where sharing alone decides, a record that opens, or does not, tells whether its person shares.
    case 'refusal':
      return policyRules[policy].record === 'if_shared' ? 'always' : 'nothing';
    case 'together':
      return policyRules[policy].statistics;
    case 'asked':
      return 'if_asked';
    case 'role':
      return 'if_in_role';
  }
}

export interface KindRow extends Record<ViewerRole, Sight> {
  kind: DataKind;
}

function most(found: readonly Sight[]): Sight {
  return found.reduce((one, other) => (sights.indexOf(other) > sights.indexOf(one) ? other : one), 'nothing');
}

/** For each kind of data what each role gets under a policy, from the calls that there are and who may make them. */
export function whoCanSee(endpoints: readonly Endpoint[], policy: RecordPolicy): KindRow[] {
  const tells = (kind: DataKind, access: readonly Access[], isWanted: (scope: Scope) => boolean) =>
    most(
      endpoints
        .filter((endpoint) => access.includes(endpoint.access))
        .flatMap((endpoint) => shownBy[callName(endpoint)] ?? [])
        .filter(([shown, scope]) => shown === kind && isWanted(scope))
        .map(([, scope]) => sightOf(scope, policy)),
    );
  const ofOthers = (scope: Scope) => scope !== 'self';
  return dataKinds.map((kind) => {
    const ofRole = (role: Role) => tells(kind, ['anyone', 'signed-in', ...opensOf(role)], ofOthers);
    const byViewers = Object.fromEntries(roles.map((role) => [viewersOf(role), ofRole(role)]));
    return {
      kind,
      you: tells(kind, ['anyone', 'signed-in'], (scope) => scope === 'self'),
      ...(byViewers as Record<Viewers, Sight>),
    };
  });
}
