import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answersFor } from '../../gallery/answers.ts';
import { line } from '../../gallery/invented.ts';
import { removalOfBina } from '../test/admin-requests.ts';
import { expectAccessible } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';
import { keepQuestions } from '../test/question-set.ts';

const attention = page.getByRole('region', { name: 'Needs attention' });
const registering = { rule: 'open' as const, domains: [], confirms_email: false, mail_works: true, reachable: true };

test('what needs attention is one line, which opens the list', async () => {
  vi.stubGlobal('isSecureContext', false);
  onTestFinished(() => void vi.unstubAllGlobals());
  const setup = answersFor('admin')['GET /api/admin/setup'];
  if (!setup) throw new Error('There are no first steps');
  await openScreen('/admin-dashboard', {
    role: 'admin',
    answers: {
      ...keepQuestions(['gad7-1']).answers,
      'GET /api/admin/registration': registering,
      'GET /api/help-lines': [{ ...line, stale: true }],
      'GET /api/admin/setup': {
        ...setup,
        own_password: false,
        steps: setup.steps.map((step) => ({ ...step, state: 'open' as const, put_off_until: null })),
      },
    },
  });
  await expect.element(attention.getByText('6 things need attention')).toBeVisible();
  expect(attention.getByRole('link').elements()).toEqual([]);
  // On a desk the line begins to say what it is, once for those who listen.
  await page.viewport(1280, 800);
  const first = attention.element().querySelector('[data-first]') ?? document.body;
  expect(getComputedStyle(first, '::after').content).toContain('isn’t encrypted');
  expect(attention.element().getBoundingClientRect().height).toBeLessThan(60);
  await attention.getByText('6 things need attention').click();
  await expectAccessible(attention.element());
  await expect.element(attention.getByText(/isn’t encrypted/)).toBeVisible();
  expect(
    attention
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose my own password', 'Show the list', 'Check the helplines', 'Choose who can register']);
  await attention.getByRole('button', { name: 'Show the questions' }).click();
  await expect.element(page.getByRole('button', { name: 'GAD-7 Questions' })).toHaveFocus();
});

test('is not said to be nothing where it could not be found out', async () => {
  await openScreen('/admin-dashboard', {
    role: 'admin',
    answers: { 'GET /api/admin/registration': () => new Response(null, { status: 500 }) },
  });
  await expect.element(page.getByRole('button', { name: 'GAD-7 Questions' })).toBeVisible();
  expect(page.getByText('Nothing needs attention.').elements()).toEqual([]);
});

test('a change to an admin’s access that waits is the first thing in the list, and no line beside it', async () => {
  await openScreen('/admin-dashboard', {
    role: 'admin',
    answers: { 'GET /api/admin/admin-requests': [{ ...removalOfBina, about_you: true, steps: ['object'] }] },
  });
  await attention.getByText(/need(?:s)? attention$/).click();
  await expect.element(attention.getByText('A change to your access: you can object')).toBeVisible();
  await expect.element(attention.getByRole('link').first()).toHaveTextContent('See what’s waiting');
  expect(page.getByRole('region', { name: 'See what’s waiting' }).elements()).toEqual([]);
  await attention.getByRole('link', { name: 'See what’s waiting' }).click();
  await expect.element(page.getByRole('region', { name: 'Waiting for a second admin' })).toBeVisible();
});
