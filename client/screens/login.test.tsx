import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersFor, me } from '../../gallery/answers.ts';
import type { Role } from '../../domain/roles.ts';
import { brokenLine, refused, unchecked } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { hueOf } from '../test/hue.ts';
import { openScreen } from '../test/open-screen.tsx';
import { field } from '../test/registration.ts';

const button = page.getByRole('button', { name: 'Login' });
const alert = page.getByRole('alert');

/** Someone who has an account comes to the login. */
function open(login: Answers['POST /api/auth/login'], role: Role = 'employee') {
  return openScreen('/', { answers: { ...answersFor(role), 'POST /api/auth/login': login } });
}

const sessionOf = (role: Role) => ({ token: 'a-session', user: me(role) });

async function type(email: string, password: string) {
  await field('Email').fill(email);
  await field('Password').fill(password);
}

test('is the landing screen, with its fields and ways on, and no tabs', async () => {
  await openScreen('/');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Login');
  expect(document.title).toBe('Login – Evenkeel');
  await expect.element(field('Email')).toHaveAttribute('type', 'email');
  await expect.element(field('Email')).toBeRequired();
  await expect.element(field('Password')).toHaveAttribute('type', 'password');
  await expect.element(field('Password')).toBeRequired();
  await expect.element(button).toBeVisible();
  const bar = page.getByRole('banner');
  await expect.element(bar).toMatchTextContent('Evenkeel');
  expect(bar.element().querySelector('svg')).toBeVisible();
  expect(page.getByRole('navigation').elements()).toEqual([]);
  for (const tab of ['Home', 'My Tests', 'My Stats', 'My Health'])
    expect(page.getByText(tab, { exact: true }).elements()).toEqual([]);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect.poll(() => location.pathname).toBe('/register');
  history.back();
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect.poll(() => location.pathname).toBe('/forgot-password');
});

test.each([
  [1280, 800],
  [360, 640],
])('is at the harbour, with its promise, and all of the form in view at %i px', async (width, height) => {
  await page.viewport(width, height);
  await openScreen('/');
  await expect.element(button).toBeInViewport({ ratio: 1 });
  await expect.element(field('Email')).toBeInViewport({ ratio: 1 });
  const picture = document.querySelector<HTMLImageElement>('main img');
  const form = document.querySelector('form');
  if (!picture || !form) throw new Error('No picture, or no form');
  await expect.poll(() => picture.naturalWidth).toBeGreaterThan(0);
  expect(picture.alt).toBe('');
  const [scene, box] = [picture.getBoundingClientRect(), form.getBoundingClientRect()];
  expect(box.width).toBeLessThanOrEqual(400);
  if (width > 1000) expect(scene.right).toBeLessThanOrEqual(box.left);
  else expect(scene.top).toBeGreaterThan(box.bottom);
  // To the lower edge: no empty part of the screen is left.
  expect(scene.bottom).toBeGreaterThanOrEqual(height - 1);
  const painted: unknown[] = [];
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = theme;
    painted.push(await page.elementLocator(picture).screenshot({ base64: true, save: false }));
  }
  expect(painted[0]).not.toEqual(painted[1]);
  await expect.element(page.getByText('Other employees can’t see your records.')).toBeVisible();
  await page.getByRole('link', { name: 'See who can see what' }).click();
  await expect.poll(() => location.pathname).toBe('/who-can-see');
});

test('an answer that comes after the person went on to register signs nobody in there', async () => {
  const answered = Promise.withResolvers<ReturnType<typeof sessionOf>>();
  const { answer, calls } = await open(() => answered.promise);
  answer('POST /api/auth/logout', { msg: 'Signed out.' });
  await type('asha@example.org', 'Calm@less1');
  await button.click();
  await expect.poll(() => calls('POST /api/auth/login')).toHaveLength(1);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Employee Registration');
  answered.resolve(sessionOf('employee'));
  await expect
    .poll(() => calls('POST /api/auth/logout').map(({ headers }) => headers.get('authorization')))
    .toEqual(['Bearer a-session']);
  expect([location.pathname, localStorage.length]).toEqual(['/register', 0]);
});

test.each([
  ['employee', '/dashboard'],
  ['admin', '/admin-dashboard'],
] as const)('one call of a double click leads an %s to %s, with token and role stored', async (role, start) => {
  const answered = Promise.withResolvers<ReturnType<typeof sessionOf>>();
  const { calls } = await open(() => answered.promise, role);
  await type('Asha@Example.org', 'Calm@less1');
  await button.dblClick();
  // An answer between the two would have the second one press what the next screen shows at this place.
  answered.resolve(sessionOf(role));
  await expect.poll(() => location.pathname).toBe(start);
  expect(calls('POST /api/auth/login').map(({ body }) => body)).toEqual([
    { email: 'Asha@Example.org', password: 'Calm@less1' },
  ]);
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ role, token: 'a-session' });
});

