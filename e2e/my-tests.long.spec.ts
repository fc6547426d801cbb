import { blockOf, enter, expect, stored, test } from './fixtures.ts';

test('mood 7: tags and a note of a mood are read back after a reload', async ({ page, request, person }) => {
  await enter(page, person, '/dashboard?tab=mytests');
  const block = blockOf(page, 'Submit Your Mood');
  await block.getByText('Sad', { exact: true }).click();
  await block.getByRole('button', { name: 'Submit Mood' }).click();
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
