import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answersFor, me } from '../../gallery/answers.ts';
import { brokenLine, refused, unchecked } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { hueOf } from '../test/hue.ts';
import { openScreen } from '../test/open-screen.tsx';
import {
  field,
  fillRegistration,
  passwordRule,
  registration,
  registrationLabels,
  typed,
} from '../test/registration.ts';

const button = page.getByRole('button', { name: 'Register' });
const alert = page.getByRole('alert');
const optional: readonly string[] = ['Phone', 'Ailments'];

const optionsOf = (label: string) =>
  Array.from((field(label).element() as HTMLSelectElement).options, ({ value }) => value).filter(
    (value) => value !== '',
  );

const open = (answer?: Answers['POST /api/auth/register']) =>
  openScreen('/register', { answers: { ...answersFor('employee'), 'POST /api/auth/register': answer } });

test('has every field under its name, and its own title', async () => {
  await open();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Employee Registration');
  expect(document.title).toBe('Employee Registration – Evenkeel');
  for (const label of registrationLabels) {
    await expect.element(field(label)).toBeVisible();
    expect(field(label).element().hasAttribute('required'), label).toBe(!optional.includes(label));
  }
  await expect.element(field('Password')).toHaveAttribute('type', 'password');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect.poll(() => location.pathname).toBe('/');
});

test('offers the lists of the specification', async () => {
  await open();
  await expect
    .poll(() => optionsOf('State'))
    .toEqual(['Jharkhand', 'Odisha', 'Maharashtra', 'Uttar Pradesh', 'Punjab']);
  expect(optionsOf('Blood group')).toEqual(['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-']);
  expect(optionsOf('Height')).toEqual(['150', '155', '160', '165', '170', '175', '180', '185', '190']);
  expect(optionsOf('Weight')).toEqual(Array.from({ length: 17 }, (_, step) => String(40 + 5 * step)));
  const themes = optionsOf('Theme');
  expect(themes).toHaveLength(21);
  expect(themes).toContain('Grassroot Governance and Decentralised Planning');
  const titles = optionsOf('Designation');
  expect(titles.length).toBeGreaterThanOrEqual(75);
  for (const title of ['Accountant', 'Teacher', 'Doctor', 'Driver', 'Project Coordinator', 'Data Analyst'])
    expect(titles).toContain(title);
  expect(optionsOf('City')).toEqual([]);
  await field('State').selectOptions('Odisha');
  await expect
    .poll(() => optionsOf('City'))
    .toEqual(['Bhubaneswar', 'Gopalpur', 'Meramandali', 'Kalinganagar', 'Bamnipal', 'Sukinda', 'Balasore', 'Athagarh']);
});

test('clears the city when the state changes', async () => {
  await open();
  await field('State').selectOptions('Jharkhand');
  await field('City').selectOptions('Jamshedpur');
  await field('State').selectOptions('Punjab');
  await expect.element(field('City')).toHaveValue('');
  await field('City').selectOptions('Ludhiana');
  await expect.element(field('City')).toHaveValue('Ludhiana');
  await field('State').selectOptions('Jharkhand');
  await field('State').selectOptions('Punjab');
  await expect.element(field('City')).toHaveValue('');
});

test('shows the age in whole years, anew for each date of birth', async () => {
  // On the 18th of November 2026.
  await open();
  const age = field('Age');
  for (const [born, years] of [
    ['1990-11-18', '36'],
    ['1990-11-19', '35'],
    ['2027-01-01', ''],
  ] as const) {
    await field('Date of birth').fill(born);
    await expect.element(age).toHaveValue(years);
  }
  expect((age.element() as HTMLInputElement).readOnly || (age.element() as HTMLInputElement).disabled).toBe(true);
  await expect.element(age).toHaveAttribute('name', 'age');
});

