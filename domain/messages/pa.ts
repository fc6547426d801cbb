import * as accountChanges from './pa/account-changes.ts';
import * as admin from './pa/admin.ts';
import * as adminRequests from './pa/admin-requests.ts';
import * as assessments from './pa/assessments.ts';
import * as audience from './pa/audience.ts';
import * as auth from './pa/auth.ts';
import * as login from './pa/login.ts';
import * as boardReport from './pa/board-report.ts';
import * as callBacks from './pa/call-backs.ts';
import * as care from './pa/care.ts';
import * as charts from './pa/charts.ts';
import * as checkIns from './pa/check-ins.ts';
import * as confirmPassword from './pa/confirm-password.ts';
import * as corrections from './pa/corrections.ts';
import * as dataKinds from './pa/data-kinds.ts';
import * as dates from './pa/dates.ts';
import * as document from './pa/document.ts';
import * as employees from './pa/employees.ts';
import * as errors from './pa/errors.ts';
import * as exercises from './pa/exercises.ts';
import * as exports from './pa/exports.ts';
import * as fieldFaults from './pa/field-faults.ts';
import * as fields from './pa/fields.ts';
import * as guides from './pa/guides.ts';
import * as groups from './pa/groups.ts';
import * as help from './pa/help.ts';
import * as helpLines from './pa/help-lines.ts';
import * as home from './pa/home.ts';
import * as instruments from './pa/instruments.ts';
import * as language from './pa/language.ts';
import * as leaving from './pa/leaving.ts';
import * as lists from './pa/lists.ts';
import * as locale from './pa/locale.ts';
import * as accessNotices from './pa/access-notices.ts';
import * as moodTags from './pa/mood-tags.ts';
import * as moods from './pa/moods.ts';
import * as myRecord from './pa/my-record.ts';
import * as notices from './pa/notices.ts';
import * as numbers from './pa/numbers.ts';
import * as offline from './pa/offline.ts';
import * as organisation from './pa/organisation.ts';
import * as ownReminders from './pa/own-reminders.ts';
import * as people from './pa/people.ts';
import * as policyNames from './pa/policy-names.ts';
import * as privacyNotice from './pa/privacy-notice.ts';
import * as processingRegister from './pa/processing-register.ts';
import * as posts from './pa/posts.ts';
import * as profile from './pa/profile.ts';
import * as questions from './pa/questions.ts';
import * as registration from './pa/registration.ts';
import * as reminderSettings from './pa/reminder-settings.ts';
import * as reminders from './pa/reminders.ts';
import * as report from './pa/report.ts';
import * as safetyMails from './pa/safety-mails.ts';
import * as safetyPlan from './pa/safety-plan.ts';
import * as secondFactor from './pa/second-factor.ts';
import * as sessions from './pa/sessions.ts';
import * as setup from './pa/setup.ts';
import * as shell from './pa/shell.ts';
import * as singleSignOn from './pa/single-sign-on.ts';
import * as staffList from './pa/staff-list.ts';
import * as statistics from './pa/statistics.ts';
import * as stats from './pa/stats.ts';
import * as ui from './pa/ui.ts';
import * as visibility from './pa/visibility.ts';
import * as watchedActs from './pa/watched-acts.ts';
import * as workLists from './pa/work-lists.ts';

/**
 * Punjabi: the same as in `en.ts`. What an operator reads in a terminal stays English: nobody has chosen a language there.
 */
export const pa = {
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
