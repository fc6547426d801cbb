import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { inDevice } from '../api/device/device-database.ts';
import { brokenLine } from '../test/answer-calls.ts';
import { setOnline } from '../test/connection.ts';
import { openScreen } from '../test/open-screen.tsx';
import { blockOf } from '../test/questionnaires.ts';

/** Another tab of this browser has sent what waits, which is a record now; without one it was discarded there. */
async function settleElsewhere(key: string | null | undefined, record?: string): Promise<void> {
  await inDevice('readwrite', 'waiting', (all) => all.clear());
  const otherTab = new BroadcastChannel('evenkeel-waiting');
  onTestFinished(() => otherTab.close());
  otherTab.postMessage({ key, record });
}

const gad7 = blockOf('GAD-7 Anxiety');

test('the score of answers that another tab has sent is shown here, too', async () => {
  const { calls, answer } = await openScreen('/dashboard?tab=mytests', {
    role: 'employee',
    answers: { 'POST /api/assessment': brokenLine },
  });
  await expect.element(gad7.getByRole('group').first()).toBeVisible();
  await expect.poll(() => calls('GET /api/device-key')).toHaveLength(1);
  setOnline(false);
  for (const group of gad7.getByRole('group').elements())
    (group.querySelectorAll('input')[1] as HTMLInputElement).click();
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect.element(gad7.getByText(/Your GAD-7 answers are kept on this device/)).toBeVisible();
  const record = {
    id: 'r-77',
    type: 'GAD-7',
    total_score: 7,
    created_at: '2026-11-18T05:30:00.000Z',
    severity: 'Mild',
    partial: false,
    calls_for_care: null,
    language: 'en',
    care_waits: false,
  } as const;
  answer('GET /api/assessment/history', ({ address }) =>
    address.searchParams.get('type') === 'GAD-7' ? [record] : [],
  );
  const key = calls('POST /api/assessment').at(-1)?.headers.get('idempotency-key');
  await settleElsewhere(key, 'r-77');
  await expect.element(gad7.getByText('Your GAD-7 Score: 7')).toBeVisible();
});

test('a mood that another tab has sent stays in the week of this one', async () => {
  const today = page.getByRole('region', { name: 'How are you today?' });
  const { calls, answer } = await openScreen('/dashboard', {
    role: 'employee',
    answers: { 'GET /api/mood': [], 'POST /api/mood': brokenLine },
  });
  await expect.element(today.getByRole('button', { name: /Sad/ })).toBeVisible();
  await expect.poll(() => calls('GET /api/device-key')).toHaveLength(1);
  setOnline(false);
  await today.getByRole('button', { name: /Sad/ }).click();
  const week = today.getByRole('region', { name: 'Your last seven days' });
  await expect.element(week).toMatchTextContent('😔 Sad');
  answer('GET /api/mood', [{ id: 'm-7', created_at: new Date().toISOString(), mood: '😔' }]);
  await settleElsewhere(calls('POST /api/mood').at(-1)?.headers.get('idempotency-key'), 'm-7');
  await expect.element(today.getByText(/Thank you\. It’s saved\./)).toBeVisible();
  await expect.element(week).toMatchTextContent('😔 Sad');
});

test('after a mood is discarded in another tab, the next one can be logged here', async () => {
  const today = page.getByRole('region', { name: 'How are you today?' });
  const { calls } = await openScreen('/dashboard', { role: 'employee', answers: { 'POST /api/mood': brokenLine } });
  await expect.element(today.getByRole('button', { name: /Sad/ })).toBeVisible();
  await expect.poll(() => calls('GET /api/device-key')).toHaveLength(1);
  setOnline(false);
  await today.getByRole('button', { name: /Sad/ }).click();
  await expect.element(today.getByText(/We’ll save your mood when you’re back online\./)).toBeVisible();
  await settleElsewhere(calls('POST /api/mood').at(-1)?.headers.get('idempotency-key'));
  await expect.element(today.getByText(/We’ll save your mood/)).not.toBeInTheDocument();
  await today.getByRole('button', { name: /Calm/ }).click();
  await expect.element(today.getByText(/We’ll save your mood when you’re back online\./)).toBeVisible();
  expect(calls('POST /api/mood').map(({ body }) => body)).toEqual([{ mood: '😔' }, { mood: '🙂' }]);
});

test('a mood of the popup that is discarded in another tab is not called saved here', async () => {
  const { calls } = await openScreen('/dashboard?mood=now', {
    role: 'employee',
    answers: { 'POST /api/mood': brokenLine },
  });
  await expect.poll(() => calls('GET /api/device-key')).toHaveLength(1);
  setOnline(false);
  await page.getByRole('dialog').getByRole('button', { name: /Sad/ }).click();
  await expect.element(page.getByText('We’ll save your mood when you’re back online.')).toBeVisible();
  await settleElsewhere(calls('POST /api/mood').at(-1)?.headers.get('idempotency-key'));
  await expect.element(page.getByText('We’ll save your mood when you’re back online.')).not.toBeInTheDocument();
  expect(page.getByText(/your mood is saved/).elements()).toEqual([]);
});
