import type { Page } from '@playwright/test';
import { answer, blockOf, enter, expect, stored, test } from './fixtures.ts';

const careOn = (page: Page) => page.getByRole('dialog', { name: 'Thank you for being open about this' });

/** The walk; what the page alone shows of it is in client/screens/care-screen.test.tsx. */
test('trust 13: an answer above 0 to the last question of the PHQ-9 is stored, then help comes over the whole window, here and elsewhere, until the person goes on', async ({
  page,
  request,
  browser,
  baseURL,
  person,
}) => {
  const care = careOn(page);
  await enter(page, person, '/dashboard?tab=mytests');
  const block = blockOf(page, 'PHQ-9 Depression');
  await answer(block, [...Array(8).fill('Not at all'), 'Nearly every day']);
  await block.getByRole('button', { name: 'Submit PHQ-9' }).click();
  await expect(care.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(care.getByRole('link', { name: 'Call 14416' })).toHaveAttribute('href', 'tel:14416');
  expect(await stored(request, person.token, '/api/assessment/all')).toMatchObject([{ total_score: 3 }]);
  await page.reload();
  await expect(care.getByRole('link', { name: 'Call 14416' })).toBeVisible();

  const elsewhere = await browser.newPage({ baseURL });
  await test.step('it comes where the person signs in next, too', async () => {
    await elsewhere.goto('/');
    await elsewhere.getByLabel('Email', { exact: true }).fill(person.email);
    await elsewhere.getByLabel('Password', { exact: true }).fill(person.password);
    await elsewhere.getByRole('button', { name: 'Login' }).click();
    await expect(careOn(elsewhere)).toBeVisible();
  });

  const marked = page.waitForResponse((reply) => reply.ok() && /\/api\/results\/\d+\/left$/.test(reply.url()));
  await care.getByRole('button', { name: 'Continue' }).click();
  await expect(care).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your PHQ-9 Score: 3' })).toBeFocused();
  // Which of the ways it was is told to no one.
  expect((await marked).request().postData()).toBeNull();
  for (const place of [page, elsewhere]) {
    await place.goto('/dashboard?tab=mytests');
    await expect(blockOf(place, 'PHQ-9 Depression').getByRole('group')).toHaveCount(9);
    await place.waitForLoadState('networkidle');
    await expect(careOn(place)).toHaveCount(0);
  }
  await elsewhere.close();
});
