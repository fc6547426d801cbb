import { countCalls, enter, expect, expectAccessible, expectNoSidewaysScroll, refusedCalls, test } from './fixtures.ts';

const save = 'Save my plan';

test.describe('My safety plan', () => {
  test('loses no word on a look at another screen', async ({ page, person }) => {
    await enter(page, person, '/safety-plan');
    await page.getByLabel('What helps me', { exact: true }).fill('The river');
    await page.getByRole('link', { name: 'My Health', exact: true }).click();
    await page.goBack();
    await expect(page.getByLabel('What helps me', { exact: true })).toHaveValue('The river');
    await expect(page.getByText('Not saved yet.')).toBeVisible();
  });

  test('saves once on a double click', async ({ page, person }) => {
    const sent = countCalls(page, 'PUT', '/api/safety-plan');
    await enter(page, person, '/safety-plan');
    await page.getByLabel('A safe place', { exact: true }).fill('My sister’s house');
    // As over a phone's line: an answer between the two clicks would make the second one a save of its own.
    await page.route('**/api/safety-plan', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.getByRole('button', { name: save }).dblclick();
    await expect(page.getByText(/^Saved, /)).toBeVisible();
    expect(sent.count()).toBe(1);
  });

  test('prints only what was written, and the lines', async ({ page, person }) => {
    await enter(page, person, '/safety-plan');
    await page.getByLabel('Warning signs', { exact: true }).fill('I stop answering messages.');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Warning signs' })).toBeVisible();
    await expect(page.getByRole('paragraph').filter({ hasText: 'I stop answering messages.' })).toBeVisible();
    await expect(page.getByText('Tele-MANAS: 14416, 1800-891-4416')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'A safe place' })).toHaveCount(0);
    for (const hidden of [page.getByRole('textbox'), page.getByRole('navigation'), page.getByRole('banner')]) {
      await expect(hidden.filter({ visible: true })).toHaveCount(0);
    }
  });

  test('is reached from the profile and from Help, and reads well on a phone', async ({ page, person }) => {
    await enter(page, person, '/profile');
    await page.getByRole('link', { name: 'My safety plan' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My safety plan');
    await page.getByRole('button', { name: 'Help now' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'My safety plan' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, colorScheme] of [
      [360, 'light'],
      [320, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
});

test.describe('a safety plan that can not be saved', () => {
  test.use({ expectedErrors: refusedCalls });

  test('stays as it was typed, and the page says so', async ({ page, person }) => {
    await page.route('**/api/safety-plan', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await enter(page, person, '/safety-plan');
    await page.getByLabel('Warning signs', { exact: true }).fill('A long night');
    await page.getByRole('button', { name: save }).click();
    await expect(page.getByRole('alert')).toContainText('We couldn’t save your plan.');
    await expect(page.getByLabel('Warning signs', { exact: true })).toHaveValue('A long night');
    await page.unroute('**/api/safety-plan');
    await page.getByRole('button', { name: save }).click();
    await expect(page.getByText(/^Saved, /)).toBeVisible();
  });
});
