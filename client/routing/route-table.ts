import type { Area } from '../../domain/roles.ts';

/**
 * Who may see a screen. There is no default: a route without one does not compile.
 * `strangers` are led on once they are signed in; the frame of `public` ones never has tabs, that of `open` ones is the one
 * with which someone came, whatever session begins there.
 */
export type Access = 'strangers' | 'public' | 'open' | 'anyone' | 'signed-in' | Area;

interface RouteRow {
  path: string;
  access: Access;
  /** The file in `client/screens/`, without its ending. */
  screen: string;
}

/** Every address of the page: those of the specification (section 2), then ours. The build reads it, too. */
export const routeTable = [
  { path: '/', access: 'strangers', screen: 'login' },
  { path: '/sso', access: 'strangers', screen: 'single-sign-on' },
  { path: '/sso/callback', access: 'public', screen: 'single-sign-on-callback' },
  { path: '/sso/local', access: 'strangers', screen: 'login' },
  { path: '/register', access: 'open', screen: 'register' },
  { path: '/join', access: 'public', screen: 'join' },
  { path: '/join/:token', access: 'public', screen: 'join' },
  { path: '/forgot-password', access: 'open', screen: 'forgot-password' },
  { path: '/reset-password', access: 'open', screen: 'reset-password' },
  { path: '/reset-password/:token', access: 'open', screen: 'reset-password' },
  { path: '/confirm-email', access: 'public', screen: 'confirm-email' },
  { path: '/confirm-email/:token', access: 'public', screen: 'confirm-email' },
  { path: '/undo-email', access: 'public', screen: 'undo-email' },
  { path: '/undo-email/:token', access: 'public', screen: 'undo-email' },
  { path: '/left', access: 'public', screen: 'left' },
  { path: '/left/:token', access: 'public', screen: 'left' },
  { path: '/second-factor', access: 'public', screen: 'second-factor' },
  { path: '/dashboard', access: 'signed-in', screen: 'dashboard' },
  { path: '/profile', access: 'signed-in', screen: 'profile' },
  { path: '/profile/account', access: 'signed-in', screen: 'profile' },
  { path: '/profile/security', access: 'signed-in', screen: 'profile' },
  { path: '/profile/privacy', access: 'signed-in', screen: 'profile' },
  { path: '/profile/reminders', access: 'signed-in', screen: 'profile' },
  { path: '/profile/appearance', access: 'signed-in', screen: 'profile' },
  { path: '/profile/my-data', access: 'signed-in', screen: 'profile' },
  { path: '/admin-dashboard', access: 'admin', screen: 'admin-dashboard' },
  { path: '/admin/stats', access: 'admin', screen: 'admin-stats' },
  { path: '/admin/employee-history', access: 'admin', screen: 'admin-employees' },
  { path: '/admin/employee-history/:employeeId', access: 'admin', screen: 'admin-employee-history' },
  { path: '/admin/people', access: 'admin', screen: 'admin-people' },
  { path: '/admin/people/:personId', access: 'admin', screen: 'admin-person' },
  { path: '/admin/organisation', access: 'admin', screen: 'admin-organisation' },
  { path: '/admin/setup', access: 'admin', screen: 'admin-setup' },
  { path: '/admin/guide', access: 'admin', screen: 'guide' },
  { path: '/guide', access: 'anyone', screen: 'guide' },
  { path: '/privacy-notice', access: 'anyone', screen: 'privacy-notice' },
  { path: '/processing-register', access: 'anyone', screen: 'processing-register' },
  { path: '/help', access: 'anyone', screen: 'help' },
  { path: '/who-can-see', access: 'anyone', screen: 'who-can-see' },
  { path: '/safety-plan', access: 'signed-in', screen: 'safety-plan' },
  { path: '/my-record', access: 'signed-in', screen: 'profile' },
  { path: '/admin/help-lines', access: 'admin', screen: 'admin-help-lines' },
  { path: '/admin/registration', access: 'admin', screen: 'admin-registration' },
  { path: '/admin/staff-list', access: 'admin', screen: 'admin-staff-list' },
  { path: '/admin/posts', access: 'admin', screen: 'admin-posts' },
  { path: '/admin/suggestions', access: 'admin', screen: 'admin-suggestions' },
  { path: '/admin/board-report', access: 'admin', screen: 'admin-board-report' },
  { path: '/news', access: 'signed-in', screen: 'news' },
  { path: '/admin/lists', access: 'admin', screen: 'admin-lists' },
  { path: '/counsellor', access: 'counsellor', screen: 'counsellor' },
] as const satisfies readonly RouteRow[];

type RouteOfTable = (typeof routeTable)[number];

export type RoutePath = RouteOfTable['path'];

/** The addresses of an area's screens. An area without one has no address, so that what leads there does not compile. */
export type PlaceOf<A extends Area> = Extract<RouteOfTable, { access: A }>['path'];

/** Those that can be reached without knowing anything more. */
export type ListedPlaceOf<A extends Area> = Exclude<PlaceOf<A>, `${string}/:${string}`>;

export type ScreenName = (typeof routeTable)[number]['screen'];

/** The tabs of the dashboard, and the file of each in `client/screens/`. */
export const tabScreens = { home: 'home', mytests: 'my-tests', mystats: 'my-stats', myhealth: 'my-health' } as const;
