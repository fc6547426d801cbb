import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { blockOf, choose, keepResults } from '../test/questionnaires.ts';
import { openScreen } from '../test/open-screen.tsx';

const bar = page.getByRole('link', { name: 'It’s been two weeks. Check in again?' });

test('who was reminded to check in again and has, is not reminded of it by the next tab', async () => {
  const { kept, answers } = keepResults([['GAD-7', 4]]);
  const ways = { in_bar: true, by_push: false, by_mail: false };
  const answered = Promise.withResolvers<void>();
  await openScreen('/dashboard', {
    role: 'employee',
    answers: {
      ...answers,
      'GET /api/check-ins/mine': async () => {
        if (kept.length === 1) return { ...ways, due: ['GAD-7'] };
        // A slow line: what was known before stands until then.
        await answered.promise;
        return { ...ways, due: [] };
      },
    },
  });
  await bar.click();
  const gad7 = blockOf('GAD-7 Anxiety');
  await choose(
    gad7,
    Array.from({ length: 7 }, () => 'Not at all'),
  );
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect.element(gad7.getByText('Your GAD-7 Score: 0')).toBeVisible();
  await page.getByRole('link', { name: 'My Health' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Health' })).toBeVisible();
  expect(bar.elements()).toEqual([]);
  answered.resolve();
});
