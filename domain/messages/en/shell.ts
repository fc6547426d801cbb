/** Around every screen of someone who is signed in: the bar, its menu and the choice of colours. */
export const shellMessages = {
  navigation: 'Main',
  tabs: { home: 'Home', mytests: 'My Tests', mystats: 'My Stats', myhealth: 'My Health' },
  admin: 'Admin',
  requests: 'Requests',
  greeting: (firstName: string | undefined) => (firstName ? `Hi, ${firstName}` : 'Hi'),
  someone: 'employee',
  profile: 'My Profile',
  signOut: 'Sign Out',
  help: 'Help now',
  appearance: 'Appearance',
  appearances: { system: 'System', light: 'Light', dark: 'Dark' },
  checkingAccount: 'Checking your account...',
  accountNotChecked: 'We couldn’t check your account. Please try again in a moment.',
  notFoundTitle: 'Page not found',
  notFound: 'We can’t find that page. The link may be wrong, or the page may have moved.',
  toStart: 'Go to the start page',
} as const;

/** The second bar: the admin's places. */
export const adminPlaceMessages = {
  navigation: 'Admin pages',
  overview: 'Overview',
  statistics: 'Statistics',
  employees: 'Employees',
  people: 'People',
  lines: 'Helplines',
  boardReport: 'Report',
  organisation: 'Organisation',
} as const;

/** Places of admins that are reached from the screen 'Organisation'. */
export const organisationPlaceMessages = {
  setup: { name: 'First steps', text: 'What a new organisation needs, and what’s left to do.' },
  registration: { name: 'Registration', text: 'Who can register, and whether they confirm their email address.' },
  staffList: { name: 'Staff list', text: 'Import your staff list, invite people, and see who has registered.' },
  posts: { name: 'Posts', text: 'What you heard and what you did, and announcements.' },
  lists: { name: 'Lists', text: 'Themes, designations, states and cities that people choose from.' },
  guide: { name: 'Guide for admins', text: 'Two pages: how to start, and how to keep people’s trust.' },
} as const;
