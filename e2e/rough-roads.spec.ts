import type { Page } from '@playwright/test';
import { isLong } from '../server/test/long-form.ts';
import { answer, blockOf, enter, expect, registerPerson, test } from './fixtures.ts';
import type { Person } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Old phones, lost connections, sessions that end in the middle. */
test.describe('rough roads', () => {
  test.use({ expectedErrors: [/Failed to load resource|dynamically imported module/] });

  test('a screen, and a form for tags, that does not load says so, and the next try brings it', async ({
    page,
    person,
  }) => {
    await enter(page, person);
    await page.route('**/assets/my-health-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'My Health', exact: true }).click();
    await expect(page.getByText('We couldn’t load this page.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.unroute('**/assets/my-health-*.js');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Health');

    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.route('**/assets/mood-context-form-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Calm' }).click();
    await page.getByRole('button', { name: 'Add tags or a note' }).click();
    // Until then this try has not failed, and would bring it where nothing stops it any more.
    const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('mood-context-form'));
    await again.click();
    await failed;
    await expect(again).toBeFocused();
    await page.unroute('**/assets/mood-context-form-*.js');
    await again.click();
    await expect(page.getByRole('form', { name: 'Anything to add?' })).toBeVisible();
  });

  test('the form for a first password that does not load says so, under a frame that stands', async ({
    page,
    person,
  }) => {
    await enter(page, person);
    await page.route('**/api/auth/me', (route) =>
      route.fulfill({ status: 403, json: { code: 'password_change_needed', msg: 'Choose a password of your own.' } }),
    );
    await page.route('**/assets/first-password-*.js', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('We couldn’t load this page.')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute('**/assets/first-password-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('The password you were given')).toBeVisible();
  });

  test.describe('what was begun when the session ended', () => {
    /** The server takes the token back, as after hours without a visit, and the page finds out. */
    async function endSession(page: Page, token: string) {
      const reply = await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
      expect(reply.ok()).toBe(true);
      await page.getByRole('link', { name: 'My Stats', exact: true }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByText('You’ve been signed out to keep your data private.')).toBeVisible();
    }

    async function signIn(page: Page, { email, password }: Person) {
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page).toHaveURL(/dashboard/);
    }

    const checked = (page: Page) => blockOf(page, 'GAD-7 Anxiety').getByRole('radio', { checked: true });

    async function begin(page: Page, person: Person) {
      await enter(page, person, '/dashboard?tab=mytests');
      await answer(blockOf(page, 'GAD-7 Anxiety'), Array(4).fill('Several days'));
      await page.getByRole('button', { name: 'Hi, Asha' }).click();
      await page.getByRole('link', { name: 'My Profile' }).click();
      await page.getByRole('link', { name: 'My safety plan' }).click();
      await page.getByLabel('Warning signs', { exact: true }).fill('A long night');
    }

    async function look(page: Page) {
      await page.getByRole('link', { name: 'My Tests', exact: true }).click();
      await expect(blockOf(page, 'GAD-7 Anxiety').getByRole('button', { name: 'Submit GAD-7' })).toBeVisible();
    }

    async function lookAtPlan(page: Page) {
      await page.getByRole('button', { name: 'Help now' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'My safety plan' }).click();
      return page.getByLabel('Warning signs', { exact: true });
    }

    test('is there again for the same person, and goes through', async ({ page, person }) => {
      await begin(page, person);
      await endSession(page, person.token);
      await signIn(page, person);
      await look(page);
      await expect(checked(page)).toHaveCount(4);
      await expect(await lookAtPlan(page)).toHaveValue('A long night');
      await expect(page.getByText('Not saved yet.')).toBeVisible();
      await look(page);
      const block = blockOf(page, 'GAD-7 Anxiety');
      for (const place of [4, 5, 6]) {
        await block.getByRole('group').nth(place).getByText('Not at all', { exact: true }).click();
      }
      await block.getByRole('button', { name: 'Submit GAD-7' }).click();
      await expect(page.getByText('Your GAD-7 Score: 4', { exact: true })).toBeVisible();
      const records = await page.evaluate(async () => {
        const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
        return (await fetch('/api/assessment/all', { headers })).json();
      });
      expect(records).toMatchObject([{ type: 'GAD-7', total_score: 4 }]);
    });

    if (isLong)
      test('is nothing to another person, who leaves nothing of it behind', async ({ page, request, person }) => {
        const other = await registerPerson(request, { name: 'Ravi Tudu' });
        await begin(page, person);
        await endSession(page, person.token);
        await signIn(page, other);
        await look(page);
        await expect(checked(page)).toHaveCount(0);
        await expect(await lookAtPlan(page)).toHaveValue('');
        const token = await page.evaluate(() => localStorage.getItem('token'));
        await endSession(page, String(token));
        await signIn(page, person);
        await look(page);
        await expect(checked(page)).toHaveCount(0);
      });
  });
});
