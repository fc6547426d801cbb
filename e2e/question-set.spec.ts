import type { APIRequestContext } from '@playwright/test';
import {
  activeQuestions,
  adminToken,
  answer,
  blockOf,
  enter,
  expect,
  registerPerson,
  stored,
  submitAssessment,
  testAlone,
} from './fixtures.ts';

const mytests = '/dashboard?tab=mytests';

/** Flips questions by their place in the questionnaire, as the admin does. */
async function toggle(request: APIRequestContext, type: string, places: readonly number[]) {
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  const all: { id: string; type: string }[] = await (await request.get('/api/questions', { headers })).json();
  const ids = all.filter((question) => question.type === type).map(({ id }) => id);
  for (const place of places) {
    expect((await request.patch(`/api/questions/${ids[place]}`, { headers })).status()).toBe(200);
  }
}

/** These tests change what everyone is asked, so they have a server of their own and run one after another. */
testAlone.describe('a set of questions that changes', () => {
  testAlone.describe.configure({ mode: 'serial' });
  testAlone.use({ expectedErrors: [/status of 4\d\d/] });

  testAlone.beforeEach(async ({ request }) => {
    const { token } = await registerPerson(request);
    expect(await activeQuestions(request, token, 'GAD-7')).toHaveLength(7);
    expect(await activeQuestions(request, token, 'PHQ-9')).toHaveLength(9);
  });

  testAlone(
    'one switched off after the load: says so, loads anew and keeps the other answers',
    async ({ page, request }) => {
      const person = await registerPerson(request);
      await enter(page, person, mytests);
      const block = blockOf(page, 'GAD-7 Anxiety');
      await answer(block, Array(7).fill('Several days'));
      await answer(blockOf(page, 'PHQ-9 Depression'), ['Nearly every day']);
      await toggle(request, 'GAD-7', [2]);
      await block.getByRole('button', { name: 'Submit GAD-7' }).click();
      const alert = page.getByRole('alertdialog');
      await expect(alert).toContainText('The questions have changed since you opened them.');
      await alert.getByRole('button', { name: 'OK' }).click();
      await expect(block.getByRole('group')).toHaveCount(6);
      await expect(block.getByRole('radio', { checked: true })).toHaveCount(6);
      await expect(blockOf(page, 'PHQ-9 Depression').getByRole('radio', { checked: true })).toHaveCount(1);
      expect(await stored(request, person.token, '/api/assessment/all')).toHaveLength(0);

      await block.getByRole('button', { name: 'Submit GAD-7' }).click();
      await expect(block.getByText('Your GAD-7 Score: 6', { exact: true })).toBeVisible();
      await expect(block.getByText(/has no level/)).toBeVisible();
      for (const band of ['Minimal', 'Mild', 'Moderate', 'Severe']) {
        await expect(block.getByText(band, { exact: true })).toHaveCount(0);
      }
      expect(await stored(request, person.token, '/api/assessment/all')).toMatchObject([
        { total_score: 6, partial: true, severity: 'Not scored' },
      ]);
      await page.getByRole('link', { name: 'My Stats', exact: true }).click();
      const figure = page.getByRole('figure', { name: 'GAD-7 Score Trend' });
      await expect(figure.getByText(/^Latest: 6 of 21, Not scored/)).toBeVisible();
      await expect(figure.getByText(/hollow dot/)).toBeVisible();
      await toggle(request, 'GAD-7', [2]);
    },
  );

  testAlone('one switched on after the load: asks for it and keeps the other answers', async ({ page, request }) => {
    const person = await registerPerson(request);
    await toggle(request, 'PHQ-9', [4]);
    await enter(page, person, mytests);
    const block = blockOf(page, 'PHQ-9 Depression');
    await answer(block, Array(8).fill('Several days'));
    await toggle(request, 'PHQ-9', [4]);
    await block.getByRole('button', { name: 'Submit PHQ-9' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(block.getByRole('group')).toHaveCount(9);
    await expect(block.getByRole('radio', { checked: true })).toHaveCount(8);
    await expect(block.getByRole('group').nth(4).getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('3');
    await block.getByRole('button', { name: 'Submit PHQ-9' }).click();
    await expect(block.getByText('Your PHQ-9 Score: 11', { exact: true })).toBeVisible();
    await expect(block.getByText('Moderate', { exact: true }).first()).toBeVisible();
  });

  testAlone('none left: says so, and the mood can still be logged', async ({ page, request }) => {
    const person = await registerPerson(request);
    await toggle(request, 'GAD-7', [0, 1, 2, 3, 4, 5, 6]);
    await enter(page, person, mytests);
    const block = blockOf(page, 'GAD-7 Anxiety');
    await expect(block.getByText('No GAD-7 questions found.')).toBeVisible();
    await expect(block.getByRole('button', { name: 'Submit GAD-7' })).toHaveCount(0);
    await expect(blockOf(page, 'PHQ-9 Depression').getByRole('group')).toHaveCount(9);
    await expect(blockOf(page, 'Submit Your Mood').getByRole('radio')).toHaveCount(5);
    await toggle(request, 'GAD-7', [0, 1, 2, 3, 4, 5, 6]);
  });

  testAlone('without the ninth item no help is shown beside another one', async ({ page, request }) => {
    const person = await registerPerson(request);
    await toggle(request, 'PHQ-9', [8]);
    await enter(page, person, mytests);
    const block = blockOf(page, 'PHQ-9 Depression');
    await answer(block, Array(8).fill('Nearly every day'));
    await expect(block.getByRole('link', { name: 'Call 14416' })).toHaveCount(0);
    await toggle(request, 'PHQ-9', [8]);
    await submitAssessment(request, person.token, 'PHQ-9', Array(9).fill(0));
  });
});
