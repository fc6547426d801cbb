import type { APIRequestContext } from '@playwright/test';
import { adminToken, enter, expect, registerPerson, submitAssessment, submitMood, test } from './fixtures.ts';
import { readShifts, slowDown, watchShifts } from './layout-shift.ts';

/** The usual limit is 0.1. */
const mostShift = 0.02;

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });

async function personWithRecords(request: APIRequestContext) {
  const person = await registerPerson(request);
  await submitAssessment(request, person.token, 'GAD-7', [3, 2, 1, 0, 1, 2, 3]);
  await submitAssessment(request, person.token, 'GAD-7', [1, 1, 1, 0, 1, 0, 1]);
  await submitAssessment(request, person.token, 'PHQ-9', [1, 1, 2, 0, 1, 0, 1, 0, 0]);
  await submitMood(request, person.token, '🙂');
  return person;
}

const asStranger = ['/', '/register', '/forgot-password', '/help', '/who-can-see'];
const asEmployee = [
  '/dashboard',
  '/dashboard?tab=mytests',
  '/dashboard?tab=mystats',
  '/dashboard?tab=myhealth',
  '/profile',
  '/help',
  '/safety-plan',
  '/my-record',
  '/who-can-see',
];
const asAdmin = ['/admin-dashboard', '/admin/stats', '/admin/employee-history', 'a history', '/admin/people'];

test.describe('on an old phone in a slow network nothing jumps while it loads', () => {
  test.slow();

  for (const path of asStranger) {
    test(`${path} for a stranger`, async ({ page }) => {
      await watchShifts(page);
      await slowDown(page);
      await page.goto(path);
      await expectStill(page);
    });
  }

  for (const path of asEmployee) {
    for (const kind of ['new', 'with records'] as const) {
      test(`${path} for an employee, ${kind}`, async ({ page, request }) => {
        const person = kind === 'new' ? await registerPerson(request) : await personWithRecords(request);
        await watchShifts(page);
        await slowDown(page);
        await enter(page, person, path);
        await expectStill(page);
      });
    }
  }

  for (const path of asAdmin) {
    test(`${path} for an admin`, async ({ page, request }) => {
      const token = await adminToken(request);
      const { name } = await personWithRecords(request);
      const address = path === 'a history' ? await addressOfHistory(request, token, name) : path;
      await watchShifts(page);
      await slowDown(page);
      await enter(page, { token }, address, 'admin');
      await expectStill(page);
    });
  }
});

async function expectStill(page: Parameters<typeof readShifts>[0]) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Loading')).toHaveCount(0);
  const shifts = await readShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(mostShift);
}

async function addressOfHistory(request: APIRequestContext, token: string, name: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const reply = await request.get('/api/admin/employees', { headers, params: { limit: '1', q: name } });
  const [{ id }] = await reply.json();
  return `/admin/employee-history/${id}`;
}
