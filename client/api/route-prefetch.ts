import { mayEnter, toRole } from '../../domain/roles.ts';
import { prefetch, peekPrefetched } from './prefetch.ts';

/** Addresses by themselves, because the contract would bring all of its schemas along. */
export const personAddress = '/api/auth/me';

const forEverybody = ['/api/notices', '/api/privacy-news'];
const forDashboard = ['/api/reminders/mine?for=timer', '/api/admin/reminder-settings'];
const histories = ['/api/assessment/history?type=GAD-7', '/api/assessment/history?type=PHQ-9'];
const forOwnStats = [...histories, '/api/mood'];
const forTests = ['/api/questions/active', '/api/record-policy'];
const forHome = ['/api/account', '/api/call-back', ...histories, '/api/mood?since=week'];
const byTab: Readonly<Record<string, readonly string[]>> = { mytests: forTests, mystats: forOwnStats, myhealth: [] };
const figures = ['overview', 'severity', 'mood-distribution', 'average-scores', 'daily-submissions'];

/** What the screen at an address asks for anyone, signed in or not. */
export function openRoutePrefetches(pathname: string): string[] {
  return /^\/register\/?$/i.test(pathname) ? ['/api/registration', '/api/work-lists'] : [];
}

/** What the screen at an address asks first of all. */
export function routePrefetches(pathname: string, search: string): string[] {
  if (!/^\/dashboard\/?$/i.test(pathname)) return [personAddress, ...forEverybody];
  const tab = /[?&]tab=(mytests|mystats|myhealth)(?:&|$)/.exec(search)?.[1];
  // What a tab cannot do without comes before what every tab has.
  return [personAddress, ...(byTab[tab ?? ''] ?? forHome), ...forEverybody, ...forDashboard];
}

/** The same for screens of admins, which ask nothing before the server has said that the person is one. */
export function adminRoutePrefetches(pathname: string, search: string): string[] {
  if (!/^\/admin\/stats\/?$/i.test(pathname)) return [];
  // Days of one's own choice have long addresses: the screen asks for them itself.
  if (/[?&](?:from|to)=/.test(search)) return [];
  const period = /[?&](period=(?:30d|90d|1y))(?:&|$)/.exec(search)?.[1];
  return figures.map((name) => `/api/admin/stats/${name}${period ? `?${period}` : ''}`);
}

export async function prefetchRoute(token: string | null, { pathname, search }: Location): Promise<void> {
  for (const address of openRoutePrefetches(pathname)) prefetch(address, '');
  if (token === null) return;
  for (const address of routePrefetches(pathname, search)) prefetch(address, token);
  const person = await peekPrefetched(personAddress);
  const isAdmin =
    typeof person === 'object' && person !== null && 'role' in person && mayEnter(toRole(person.role), 'admin');
  if (isAdmin) for (const address of adminRoutePrefetches(pathname, search)) prefetch(address, token);
}
