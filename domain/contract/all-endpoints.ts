import * as account from './account.ts';
import * as adminRequests from './admin-requests.ts';
import * as apiDocument from './api-document.ts';
import * as assessments from './assessments.ts';
import * as auth from './auth.ts';
import * as browserReports from './browser-reports.ts';
import * as boardReport from './board-report.ts';
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
import * as lookNotices from './look-notices.ts';
import * as moodContexts from './mood-contexts.ts';
import * as moods from './moods.ts';
import * as myRecord from './my-record.ts';
import * as notices from './notices.ts';
import * as organisation from './organisation.ts';
import * as people from './people.ts';
import * as passkeys from './passkeys.ts';
import * as privacyNotice from './privacy-notice.ts';
import * as posts from './posts.ts';
import * as profile from './profile.ts';
import * as push from './push.ts';
import * as questions from './questions.ts';
import * as recordPolicy from './record-policy.ts';
import * as registration from './registration.ts';
import * as reminders from './reminders.ts';
import * as safetyPlan from './safety-plan.ts';
import * as secondFactor from './second-factor.ts';
import * as sessions from './sessions.ts';
import * as setup from './setup.ts';
import * as singleSignOn from './single-sign-on.ts';
import * as staffList from './staff-list.ts';
import * as statistics from './statistics.ts';
import * as visibility from './visibility.ts';
import * as workLists from './work-lists.ts';

