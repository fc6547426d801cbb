import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SafetyPlan, StoredSafetyPlan } from '../../domain/contract/safety-plan.ts';
import { brokenLine, refused } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { expectAccessible, expectReadable } from '../test/axe.ts';
import { emulateMedia } from '../test/emulate-media.ts';
import { startingLines } from '../test/help-lines.ts';
import { openScreen } from '../test/open-screen.tsx';

const labels = {
  warning_signs: 'Warning signs',
  what_helps: 'What helps me',
  people: 'People I can turn to',
  professionals: 'Professionals and helplines',
  safe_place: 'A safe place',
};
const nothing = { warning_signs: '', what_helps: '', people: '', professionals: '', safe_place: '' };
const save = page.getByRole('button', { name: 'Save my plan' });
const field = (label: string) => page.getByLabelText(label, { exact: true });

/** Keeps the plan, as the server does. */
function open(address = '/safety-plan', answers: Answers = {}) {
  let kept: StoredSafetyPlan = { ...nothing, updated_at: null };
  return openScreen(address, {
    role: 'employee',
    answers: {
      'GET /api/help-lines': startingLines,
      'GET /api/safety-plan': () => kept,
      'PUT /api/safety-plan': ({ body }) =>
        (kept = { ...kept, ...(body as Partial<SafetyPlan>), updated_at: '2026-11-18T04:54:00.000Z' }),
      ...answers,
    },
  });
}

test('a plan that is still empty has its first field in the first view of a phone', async () => {
  await page.viewport(360, 740);
  await open();
  await expect.element(field(labels.warning_signs)).toBeVisible();
  const tabs = page.getByRole('link', { name: 'My Stats' }).element().getBoundingClientRect();
  expect(field(labels.warning_signs).element().getBoundingClientRect().bottom).toBeLessThan(tabs.top);
});

test('is saved when the person says so, all of it, and says when', async () => {
  const { calls } = await open();
  await expect.element(page.getByText(/Only you can open this/)).toBeVisible();
  expect(document.title).toBe('My safety plan – Evenkeel');
  for (const label of Object.values(labels)) await field(label).fill(`${label} – meri योजना 🌱`);
  await expect.element(page.getByText('Not saved yet.')).toBeVisible();
  expect(calls('PUT /api/safety-plan')).toEqual([]);
  await save.click();
  await expect.element(page.getByText(/^Saved, 18 Nov 2026, 10:24\.$/)).toBeVisible();
  const sent = Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, `${label} – meri योजना 🌱`]));
  expect(calls('PUT /api/safety-plan').map(({ body }) => body)).toEqual([sent]);
});

