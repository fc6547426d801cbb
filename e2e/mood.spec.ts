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

  test('mood 7: the face settles into the last seven days, and tags and a note can be added', async ({
    page,
    request,
    person,
  }) => {
    await page.addInitScript(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...[frames, options]) {
        document.documentElement.dataset['settled'] = JSON.stringify(options);
        return animate.call(this, frames, options);
      };
    });
    await enter(page, person, mytests);
    const block = blockOf(page, 'Submit Your Mood');
    await block.getByText('Sad', { exact: true }).click();
    await block.getByRole('button', { name: 'Submit Mood' }).click();
    await expect(block.getByRole('region', { name: 'Your last seven days' })).toContainText('😔 Sad');
    await expect(page.locator('html')).toHaveAttribute('data-settled', /"duration":240/);

    const added = block.getByRole('form', { name: 'Anything to add?' });
    await added.getByText('Work', { exact: true }).click();
    await added.getByLabel(/^A private note/).fill('Long day');
    await added.getByRole('button', { name: 'Edit tags' }).click();
    await added.getByLabel('Name of ‘Work’').fill('Shift');
    await added.getByRole('button', { name: 'Save tags' }).click();
    await added.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(added.getByRole('status')).toHaveText('Saved. Only you can see this.');
    expect(await stored(request, person.token, '/api/mood-contexts')).toMatchObject([
      { tags: ['Shift'], note: 'Long day' },
    ]);

    await page.reload();
    await block.getByRole('button', { name: 'Tags and notes of these days' }).click();
    await expect(block.getByText('Tags: Shift')).toBeVisible();
    await expect(block.getByText('Long day')).toBeVisible();
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

    test('a note that cannot be saved says so, stays typed, and is saved by the next try', async ({
      page,
      request,
      person,
    }) => {
      await enter(page, person, mytests);
      const block = blockOf(page, 'Submit Your Mood');
      await block.getByText('Calm', { exact: true }).click();
      await block.getByRole('button', { name: 'Submit Mood' }).click();
      const added = block.getByRole('form', { name: 'Anything to add?' });
      await page.route('**/api/mood/*/context', (route) => route.abort());
      await added.getByLabel(/^A private note/).fill('A walk helped');
      await added.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(added.getByRole('status')).toContainText('It’s still here');
      await page.unroute('**/api/mood/*/context');
      // Also where another screen was looked at meanwhile.
      await page.getByRole('link', { name: 'My Health' }).click();
      await page.getByRole('link', { name: 'My Tests' }).click();
      await block.getByRole('button', { name: 'Tags and notes of these days' }).click();
      await block.getByRole('button', { name: /^Add tags or a note/ }).click();
      await expect(added.getByLabel(/^A private note/)).toHaveValue('A walk helped');
      await added.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(added.getByRole('status')).toHaveText('Saved. Only you can see this.');
      expect(await stored(request, person.token, '/api/mood-contexts')).toMatchObject([{ note: 'A walk helped' }]);
    });

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
