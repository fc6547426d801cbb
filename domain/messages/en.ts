import * as accountChanges from './en/account-changes.ts';
import * as admin from './en/admin.ts';
import * as adminRequests from './en/admin-requests.ts';
import * as assessments from './en/assessments.ts';
import * as audience from './en/audience.ts';
import * as auth from './en/auth.ts';
import * as login from './en/login.ts';
import * as boardReport from './en/board-report.ts';
import * as callBacks from './en/call-backs.ts';
import * as care from './en/care.ts';
import * as charts from './en/charts.ts';
import * as checkIns from './en/check-ins.ts';
import * as confirmPassword from './en/confirm-password.ts';
import * as corrections from './en/corrections.ts';
import * as dataKinds from './en/data-kinds.ts';
import * as dates from './en/dates.ts';
import * as document from './en/document.ts';
import * as employees from './en/employees.ts';
import * as errors from './en/errors.ts';
import * as exercises from './en/exercises.ts';
import * as exports from './en/exports.ts';
import * as fieldFaults from './en/field-faults.ts';
import * as fields from './en/fields.ts';
import * as guides from './en/guides.ts';
import * as groups from './en/groups.ts';
import * as help from './en/help.ts';
import * as helpLines from './en/help-lines.ts';
import * as home from './en/home.ts';
import * as instruments from './en/instruments.ts';
import * as language from './en/language.ts';
import * as leaving from './en/leaving.ts';
import * as lists from './en/lists.ts';
import * as locale from './en/locale.ts';
import * as accessNotices from './en/access-notices.ts';
import * as moodTags from './en/mood-tags.ts';
import * as moods from './en/moods.ts';
import * as myRecord from './en/my-record.ts';
import * as notices from './en/notices.ts';
import * as numbers from './en/numbers.ts';
import * as offline from './en/offline.ts';
import * as organisation from './en/organisation.ts';
import * as ownReminders from './en/own-reminders.ts';
import * as people from './en/people.ts';
import * as policyNames from './en/policy-names.ts';
import * as privacyNotice from './en/privacy-notice.ts';
import * as processingRegister from './en/processing-register.ts';
import * as posts from './en/posts.ts';
import * as profile from './en/profile.ts';
import * as questions from './en/questions.ts';
import * as registration from './en/registration.ts';
import * as reminderSettings from './en/reminder-settings.ts';
import * as reminders from './en/reminders.ts';
import * as report from './en/report.ts';
import * as safetyMails from './en/safety-mails.ts';
import * as safetyPlan from './en/safety-plan.ts';
import * as secondFactor from './en/second-factor.ts';
import * as sessions from './en/sessions.ts';
import * as setup from './en/setup.ts';
import * as shell from './en/shell.ts';
import * as singleSignOn from './en/single-sign-on.ts';
import * as staffList from './en/staff-list.ts';
import * as statistics from './en/statistics.ts';
import * as stats from './en/stats.ts';
import * as ui from './en/ui.ts';
import * as visibility from './en/visibility.ts';
import * as watchedActs from './en/watched-acts.ts';
import * as workLists from './en/work-lists.ts';

/**
 * English: all sentences by their noun. Every other language is measured by it. What an operator reads in a terminal is
 * not among them: nobody has chosen a language there.
 */
export const en = {
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
