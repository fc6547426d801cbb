import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ChosenRegistration } from '../../domain/contract/registration.ts';
import { answersFor } from '../../gallery/answers.ts';
import { brokenLine, refused } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { expectReadable } from '../test/axe.ts';
import { joinMessages as words } from '#messages/registration.ts';
import { openScreen } from '../test/open-screen.tsx';
import { fillRegistration, registration } from '../test/registration.ts';

/** Where not everyone can register by typing: by invitation, after a confirmed address, at a provider alone. */

const password = page.getByLabelText('Password', { exact: true });
const email = page.getByLabelText('Email', { exact: true });

test('a page by invitation says so, and sends a lost invitation again', async () => {
  const { calls } = await openScreen('/register', {
    answers: {
      'GET /api/registration': { rule: 'invitation', domains: [], confirms_email: false },
      'POST /api/auth/registration-link': { msg: 'If there is an invitation, it is on its way.' },
    },
  });
  await expect.element(page.getByText(/You need an invitation to register\./)).toBeVisible();
  expect(password.elements()).toEqual([]);
  await expectReadable();
  await email.fill('stranger@example.org');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect.element(page.getByRole('heading', { name: 'Check your inbox' })).toHaveFocus();
  expect(calls('POST /api/auth/registration-link').map(({ body }) => body)).toEqual([
    { email: 'stranger@example.org' },
  ]);
});

test('where addresses are confirmed the domains are named, and the form waits for the link', async () => {
  await openScreen('/register', {
    answers: { 'GET /api/registration': { rule: 'domain', domains: ['example.org'], confirms_email: true } },
  });
  await expect
    .element(page.getByText(/You can register with an email address that ends in @example\.org\./))
    .toBeVisible();
  expect(password.elements()).toEqual([]);
});

