import { isArea } from '../../domain/roles.ts';
import { StrangersOnly, ToLogin } from '../features/accounts/sign-in/guards.tsx';
import { readTab } from '../screens/shell/dashboard-tabs.ts';
import { LateLoading, lazyPart } from '../screens/shell/lazy-part.tsx';
import type { LazyPart } from '../screens/shell/lazy-part.tsx';
import { matchPath } from '../../domain/match-path.ts';
import type { Params } from '../../domain/match-path.ts';
import { RouteParams } from '../routing/params.ts';
import { useLocation } from '../routing/location.ts';
import { routeTable } from '../routing/route-table.ts';
import type { Access, ScreenName } from '../routing/route-table.ts';
import type { LaterScreen } from '../screens/later-screens.ts';
import { LoginScreen } from '../screens/login.tsx';
import { tabParts } from '../screens/tab-parts.ts';
import { useToken } from '../api/session.ts';
import { readToken } from '../api/stored-token.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { SignedOutLayout } from '../screens/shell/signed-out-layout.tsx';

const SignedInLayout = lazyPart(
  async () => (await import('../screens/signed-in-layout.tsx')).SignedInLayout,
  <SignedOutLayout>
    <LateLoading />
  </SignedOutLayout>,
);
const AreaOnly = lazyPart(async () => (await import('../screens/area-only.tsx')).AreaOnly);

/** Each screen is a chunk of its own but the login, which came with the page. */
const firstScreens: Record<Exclude<ScreenName, LaterScreen> | 'not-found', LazyPart> = {
  login: Object.assign(LoginScreen, { preload: async () => undefined }),
  register: lazyPart(async () => {
    const { RegisterScreen, whenReady } = await import('../screens/register.tsx');
    await whenReady();
    return RegisterScreen;
  }),
  'forgot-password': lazyPart(async () => (await import('../screens/forgot-password.tsx')).ForgotPasswordScreen),
  'reset-password': lazyPart(async () => (await import('../screens/reset-password.tsx')).ResetPasswordScreen),
  dashboard: lazyPart(async () => (await import('../screens/dashboard.tsx')).DashboardScreen),
  profile: lazyPart(async () => (await import('../screens/profile.tsx')).ProfileScreen),
  'admin-dashboard': lazyPart(async () => (await import('../screens/admin-dashboard.tsx')).AdminDashboardScreen),
  'admin-stats': lazyPart(async () => (await import('../screens/admin-stats.tsx')).AdminStatsScreen),
  'admin-employees': lazyPart(async () => (await import('../screens/admin-employees.tsx')).AdminEmployeesScreen),
  'admin-employee-history': lazyPart(
    async () => (await import('../screens/admin-employee-history.tsx')).AdminEmployeeHistoryScreen,
  ),
  help: lazyPart(async () => (await import('../screens/help.tsx')).HelpScreen),
  'not-found': lazyPart(async () => (await import('../screens/not-found.tsx')).NotFoundScreen),
};

/** The file in which the later ones are named is fetched with the first of them. */
const laterParts = Object.fromEntries(
  routeTable.flatMap(({ screen }) =>
    isFirst(screen)
      ? []
      : [[screen, lazyPart(async () => (await import('../screens/later-screens.ts')).laterScreens[screen]())]],
  ),
) as Record<LaterScreen, LazyPart>;

function isFirst(screen: ScreenName): screen is Exclude<ScreenName, LaterScreen> {
  return screen in firstScreens;
}

const screens: Record<ScreenName | 'not-found', LazyPart> = { ...firstScreens, ...laterParts };

interface Route {
  access: Access;
  screen: ScreenName | 'not-found';
}

const notFound: Route = { access: 'anyone', screen: 'not-found' };

/** Loads the chunks of an address: its frame, where it will have one, and its screen. */
export async function loadParts(address: string): Promise<void> {
  const { pathname, searchParams } = new URL(address, window.location.href);
  const { access, screen } = findRoute(pathname).route;
  const parts: Pick<LazyPart, 'preload'>[] = [screens[screen]];
  if (access !== 'strangers' && access !== 'public' && readToken() !== null) parts.push(SignedInLayout);
  if (isArea(access)) parts.push(AreaOnly);
  if (screen === 'dashboard') parts.push(tabParts[readTab(searchParams)]);
  await Promise.all(parts.map((part) => part.preload()));
}

export function ScreenRoutes() {
  const { pathname } = useLocation();
  const { route, params } = findRoute(pathname);
  return (
    <RouteParams value={params}>
      <Guarded {...route} />
    </RouteParams>
  );
}

function findRoute(pathname: string): { route: Route; params: Params } {
  for (const route of routeTable) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return { route: notFound, params: {} };
}

function Guarded({ access, screen }: Route) {
  const Screen = screens[screen];
  const token = useToken();
  if (access === 'open') {
    return (
      <FrameOfArrival>
        <Screen />
      </FrameOfArrival>
    );
  }
  if (token === null || access === 'strangers' || access === 'public') {
    return (
      <SignedOutLayout>
        {access === 'strangers' && (
          <StrangersOnly>
            <Screen />
          </StrangersOnly>
        )}
        {(access === 'public' || access === 'anyone') && <Screen />}
        {(access === 'signed-in' || isArea(access)) && <ToLogin />}
      </SignedOutLayout>
    );
  }
  // A new token is a new person: the key throws away everything that was cached for the last one.
  return (
    <SignedInLayout key={token}>
      {isArea(access) ? (
        <AreaOnly area={access}>
          <Screen />
        </AreaOnly>
      ) : (
        <Screen />
      )}
    </SignedInLayout>
  );
}

/** People who register here begin a session, and read on where they are. */
function FrameOfArrival({ children }: { children: ReactNode }) {
  const [isSignedIn] = useState(() => readToken() !== null);
  return isSignedIn ? <SignedInLayout>{children}</SignedInLayout> : <SignedOutLayout>{children}</SignedOutLayout>;
}
