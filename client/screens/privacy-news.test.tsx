import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PrivacyNews } from '../../domain/contract/privacy-notice.ts';
import type { Notice } from '../../domain/contract/notices.ts';
import { sendRecord } from '../api/before-recording.ts';
import { keepWaiting } from '../api/device/waiting.ts';
import { brokenLine, refused } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { expectAccessible } from '../test/axe.ts';
import { setOnline } from '../test/connection.ts';
import { keepConsent } from '../test/keep-consent.ts';
import { openScreen } from '../test/open-screen.tsx';

const at = '2026-11-18T04:00:00.000Z';
const asked = page.getByRole('dialog', { name: 'Privacy notice' });

const storing = () =>
  ({ ...keepConsent(), 'POST /api/mood': { id: 'm-1', created_at: at, mood: '🙂' } }) satisfies Answers;

test('a notice that changes is asked for with the next thing that records; someone who declines is told what that means, and one press brings it back', async () => {
  const refusal = { code: 'consent_declined', msg: 'Nothing is recorded, because you don’t agree.' };
  const { calls } = await openScreen('/dashboard', {
    role: 'employee',
    answers: { ...keepConsent(), 'POST /api/mood': () => refused(403, refusal) },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.elements()).toEqual([]);
  await page.getByRole('button', { name: /Calm/ }).click();
  await expect.element(asked).toMatchTextContent('The privacy notice has changed since you agreed to it.');
  await expect.element(asked).toMatchTextContent('No one else at work can see');
  await expectAccessible(document.body);
  expect(calls('POST /api/mood')).toEqual([]);
  await asked.getByRole('button', { name: 'I don’t agree' }).click();
  await expect.poll(() => calls('POST /api/mood')).toHaveLength(1);
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(refusal.msg);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.viewport(360, 740);
  await page.getByRole('link', { name: 'Nothing new is saved. Change that' }).click();
  await expect.element(page.getByRole('heading', { name: 'What you agreed to' })).toHaveFocus();
  await expect.element(page.getByText(/You don’t agree to version 4/)).toBeInViewport({ ratio: 1 });
  await expectAccessible(document.body);
  await page.getByRole('button', { name: 'I agree to the privacy notice' }).click();
  await expect.element(page.getByText(/^Thank you\./)).toBeVisible();
  await expect.element(page.getByText('Nothing new is saved. Change that')).not.toBeInTheDocument();
  expect(calls('PUT /api/consent').map(({ body }) => body)).toEqual([
    { notice: 4, agrees: false },
    { notice: 4, agrees: true },
  ]);
});

test('someone who reads the notice first loses nothing: the mood is saved as before, and they are asked with the next one', async () => {
  const { calls } = await openScreen('/dashboard', { role: 'employee', answers: storing() });
  await page.getByRole('button', { name: /Calm/ }).click();
  await asked.getByRole('link', { name: 'Read the whole notice' }).click();
  await expect.poll(() => location.pathname).toBe('/privacy-notice');
  await expect.poll(() => calls('POST /api/mood')).toHaveLength(1);
  expect(asked.elements()).toEqual([]);
});

test('a question that could not be loaded says so, and not for ever that it is coming', async () => {
  const { answer } = await openScreen('/dashboard', {
    role: 'employee',
    answers: { ...storing(), 'GET /api/consent': () => refused(400) },
  });
  await page.getByRole('button', { name: /Calm/ }).click();
  await expect.element(asked.getByText('We couldn’t load this. Please try again in a moment.')).toBeVisible();
  answer('GET /api/consent', storing()['GET /api/consent']);
  await asked.getByRole('button', { name: 'Try again' }).click();
  await expect.element(asked.getByRole('button', { name: 'I agree', exact: true })).toBeVisible();
});

test('someone who agrees to a newer notice is not told that recording begins again: it never stopped', async () => {
  await openScreen('/profile/privacy', { role: 'employee', answers: keepConsent() });
  await page.getByRole('button', { name: 'I agree to the privacy notice' }).click();
  await expect.element(page.getByText(/^You agreed to version 4/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'What you agreed to' })).toHaveFocus();
  expect(page.getByText(/recorded again/).elements()).toEqual([]);
});

test('what is recorded before the server has said whether there is something to ask waits for that, and is asked for', async () => {
  const { promise, resolve } = Promise.withResolvers<PrivacyNews>();
  const { calls } = await openScreen('/dashboard', {
    role: 'employee',
    answers: { ...storing(), 'GET /api/privacy-news': () => promise },
  });
  await page.getByRole('button', { name: /Calm/ }).click();
  const another = sendRecord(() => Promise.resolve());
  expect(calls('POST /api/mood')).toEqual([]);
  resolve({ consent: 'asked', looks: null });
  await expect.element(asked).toBeVisible();
  expect(calls('POST /api/mood')).toEqual([]);
  await asked.getByRole('button', { name: 'I agree', exact: true }).click();
  await another;
  await expect.poll(() => calls('POST /api/mood')).toHaveLength(1);
});

test.for<[string, () => PrivacyNews | Promise<never>]>([
  ['nothing to ask', () => ({ consent: 'agreed', looks: null })],
  ['nothing', brokenLine],
])('where the server says %s, what has waited is recorded', async ([, say]) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { calls } = await openScreen('/dashboard', {
    role: 'employee',
    answers: { ...storing(), 'GET /api/privacy-news': () => promise.then(say) },
  });
  await page.getByRole('button', { name: /Calm/ }).click();
  expect(calls('POST /api/mood')).toEqual([]);
  resolve();
  await expect.poll(() => calls('POST /api/mood')).toHaveLength(1);
  expect(asked.elements()).toEqual([]);
});

