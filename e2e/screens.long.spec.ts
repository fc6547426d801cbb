import type { APIRequestContext, Page } from '@playwright/test';
import {
  adminToken,
  answer,
  blockOf,
  expect,
  registerPerson,
  signIn,
  stored,
  submitAssessment,
  submitMood,
  test,
} from './fixtures.ts';
import { visitEach } from './visits.ts';
import type { Visit } from './visits.ts';

test.setTimeout(300_000);

const click = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

async function leaveGap(page: Page) {
  await click('Submit GAD-7')(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
}

async function answerAll(page: Page) {
  const block = blockOf(page, 'PHQ-9 Depression');
  await answer(block, Array(9).fill('More than half the days'));
  await block.getByRole('button', { name: 'Submit PHQ-9' }).click();
  await page.getByRole('button', { name: 'I am safe for now' }).click();
  await expect(page.getByText('Your PHQ-9 Score: 18')).toBeVisible();
}

async function openTables(page: Page) {
  await expect(page.getByText('Show as a table').first()).toBeVisible();
  for (const summary of await page.getByText('Show as a table').all()) await summary.click();
}

async function openExercises(page: Page) {
  await page.getByRole('button', { name: 'More ways to breathe' }).click();
  await page.getByLabel('Note how I feel before and after').check();
  await page.getByRole('button', { name: 'Guide me through it' }).click();
  await page.getByRole('button', { name: 'Begin 20 seconds' }).click();
}

async function personWithRecords(request: APIRequestContext) {
  const person = await registerPerson(request);
  for (const value of [3, 1, 2]) await submitAssessment(request, person.token, 'GAD-7', Array(7).fill(value));
  for (const value of [1, 3]) await submitAssessment(request, person.token, 'PHQ-9', Array(8).fill(value));
  for (const mood of ['😡', '😄', '😐']) await submitMood(request, person.token, mood);
  return person;
}

const others: Visit[] = [
  { address: '/help', title: 'Help now' },
  { address: '/safety-plan', title: 'My safety plan' },
  { address: '/my-record', title: 'My record' },
  { address: '/who-can-see', title: 'Who can see what' },
  { address: '/news', title: 'News' },
].map((visit) => ({ ...visit, isSeenElsewhere: true }));

test.describe('nothing jumps on an old phone in a slow network, axe finds nothing, and nothing scrolls sideways', () => {
  test('for a stranger', async ({ page }) => {
    await visitEach(page, [
      { address: '/', title: 'Login', after: { 'with errors': click('Login'), 'with help': click('Help now') } },
      { address: '/register', title: 'Employee Registration', after: { 'with errors': click('Register') } },
      { address: '/forgot-password', title: 'Forgot password' },
      { address: '/reset-password/abc', title: 'Reset password', after: { 'with errors': click('Reset Password') } },
      { address: '/help', title: 'Help now' },
      { address: '/who-can-see', title: 'Who can see what', isSeenElsewhere: true },
      { address: '/privacy-notice', title: 'Privacy notice' },
      { address: '/processing-register', title: 'Register of processing' },
      { address: '/guide', title: 'Guide for employees' },
      { address: '/nowhere', title: 'Page not found' },
    ]);
  });

  test('for a new employee', async ({ page, person }) => {
    await signIn(page, person);
    await visitEach(page, [
      { address: '/dashboard', title: 'Home', after: { 'with the menu open': click('Hi, Asha') } },
      {
        address: '/dashboard?tab=mytests',
        title: 'My Tests',
        after: { 'with a gap': leaveGap, 'with an alert': click('Submit PHQ-9') },
      },
      { address: '/dashboard?tab=mystats', title: 'My Stats' },
      { address: '/dashboard?tab=myhealth', title: 'My Health', after: { 'while it breathes': click('Start') } },
      { address: '/profile', title: 'My Profile' },
      ...others,
    ]);
  });

  test('for an employee with records', async ({ page, request }) => {
    await signIn(page, await personWithRecords(request));
    await visitEach(page, [
      { address: '/dashboard', title: 'Home' },
      { address: '/dashboard?tab=mystats', title: 'My Stats', after: { 'with its tables': openTables } },
      { address: '/dashboard?tab=myhealth', title: 'My Health', after: { 'with everything open': openExercises } },
      { address: '/profile', title: 'My Profile', isSeenElsewhere: true },
      ...others,
      { address: '/dashboard?tab=mytests', title: 'My Tests', after: { 'with a result': answerAll } },
    ]);
  });

  test('for an admin', async ({ page, request }) => {
    const token = await adminToken(request);
    const own = await personWithRecords(request);
    // Not the first of that name: the person whose record is opened is told, and the news would move another test's screens.
    const { id } = await stored(request, own.token, '/api/auth/me');
    await signIn(page, { token }, 'admin');
    await visitEach(page, [
      { address: '/admin-dashboard', title: 'Admin Dashboard' },
      ...[
        { address: '/admin/stats', title: 'Admin Statistics' },
        { address: '/admin/employee-history', title: 'All Employees' },
        { address: `/admin/employee-history/${id}`, title: 'Employee history' },
        { address: '/admin/people', title: 'People and roles' },
        { address: '/admin/posts', title: 'Posts' },
        { address: '/admin/lists', title: 'Lists' },
        { address: '/admin/suggestions', title: 'Translation suggestions' },
        { address: '/admin/registration', title: 'Who can register' },
        { address: '/admin/staff-list', title: 'Staff list' },
        { address: '/admin/board-report', title: 'Report for the board' },
        { address: '/admin/setup', title: 'First steps' },
        { address: '/admin/organisation', title: 'Organisation' },
      ].map((visit) => ({ ...visit, isSeenElsewhere: true })),
    ]);
  });
});
