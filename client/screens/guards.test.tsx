import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answersFor, me } from '../../gallery/answers.ts';
import { questions } from '../../gallery/invented.ts';
import type { Role } from '../../domain/roles.ts';
import { endSession } from '../api/session.ts';
import { brokenLine, refused } from '../test/answer-calls.ts';
import { openScreen } from '../test/open-screen.tsx';
import { blockOf, choose, mytests } from '../test/questionnaires.ts';
import { field } from '../test/registration.ts';

const heading = page.getByRole('heading', { level: 1 });
const address = () => location.pathname + location.search;
const admins = ['/admin-dashboard', '/admin/stats', '/admin/employee-history', '/admin/employee-history/1'];

async function signIn() {
  await field('Email').fill('asha@example.org');
  await field('Password').fill('Calm@less1');
  await page.getByRole('button', { name: 'Login' }).click();
}

const mayCome = (role: Role) => ({
  ...answersFor(role),
  'POST /api/auth/login': { token: 'a-session', user: me(role) },
});

test.each([
  ['/dashboard?tab=myhealth', '/dashboard?tab=myhealth'],
  ['/profile', '/profile'],
  ['/admin/stats', '/dashboard'],
])('without a session %s is the login, which leads an employee to %s', async (asked, shown) => {
  const { calls } = await openScreen(asked, { answers: mayCome('employee') });
  await expect.element(heading).toHaveTextContent('Login');
  expect([address(), calls('GET /api/auth/me').length]).toEqual(['/', 0]);
  await signIn();
  await expect.poll(address).toBe(shown);
});

test.each(admins)('%s shows an employee nothing, whatever the browser has stored', async (asked) => {
  const { calls } = await openScreen(asked, { role: 'admin', answers: { 'GET /api/auth/me': me('employee') } });
  await expect.element(heading).toHaveTextContent('Welcome, ASHA MURMU');
  expect([address(), localStorage.getItem('role')]).toEqual(['/dashboard', 'employee']);
  expect(page.getByRole('link', { name: 'Admin' }).elements()).toEqual([]);
  expect([...calls('GET /api/admin/employees'), ...calls('GET /api/admin/stats/overview')]).toEqual([]);
});

test('an admin sees both dashboards, whatever the browser has stored', async () => {
  const answers = { ...answersFor('admin'), 'GET /api/auth/me': me('admin') };
  await openScreen('/admin-dashboard', { role: 'employee', answers });
  await expect.element(heading).toHaveTextContent('Admin Dashboard');
  await page.getByRole('link', { name: 'My Health' }).click();
  await expect.element(heading).toHaveTextContent('My Health');
});

test('what is said while no one knows the account stands where the page will', async () => {
  await openScreen('/admin-dashboard', { role: 'admin', answers: { 'GET /api/auth/me': brokenLine } });
  const said = page.getByText('We couldn’t check your account. Please try again in a moment.');
  await expect.element(said).toBeVisible();
  expect(said.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(24);
});

const ended = () => refused(401, { code: 'not_signed_in', msg: 'Please sign in.' });

test('a token that never was leads to the login', async () => {
  await openScreen('/profile', {
    role: 'employee',
    answers: { 'GET /api/auth/me': ended, 'GET /api/reminders/mine': ended },
  });
  await expect.element(heading).toHaveTextContent('Login');
  expect([address(), localStorage.length]).toEqual(['/', 0]);
});

test('a session that has ended leads to the login, says why, and leads back after it', async () => {
  let hasEnded = false;
  const { answer } = await openScreen(mytests, {
    role: 'employee',
    answers: {
      ...mayCome('employee'),
      'GET /api/questions/active': () => ((hasEnded = true), ended()),
      'GET /api/auth/me': () => (hasEnded ? ended() : me('employee')),
    },
  });
  await expect.element(page.getByText(/^You’ve been signed out to keep your data private\./)).toBeVisible();
  expect([address(), localStorage.length]).toEqual(['/', 0]);
  answer('GET /api/questions/active', questions);
  answer('GET /api/auth/me', me('employee'));
  await signIn();
  await expect.poll(address).toBe(mytests);
});

test('answers that were begun go when the person signs out', async () => {
  await openScreen(mytests, {
    role: 'employee',
    answers: { ...mayCome('employee'), 'POST /api/auth/logout': { msg: 'Bye' } },
  });
  const block = blockOf('GAD-7 Anxiety');
  const chosen = () => block.getByRole('radio', { checked: true }).elements().length;
  await choose(block, Array(4).fill('Several days'));
  expect(chosen()).toBe(4);
  await page.getByRole('button', { name: 'Hi, Asha' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await signIn();
  await page.getByRole('link', { name: 'My Tests' }).click();
  await expect.element(block.getByRole('group').first()).toBeVisible();
  expect(chosen()).toBe(0);
});

test.each([null, 'employee'] as const)('an address that nobody knows says so, and leads on: %s', async (role) => {
  await openScreen('/no/such/place', { role });
  await expect.element(heading).toHaveTextContent('Page not found');
  expect(page.getByRole('main').element().querySelector('svg')).toBeVisible();
  expect(page.getByRole('navigation', { name: 'Main' }).elements()).toHaveLength(role ? 1 : 0);
  await page.getByRole('main').getByRole('link', { name: 'Help now' }).click();
  await expect.poll(address).toBe('/help');
  history.back();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect.poll(address).toBe(role ? '/dashboard' : '/');
});

test.each([
  ['/dashboard/?tab=constructor', /^Welcome/],
  ['/dashboard?tab=%E0%A4%A', /^Welcome/],
  ['/DASHBOARD?tab=mystats#nowhere', /^My Stats/],
  ['/profile/', /^My Profile/],
  ['/reset-password/%25', /^Reset password/],
] as const)('a mad address leads somewhere calm: %s', async (asked, title) => {
  await openScreen(asked, { role: 'employee' });
  await expect.element(heading).toMatchTextContent(title);
});

test('what the server got wrong is not blamed on the connection', async () => {
  const { answer } = await openScreen('/profile/privacy', {
    role: 'employee',
    answers: { 'GET /api/sharing': () => refused(503) },
  });
  const fault = page.getByRole('alert');
  await expect.element(fault).toMatchTextContent('Something went wrong on our side. Please try again in a moment.');
  expect(fault.element().textContent).not.toContain('connection');
  answer('GET /api/sharing', brokenLine);
  await fault.getByRole('button', { name: 'Try again' }).click();
  await expect.element(fault).toMatchTextContent('Please check your connection.');
});

test('what was asked ahead and came to no screen is gone with the session', async () => {
  await openScreen('/dashboard', { role: 'employee' });
  await expect.element(heading).toHaveTextContent('Welcome, ASHA MURMU');
  const late = { token: 'a-session', at: Date.now(), answer: Promise.resolve(new Response()), text: '[]' };
  globalThis.prefetched = new Map([['/api/mood', late]]);
  endSession('ended');
  expect(globalThis.prefetched).toBeUndefined();
});
