import type { Page } from '@playwright/test';
import { isLong } from '../server/test/long-form.ts';
import { answer, blockOf, enter, expect, refusedCalls, stored, test } from './fixtures.ts';

const mytests = '/dashboard?tab=mytests';

test.describe('what a person sends', () => {
  test.use({ expectedErrors: refusedCalls });

  test('is stored once: after a double click, and again after a lost answer', async ({
    page,
    context,
    request,
    person,
  }) => {
    const kept = async (path: string) => (await stored(request, person.token, path)).length;
    const gad7 = (tab: Page) => blockOf(tab, 'GAD-7 Anxiety');
    const mood = (tab: Page) => blockOf(tab, 'Submit Your Mood');
    const loseOnce = (path: string) =>
      page.route(
        path,
        async (route) => {
          // The server has stored it, and its answer is lost on the way.
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
    await enter(page, person, mytests);

    await test.step('a questionnaire, clicked twice', async () => {
      await answer(gad7(page), ['Several days', ...Array(6).fill('Nearly every day')]);
      await gad7(page).getByRole('button', { name: 'Submit GAD-7' }).dblclick();
      await expect(gad7(page).getByText('Your GAD-7 Score: 19', { exact: true })).toBeVisible();
      expect(await stored(request, person.token, '/api/assessment/history?type=GAD-7')).toMatchObject([
        { total_score: 19 },
      ]);
    });

    await test.step('both, where the answer was lost and the person tries again', async () => {
      await loseOnce('**/api/assessment');
      await gad7(page).getByRole('button', { name: 'Take the GAD-7 again' }).click();
      await answer(gad7(page), Array(7).fill('Several days'));
      await gad7(page).getByRole('button', { name: 'Submit GAD-7' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
      expect(await kept('/api/assessment/all')).toBe(2);
      await gad7(page).getByRole('button', { name: 'Submit GAD-7' }).click();
      await expect(page.getByText('Your GAD-7 Score: 7', { exact: true })).toBeVisible();
      expect(await kept('/api/assessment/all')).toBe(2);

      await mood(page).getByText('Angry', { exact: true }).click();
      await loseOnce('**/api/mood');
      await mood(page).getByRole('button', { name: 'Submit Mood' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
      await mood(page).getByRole('button', { name: 'Submit Mood' }).click();
      await expect(mood(page).getByRole('button', { name: 'Mood Submitted' })).toBeVisible();
      expect(await stored(request, person.token, '/api/mood')).toMatchObject([{ mood: '😡' }]);
    });

    // In npm test: server/features/assessments/assessments-once.test.ts.
    if (isLong)
      await test.step('both, from two tabs', async () => {
        const tabs = [page, await context.newPage()];
        for (const tab of tabs) {
          await tab.goto(mytests);
          await answer(gad7(tab), Array(7).fill('Not at all'));
          // What follows the same record is known by it: the page has to have read it.
          await expect(mood(tab).getByRole('region', { name: 'Your last seven days' })).toContainText('😡 Angry');
          await mood(tab).getByText('Calm', { exact: true }).click();
        }
        for (const tab of tabs) {
          await gad7(tab).getByRole('button', { name: 'Submit GAD-7' }).click();
          await expect(tab.getByText('Your GAD-7 Score: 0', { exact: true })).toBeVisible();
          await mood(tab).getByRole('button', { name: 'Submit Mood' }).click();
          await expect(mood(tab).getByRole('button', { name: 'Mood Submitted' })).toBeVisible();
        }
        expect(await kept('/api/assessment/all')).toBe(3);
        expect(await kept('/api/mood')).toBe(2);
      });
  });
});
