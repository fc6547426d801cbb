import * as accountChanges from './mr/account-changes.ts';
import * as admin from './mr/admin.ts';
import * as adminRequests from './mr/admin-requests.ts';
import * as assessments from './mr/assessments.ts';
import * as audience from './mr/audience.ts';
import * as auth from './mr/auth.ts';
import * as login from './mr/login.ts';
import * as boardReport from './mr/board-report.ts';
import * as callBacks from './mr/call-backs.ts';
import * as care from './mr/care.ts';
import * as charts from './mr/charts.ts';
import * as checkIns from './mr/check-ins.ts';
import * as confirmPassword from './mr/confirm-password.ts';
import * as corrections from './mr/corrections.ts';
import * as dataKinds from './mr/data-kinds.ts';
import * as dates from './mr/dates.ts';
import * as document from './mr/document.ts';
import * as employees from './mr/employees.ts';
import * as errors from './mr/errors.ts';
import * as exercises from './mr/exercises.ts';
import * as exports from './mr/exports.ts';
import * as fieldFaults from './mr/field-faults.ts';
import * as fields from './mr/fields.ts';
import * as guides from './mr/guides.ts';
import * as groups from './mr/groups.ts';
import * as help from './mr/help.ts';
import * as helpLines from './mr/help-lines.ts';
import * as home from './mr/home.ts';
import * as instruments from './mr/instruments.ts';
import * as language from './mr/language.ts';
import * as leaving from './mr/leaving.ts';
import * as lists from './mr/lists.ts';
import * as locale from './mr/locale.ts';
import * as accessNotices from './mr/access-notices.ts';
import * as moodTags from './mr/mood-tags.ts';
import * as moods from './mr/moods.ts';
import * as myRecord from './mr/my-record.ts';
import * as notices from './mr/notices.ts';
import * as numbers from './mr/numbers.ts';
import * as offline from './mr/offline.ts';
import * as organisation from './mr/organisation.ts';
import * as ownReminders from './mr/own-reminders.ts';
import * as people from './mr/people.ts';
import * as policyNames from './mr/policy-names.ts';
import * as privacyNotice from './mr/privacy-notice.ts';
import * as processingRegister from './mr/processing-register.ts';
import * as posts from './mr/posts.ts';
import * as profile from './mr/profile.ts';
import * as questions from './mr/questions.ts';
import * as registration from './mr/registration.ts';
import * as reminderSettings from './mr/reminder-settings.ts';
import * as reminders from './mr/reminders.ts';
import * as report from './mr/report.ts';
import * as safetyMails from './mr/safety-mails.ts';
import * as safetyPlan from './mr/safety-plan.ts';
import * as secondFactor from './mr/second-factor.ts';
import * as sessions from './mr/sessions.ts';
import * as setup from './mr/setup.ts';
import * as shell from './mr/shell.ts';
import * as singleSignOn from './mr/single-sign-on.ts';
import * as staffList from './mr/staff-list.ts';
import * as statistics from './mr/statistics.ts';
import * as stats from './mr/stats.ts';
import * as ui from './mr/ui.ts';
import * as visibility from './mr/visibility.ts';
import * as watchedActs from './mr/watched-acts.ts';
import * as workLists from './mr/work-lists.ts';

/** Marathi: all sentences by their noun, as in English. */
export const mr = {
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
