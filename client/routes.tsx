import type { ComponentType } from 'react';
import { StrangersOnly, ToLogin } from './features/auth/guards.tsx';
import { lazyPart } from './features/shell/lazy-part.tsx';
import { matchPath } from './navigation/match-path.ts';
import type { Params } from './navigation/match-path.ts';
import { RouteParams } from './navigation/params.ts';
import { usePlace } from './navigation/place.ts';
import { LoginScreen } from './screens/login.tsx';
import { SignedOutLayout } from './screens/signed-out-layout.tsx';
import { useToken } from './session.ts';

const SignedInLayout = lazyPart(async () => (await import('./screens/signed-in-layout.tsx')).SignedInLayout);
const AdminOnly = lazyPart(async () => (await import('./screens/admin-only.tsx')).AdminOnly);
const CounsellorOnly = lazyPart(async () => (await import('./screens/counsellor-only.tsx')).CounsellorOnly);
const Register = lazyPart(async () => (await import('./screens/register.tsx')).RegisterScreen);
const ForgotPassword = lazyPart(async () => (await import('./screens/forgot-password.tsx')).ForgotPasswordScreen);
const ResetPassword = lazyPart(async () => (await import('./screens/reset-password.tsx')).ResetPasswordScreen);
const Dashboard = lazyPart(async () => (await import('./screens/dashboard.tsx')).DashboardScreen);
const Profile = lazyPart(async () => (await import('./screens/profile.tsx')).ProfileScreen);
const AdminDashboard = lazyPart(async () => (await import('./screens/admin-dashboard.tsx')).AdminDashboardScreen);
const AdminStats = lazyPart(async () => (await import('./screens/admin-stats.tsx')).AdminStatsScreen);
const AdminEmployees = lazyPart(async () => (await import('./screens/admin-employees.tsx')).AdminEmployeesScreen);
const AdminEmployeeHistory = lazyPart(
  async () => (await import('./screens/admin-employee-history.tsx')).AdminEmployeeHistoryScreen,
);
const AdminPeople = lazyPart(async () => (await import('./screens/admin-people.tsx')).AdminPeopleScreen);
const AdminHelpLines = lazyPart(async () => (await import('./screens/admin-help-lines.tsx')).AdminHelpLinesScreen);
const Counsellor = lazyPart(async () => (await import('./screens/counsellor.tsx')).CounsellorScreen);
const SafetyPlan = lazyPart(async () => (await import('./screens/safety-plan.tsx')).SafetyPlanScreen);
const MyRecord = lazyPart(async () => (await import('./screens/my-record.tsx')).MyRecordScreen);
const WhoCanSee = lazyPart(async () => (await import('./screens/who-can-see.tsx')).WhoCanSeeScreen);
const Help = lazyPart(async () => (await import('./screens/help.tsx')).HelpScreen);
const NotFound = lazyPart(async () => (await import('./screens/not-found.tsx')).NotFoundScreen);

/**
 * Who may see a screen. There is no default: a route without one does not compile.
 * `strangers` are led on once they are signed in; the frame of `public` ones never has tabs.
 */
type Access = 'strangers' | 'public' | 'anyone' | 'signed-in' | 'admin' | 'counsellor';

interface Route {
  path: string;
  access: Access;
  screen: ComponentType;
}

/** Every address of the page: those of the specification (section 2), then ours. */
const routes: readonly Route[] = [
  { path: '/', access: 'strangers', screen: LoginScreen },
  { path: '/register', access: 'public', screen: Register },
  { path: '/forgot-password', access: 'public', screen: ForgotPassword },
  { path: '/reset-password', access: 'public', screen: ResetPassword },
  { path: '/reset-password/:token', access: 'public', screen: ResetPassword },
  { path: '/dashboard', access: 'signed-in', screen: Dashboard },
  { path: '/profile', access: 'signed-in', screen: Profile },
  { path: '/admin-dashboard', access: 'admin', screen: AdminDashboard },
  { path: '/admin/stats', access: 'admin', screen: AdminStats },
  { path: '/admin/employee-history', access: 'admin', screen: AdminEmployees },
  { path: '/admin/employee-history/:employeeId', access: 'admin', screen: AdminEmployeeHistory },
  { path: '/admin/people', access: 'admin', screen: AdminPeople },
  { path: '/help', access: 'anyone', screen: Help },
  { path: '/who-can-see', access: 'anyone', screen: WhoCanSee },
  { path: '/safety-plan', access: 'signed-in', screen: SafetyPlan },
  { path: '/my-record', access: 'signed-in', screen: MyRecord },
  { path: '/admin/help-lines', access: 'admin', screen: AdminHelpLines },
  { path: '/counsellor', access: 'counsellor', screen: Counsellor },
];

const notFound: Route = { path: '', access: 'anyone', screen: NotFound };

export function AppRoutes() {
  const { pathname } = usePlace();
  const { route, params } = findRoute(pathname);
  return (
    <RouteParams value={params}>
      <Guarded {...route} />
    </RouteParams>
  );
}

function findRoute(pathname: string): { route: Route; params: Params } {
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return { route: notFound, params: {} };
}

function Guarded({ access, screen: Screen }: Route) {
  const token = useToken();
  if (token === null || access === 'strangers' || access === 'public') {
    return (
      <SignedOutLayout>
        {access === 'strangers' && (
          <StrangersOnly>
            <Screen />
          </StrangersOnly>
        )}
        {(access === 'public' || access === 'anyone') && <Screen />}
        {(access === 'signed-in' || access === 'admin' || access === 'counsellor') && <ToLogin />}
      </SignedOutLayout>
    );
  }
  // A new token is a new person: the key throws away everything that was cached for the last one.
  return (
    <SignedInLayout key={token}>
      {access === 'admin' && (
        <AdminOnly>
          <Screen />
        </AdminOnly>
      )}
      {access === 'counsellor' && (
        <CounsellorOnly>
          <Screen />
        </CounsellorOnly>
      )}
      {access !== 'admin' && access !== 'counsellor' && <Screen />}
    </SignedInLayout>
  );
}
