import { isArea, mayEnter, startOf } from '../../../../domain/roles.ts';
import type { Role } from '../../../../domain/roles.ts';
import { matchPath } from '../../../../domain/match-path.ts';
import { routeTable } from '../../../routing/route-table.ts';
import type { RoutePath } from '../../../routing/route-table.ts';

/** Screens of everyone to which a login leads back. */
const wishes = /^\/(?:profile(?:\/[\w-]+)?|safety-plan|my-record|who-can-see|news)$/;

const ownOrigin = 'http://page.invalid';

/** Where to go after a login: back to the screen that asked for it, if there is one that the role may see. */
export function destinationAfterLogin(wanted: unknown, role: Role): string {
  // One that is no address of the page does not compile.
  const start: RoutePath = startOf(role);
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return start;
  const url = parse(wanted);
  if (url?.origin !== ownOrigin) return start;
  // The bare dashboard is where everyone is sent; no one asked for it in particular.
  const isWish = wishes.test(url.pathname) || (url.pathname === '/dashboard' && url.search !== '');
  return isWish || isOfRole(url.pathname, role) ? url.pathname + url.search : start;
}

function isOfRole(pathname: string, role: Role): boolean {
  const access = routeTable.find(({ path }) => matchPath(path, pathname) !== null)?.access;
  return access !== undefined && isArea(access) && mayEnter(role, access);
}

function parse(wanted: string): URL | undefined {
  try {
    return new URL(wanted, ownOrigin);
  } catch {
    return undefined;
  }
}
