import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { brokenLine } from '../test/answer-calls.ts';
import { keepMoods } from '../test/moods.ts';
import { openScreen } from '../test/open-screen.tsx';

const today = page.getByRole('region', { name: 'How are you today?' });

/** A mood is stored, and the answer that says so is lost. */
async function tapAndLose() {
  const moods = keepMoods();
  const screen = await openScreen('/dashboard', { role: 'employee', answers: moods.answers });
  screen.answer('POST /api/mood', async (sent) => {
    moods.answers['POST /api/mood'](sent);
    return brokenLine();
  });
  await today.getByRole('button', { name: /Calm/ }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  screen.answer('POST /api/mood', moods.answers['POST /api/mood']);
  return moods;
}

async function tapAgain() {
  await today.getByRole('button', { name: /Calm/ }).click();
  await expect.element(today.getByText(/Thank you\. It’s saved\./)).toBeVisible();
}

test('a mood whose answer was lost is tried again a moment later, and is one', async () => {
  const { kept } = await tapAndLose();
  await tapAgain();
  expect(kept).toHaveLength(1);
});

test('the same mood hours later is another one, also where the answer to the earlier one was lost', async () => {
  const { kept } = await tapAndLose();
  vi.setSystemTime(Date.now() + 6 * 3_600_000);
  await tapAgain();
  expect(kept).toHaveLength(2);
});
