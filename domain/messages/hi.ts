import * as accountChanges from './hi/account-changes.ts';
import * as admin from './hi/admin.ts';
import * as adminRequests from './hi/admin-requests.ts';
import * as assessments from './hi/assessments.ts';
import * as audience from './hi/audience.ts';
import * as auth from './hi/auth.ts';
import * as login from './hi/login.ts';
import * as boardReport from './hi/board-report.ts';
import * as callBacks from './hi/call-backs.ts';
import * as care from './hi/care.ts';
import * as charts from './hi/charts.ts';
import * as checkIns from './hi/check-ins.ts';
import * as confirmPassword from './hi/confirm-password.ts';
import * as corrections from './hi/corrections.ts';
import * as dataKinds from './hi/data-kinds.ts';
import * as dates from './hi/dates.ts';
import * as document from './hi/document.ts';
import * as employees from './hi/employees.ts';
import * as errors from './hi/errors.ts';
import * as exercises from './hi/exercises.ts';
import * as exports from './hi/exports.ts';
import * as fieldFaults from './hi/field-faults.ts';
import * as fields from './hi/fields.ts';
import * as guides from './hi/guides.ts';
import * as groups from './hi/groups.ts';
import * as help from './hi/help.ts';
import * as helpLines from './hi/help-lines.ts';
import * as home from './hi/home.ts';
import * as instruments from './hi/instruments.ts';
import * as language from './hi/language.ts';
import * as leaving from './hi/leaving.ts';
import * as lists from './hi/lists.ts';
import * as locale from './hi/locale.ts';
import * as accessNotices from './hi/access-notices.ts';
import * as moodTags from './hi/mood-tags.ts';
import * as moods from './hi/moods.ts';
import * as myRecord from './hi/my-record.ts';
import * as notices from './hi/notices.ts';
import * as numbers from './hi/numbers.ts';
import * as offline from './hi/offline.ts';
import * as organisation from './hi/organisation.ts';
import * as ownReminders from './hi/own-reminders.ts';
import * as people from './hi/people.ts';
import * as policyNames from './hi/policy-names.ts';
import * as privacyNotice from './hi/privacy-notice.ts';
import * as processingRegister from './hi/processing-register.ts';
import * as posts from './hi/posts.ts';
import * as profile from './hi/profile.ts';
import * as questions from './hi/questions.ts';
import * as registration from './hi/registration.ts';
import * as reminderSettings from './hi/reminder-settings.ts';
import * as reminders from './hi/reminders.ts';
import * as report from './hi/report.ts';
import * as safetyMails from './hi/safety-mails.ts';
import * as safetyPlan from './hi/safety-plan.ts';
import * as secondFactor from './hi/second-factor.ts';
import * as sessions from './hi/sessions.ts';
import * as setup from './hi/setup.ts';
import * as shell from './hi/shell.ts';
import * as singleSignOn from './hi/single-sign-on.ts';
import * as staffList from './hi/staff-list.ts';
import * as statistics from './hi/statistics.ts';
import * as stats from './hi/stats.ts';
import * as ui from './hi/ui.ts';
import * as visibility from './hi/visibility.ts';
import * as watchedActs from './hi/watched-acts.ts';
import * as workLists from './hi/work-lists.ts';

/** Hindi. What a word is called, and why: docs/words/hi.md. */
export const hi = {
  accountChanges,
  admin,
  adminRequests,
  assessments,
  audience,
  auth,
  login,
  boardReport,
  callBacks,
  care,
  charts,
  checkIns,
  confirmPassword,
  corrections,
  dataKinds,
  dates,
  document,
  employees,
  errors,
  exercises,
  exports,
  fieldFaults,
  fields,
  guides,
  groups,
  help,
  helpLines,
  home,
  instruments,
  language,
  leaving,
  lists,
  locale,
  accessNotices,
  moodTags,
  moods,
  myRecord,
  notices,
  numbers,
  offline,
  organisation,
  ownReminders,
  people,
  policyNames,
  privacyNotice,
  processingRegister,
  posts,
  profile,
  questions,
  registration,
  reminderSettings,
  reminders,
  report,
  safetyMails: safetyMails.safetyMails,
  safetyPlan,
  secondFactor,
  sessions,
  setup,
  shell,
  singleSignOn,
  staffList,
  statistics,
  stats,
  ui,
  visibility,
  watchedActs,
  workLists,
};
