import { adminToken, enter, expect, stored, test } from './fixtures.ts';

const labels = [
  'Warning signs',
  'What helps me',
  'People I can turn to',
  'Professionals and helplines',
  'A safe place',
];

/** What the page alone shows of it is in client/screens/safety-plan.test.tsx. */
test('a safety plan is asked for before a reload throws it away, saved when the person says so, read again, and nobody else’s', async ({
  page,
  request,
  person,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await enter(page, person, '/safety-plan');
  await page.getByLabel('What helps me', { exact: true }).fill('The river');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  for (const label of labels) await page.getByLabel(label, { exact: true }).fill(`${label} – meri योजना 🌱`);
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  expect(await stored(request, person.token, '/api/safety-plan')).toMatchObject({ updated_at: null });
  await page.getByRole('button', { name: 'Save my plan' }).click();
  await expect(page.getByText(/^Saved, \d+ \w+ \d{4}, \d\d:\d\d\.$/)).toBeVisible();
  await page.reload();
  for (const label of labels)
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(`${label} – meri योजना 🌱`);
  expect(asked).toEqual(['beforeunload']);
  expect(await stored(request, await adminToken(request), '/api/safety-plan')).toMatchObject({ warning_signs: '' });
});
