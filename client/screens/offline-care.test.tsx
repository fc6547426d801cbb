import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brokenLine } from '../test/answer-calls.ts';
import { setOnline } from '../test/connection.ts';
import { openScreen } from '../test/open-screen.tsx';
import { blockOf } from '../test/questionnaires.ts';

const phq9 = blockOf('PHQ-9 Depression');

test('later answers that call for nothing bring no help for earlier ones that are sent', async () => {
  const stored = {
    id: 'r-1',
    type: 'PHQ-9' as const,
    total_score: 18,
    created_at: '2026-11-18T05:30:00.000Z',
    severity: 'Moderately severe',
    partial: false,
    calls_for_care: true,
    language: 'en' as const,
    care_waits: true,
  };
  const { calls } = await openScreen('/dashboard?tab=mytests', {
    role: 'employee',
    answers: {
      'POST /api/assessment': () => (navigator.onLine ? stored : brokenLine()),
      'PUT /api/results/:id/left': { left: true },
    },
  });
  const submit = async (place: number) => {
    await expect.element(phq9.getByRole('group').first()).toBeVisible();
    for (const group of phq9.getByRole('group').elements())
      (group.querySelectorAll('input')[place] as HTMLInputElement).click();
    await phq9.getByRole('button', { name: 'Submit PHQ-9' }).click();
  };
  await expect.element(phq9.getByRole('group').first()).toBeVisible();
  await expect.poll(() => calls('GET /api/device-key')).toHaveLength(1);
  setOnline(false);
  await submit(2);
  const care = page.getByRole('dialog');
  await expect.element(care).toMatchTextContent('Your answers are kept on this device.');
  setOnline(true);
  await expect.element(care).not.toMatchTextContent('Your answers are kept on this device.');
  await care.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Take the PHQ-9 again' }).click();
  setOnline(false);
  await submit(0);
  await expect.element(phq9.getByText(/Your PHQ-9 answers are kept on this device/)).toBeVisible();
  expect(care.elements()).toEqual([]);
});
