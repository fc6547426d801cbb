/** The frame around every screen: the bar, its menu, the choice of colours, and what is said when a screen fails. */
export const shellMessages = {
  skip: 'Skip to the content',
  navigation: 'Main',
  tabs: { home: 'Home', mytests: 'My Tests', mystats: 'My Stats', myhealth: 'My Health' },
  admin: 'Admin',
  requests: 'Requests',
  greeting: (firstName: string | undefined) => (firstName ? `Hi, ${firstName}` : 'Hi'),
  someone: 'employee',
  profile: 'My Profile',
  signOut: 'Sign Out',
  help: 'Help now',
  appearance: 'Colours',
  appearances: { system: 'System', light: 'Light', dark: 'Dark' },
  screenFailed: 'Something on this page did not work. What you have saved is safe.',
  screenNotLoaded: 'This page could not be loaded. Please check your connection and try again.',
  checkingAccount: 'Checking your account...',
  accountNotChecked: 'We could not check your account. Please check your connection and try again.',
  notFoundTitle: 'Page not found',
  notFound: 'There is nothing at this address. It may have been typed wrong or have moved.',
  toStart: 'Go to the start page',
} as const;

/** The second bar: the admin's places, each under its address. */
export const adminPlaceMessages = {
  navigation: 'Admin pages',
  places: {
    '/admin-dashboard': 'Overview',
    '/admin/stats': 'Statistics',
    '/admin/employee-history': 'Employees',
    '/admin/people': 'People',
    '/admin/help-lines': 'Helplines',
  },
} as const;