const endpoints = [
  health.health,
  health.ready,
  auth.login,
  registration.register,
  registration.registering,
  registration.chosenRegistration,
  registration.chooseRegistration,
  registration.askForRegistrationLink,
  registration.registrationLink,
  registration.join,
  staffList.uploadStaffList,
  staffList.previewStaffImport,
  staffList.confirmStaffImport,
  staffList.staffImport,
  staffList.dropStaffImport,
  staffList.staffImportFaults,
  staffList.staffTemplate,
  staffList.invitations,
  staffList.inviteAgain,
  staffList.withdrawInvitation,
  singleSignOn.startSingleSignOn,
  singleSignOn.finishSingleSignOn,
  singleSignOn.registerThroughProvider,
  singleSignOn.joinThroughProvider,
  singleSignOn.providerConnection,
  singleSignOn.connectProvider,
  singleSignOn.disconnectProvider,
  singleSignOn.confirmAtProvider,
  singleSignOn.backChannelLogout,
  auth.logout,
  auth.forgotPassword,
  auth.resetPassword,
  auth.changePassword,
  sessions.ownSessions,
  sessions.endOwnSession,
  sessions.endOtherSessions,
  confirmPassword.confirmPassword,
  secondFactor.sendSecondFactor,
  secondFactor.ownFactors,
  secondFactor.startTotp,
  secondFactor.confirmTotp,
  secondFactor.removeTotp,
  secondFactor.renewRecoveryCodes,
  secondFactor.removeFactorsOf,
  passkeys.passkeyToAdd,
  passkeys.addPasskey,
  passkeys.removePasskey,
  passkeys.passkeyForSecondFactor,
  passkeys.sendSecondPasskey,
  passkeys.passkeyToSignIn,
  passkeys.signInByPasskey,
  profile.me,
  profile.updateProfile,
  questions.activeQuestions,
  questions.allQuestions,
  questions.toggleQuestion,
  assessments.submitAssessment,
  assessments.assessmentHistory,
  assessments.allAssessments,
  assessments.leaveResult,
  assessments.assessmentReport,
  moods.submitMood,
  moods.moodHistory,
  moods.removeMood,
  moodContexts.moodContexts,
  moodContexts.saveMoodContext,
  moodContexts.moodTags,
  moodContexts.saveMoodTags,
  safetyPlan.safetyPlan,
  safetyPlan.saveSafetyPlan,
  myRecord.myRecordJson,
  myRecord.myRecordCsv,
  myRecord.myRecordFhir,
  account.account,
  account.askForErasure,
  account.withdrawErasure,
  reminders.reminderSettings,
  reminders.saveReminderSettings,
  reminders.ownReminders,
  reminders.changeOwnReminders,
  push.pushKey,
  push.subscribeToPush,
  push.unsubscribeFromPush,
  employees.employees,
  employees.namedEmployee,
  employees.employeePlaces,
  employees.employeeDetails,
  employees.employeesExport,
  statistics.statisticsOverview,
  statistics.statisticsSeverity,
  statistics.statisticsDailySubmissions,
  statistics.statisticsMoodDistribution,
  statistics.statisticsAverageScores,
  statistics.severityExport,
  statistics.dailySubmissionsExport,
  statistics.moodDistributionExport,
  statistics.averageScoresExport,
  groupStatistics.groupStatistics,
  groupStatistics.groupsExport,
  boardReport.boardReport,
  boardReport.boardReportCsv,
  boardReport.boardReportMail,
  boardReport.changeBoardReportMail,
  people.people,
  people.changeRole,
  people.changeAccess,
  people.takeBackChanges,
  people.endSessions,
  people.startPasswordReset,
  people.auditEvents,
  adminRequests.adminRequests,
  adminRequests.agreeToAdminRequest,
  adminRequests.objectToAdminRequest,
  adminRequests.withdrawAdminRequest,
  recordPolicy.recordPolicy,
  recordPolicy.chosenRecordPolicy,
  recordPolicy.chooseRecordPolicy,
  recordPolicy.giveReason,
  recordPolicy.sharing,
  recordPolicy.changeSharing,
  recordPolicy.whoHasLooked,
  visibility.whoCanSee,
  notices.notices,
  notices.noticeSeen,
  posts.posts,
  posts.allPosts,
  posts.addPost,
  posts.changePost,
  posts.removePost,
  helpLines.helpLines,
  helpLines.addHelpLine,
  helpLines.changeHelpLine,
  helpLines.removeHelpLine,
  workLists.workLists,
  workLists.workListEntries,
  workLists.addListEntry,
  workLists.renameListEntry,
  workLists.retireListEntry,
  workLists.mergeListEntry,
  workLists.orderList,
  workLists.importList,
  callBacks.callBack,
  callBacks.askForCallBack,
  callBacks.withdrawCallBack,
  callBacks.answerCounsellor,
  callBacks.counsellorRequests,
  callBacks.takeCallBack,
  counsellorHours.counsellorHours,
  counsellorHours.changeCounsellorHours,
  checkIns.checkIns,
  checkIns.changeCheckIns,
  checkIns.closeCheckIn,
  corrections.ownDetails,
  corrections.correctOwnDetails,
  corrections.changeOwnEmail,
  corrections.dropOwnEmailChange,
  corrections.emailChange,
  corrections.confirmEmailChange,
  corrections.undoEmailChange,
  corrections.detailsOf,
  corrections.correctDetails,
  leaving.changeLeaving,
  leaving.openLeaverLink,
  leaving.leaver,
  leaving.leaverRecord,
  leaving.leaverReport,
  leaving.askForLeaverErasure,
  leaving.withdrawLeaverErasure,
  organisation.organisation,
  organisation.organisationLogo,
  organisation.settledOrganisation,
  organisation.changeOrganisation,
  organisation.changeLogo,
  organisation.removeLogo,
  setup.setup,
  setup.putOffStep,
  setup.sendTestMail,
  setup.testMailCame,
  privacyNotice.privacyNotice,
  privacyNotice.consent,
  privacyNotice.giveConsent,
  privacyNotice.privacyNews,
  privacyNotice.looksRead,
  lookNotices.lookNotices,
  lookNotices.changeLookNotices,
  browserReports.browserReports,
  apiDocument.apiDocument,
  apiDocument.apiPage,
] as const satisfies readonly Endpoint[];

/** Every call there is. Tests walk this list; the server refuses to start while one of them is not mounted. */
export const allEndpoints: readonly Endpoint[] = endpoints;

/** One of them, with the types of its own schemas: the page knows its calls by these alone. */
export type KnownEndpoint = (typeof endpoints)[number];
