import * as account from './account.ts';
import * as adminRequests from './admin-requests.ts';
import * as apiDocument from './api-document.ts';
import * as assessments from './assessments.ts';
import * as auth from './auth.ts';
import * as boardReport from './board-report.ts';
import * as browserReports from './browser-reports.ts';
import * as callBacks from './call-backs.ts';
import * as checkIns from './check-ins.ts';
import * as confirmPassword from './confirm-password.ts';
import * as corrections from './corrections.ts';
import * as counsellorHours from './counsellor-hours.ts';
import * as employees from './employees.ts';
import type { Endpoint } from './endpoint.ts';
import * as groupStatistics from './group-statistics.ts';
import * as health from './health.ts';
import * as helpLines from './help-lines.ts';
import * as leaving from './leaving.ts';
import * as accessNotices from './access-notices.ts';
import * as moodContexts from './mood-contexts.ts';
import * as moods from './moods.ts';
import * as myRecord from './my-record.ts';
import * as notices from './notices.ts';
import * as organisation from './organisation.ts';
import * as passkeys from './passkeys.ts';
import * as people from './people.ts';
import * as posts from './posts.ts';
import * as privacyNotice from './privacy-notice.ts';
import * as profile from './profile.ts';
import * as push from './push.ts';
import * as questions from './questions.ts';
import * as recordPolicy from './record-policy.ts';
import * as registration from './registration.ts';
import * as report from './report.ts';
import * as reminders from './reminders.ts';
import * as safetyPlan from './safety-plan.ts';
import * as secondFactor from './second-factor.ts';
import * as secondStep from './second-step.ts';
import * as sessions from './sessions.ts';
import * as setup from './setup.ts';
import * as singleSignOn from './single-sign-on.ts';
import * as staffList from './staff-list.ts';
import * as statistics from './statistics.ts';
import * as statisticsExports from './statistics-exports.ts';
import * as suggestions from './suggestions.ts';
import * as visibility from './visibility.ts';
import * as workLists from './work-lists.ts';

/** The nouns there are. What a call is stands with its noun; lists, names, documents and who can see what are made from these. */
export const nouns = {
  account,
  adminRequests,
  apiDocument,
  assessments,
  auth,
  boardReport,
  browserReports,
  callBacks,
  checkIns,
  confirmPassword,
  corrections,
  counsellorHours,
  employees,
  groupStatistics,
  health,
  helpLines,
  leaving,
  accessNotices,
  moodContexts,
  moods,
  myRecord,
  notices,
  organisation,
  passkeys,
  people,
  posts,
  privacyNotice,
  profile,
  push,
  questions,
  recordPolicy,
  registration,
  reminders,
  report,
  safetyPlan,
  secondFactor,
  secondStep,
  sessions,
  setup,
  singleSignOn,
  staffList,
  statistics,
  statisticsExports,
  suggestions,
  visibility,
  workLists,
};

export type Nouns = typeof nouns;

export type Noun = keyof Nouns;

export const nounNames = Object.keys(nouns) as Noun[];

/** The calls of a noun, by the names under which they are exported. */
export type CallsOf<Calls> = { [Name in keyof Calls as Calls[Name] extends Endpoint ? Name : never]: Calls[Name] };

type ValueOf<T> = T[keyof T];

/** One of them, with the types of its own schemas: the page knows its calls by these alone. */
export type KnownEndpoint = Extract<ValueOf<{ [N in Noun]: ValueOf<Nouns[N]> }>, Endpoint>;

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every call there is, by its address. */
export const allEndpoints: readonly Endpoint[] = Object.values(nouns)
  .flatMap((noun): unknown[] => Object.values(noun))
  .filter(isEndpoint)
  .sort((one, other) => byAddress(one, other));

function byAddress(one: Endpoint, other: Endpoint): number {
  if (one.path !== other.path) return one.path < other.path ? -1 : 1;
  return methods.indexOf(one.method) - methods.indexOf(other.method);
}
