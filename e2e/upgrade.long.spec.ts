import { answer, blockOf, enter, expect, refusedCalls, stored, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: refusedCalls });

test('an open page goes on where an updated server has none of its files any more, and what is typed in it stays', async ({
  context,
  page,
  person,
  request,
}) => {
  await enter(page, person, '/dashboard?tab=mytests');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const block = blockOf(page, 'GAD-7 Anxiety');
  await answer(
    block,
    Array.from({ length: 3 }, () => 'Several days'),
  );

  // Another build has none of the files of this page.
  await context.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on('load', () => (loads += 1));

  await page.getByRole('link', { name: 'My Health' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Health');
  await page.getByRole('button', { name: /^Hi, / }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
  await page.getByRole('link', { name: 'My Tests' }).click();
  await expect(block.getByRole('radio', { checked: true })).toHaveCount(3);
  const groups = block.getByRole('group');
  for (let place = 3; place < 7; place += 1) await groups.nth(place).getByText('Not at all', { exact: true }).click();
  await block.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect(block.getByText('Your GAD-7 Score: 3')).toBeVisible();
  expect(loads).toBe(0);
  expect(await stored(request, person.token, '/api/assessment/history?type=GAD-7')).toMatchObject([{ total_score: 3 }]);
});
