import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { now } from '../../gallery/invented.ts';
import type { CallName } from '../api/call-names.ts';
import { care, openTests, phq9, scoreOf, submitNinth } from '../test/care.ts';
import { startingLines } from '../test/help-lines.ts';
import { openScreen } from '../test/open-screen.tsx';
import { choose, keepResults } from '../test/questionnaires.ts';

/** trust 13: what the page asks for tells no one who sees calls pass whether this person was given care. */

beforeEach(() => {
  // What comes once the page is at rest, or comes back to the front, would come in one test and not in another.
  const rest = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0);
  const stay = (event: Event) => {
    if (event.target === window || event.target === document) event.stopImmediatePropagation();
  };
  const comingBack = ['visibilitychange', 'focus', 'pageshow', 'online'];
  for (const name of comingBack) window.addEventListener(name, stay, true);
  onTestFinished(() => {
    rest.mockRestore();
    for (const name of comingBack) window.removeEventListener(name, stay, true);
  });
});

/** Calls that say something of who is led to people, or that nobody makes but them. */
const telling = /help-lines|safety-plan|call-back|results/;

const askedOf = ({ calls }: Pick<Awaited<ReturnType<typeof openScreen>>, 'calls'>) =>
  allEndpoints
    .map(({ method, path }) => `${method} ${path}` as CallName)
    .filter((name) => telling.test(name))
    .flatMap((name) => calls(name).map(() => name))
    .toSorted();

const plan = {
  warning_signs: '',
  what_helps: '',
  people: 'Didi +91 98765 43210',
  professionals: '',
  safe_place: '',
  updated_at: '2026-11-01T05:30:00.000Z',
};

test.each([
  ['Not at all', 0],
  ['Several days', 1],
] as const)('My Tests asks for the same, also after the answer: %s', async (label, total) => {
  const opened = await openTests({ 'GET /api/safety-plan': plan });
  await choose(phq9, [...Array<string>(8).fill('Not at all'), label]);
  // As long as someone needs for the questions: what was read at the start is no longer fresh.
  vi.setSystemTime(Date.parse(now) + 300_000);
  await submitNinth(label);
  if (total > 0) {
    await care.getByRole('button', { name: 'A person I trust' }).click();
    await expect.element(care.getByRole('link', { name: '+91 98765 43210' })).toBeVisible();
    await care.getByRole('button', { name: 'Continue' }).click();
  }
  await expect.element(scoreOf(total)).toHaveFocus();
  await expect
    .poll(() => askedOf(opened))
    .toEqual(['GET /api/call-back', 'GET /api/help-lines', 'GET /api/safety-plan', 'PUT /api/results/:id/left']);
});

test.each([false, true])('My Stats asks for the same, where the last result leads to people: %s', async (leads) => {
  const { answers, kept } = keepResults([['PHQ-9', 3]]);
  for (const one of kept) one.calls_for_care = leads;
  const opened = await openScreen('/dashboard?tab=mystats', {
    role: 'employee',
    answers: { ...answers, 'GET /api/help-lines': startingLines },
  });
  await expect.element(page.getByText(/^Latest: 3 of 27, Minimal/)).toBeVisible();
  const toCall = page.getByRole('main').getByRole('link', { name: 'Call 14416' });
  if (leads) await expect.element(toCall).toBeVisible();
  else expect(toCall.elements()).toEqual([]);
  await expect
    .poll(() => askedOf(opened))
    .toEqual(['GET /api/call-back', 'GET /api/help-lines', 'GET /api/safety-plan']);
});
