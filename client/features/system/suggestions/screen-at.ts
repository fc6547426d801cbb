import { matchPath } from '../../../../domain/match-path.ts';
import { routeTable, tabScreens } from '../../../routing/route-table.ts';

/** A screen by its address, with no one's id in it: `/admin/people/:personid`, `/dashboard/mystats`. */
export function screenAt({ pathname, search }: { pathname: string; search: string }): string {
  const path = routeTable.find((route) => matchPath(route.path, pathname))?.path ?? '/';
  const tab = new URLSearchParams(search).get('tab') ?? '';
  return (path === '/dashboard' && tab in tabScreens ? `${path}/${tab}` : path).toLowerCase();
}
