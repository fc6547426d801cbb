import { afterEach, expect, test, vi } from 'vitest';
import { languageHeader } from '../../domain/language-header.ts';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { me } from '../../domain/contract/profile.ts';
import { discardPrefetched } from './prefetch.ts';
import {
  adminRoutePrefetches,
  openRoutePrefetches,
  personAddress,
  prefetchRoute,
  routePrefetches,
} from './route-prefetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  discardPrefetched();
});

/** The addresses that are asked at a place by a person of this role. */
async function askedBy(role: string, pathname: string, status = 200): Promise<string[]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ role }, { status });
  });
  await prefetchRoute('t1', { pathname, search: '' } as Location);
  return asked;
}

test('every question is a call of the contract that reads', () => {
  expect(personAddress).toBe(me.path);
  const known = allEndpoints.filter(({ method }) => method === 'GET').map(({ path }): string => path);
  const questions = [
    ...routePrefetches('/dashboard', ''),
    ...routePrefetches('/dashboard', '?tab=mystats'),
    ...routePrefetches('/dashboard', '?tab=mytests'),
    ...adminRoutePrefetches('/admin/stats', ''),
    ...openRoutePrefetches('/register'),
  ];
  for (const question of questions) expect(known).toContain(question.split('?')[0]);
});

test('a screen asks for what it shows', () => {
  expect(routePrefetches('/profile', '')).toEqual(['/api/auth/me', '/api/notices', '/api/privacy-news']);
  expect(routePrefetches('/Dashboard/', '')).toContain('/api/account');
  expect(routePrefetches('/dashboard', '')).toContain('/api/mood?since=week');
  expect(routePrefetches('/dashboard', '?tab=mytests')).not.toContain('/api/mood');
  expect(routePrefetches('/dashboard', '?tab=mytests')).toContain('/api/questions/active');
  expect(routePrefetches('/dashboard', '?tab=myhealth')).not.toContain('/api/account');
  expect(routePrefetches('/dashboard', '?tab=mystats')).toContain('/api/assessment/history?type=PHQ-9');
  expect(adminRoutePrefetches('/admin/stats', '?period=90d')[0]).toBe('/api/admin/stats/overview?period=90d');
  expect(adminRoutePrefetches('/admin/stats', '?period=all')[0]).toBe('/api/admin/stats/overview');
  expect(adminRoutePrefetches('/admin-dashboard', '')).toEqual([]);
});

test('the figures of admins are asked for once the server has said that the person is one', async () => {
  expect(await askedBy('admin', '/admin/stats')).toContain('/api/admin/stats/overview');
  expect(await askedBy('employee', '/admin/stats')).toEqual(['/api/auth/me', '/api/notices', '/api/privacy-news']);
  expect(await askedBy('admin', '/admin/stats', 401)).toEqual(['/api/auth/me', '/api/notices', '/api/privacy-news']);
  expect(await askedBy('admin', '/dashboard')).not.toContain('/api/admin/stats/overview');
});

test('people who register have the lists to choose from asked for, without a token, in the language of the page', async () => {
  const asked: (string | null)[][] = [];
  vi.stubGlobal('document', { documentElement: { lang: 'hi' } });
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    const sent = new Headers(headers);
    asked.push([address, sent.get('authorization'), sent.get(languageHeader)]);
    return Response.json({});
  });
  await prefetchRoute(null, { pathname: '/Register/', search: '' } as Location);
  expect(asked).toEqual([
    ['/api/registration', null, 'hi'],
    ['/api/work-lists', null, 'hi'],
  ]);
  asked.length = 0;
  await prefetchRoute(null, { pathname: '/', search: '' } as Location);
  expect(asked).toEqual([]);
});
