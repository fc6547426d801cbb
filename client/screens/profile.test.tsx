import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnDetails } from '../../domain/contract/corrections.ts';
import { answersFor, me } from '../../gallery/answers.ts';
import { brokenLine, refused, unchecked } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { hueOf } from '../test/hue.ts';
import { openScreen } from '../test/open-screen.tsx';
import { field, typed } from '../test/registration.ts';

const update = page.getByRole('button', { name: 'Update Profile' });
const alert = page.getByRole('alert');
const heading = page.getByRole('heading', { level: 1 });
const height = () => document.documentElement.scrollHeight;
const saved = page.getByText('Profile updated successfully!');

const store: Answers['PUT /api/auth/update-profile'] = ({ body }) => ({ ...me('employee'), ...(body as object) });

const open = (answer: Answers['PUT /api/auth/update-profile'] = store, address = '/profile') =>
  openScreen(address, { role: 'employee', answers: { 'PUT /api/auth/update-profile': answer } });

test('shows what is fixed, and sends the whole profile with what was changed', async () => {
  const { calls } = await open();
  await expect.element(heading).toHaveTextContent('My Profile');
  expect(document.title).toBe('My Profile – Evenkeel');
  const fixed = ['Name', 'Email', 'Role', 'Date of birth'];
  await expect.element(field('Name')).toHaveValue('Asha Murmu');
  expect(typed(fixed)).toEqual(['Asha Murmu', 'asha@example.org', 'Employee', '17-04-1991']);
  for (const label of fixed) {
    const shown = field(label).element() as HTMLInputElement;
    expect(shown.readOnly, label).toBe(true);
    // Nothing to type in, and so nothing that looks like it.
    const { backgroundColor, borderTopColor } = getComputedStyle(shown);
    expect([backgroundColor, borderTopColor], label).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  }
  await field('Designation').selectOptions('Doctor');
  await field('Phone').fill('+91 98765 43210');
  await field('Height').selectOptions('180');
  await field('Weight').selectOptions('75');
  await field('Ailments').fill('Pollen');
  await update.click();
  await expect.element(saved).toBeVisible();
  expect(hueOf(saved)).toBe('green');
  const { designation: _designation, ...rest } = me('employee');
  expect(calls('PUT /api/auth/update-profile')).toMatchObject([
    {
      body: {
        name: rest.name,
        email: rest.email,
        role: 'employee',
        theme: rest.theme,
        state: rest.state,
        city: rest.city,
        designation: 'Doctor',
        phone: '+91 98765 43210',
        height: '180',
        weight: '75',
        ailments: 'Pollen',
      },
    },
  ]);
});

test('saves once on a double click, and can empty what is optional', async () => {
  const { calls } = await openScreen('/profile', {
    role: 'employee',
    answers: {
      'GET /api/auth/me': { ...me('employee'), phone: '98765 43210', ailments: 'Pollen' },
      'PUT /api/auth/update-profile': store,
    },
  });
  await expect.element(field('Phone')).toHaveValue('98765 43210');
  await field('Phone').fill('');
  await field('Ailments').fill('');
  await update.dblClick();
  await expect.element(saved).toBeVisible();
  expect(calls('PUT /api/auth/update-profile').map(({ body }) => body)).toMatchObject([{ phone: '', ailments: '' }]);
});

test('refuses a phone number that is none, next to it and on top', async () => {
  const { calls } = await open();
  await field('Phone').fill('call me');
  await update.click();
  await expect.element(alert).toMatchTextContent('Failed to update profile.');
  await expect.element(field('Phone')).toHaveAccessibleDescription(/7 to 15 digits/);
  await expect.element(field('Phone')).toHaveValue('call me');
  expect(calls('PUT /api/auth/update-profile')).toEqual([]);
});

const failures: [situation: string, answer: Answers['PUT /api/auth/update-profile']][] = [
  ['an error', () => refused(500)],
  ['an error with a message', () => refused(400, { msg: 'Something else' })],
  ['no connection', brokenLine],
];

test.each(failures)('says in red that it failed, and keeps everything: %s', async (_situation, answer) => {
  await open(answer);
  await field('Ailments').fill('A long story');
  await update.click();
  await expect.element(alert).toHaveTextContent('Failed to update profile.');
  expect(hueOf(alert.getByText('Failed to update profile.'))).toBe('red');
  await expect.element(field('Ailments')).toHaveValue('A long story');
  expect(saved.elements()).toEqual([]);
});

test('works for an admin who never registered', async () => {
  const nobody = { theme: null, designation: null, state: null, city: null, date_of_birth: null, age: null };
  const admin = { ...me('admin'), ...nobody, height: null, weight: null, blood_group: null };
  const { calls } = await openScreen('/profile', {
    role: 'admin',
    answers: {
      'GET /api/auth/me': admin,
      'PUT /api/auth/update-profile': ({ body }) => ({ ...admin, ...(body as object) }),
    },
  });
  await expect.element(field('Email')).toHaveValue(admin.email);
  expect(typed(['Role', 'Date of birth'])).toEqual(['Admin', '']);
  await update.click();
  await expect.element(saved).toBeVisible();
  expect(calls('PUT /api/auth/update-profile')).toHaveLength(1);
});