test('loses no word on a look at another screen', async () => {
  await open();
  await field('What helps me').fill('The river');
  await page.getByRole('link', { name: 'My Health', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My Health');
  history.back();
  await expect.element(field('What helps me')).toHaveValue('The river');
  await expect.element(page.getByText('Not saved yet.')).toBeVisible();
});

test('shows what was saved on another device meanwhile, beside what is typed here, and undoes nothing of it', async () => {
  const { answer, calls } = await open();
  await field('What helps me').fill('The river');
  await page.getByRole('link', { name: 'My Health', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My Health');
  answer('GET /api/safety-plan', { ...nothing, people: 'Birsa', updated_at: '2026-11-18T04:54:00.000Z' });
  vi.setSystemTime(Date.now() + 60_000);
  history.back();
  await expect.element(field('People I can turn to')).toHaveValue('Birsa');
  await expect.element(field('What helps me')).toHaveValue('The river');
  await save.click();
  await expect.poll(() => calls('PUT /api/safety-plan').map(({ body }) => body)).toEqual([{ what_helps: 'The river' }]);
});

test('undoes nothing that was saved on another device while the screen stood open', async () => {
  const { calls } = await open('/safety-plan', {
    'PUT /api/safety-plan': ({ body }) => ({
      ...nothing,
      people: 'Birsa',
      ...(body as Partial<SafetyPlan>),
      updated_at: '2026-11-18T04:54:00.000Z',
    }),
  });
  await field('What helps me').fill('The river');
  await save.click();
  await expect.poll(() => calls('PUT /api/safety-plan').map(({ body }) => body)).toEqual([{ what_helps: 'The river' }]);
  await expect.element(field('People I can turn to')).toHaveValue('Birsa');
});

test('asks before unsaved words are thrown away, and not once they are saved', async () => {
  await open();
  const isAsked = () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    return !dispatchEvent(leaving);
  };
  await expect.element(field('What helps me')).toBeVisible();
  expect(isAsked()).toBe(false);
  await field('What helps me').fill('The river');
  await expect.poll(isAsked).toBe(true);
  await save.click();
  await expect.element(page.getByText(/^Saved, /)).toBeVisible();
  expect(isAsked()).toBe(false);
});

test('saves once on a double click, however long the answer takes', async () => {
  const { promise, resolve } = Promise.withResolvers<StoredSafetyPlan>();
  const { calls } = await open('/safety-plan', { 'PUT /api/safety-plan': () => promise });
  await field('A safe place').fill('My sister’s house');
  await save.dblClick();
  await expect.poll(() => calls('PUT /api/safety-plan')).toHaveLength(1);
  resolve({ ...nothing, safe_place: 'My sister’s house', updated_at: '2026-11-18T04:54:00.000Z' });
  await expect.element(page.getByText(/^Saved, /)).toBeVisible();
  expect(calls('PUT /api/safety-plan')).toHaveLength(1);
});

test('prints only what was written, and the lines, dark on white', async () => {
  await open();
  await field('Warning signs').fill('I stop answering messages.');
  document.documentElement.dataset['theme'] = 'dark';
  await emulateMedia({ media: 'print' });
  const heading = page.getByRole('heading', { name: 'Warning signs' });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole('paragraph').filter({ hasText: 'I stop answering messages.' })).toBeVisible();
  await expect.element(page.getByText(/Tele-MANAS: 14416, 1800-891-4416/)).toBeVisible();
  expect(page.getByRole('heading', { name: 'A safe place' }).elements()).toEqual([]);
  for (const role of ['textbox', 'navigation', 'banner'] as const)
    expect(
      page
        .getByRole(role)
        .elements()
        .filter((element) => element.checkVisibility()),
    ).toEqual([]);
  const dark = getComputedStyle(heading.element())
    .color.match(/[\d.]+/g)
    ?.map(Number) ?? [255];
  expect(Math.max(...dark.slice(0, 3))).toBeLessThan(80);
  await expectAccessible(document.body);
});

test('is reached from the profile and from Help', async () => {
  await open('/profile');
  await page.getByRole('main').getByRole('link', { name: 'My safety plan' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My safety plan');
  await page.getByRole('link', { name: 'My Health', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Help now' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'My safety plan' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My safety plan');
});

test('that can not be saved stays as it was typed, says so, and can be saved later', async () => {
  const { answer } = await open('/safety-plan', { 'PUT /api/safety-plan': brokenLine });
  await field('Warning signs').fill('A long night');
  await save.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t save your plan.');
  await expect.element(field('Warning signs')).toHaveValue('A long night');
  await expectReadable();
  answer('PUT /api/safety-plan', {
    ...nothing,
    warning_signs: 'A long night',
    updated_at: '2026-11-18T04:54:00.000Z',
  });
  await save.click();
  await expect.element(page.getByText(/^Saved, /)).toBeVisible();
});

test('who tries again by keys where the plan did not load keeps their place, and is on the screen once it is there', async () => {
  const { answer } = await open('/safety-plan', { 'GET /api/safety-plan': () => refused(400) });
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect.element(again).not.toHaveAttribute('aria-busy');
  await expect.element(again).toHaveFocus();
  answer('GET /api/safety-plan', { ...nothing, updated_at: null });
  await userEvent.keyboard('{Enter}');
  await expect.element(save).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