test('tells every missing field at its place and on top, sends nothing and keeps what was typed', async () => {
  const { calls } = await open();
  await fillRegistration({ name: 'Asha Murmu', phone: '12', ailments: 'Asthma' });
  await button.click();
  // The sentences are beside the fields: on top there is their number, and the way to the first.
  await expect.element(alert).toHaveTextContent('11 fields need attentionGo to the first: Email');
  for (const label of registrationLabels.filter((name) => !['Name', ...optional].includes(name))) {
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(label)).toHaveAccessibleDescription(/Please fill this in\.$|8\+ characters$/);
  }
  (field('City').element() as HTMLElement).focus();
  await alert.getByRole('link', { name: 'Go to the first: Email' }).click();
  await expect.element(field('Email')).toHaveFocus();
  await expect.element(field('Phone')).toHaveAccessibleDescription(/7 to 15 digits/);
  expect(typed(['Name', 'Phone', 'Ailments'])).toEqual(['Asha Murmu', '12', 'Asthma']);
  expect(calls('POST /api/auth/register')).toEqual([]);
});

test('refuses each weak password with the sentence of the rule, at its field alone', async () => {
  const { calls } = await open();
  await fillRegistration(registration);
  for (const weak of [
    'Short@1',
    'lower@case1',
    'UPPER@CASE1',
    'No@digits!',
    'NoSpecial11',
    'Bad space@1',
    'Ümlaut@111',
  ]) {
    await field('Password').fill(weak);
    await button.click();
    await expect.element(field('Password')).toHaveAccessibleDescription(expect.stringContaining(passwordRule));
    await expect.element(field('Password')).toHaveValue(weak);
    await expect.element(field('Password')).toHaveFocus();
    expect(page.getByText(passwordRule).elements()).toHaveLength(1);
    expect(alert.elements()).toEqual([]);
  }
  expect(calls('POST /api/auth/register')).toEqual([]);
});

test('sends what was typed once for a double click, and stores token and role', async () => {
  const { calls } = await open({ token: 'a-session', user: me('employee') });
  await fillRegistration(registration);
  await button.dblClick();
  await expect.element(page.getByText('Registration successful!')).toBeVisible();
  const { phone: _phone, ailments: _ailments, ...needed } = registration;
  expect(calls('POST /api/auth/register')).toMatchObject([{ body: { ...needed, notice: 3 } }]);
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ role: 'employee', token: 'a-session' });
});

const taken = 'There’s already an account with this email.';

test('names a taken email at its field, and keeps everything', async () => {
  await open(() => refused(409, { code: 'email_taken', msg: taken, fields: { email: taken } }));
  await fillRegistration({ ...registration, phone: '0657 222 3333', ailments: 'None' });
  const before = typed(registrationLabels);
  await button.click();
  await expect.element(field('Email')).toHaveAccessibleDescription(/already an account/);
  await expect.element(field('Email')).toHaveFocus();
  expect(page.getByText(taken).elements()).toHaveLength(1);
  expect(alert.elements()).toEqual([]);
  expect(typed(registrationLabels)).toEqual(before);
  expect(localStorage).toHaveLength(0);
});

const failures: [situation: string, message: string, answer: Answers['POST /api/auth/register']][] = [
  ['the message of the server', 'Come later.', () => refused(503, { msg: 'Come later.' })],
  ['an error without a message', 'Registration failed', () => refused(500)],
  ['no connection', 'Registration failed', brokenLine],
  ['no token', 'Invalid response from server', () => unchecked(JSON.stringify({ user: me('employee') }))],
  ['no user', 'Invalid response from server', () => unchecked(JSON.stringify({ token: 'abc' }))],
];

test.each(failures)('says in red what is wrong and keeps everything: %s', async (_situation, message, answer) => {
  await open(answer);
  await fillRegistration(registration);
  const before = typed(registrationLabels);
  await button.click();
  await expect.element(alert).toHaveTextContent(message);
  await expect.element(alert).toBeInViewport();
  expect(hueOf(alert.getByText(message))).toBe('red');
  expect(typed(registrationLabels)).toEqual(before);
  expect(localStorage).toHaveLength(0);
});

test('goes out under the same key when the answer was lost on the way and the button is pressed again', async () => {
  const { answer, calls } = await open(brokenLine);
  await fillRegistration(registration);
  await button.click();
  await expect.element(alert).toHaveTextContent('Registration failed');
  answer('POST /api/auth/register', { token: 'a-session', user: me('employee') });
  await button.click();
  await expect.element(page.getByText('Registration successful!')).toBeVisible();
  const [first, second] = calls('POST /api/auth/register').map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toBe(second);
  expect(first).toMatch(/.{16}/);
});
