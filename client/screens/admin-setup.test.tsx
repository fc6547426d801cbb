import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersFor } from '../../gallery/answers.ts';
import { refused } from '../test/answer-calls.ts';
import { openScreen } from '../test/open-screen.tsx';

test('what was done before stands last, so that a phone begins with what is left', async () => {
  const setup = answersFor('admin')['GET /api/admin/setup'];
  if (!setup) throw new Error('There are no first steps');
  const steps = setup.steps.map((step) => ({
    ...step,
    state: step.step === 'organisation' ? ('done' as const) : ('open' as const),
    put_off_until: null,
  }));
  await openScreen('/admin/setup', { role: 'admin', answers: { 'GET /api/admin/setup': { ...setup, steps } } });
  const names = page.getByRole('heading', { level: 2 });
  await expect.element(names.last()).toHaveTextContent('Name and logo');
});

test('helplines that could not be loaded are said to be so: without any, none looks checked', async () => {
  const setup = answersFor('admin')['GET /api/admin/setup'];
  if (!setup) throw new Error('There are no first steps');
  const steps = setup.steps.map((step) => ({ ...step, state: 'open' as const, put_off_until: null }));
  await openScreen('/admin/setup', {
    role: 'admin',
    answers: { 'GET /api/admin/setup': { ...setup, steps }, 'GET /api/help-lines': () => refused(400) },
  });
  await page.getByRole('button', { name: 'Helplines' }).click();
  await expect.element(page.getByText('We couldn’t load this. Please try again in a moment.')).toBeVisible();
});

test('a step that was put off and is done now stays open for that', async () => {
  const setup = answersFor('admin')['GET /api/admin/setup'];
  if (!setup) throw new Error('There are no first steps');
  const as = (state: 'open' | 'put_off') => ({
    ...setup,
    steps: setup.steps.map((step) => ({
      ...step,
      state: step.step === 'second_admin' ? state : ('done' as const),
      put_off_until: state === 'put_off' && step.step === 'second_admin' ? '2026-11-25T05:30:00.000Z' : null,
    })),
  });
  await openScreen('/admin/setup', {
    role: 'admin',
    answers: {
      'GET /api/admin/setup': as('put_off'),
      'PUT /api/admin/setup/:step': ({ body }) => as((body as { put_off: boolean }).put_off ? 'put_off' : 'open'),
    },
  });
  const step = page.getByRole('button', { name: 'A second admin' });
  await step.click();
  await page.getByRole('button', { name: 'Do it now' }).click();
  await expect.element(page.getByRole('button', { name: 'Not now' })).toBeVisible();
  await expect.element(step).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.element(step).toHaveAttribute('aria-expanded', 'false');
  await expect.element(step).toHaveFocus();
});

test('who enters the code of the test email has the focus on the screen once its form is gone', async () => {
  const setup = answersFor('admin')['GET /api/admin/setup'];
  if (!setup) throw new Error('There are no first steps');
  const as = (state: 'open' | 'done') => ({
    ...setup,
    mail: { server_set: true, waiting_since: state === 'open' ? '2026-11-18T05:00:00.000Z' : null },
    steps: setup.steps.map((step) => ({
      ...step,
      state: step.step === 'mail' ? state : ('done' as const),
      put_off_until: null,
    })),
  });
  await openScreen('/admin/setup', {
    role: 'admin',
    answers: { 'GET /api/admin/setup': as('open'), 'POST /api/admin/test-mail/came': as('done') },
  });
  const code = page.getByLabelText('Code in the email');
  await code.fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(code).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Send a test email' })).toHaveFocus();
});

test('to put off a step stands below its form, at the same edge', async () => {
  await page.viewport(1280, 800);
  const setup = answersFor('admin')['GET /api/admin/setup'];
  if (!setup) throw new Error('There are no first steps');
  const steps = setup.steps.map((step) => ({
    ...step,
    state: step.step === 'organisation' ? ('open' as const) : ('done' as const),
    put_off_until: null,
  }));
  await openScreen('/admin/setup', { role: 'admin', answers: { 'GET /api/admin/setup': { ...setup, steps } } });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect.element(save).toBeVisible();
  const file = page.getByLabelText('Choose a picture').element().getBoundingClientRect();
  const later = page.getByRole('button', { name: 'Not now' }).element().getBoundingClientRect();
  expect(later.left).toBe(save.element().getBoundingClientRect().left);
  expect(later.top).toBeGreaterThan(file.bottom);
});

test.each([
  ['a phone', 360, 'organisation'],
  ['a desk', 1280, 'organisation'],
  ['a phone', 360, 'privacy_contact'],
  ['a desk', 1280, 'privacy_contact'],
])('on %s of %i px nothing moves when the form of %s comes', async (_name, width, open) => {
  await page.viewport(width, 740);
  const setup = answersFor('admin')['GET /api/admin/setup'];
  const settled = answersFor('admin')['GET /api/admin/organisation'];
  if (!setup || !settled) throw new Error('There are no first steps');
  const steps = setup.steps.map((step) => ({
    ...step,
    state: step.step === open ? ('open' as const) : ('done' as const),
    put_off_until: null,
  }));
  const { promise, resolve } = Promise.withResolvers<NonNullable<typeof settled>>();
  await openScreen('/admin/setup', {
    role: 'admin',
    answers: { 'GET /api/admin/setup': { ...setup, steps }, 'GET /api/admin/organisation': () => promise },
  });
  const later = page.getByRole('button', { name: 'Not now' });
  await expect.element(later).toBeVisible();
  const before = later.element().getBoundingClientRect().y;
  resolve(settled);
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  expect(Math.abs(later.element().getBoundingClientRect().y - before)).toBeLessThan(13);
});