test('an admin chooses the rule, and it is said that it applies', async () => {
  const { calls } = await openScreen('/admin/registration', {
    role: 'admin',
    answers: {
      'PUT /api/admin/registration': {
        rule: 'invitation',
        domains: [],
        confirms_email: false,
        mail_works: true,
        reachable: true,
      },
    },
  });
  await page.getByRole('radio', { name: 'By invitation' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved. It applies from now on.')).toBeVisible();
  expect(calls('PUT /api/admin/registration').map(({ body }) => body)).toEqual([{ rule: 'invitation' }]);
  await page.getByRole('radio', { name: 'Open' }).click();
  await expect.element(page.getByText('Saved. It applies from now on.')).not.toBeInTheDocument();
});

test('an admin who saves a page that stood open undoes nothing that another admin has set', async () => {
  const open: ChosenRegistration = {
    rule: 'open',
    domains: [],
    confirms_email: false,
    mail_works: true,
    reachable: false,
  };
  const { calls } = await openScreen('/admin/registration', {
    role: 'admin',
    answers: {
      'GET /api/admin/registration': open,
      'PUT /api/admin/registration': ({ body }) => ({
        ...open,
        rule: 'domain',
        domains: ['example.org'],
        ...(body as Partial<ChosenRegistration>),
      }),
    },
  });
  await expect.element(page.getByRole('radio', { name: 'Open' })).toBeChecked();
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved. It applies from now on.')).toBeVisible();
  expect(calls('PUT /api/admin/registration').map(({ body }) => body)).toEqual([{ confirms_email: true }]);
  await expect.element(page.getByLabelText('Email domains')).toHaveValue('example.org');
});

test('what an admin chooses while a rule is being saved stays, to be saved next', async () => {
  const saved = Promise.withResolvers<void>();
  const { calls } = await openScreen('/admin/registration', {
    role: 'admin',
    answers: {
      'PUT /api/admin/registration': async ({ body }) => {
        await saved.promise;
        const stored: ChosenRegistration = {
          rule: 'open',
          domains: [],
          confirms_email: false,
          mail_works: true,
          reachable: false,
        };
        return { ...stored, ...(body as Partial<ChosenRegistration>) };
      },
    },
  });
  const save = page.getByRole('button', { name: 'Save' });
  await page.getByRole('radio', { name: 'By email domain' }).click();
  await save.click();
  await page.getByLabelText('Email domains').fill('example.org');
  saved.resolve();
  await expect.element(save).not.toHaveAttribute('aria-busy');
  await expect.element(page.getByLabelText('Email domains')).toHaveValue('example.org');
  await save.click();
  const sent = () => calls('PUT /api/admin/registration').map(({ body }) => body);
  await expect.poll(sent).toMatchObject([{ rule: 'domain' }, { domains: ['example.org'] }]);
});

const providerAlone = { ssoName: 'Example Ltd', localLogin: false };

test('with local sign-in off the login has the button alone', async () => {
  await openScreen('/', { settings: providerAlone });
  await expect.element(page.getByRole('button', { name: 'Continue with Example Ltd' })).toBeVisible();
  expect(password.elements()).toEqual([]);
  expect(page.getByRole('link', { name: 'Sign Up' }).elements()).toEqual([]);
  await expectReadable();
});

test('with local sign-in off nobody registers by a password', async () => {
  await openScreen('/register', { settings: providerAlone });
  await expect
    .element(page.getByText('There are no passwords here. Sign in with Example Ltd, and you’re in.'))
    .toBeVisible();
  expect(password.elements()).toEqual([]);
});

test('with local sign-in off one admin can break the glass, and others are told that passwords are not used', async () => {
  await openScreen('/sso/local', {
    settings: providerAlone,
    answers: { 'POST /api/auth/login': () => refused(403, { msg: 'Passwords aren’t used here.' }) },
  });
  await expect.element(page.getByRole('heading', { name: 'Emergency sign-in' })).toBeVisible();
  await email.fill('admin@example.org');
  await password.fill('Wrong@free1');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Passwords aren’t used here.');
});

const { name, theme, designation, state, city, password: chosen, ...about } = registration;
const invitation = { email: 'asha@example.org', invited: { name, theme, designation, state, city } };

async function join(answers: Answers) {
  const { calls } = await openScreen('/join/abc', {
    answers: { ...answersFor('employee'), 'POST /api/auth/join/:token/opened': invitation, ...answers },
  });
  await fillRegistration({ password: chosen, ...about, email: '' });
  await page.getByRole('button', { name: words.button }).click();
  return calls;
}

test('who accepts an invitation again because the answer was lost is signed in', async () => {
  let sent = 0;
  const calls = await join({
    'POST /api/auth/join/:token': () => {
      sent += 1;
      return sent === 1 ? brokenLine() : refused(400, { code: 'join_link_invalid', msg: 'The link is over.' });
    },
    'POST /api/auth/login': { token: 'again', user: { id: '1', name, email: 'asha@example.org', role: 'employee' } },
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: words.button }).click();
  await expect.element(page.getByText('Registration successful!')).toBeVisible();
  expect(calls('POST /api/auth/login').map(({ body }) => body)).toEqual([
    { email: 'asha@example.org', password: chosen },
  ]);
});

test('an invitation that is over says so to whom no account lets in', async () => {
  await join({
    'POST /api/auth/join/:token': () => refused(400, { code: 'join_link_invalid', msg: 'The link is over.' }),
    'POST /api/auth/login': () => refused(401, { code: 'wrong_credentials', msg: 'Wrong email or password.' }),
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Email me a link' })).toBeVisible();
});

test('who tries again by keys where an invitation did not load keeps their place', async () => {
  const { answer } = await openScreen('/join/abc', {
    answers: { ...answersFor('employee'), 'POST /api/auth/join/:token/opened': brokenLine },
  });
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect.element(again).not.toHaveAttribute('aria-busy');
  await expect.element(again).toHaveFocus();
  answer('POST /api/auth/join/:token/opened', invitation);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: words.button })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('who tries again by keys where the provider could not be reached keeps their place', async () => {
  const { calls } = await openScreen('/sso', {
    settings: providerAlone,
    answers: { 'POST /api/auth/sso/start': () => refused(503) },
  });
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect.poll(() => calls('POST /api/auth/sso/start')).toHaveLength(2);
  await expect.element(again).not.toHaveAttribute('aria-busy');
  await expect.element(again).toHaveFocus();
});