test('has sections of at most a few screens, each with an address, and keeps what is typed', async () => {
  await page.viewport(360, 740);
  await openScreen('/profile', {
    role: 'employee',
    answers: {
      'PUT /api/auth/update-profile': store,
      'GET /api/organisation': { name: '', logo: null, privacy: null, grievance: null },
    },
  });
  const sections = page.getByRole('navigation', { name: 'My Profile' });
  await expect.element(sections).toBeVisible();
  // One line, which scrolls.
  expect(sections.element().getBoundingClientRect().height).toBeLessThan(60);
  const links = () => sections.getByRole('link').elements();
  const names = ['Account', 'Security', 'Privacy', 'Reminders', 'Appearance', 'My data'];
  expect(links().map(({ textContent }) => textContent)).toEqual(names);
  await field('Ailments').fill('Pollen');
  await expect.element(page.getByText('Not saved yet.')).toBeVisible();
  for (const name of names.slice(1)) {
    await sections.getByRole('link', { name }).click();
    await expect.poll(() => location.pathname).toBe(`/profile/${name.toLowerCase().replace(' ', '-')}`);
    await expect.element(page.getByRole('heading', { level: 1, name })).toHaveFocus();
    expect(document.title).toBe(`${name} – Evenkeel`);
    expect(links().map((link) => link.getAttribute('aria-current') !== null)).toEqual(names.map((one) => one === name));
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth - clientWidth, name).toBe(0);
    // What is still being loaded, such as a font, has another height.
    await expect.poll(height, { message: name }).toBeLessThan(2400);
  }
  await sections.getByRole('link', { name: 'Account' }).click();
  await expect.element(field('Ailments')).toHaveValue('Pollen');
  await expect.poll(height).toBeLessThan(2000);
  await update.click();
  await expect.element(saved).toBeVisible();
  await expect.element(page.getByText('Not saved yet.')).not.toBeInTheDocument();
});

test('an old address of the reminders leads to their section', async () => {
  await open(store, '/profile#reminders');
  await expect.poll(() => location.pathname).toBe('/profile/reminders');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Reminders' })).toBeVisible();
});

test.each([
  ['says that it has none', () => refused(404, { msg: 'Not found' })],
  ['answers with the page', () => unchecked('<!doctype html><title>Evenkeel</title>')],
] as const)('where a server %s, nothing is said of details to correct', async (_what, answer) => {
  const { calls } = await openScreen('/profile', { role: 'employee', answers: { 'GET /api/account/details': answer } });
  await expect.element(page.getByRole('button', { name: 'Update Profile' })).toBeVisible();
  await expect.poll(() => calls('GET /api/account/details')).toHaveLength(1);
  await expect.element(page.getByText(/^Loading/)).not.toBeInTheDocument();
  expect(page.getByText(/couldn’t load your details/).elements()).toEqual([]);
});

test('who gives up a new email has the focus on the screen once the button is gone', async () => {
  const details = answersFor('employee')['GET /api/account/details'] as OwnDetails;
  const expires_at = '2026-11-19T05:30:00.000Z';
  const change = { email: 'asha.rani@example.org', expires_at, by_admin: false, refused: false };
  await openScreen('/profile', {
    role: 'employee',
    answers: { 'GET /api/account/details': { ...details, email_change: change }, 'DELETE /api/account/email': details },
  });
  const drop = page.getByRole('button', { name: 'Don’t change it' });
  await drop.click();
  await expect.element(drop).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

test('a new email that no mail reaches is said to be so, and no link is waited for', async () => {
  const details = answersFor('employee')['GET /api/account/details'] as OwnDetails;
  const change = { email: 'asha@exmaple.org', expires_at: '2026-11-19T05:30:00.000Z', by_admin: false, refused: true };
  await openScreen('/profile', {
    role: 'employee',
    answers: { 'GET /api/account/details': { ...details, email_change: change } },
  });
  await expect.element(page.getByText(/^Email to asha@exmaple\.org isn’t getting through/)).toBeVisible();
  expect(page.getByText(/please open the link/).elements()).toEqual([]);
});

test('who disconnects the work account has the focus on what is said of it once the form is gone', async () => {
  const linked = { name: 'Example Ltd', linked_at: '2026-10-01T08:00:00.000Z', has_password: true };
  await openScreen('/profile', {
    role: 'employee',
    settings: { ssoName: 'Example Ltd' },
    answers: { 'GET /api/account/sso': linked, 'DELETE /api/account/sso': { ...linked, linked_at: null } },
  });
  const card = page.getByRole('region', { name: 'Your work account' });
  await card.getByText('Disconnect').first().click();
  await card.getByLabelText('Password', { exact: true }).fill('Evenkeel#1');
  await card.getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(card.getByText(/is no longer connected/)).toBeVisible();
  await expect.element(card.getByRole('heading')).toHaveFocus();
});

test('on a phone the line of the sections begins below a line of news', async () => {
  await page.viewport(360, 740);
  const notice = {
    id: '1',
    at: '2026-11-18T04:54:00.000Z',
    kind: 'policy_tightened',
    text: 'It is stricter now.',
    detail: { from: 'open', to: 'never' },
  } as const;
  await openScreen('/profile/security', { role: 'employee', answers: { 'GET /api/notices': [notice] } });
  const news = page.getByRole('button', { name: 'Got it' });
  await expect.element(news).toBeVisible();
  const line = news.element().parentElement?.getBoundingClientRect().bottom ?? 0;
  expect(page.getByRole('navigation', { name: 'My Profile' }).element().getBoundingClientRect().top).toBeGreaterThan(
    line,
  );
});
