import { afterEach, expect, test, vi } from 'vitest';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { me } from '../../domain/contract/profile.ts';
import { forgetAhead } from './prefetch.ts';
import { askFirst, firstQuestions, firstQuestionsOfAdmin, personAddress } from './route-prefetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetAhead();
});

/** The addresses that are asked at a place by a person of this role. */
async function askedBy(role: string, pathname: string, status = 200): Promise<string[]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ role }, { status });
  });
  await askFirst('t1', { pathname, search: '' } as Location);
  return asked;
}

test('every question is a call of the contract that reads', () => {
  expect(personAddress).toBe(me.path);
  const known = allEndpoints.filter(({ method }) => method === 'GET').map(({ path }): string => path);
  const questions = [
    ...firstQuestions('/dashboard', ''),
    ...firstQuestions('/dashboard', '?tab=mystats'),
    ...firstQuestionsOfAdmin('/admin/stats', ''),
  ];
  for (const question of questions) expect(known).toContain(question.split('?')[0]);
});

test('a screen asks for what it shows', () => {
  expect(firstQuestions('/profile', '')).toEqual(['/api/auth/me', '/api/notices']);
  expect(firstQuestions('/Dashboard/', '')).toContain('/api/account');
  expect(firstQuestions('/dashboard', '')).not.toContain('/api/mood');
  expect(firstQuestions('/dashboard', '?tab=myhealth')).not.toContain('/api/account');
  expect(firstQuestions('/dashboard', '?tab=mystats')).toContain('/api/assessment/history?type=PHQ-9');
  expect(firstQuestionsOfAdmin('/admin/stats', '?period=90d')[0]).toBe('/api/admin/stats/overview?period=90d');
  expect(firstQuestionsOfAdmin('/admin/stats', '?period=all')[0]).toBe('/api/admin/stats/overview');
  expect(firstQuestionsOfAdmin('/admin-dashboard', '')).toEqual([]);
});

test('the figures of admins are asked for once the server has said that the person is one', async () => {
  expect(await askedBy('admin', '/admin/stats')).toContain('/api/admin/stats/overview');
  expect(await askedBy('employee', '/admin/stats')).toEqual(['/api/auth/me', '/api/notices']);
  expect(await askedBy('admin', '/admin/stats', 401)).toEqual(['/api/auth/me', '/api/notices']);
  expect(await askedBy('admin', '/dashboard')).not.toContain('/api/admin/stats/overview');
});
