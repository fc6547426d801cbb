import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { chooseShared, endSession } from '../api/session.ts';
import { brokenLine } from '../test/answer-calls.ts';
import { setOnline } from '../test/connection.ts';
import { openHome, today } from '../test/home-on-a-line.ts';
import { openScreen } from '../test/open-screen.tsx';
import { keepConsent } from '../test/keep-consent.ts';
import type { PrivacyNews } from '../../domain/contract/privacy-notice.ts';

const signOut = async () => {
  await page.getByRole('button', { name: 'Hi, Asha' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
};

/** What this browser holds of a push service. */
function workerWith(getSubscription: () => Promise<unknown>) {
  const found = vi
    .spyOn(navigator.serviceWorker, 'getRegistration')
    .mockResolvedValue({ pushManager: { getSubscription } } as unknown as ServiceWorkerRegistration);
  onTestFinished(() => found.mockRestore());
}

test('a sign-out without a connection ends the reminders that are pushed to this browser', async () => {
  const unsubscribe = vi.fn(async () => true);
  workerWith(async () => ({ unsubscribe }));
  await openHome({ 'POST /api/auth/logout': brokenLine });
  setOnline(false);
  await signOut();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect.poll(() => unsubscribe).toHaveBeenCalledOnce();
});

test('no sign-out waits for a browser that does not say whether it is subscribed', async () => {
  workerWith(() => new Promise(() => undefined));
  await openHome({ 'POST /api/auth/logout': brokenLine });
  await signOut();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test('a shared session that ends by itself leaves alone what the person’s own session has in this browser', async () => {
  chooseShared(true);
  await openScreen('/dashboard', { role: 'employee' });
  const unsubscribe = vi.fn(async () => true);
  workerWith(async () => ({ unsubscribe }));
  localStorage.setItem('token', 'own');
  endSession('ended');
  await expect.element(page.getByText(/^You’ve been signed out to keep your data private\./)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(localStorage.getItem('token')).toBe('own');
  expect(unsubscribe).not.toHaveBeenCalled();
});

test('a sign-out without a connection asks: stay signed in, or discard', async () => {
  await openHome({ 'POST /api/auth/logout': brokenLine });
  setOnline(false);
  await today.getByRole('button', { name: /Sad/ }).click();
  await expect.element(page.getByText('You’re offline. 1 waiting to be sent.')).toBeVisible();
  await signOut();
  const question = page.getByRole('alertdialog', { name: 'Some things haven’t been sent' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect.element(page.getByText('You’re offline. 1 waiting to be sent.')).toBeVisible();
  await signOut();
  await question.getByRole('button', { name: 'Discard and sign out' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect.poll(async () => (await indexedDB.databases()).map(({ name }) => name)).toEqual([]);
});

/** A mood is on its way until `end`; then it is stored, where there is a connection. */
async function openOnItsWay() {
  const line = Promise.withResolvers<void>();
  const screen = await openHome({
    'POST /api/auth/logout': brokenLine,
    'POST /api/mood': async () => {
      await line.promise;
      return navigator.onLine ? { id: 'm-1', created_at: '2026-11-18T05:30:00.000Z', mood: '😔' } : brokenLine();
    },
  });
  await today.getByRole('button', { name: /Sad/ }).click();
  await expect.poll(() => screen.calls('POST /api/mood')).toHaveLength(1);
  return { ...screen, end: () => line.resolve() };
}

test('a sign-out waits for a mood that is on its way, and asks where the line breaks', async () => {
  const { calls, end } = await openOnItsWay();
  await signOut();
  await expect.element(page.getByRole('dialog', { name: 'Sending what’s waiting...' })).toBeVisible();
  expect(calls('POST /api/auth/logout')).toEqual([]);
  setOnline(false);
  end();
  const question = page.getByRole('alertdialog', { name: 'Some things haven’t been sent' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect.element(page.getByText('You’re offline. 1 waiting to be sent.')).toBeVisible();
});

test('a sign-out goes on once the mood that was on its way is stored', async () => {
  const { calls, end } = await openOnItsWay();
  await signOut();
  end();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(calls('POST /api/auth/logout')).toHaveLength(1);
});

/** A mood waits for whether there is something to ask about privacy, until `say`. */
async function openUnasked() {
  const news = Promise.withResolvers<PrivacyNews>();
  const screen = await openHome({
    'POST /api/auth/logout': brokenLine,
    ...keepConsent(),
    'GET /api/privacy-news': () => news.promise,
  });
  await today.getByRole('button', { name: /Sad/ }).click();
  await expect.element(today.getByRole('button', { name: /Sad/ })).toHaveAttribute('aria-busy', 'true');
  return { ...screen, say: (consent: PrivacyNews['consent']) => news.resolve({ consent, looks: null }) };
}

test('a sign-out waits for a mood that waits for what is asked about privacy', async () => {
  const { calls, say } = await openUnasked();
  await signOut();
  await expect.element(page.getByRole('dialog', { name: 'Sending what’s waiting...' })).toBeVisible();
  expect(calls('POST /api/auth/logout')).toEqual([]);
  say('agreed');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(calls('POST /api/mood')).toHaveLength(1);
  expect(calls('POST /api/auth/logout')).toHaveLength(1);
});

test('a sign-out waits for no answer for ever: it says what would be lost, over the question', async () => {
  const { calls, say } = await openUnasked();
  await signOut();
  say('asked');
  const asked = page.getByRole('dialog', { name: 'Privacy notice' });
  await expect.element(asked).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: 'Sending what’s waiting...' })).not.toBeInTheDocument();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay signed in' }).click();
  await asked.getByRole('button', { name: 'I agree', exact: true }).click();
  await expect.poll(() => calls('POST /api/mood')).toHaveLength(1);
  expect(calls('POST /api/auth/logout')).toEqual([]);
});

test('a sign-out waits for a note that is on its way', async () => {
  const line = Promise.withResolvers<void>();
  const { calls } = await openHome({
    'POST /api/auth/logout': brokenLine,
    'PUT /api/mood/:id/context': async ({ params, body }) => {
      await line.promise;
      return { id: String(params['id']), ...(body as { tags: string[]; note: string }) };
    },
  });
  await today.getByRole('button', { name: /Sad/ }).click();
  await today.getByRole('button', { name: 'Add tags or a note' }).click();
  await today.getByRole('textbox', { name: /note/i }).fill('Slept badly');
  await today.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => calls('PUT /api/mood/:id/context')).toHaveLength(1);
  await signOut();
  await expect.element(page.getByRole('dialog', { name: 'Sending what’s waiting...' })).toBeVisible();
  expect(calls('POST /api/auth/logout')).toEqual([]);
  line.resolve();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});
