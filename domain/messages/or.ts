import * as accountChanges from './or/account-changes.ts';
import * as admin from './or/admin.ts';
import * as adminRequests from './or/admin-requests.ts';
import * as assessments from './or/assessments.ts';
import * as audience from './or/audience.ts';
import * as auth from './or/auth.ts';
import * as login from './or/login.ts';
import * as boardReport from './or/board-report.ts';
import * as callBacks from './or/call-backs.ts';
import * as care from './or/care.ts';
import * as charts from './or/charts.ts';
import * as checkIns from './or/check-ins.ts';
import * as confirmPassword from './or/confirm-password.ts';
import * as corrections from './or/corrections.ts';
import * as dataKinds from './or/data-kinds.ts';
import * as dates from './or/dates.ts';
import * as document from './or/document.ts';
import * as employees from './or/employees.ts';
import * as errors from './or/errors.ts';
import * as exercises from './or/exercises.ts';
import * as exports from './or/exports.ts';
import * as fieldFaults from './or/field-faults.ts';
import * as fields from './or/fields.ts';
import * as guides from './or/guides.ts';
import * as groups from './or/groups.ts';
import * as help from './or/help.ts';
import * as helpLines from './or/help-lines.ts';
import * as home from './or/home.ts';
import * as instruments from './or/instruments.ts';
import * as language from './or/language.ts';
import * as leaving from './or/leaving.ts';
import * as lists from './or/lists.ts';
import * as locale from './or/locale.ts';
import * as accessNotices from './or/access-notices.ts';
import * as moodTags from './or/mood-tags.ts';
import * as moods from './or/moods.ts';
import * as myRecord from './or/my-record.ts';
import * as notices from './or/notices.ts';
import * as numbers from './or/numbers.ts';
import * as offline from './or/offline.ts';
import * as organisation from './or/organisation.ts';
import * as ownReminders from './or/own-reminders.ts';
import * as people from './or/people.ts';
import * as policyNames from './or/policy-names.ts';
import * as privacyNotice from './or/privacy-notice.ts';
import * as processingRegister from './or/processing-register.ts';
import * as posts from './or/posts.ts';
import * as profile from './or/profile.ts';
import * as questions from './or/questions.ts';
import * as registration from './or/registration.ts';
import * as reminderSettings from './or/reminder-settings.ts';
import * as reminders from './or/reminders.ts';
import * as report from './or/report.ts';
import * as safetyMails from './or/safety-mails.ts';
import * as safetyPlan from './or/safety-plan.ts';
import * as secondFactor from './or/second-factor.ts';
import * as sessions from './or/sessions.ts';
import * as setup from './or/setup.ts';
import * as shell from './or/shell.ts';
import * as singleSignOn from './or/single-sign-on.ts';
import * as staffList from './or/staff-list.ts';
import * as statistics from './or/statistics.ts';
import * as stats from './or/stats.ts';
import * as ui from './or/ui.ts';
import * as visibility from './or/visibility.ts';
import * as watchedActs from './or/watched-acts.ts';
import * as workLists from './or/work-lists.ts';

/** Odia: all sentences by their noun, as in English. */
export const or = {
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
