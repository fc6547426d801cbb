import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keepQuestions } from '../test/question-set.ts';
import { openScreen } from '../test/open-screen.tsx';

test('trust 14: the ninth question stays as another admin has just switched it', async () => {
  const { kept, answers } = keepQuestions();
  const { calls } = await openScreen('/admin-dashboard', { role: 'admin', answers });
  const ninth = kept.find(({ id }) => id === 'phq9-9');
  if (!ninth) throw new Error('There is no ninth question');
  await page.getByRole('button', { name: 'PHQ-9 Questions', exact: true }).click();
  const box = page.getByRole('checkbox', { name: /^Active Thoughts that you would be better off dead/ });
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();
  await box.click();
  await confirm('Turn off');
  ninth.is_active = false;
  await confirm('Turn off question and help');
  await expect.element(box).not.toBeChecked();
  ninth.is_active = true;
  await box.click();
  await expect.element(box).toBeChecked();
  expect(calls('PATCH /api/questions/:id')).toEqual([]);
});
