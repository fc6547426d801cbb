import { blockOf, countCalls, enter, expect, refusedCalls, stored, test } from './fixtures.ts';

const mytests = '/dashboard?tab=mytests';

test.describe('Submit Your Mood', () => {
  test('offers five labelled faces, and is submitted once, for good', async ({ page, request, person }) => {
    const sent = countCalls(page, 'POST', '/api/mood');
    await enter(page, person, mytests);
    const block = blockOf(page, 'Submit Your Mood');
    const submit = block.getByRole('button', { name: /^Submit/ });
    await expect(block.getByRole('radio')).toHaveCount(5);
    for (const label of ['Happy', 'Calm', 'Neutral', 'Sad', 'Angry']) {
      await expect(block.getByRole('radio', { name: label, exact: true })).not.toBeChecked();
      await expect(block.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(submit).toBeDisabled();
    await submit.click({ force: true });
    expect(sent.count()).toBe(0);

    await block.getByText('Happy', { exact: true }).click();
    await block.getByText('Sad', { exact: true }).click();
    await expect(block.getByRole('radio', { name: 'Sad' })).toBeChecked();
    await expect(block.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(submit).toBeEnabled();
    const posted = page.waitForRequest('**/api/mood');
    await submit.dblclick();
    const done = block.getByRole('button', { name: 'Mood Submitted' });
    await expect(done).toBeDisabled();
    await expect(done).toContainText('✓');
    expect((await posted).postDataJSON()).toEqual({ mood: '😔' });
    expect(sent.count()).toBe(1);
    expect(await stored(request, person.token, '/api/mood')).toMatchObject([{ mood: '😔' }]);
  });

  test('is chosen and submitted by keys', async ({ page, request, person }) => {
    await enter(page, person, mytests);
    const block = blockOf(page, 'Submit Your Mood');
    await block.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(block.getByRole('button', { name: 'Mood Submitted' })).toBeVisible();
    expect(await stored(request, person.token, '/api/mood')).toMatchObject([{ mood: '🙂' }]);
  });

  test('can be logged again, and each counts', async ({ page, request, person }) => {
    await enter(page, person, mytests);
    const block = blockOf(page, 'Submit Your Mood');
    for (const label of ['Happy', 'Happy']) {
      await block.getByText(label, { exact: true }).click();
      await block.getByRole('button', { name: 'Submit Mood' }).click();
      await block.getByRole('button', { name: 'Log another mood' }).click();
    }
    await expect(block.getByRole('radio', { checked: true })).toHaveCount(0);
    expect(await stored(request, person.token, '/api/mood')).toHaveLength(2);
  });

  test('the same mood from two tabs is one record', async ({ page, context, request, person }) => {
    await enter(page, person, mytests);
    const second = await context.newPage();
    await second.goto(mytests);
    for (const tab of [page, second]) {
      await tab.waitForLoadState('networkidle');
      await blockOf(tab, 'Submit Your Mood').getByText('Calm', { exact: true }).click();
    }
    for (const tab of [page, second]) {
      await blockOf(tab, 'Submit Your Mood').getByRole('button', { name: 'Submit Mood' }).click();
      await expect(blockOf(tab, 'Submit Your Mood').getByRole('button', { name: 'Mood Submitted' })).toBeVisible();
    }
    expect(await stored(request, person.token, '/api/mood')).toHaveLength(1);
  });

  test.describe('that cannot be stored', () => {
    test.use({ expectedErrors: refusedCalls });

    test('says so, keeps the choice, and a retry after a lost answer stores nothing twice', async ({
      page,
      request,
      person,
    }) => {
      await page.route('**/api/mood', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await enter(page, person, mytests);
      const block = blockOf(page, 'Submit Your Mood');
      await block.getByText('Angry', { exact: true }).click();
      await block.getByRole('button', { name: 'Submit Mood' }).click();
      const alert = page.getByRole('alertdialog');
      await expect(alert).toContainText('Something went wrong while submitting your mood.');
      await alert.getByRole('button', { name: 'OK' }).click();
      await expect(block.getByRole('radio', { name: 'Angry' })).toBeChecked();
      await page.unroute('**/api/mood');
      await block.getByRole('button', { name: 'Submit Mood' }).click();
      await expect(block.getByRole('button', { name: 'Mood Submitted' })).toBeVisible();
      expect(await stored(request, person.token, '/api/mood')).toHaveLength(1);
    });
  });
});