test('the second half of a double click presses nothing of the screen that the first has led to, and later presses count', async () => {
  const begin = Element.prototype.animate;
  const held: Animation[] = [];
  // Time for the second press, however busy this machine is.
  const hold = vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...how) {
    const animation = begin.apply(this, how);
    animation.pause();
    held.push(animation);
    return animation;
  });
  onTestFinished(() => hold.mockRestore());
  await open(sessionOf('admin'), 'admin');
  await type('asha@example.org', 'Calm@less1');
  await button.click();
  const next = page.getByRole('main').getByRole('link').first();
  await expect.poll(() => location.pathname).toBe('/admin-dashboard');
  await expect.element(next).toBeVisible();
  const pressed = () => {
    const { left, top, width, height } = next.element().getBoundingClientRect();
    return next.element().contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  expect(pressed()).toBe(false);
  for (const animation of held) animation.finish();
  expect(pressed()).toBe(true);
});

test('sends nothing without an email and a password, and says so at each field and on top', async () => {
  const { calls } = await openScreen('/');
  await button.click();
  await expect.element(alert).toBeVisible();
  await expect.element(field('Email')).toHaveAccessibleDescription(/Please fill this in\.$/);
  await expect.element(field('Email')).toHaveFocus();
  await expect.element(field('Password')).toHaveAccessibleDescription(/Please fill this in\.$/);
  await type('not an address', 'x');
  await button.click();
  await expect.element(field('Email')).toHaveAccessibleDescription(/full email address/);
  await expect.element(field('Password')).toHaveValue('x');
  expect(calls('POST /api/auth/login')).toEqual([]);
});

test('shows and hides the password, which stays', async () => {
  await openScreen('/');
  await field('Password').fill('Calm@less1');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field('Password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(field('Password')).toHaveAttribute('type', 'password');
  await expect.element(field('Password')).toHaveValue('Calm@less1');
});

const failures: [situation: string, message: string, answer: Answers['POST /api/auth/login']][] = [
  ['the message of the server', 'Not today.', () => refused(400, { msg: 'Not today.' })],
  ['an error without a message', 'Login failed', () => refused(500)],
  ['an error page of a proxy', 'Login failed', () => new Response('<h1>Bad</h1>', { status: 502 })],
  ['no connection', 'Login failed', brokenLine],
  ['no token', 'Invalid response from server', () => unchecked(JSON.stringify({ user: me('employee') }))],
  ['no user', 'Invalid response from server', () => unchecked(JSON.stringify({ token: 'abc' }))],
  ['an empty answer', 'Invalid response from server', () => unchecked('')],
];

test.each(failures)('says in red above the form what is wrong: %s', async (_situation, message, answer) => {
  await openScreen('/', { answers: { 'POST /api/auth/login': answer } });
  await type('asha@example.org', 'Calm@less1');
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).toHaveTextContent(message);
  expect(hueOf(alert.getByText(message))).toBe('red');
  const form = document.querySelector('form')?.getBoundingClientRect();
  expect(alert.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(Number(form?.top));
  await expect.element(field('Email')).toHaveValue('asha@example.org');
  await expect.element(field('Password')).toHaveValue('Calm@less1');
  expect([location.pathname, localStorage.length]).toEqual(['/', 0]);
});

test.each([
  ['', 'Calm@less1'],
  ['asha', 'Calm@less1'],
  ['asha@example.org', ''],
])('says above the form and at its field what is wrong with one: %s', async (email, password) => {
  await openScreen('/');
  if (email) await field('Email').fill(email);
  if (password) await field('Password').fill(password);
  await button.click();
  await expect.element(alert).toMatchTextContent(/\S/);
  const form = document.querySelector('form')?.getBoundingClientRect();
  expect(alert.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(Number(form?.top));
  await expect.element(field(password ? 'Email' : 'Password')).toHaveFocus();
});

test('can be tried again at once', async () => {
  const { answer } = await open(() => refused(401, { msg: 'That email or password isn’t right.' }));
  await type('asha@example.org', 'Wrong@pass1');
  await button.click();
  await expect.element(alert).toHaveTextContent('That email or password isn’t right.');
  answer('POST /api/auth/login', sessionOf('employee'));
  await field('Password').fill('Calm@less1');
  await button.click();
  await expect.poll(() => location.pathname).toBe('/dashboard');
});
