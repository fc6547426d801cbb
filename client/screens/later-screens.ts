import type { LazyLoad } from './shell/lazy-part.tsx';

/**
 * Screens that few people open, or seldom: named in a file of their own, so that the first one, which everyone waits for,
 * stays small.
 */
export const laterScreens = {
  join: async () => {
    const { JoinScreen, whenReady } = await import('./join.tsx');
    await whenReady();
    return JoinScreen;
  },
  'confirm-email': async () => (await import('./confirm-email.tsx')).ConfirmEmailScreen,
  'undo-email': async () => (await import('./undo-email.tsx')).UndoEmailScreen,
  'second-factor': async () => (await import('./second-factor.tsx')).SecondFactorScreen,
  left: async () => (await import('./left.tsx')).LeftScreen,
  'admin-people': async () => (await import('./admin-people.tsx')).AdminPeopleScreen,
  'admin-person': async () => (await import('./admin-person.tsx')).AdminPersonScreen,
  'admin-help-lines': async () => (await import('./admin-help-lines.tsx')).AdminHelpLinesScreen,
  'admin-organisation': async () => (await import('./admin-organisation.tsx')).AdminOrganisationScreen,
  'admin-setup': async () => (await import('./admin-setup.tsx')).AdminSetupScreen,
  guide: async () => (await import('./guide.tsx')).GuideScreen,
  'privacy-notice': async () => (await import('./privacy-notice.tsx')).PrivacyNoticeScreen,
  'processing-register': async () => (await import('./processing-register.tsx')).ProcessingRegisterScreen,
  'admin-registration': async () => (await import('./admin-registration.tsx')).AdminRegistrationScreen,
  'admin-staff-list': async () => (await import('./admin-staff-list.tsx')).AdminStaffListScreen,
  'admin-lists': async () => (await import('./admin-lists.tsx')).AdminListsScreen,
  'admin-posts': async () => (await import('./admin-posts.tsx')).AdminPostsScreen,
  'admin-suggestions': async () => (await import('./admin-suggestions.tsx')).AdminSuggestionsScreen,
  'admin-board-report': async () => (await import('./admin-board-report.tsx')).AdminBoardReportScreen,
  'single-sign-on': async () => (await import('./single-sign-on.tsx')).SingleSignOnScreen,
  'single-sign-on-callback': async () => {
    const { SingleSignOnCallbackScreen, whenReady } = await import('./single-sign-on-callback.tsx');
    await whenReady();
    return SingleSignOnCallbackScreen;
  },
  news: async () => (await import('./news.tsx')).NewsScreen,
  counsellor: async () => (await import('./counsellor.tsx')).CounsellorScreen,
  'safety-plan': async () => (await import('./safety-plan.tsx')).SafetyPlanScreen,
  'who-can-see': async () => (await import('./who-can-see.tsx')).WhoCanSeeScreen,
} as const satisfies Record<string, LazyLoad>;

export type LaterScreen = keyof typeof laterScreens;
