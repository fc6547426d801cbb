import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import type { ReplyOf } from '../../domain/contract/endpoint.ts';
import type { recordPolicy } from '../../domain/contract/record-policy.ts';
import type { whoCanSee as whoCanSeeCall } from '../../domain/contract/visibility.ts';
import { whoCanSee } from '../../domain/visibility/who-can-see.ts';
import { expectReadable } from '../test/axe.ts';
import type { Answers } from '../test/answer-calls.ts';
import { openScreen } from '../test/open-screen.tsx';

const coming = { policy: 'open', from: '2026-11-27T06:00:00.000Z' } as const;
const never: Omit<ReplyOf<typeof recordPolicy>, 'coming'> = {
  policy: 'never',
  since: '2026-11-01T05:30:00.000Z',
  older: [],
};
const list: Omit<ReplyOf<typeof whoCanSeeCall>, 'coming'> = {
  ...never,
  min_group: 5,
  retention_months: 24,
  notice: 3,
  rows: whoCanSee(allEndpoints, 'never'),
};

const answersWith = (announced: typeof coming | null): Answers => ({
  'GET /api/record-policy': { ...never, coming: announced },
  'GET /api/who-can-see': { ...list, coming: announced },
});

const becomes =
  'From 27 Nov 2026, not earlier, ‘Open’ applies here. Wellness admins can open everyone’s scores and moods.';
const until = /What you record before then keeps today’s protection, unless you choose to share it\.$/;

const places = [
  ['on My Tests', '/dashboard?tab=mytests', 'employee'],
  ['at registration', '/register', undefined],
  ['under Privacy', '/profile/privacy', 'employee'],
  ['where everyone reads who can see what', '/who-can-see', undefined],
] as const;

test.for(places)('the person sees the coming rule with its day %s', async ([, address, role]) => {
  await openScreen(address, { role, answers: answersWith(coming) });
  const line = page.getByRole('button', {
    name: 'No one else can open your results or moods (changes on 27 Nov 2026)',
  });
  if (address === '/dashboard?tab=mytests') await line.click();
  if (address === '/register') {
    await page.viewport(360, 740);
    await expect.element(page.getByText('Who can see your results and moods changes on 27 Nov 2026.')).toBeVisible();
    // All of it is at most five lines on a phone: two fields have room below it.
    await expect.element(page.getByLabelText('Email', { exact: true })).toBeInViewport({ ratio: 1 });
    await page.getByText('Everything others can and can’t see').click();
  }
  for (const width of [360, 1280]) {
    await page.viewport(width, 740);
    await expect.element(page.getByText(becomes)).toBeVisible();
    await expect.element(page.getByText(until)).toBeVisible();
  }
  await expectReadable();
});

test.for(places)('where nothing is announced nothing is said of it %s', async ([, address, role]) => {
  await openScreen(address, { role, answers: answersWith(null) });
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect
    .poll(() => page.getByText(/no one else .* see|no one else can open/i).elements().length)
    .toBeGreaterThan(0);
  expect(page.getByText(/not earlier/).elements()).toEqual([]);
});

test('a page that was left open reads the setting again when it comes back', async () => {
  let now: ReplyOf<typeof recordPolicy> = { ...never, coming: null };
  await openScreen('/dashboard?tab=mytests', {
    role: 'employee',
    answers: { ...answersWith(null), 'GET /api/record-policy': () => now },
  });
  await expect.element(page.getByText('No one else can open your results or moods')).toBeVisible();
  now = { policy: 'open', since: '2026-11-27T06:00:00.000Z', older: [], coming: null };
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('Admins can see your results and moods')).toBeVisible();
});

test.for(['/register', '/who-can-see'])('so do the sentences on who can see what at %s', async (address) => {
  let now = { ...list, coming: null as typeof coming | null };
  await openScreen(address, { answers: { ...answersWith(null), 'GET /api/who-can-see': () => now } });
  const changes = page.getByText(/From 27 Nov 2026, not earlier/);
  const isRegistration = address === '/register';
  if (isRegistration) await expect.element(page.getByRole('link', { name: /version 3/ })).toBeVisible();
  else await expect.element(page.getByRole('heading', { name: 'Current setting: Never' })).toBeVisible();
  expect(changes.elements()).toEqual([]);
  now = { ...list, notice: 4, coming };
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(changes).toBeInTheDocument();
  if (isRegistration) await expect.element(page.getByRole('link', { name: /version 4/ })).toBeVisible();
});