test('all that is recorded at once goes on with the one answer', async () => {
  const { calls } = await openScreen('/dashboard', { role: 'employee', answers: storing() });
  await page.getByRole('button', { name: /Calm/ }).click();
  await expect.element(asked).toBeVisible();
  const another = sendRecord(() => Promise.resolve());
  await asked.getByRole('button', { name: 'I agree', exact: true }).click();
  await another;
  await expect.poll(() => calls('POST /api/mood')).toHaveLength(1);
});

test('a mood that has waited goes by itself, without a question', async () => {
  const { calls } = await openScreen('/dashboard', { role: 'employee', answers: storing() });
  setOnline(false);
  await keepWaiting({ kind: 'mood', mood: '😔' }, 'kept-1');
  setOnline(true);
  await expect.poll(() => calls('POST /api/mood')).toMatchObject([{ body: { mood: '😔' } }]);
  expect(asked.elements()).toEqual([]);
});

test.for(['/admin-dashboard', '/privacy-notice'])('nobody is asked at %s', async (address) => {
  await openScreen(address, { role: 'admin', answers: keepConsent() });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Hi, / })).toBeVisible();
  expect(asked.elements()).toEqual([]);
});

test('help stands first where a notice is asked for', async () => {
  await openScreen('/help', { role: 'employee', answers: keepConsent() });
  await expect.element(page.getByRole('link', { name: /14416/ }).first()).toBeInViewport();
});

test('whose record is opened is told on the page, where it says who it was', async () => {
  let looks: { count: number; last: string } | null = { count: 1, last: at };
  const { calls } = await openScreen('/dashboard', {
    role: 'employee',
    answers: {
      'GET /api/privacy-news': () => ({ consent: 'agreed', looks }),
      'PUT /api/privacy-news/looks-read': () => ((looks = null), { consent: 'agreed' as const, looks }),
    },
  });
  const told = page.getByRole('region', { name: 'News about your record' });
  await expect.element(told).toMatchTextContent('Someone opened your record.');
  await told.getByRole('link').click();
  await expect.poll(() => location.pathname).toBe('/profile/privacy');
  await told.getByRole('button', { name: 'Got it' }).click();
  await expect.element(told).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(calls('PUT /api/privacy-news/looks-read').map(({ body }) => body)).toEqual([{ until: at }]);
});

test('a more open rule is announced to everybody on each screen, until they have read it', async () => {
  const text = 'The setting for named records changed from ‘Never’ to ‘Only with consent’.';
  const notice: Notice = { id: '7', at, kind: 'policy_loosened', text, detail: { from: 'never', to: 'consent' } };
  const { calls } = await openScreen('/dashboard', {
    role: 'employee',
    answers: { 'GET /api/notices': [notice], 'POST /api/notices/:id/seen': [] },
  });
  const news = page.getByRole('region', { name: 'News about your data' });
  await expect.element(news).toMatchTextContent('Who can see your record has changed');
  expect(news.element().getBoundingClientRect().height).toBeLessThan(70);
  await expect.element(news.getByRole('link')).toHaveAttribute('href', '/profile/privacy');
  await expectAccessible(news.element());
  await page.getByRole('link', { name: 'My Health', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My Health');
  await news.getByRole('link').click();
  await expect.poll(() => location.pathname).toBe('/profile/privacy');
  await expect.element(news).toMatchTextContent('from ‘Never’ to ‘Only with consent’');
  expect(news.getByRole('link').elements()).toEqual([]);
  await news.getByRole('button', { name: 'Got it' }).click();
  await expect.element(news).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(calls('POST /api/notices/:id/seen').map(({ params }) => params['id'])).toEqual(['7']);
});

test('at most one line stands above a screen: what matters most, and the next one when it is read', async () => {
  const text = 'The setting for named records changed from ‘Never’ to ‘Only with consent’.';
  const notice: Notice = { id: '7', at, kind: 'policy_loosened', text, detail: { from: 'never', to: 'consent' } };
  let notices: Notice[] = [notice, { ...notice, id: '6', kind: 'details_corrected', detail: { fields: 'name' } }];
  await openScreen('/dashboard', {
    role: 'employee',
    answers: {
      'GET /api/notices': () => notices,
      'POST /api/notices/:id/seen': () => (notices = notices.slice(1)),
      'GET /api/privacy-news': { consent: 'agreed', looks: { count: 1, last: at } },
      'PUT /api/privacy-news/looks-read': { consent: 'agreed', looks: null },
      'GET /api/check-ins/mine': { in_bar: true, by_push: false, by_mail: false, due: ['GAD-7'] },
    },
  });
  const said = [
    'Who can see your record has changed',
    'An admin changed your details',
    'Someone opened your record.',
    'It’s been two weeks. Check in again?',
  ];
  for (const sentence of said) {
    await expect.element(page.getByRole('link', { name: sentence })).toBeVisible();
    const lines = said.filter((one) => page.getByRole('link', { name: one, exact: true }).elements().length > 0);
    expect(lines).toEqual([sentence]);
    const close = page.getByRole('button', { name: /^(Got it|Not now)$/ });
    if (sentence !== said.at(-1)) await close.click();
  }
});
