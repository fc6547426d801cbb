import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersFor, me } from '../../gallery/answers.ts';
import { openScreen } from '../test/open-screen.tsx';
import { field, fillRegistration, passwordRule, registration } from '../test/registration.ts';
import { advance, comes, press, stillClock } from '../test/still-clock.ts';

const next = page.getByRole('button', { name: 'Next' });
const register = page.getByRole('button', { name: 'Register' });
const alert = page.getByRole('alert');
const audience = page.getByText('Your wellness admins can see:');

function open() {
  const session = { token: 'a-session', user: me('employee') };
  return openScreen('/register', { answers: { ...answersFor('employee'), 'POST /api/auth/register': session } });
}

test('on a phone has three short steps, each of which checks its own fields, and loses nothing on the way back', async () => {
  await page.viewport(360, 740);
  const { calls } = await open();
  await expect.element(page.getByText('Step 1 of 3')).toBeVisible();
  await expect.element(field('Blood group')).not.toBeInViewport();
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  await next.click();
  await expect.element(alert).toHaveTextContent('3 fields need attentionGo to the first: Name');
  await expect.element(field('Name')).toHaveFocus();
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(3);
  const { name, email, password, date_of_birth, blood_group, height, weight, ...rest } = registration;
  await fillRegistration({ name, email, password: 'weak' });
  await next.click();
  await expect.element(field('Password')).toHaveAccessibleDescription(expect.stringContaining(passwordRule));
  await field('Password').fill(password);
  // A phone's keyboard goes on with its Enter key.
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Step 2 of 3')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'About you' })).toHaveFocus();
  await expect.element(field('Date of birth')).toBeInViewport({ ratio: 1 });
  await expect.element(field('Name')).not.toBeInViewport();
  await fillRegistration({ date_of_birth, blood_group, height, weight });
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByText('Step 1 of 3')).toBeVisible();
  await expect.element(field('Name')).toHaveValue(name);
  await next.click();
  await expect.element(page.getByText('Step 2 of 3')).toBeVisible();
  await expect.element(field('Height')).toHaveValue(height);
  await next.click();
  await expect.element(page.getByText('Step 3 of 3')).toBeVisible();
  await expect.element(next).not.toBeInTheDocument();
  await fillRegistration(rest);
  expect(calls('POST /api/auth/register')).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await register.click();
  await expect.element(page.getByText('Registration successful!')).toBeVisible();
  expect(calls('POST /api/auth/register')).toHaveLength(1);
});

test('on a phone is filled in one go as well, and a fault brings its step into view', async () => {
  await page.viewport(360, 740);
  await open();
  await fillRegistration({ ...registration, name: '', phone: '12' });
  await register.click();
  await expect.element(alert).toHaveTextContent('2 fields need attentionGo to the first: Name');
  await expect.element(page.getByText('Step 1 of 3')).toBeVisible();
  await expect.element(field('Name')).toBeInViewport({ ratio: 1 });
  await field('Name').fill('Asha Murmu');
  await field('Phone').fill('0657 222 3333');
  await expect.element(page.getByText('Step 2 of 3')).toBeVisible();
  await register.click();
  await expect.element(page.getByText('Registration successful!')).toBeVisible();
});

test('on a phone the Enter key registers on the last step', async () => {
  await page.viewport(360, 740);
  const { calls } = await open();
  await fillRegistration(registration);
  (page.getByRole('checkbox').last().element() as HTMLElement).focus();
  await expect.element(page.getByText('Step 3 of 3')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Registration successful!')).toBeVisible();
  expect(calls('POST /api/auth/register')).toHaveLength(1);
});

test('on a phone says in a sentence who will see it, and the rest on request', async () => {
  await page.viewport(360, 740);
  await open();
  await expect.element(page.getByText(/Only you can see your individual answers\.$/)).toBeVisible();
  await expect.element(field('Email')).toBeInViewport({ ratio: 1 });
  await expect.element(audience).not.toBeVisible();
  await page.getByText('Everything others can and can’t see').click();
  await expect.element(audience).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Who can see what/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('on a desk is one page, beside what others will see', async () => {
  await page.viewport(1280, 800);
  await open();
  await expect.element(page.getByText(/^Your wellness admins can see your results and moods\. /)).toBeInViewport();
  await expect.element(audience).not.toBeVisible();
  await expect.element(field('Name')).toBeInViewport({ ratio: 1 });
  expect(next.elements()).toEqual([]);
  expect(page.getByText(/^Step \d of/).elements()).toEqual([]);
});

test('says what happens, second by second, and then leads to the dashboard', async () => {
  stillClock();
  const { promise, resolve } = Promise.withResolvers<{ token: string; user: ReturnType<typeof me> }>();
  const answers = { ...answersFor('employee'), 'POST /api/auth/register': () => promise };
  const { calls } = await openScreen('/register', { answers });
  await fillRegistration(registration);
  await press(register.element());
  await expect.poll(() => calls('POST /api/auth/register')).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
  resolve({ token: 'a-session', user: me('employee') });
  await comes(() => expect(page.getByText('Registration successful!').elements()).toHaveLength(1));
  const redirecting = page.getByText('Redirecting to dashboard...');
  await advance(950);
  expect(redirecting.elements()).toEqual([]);
  await advance(100);
  expect(redirecting.elements()).toHaveLength(1);
  await advance(850);
  expect(location.pathname).toBe('/register');
  await advance(150);
  await comes(() => expect(location.pathname).toBe('/dashboard'));
});

test('who registers in the frame of someone who is signed in leaves nothing of them in it', async () => {
  stillClock();
  const names = { before: me('employee'), now: { ...me('employee'), id: 'ravi', name: 'Ravi Rao' } };
  await openScreen('/register', {
    role: 'employee',
    answers: {
      'GET /api/auth/me': ({ headers }) =>
        headers.get('authorization') === 'Bearer a-session' ? names.now : names.before,
      'POST /api/auth/logout': { msg: 'Bye' },
      'POST /api/auth/register': { token: 'a-session', user: names.now },
    },
  });
  const greets = (name: string) => () =>
    expect(page.getByRole('button', { name: /^Hi/ }).element().textContent).toContain(name);
  await comes(greets('Asha'));
  await fillRegistration(registration);
  await press(register.element());
  await comes(greets('Ravi'));
  expect(page.getByText('Registration successful!').elements()).toHaveLength(1);
});
