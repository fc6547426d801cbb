import { matchPath } from '../../domain/match-path.ts';
import { useToken } from '../api/session.ts';
import { readToken } from '../api/stored-token.ts';
import { useLocation } from '../routing/location.ts';
import { onPreload } from '../routing/preload.ts';
import { LoginScreen } from '../screens/login.tsx';
import { LateLoading, lazyPart } from '../screens/shell/lazy-part.tsx';
import { SignedOutLayout } from '../screens/shell/signed-out-layout.tsx';

const loadRoutes = () => import('./screen-routes.tsx');

/** All screens but the login of a stranger, with which the page starts: what that has no use for comes after it. */
const ScreenRoutes = lazyPart(
  async () => (await loadRoutes()).ScreenRoutes,
  <SignedOutLayout>
    <LateLoading />
  </SignedOutLayout>,
);

/** Loads what an address shows. */
export async function loadScreen(address: string): Promise<void> {
  const { pathname } = new URL(address, window.location.href);
  if (isLogin(pathname) && readToken() === null) return;
  await ScreenRoutes.preload();
  // Where they did not come, the page says so.
  await (await loadRoutes().catch(() => undefined))?.loadParts(address);
}

onPreload((address) => void loadScreen(address));

export function AppRoutes() {
  const { pathname } = useLocation();
  const token = useToken();
  if (token !== null || !isLogin(pathname)) return <ScreenRoutes />;
  return (
    <SignedOutLayout>
      <LoginScreen />
    </SignedOutLayout>
  );
}

function isLogin(pathname: string): boolean {
  return ['/', '/sso/local'].some((path) => matchPath(path, pathname) !== null);
}
