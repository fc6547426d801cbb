import { answer, blockOf, enter, expect, registerPerson, stored, test } from './fixtures.ts';

const heading = { 'GAD-7': 'GAD-7 Anxiety', 'PHQ-9': 'PHQ-9 Depression' };
const types = ['GAD-7', 'PHQ-9'] as const;
const questionsOf = { 'GAD-7': 7, 'PHQ-9': 9 };
const mytests = '/dashboard?tab=mytests';

test.describe('a questionnaire that cannot be stored', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  for (const type of types) {
    for (const [situation, status] of [
      ['an error', 500],
      ['a refusal with a message', 400],
    ] as const) {
      test(`says so for the ${type} and keeps every answer: ${situation}`, async ({ page, request, person }) => {
        await page.route('**/api/assessment', (route) => route.fulfill({ status, json: { msg: 'No.', code: 'x' } }));
        await enter(page, person, mytests);
        const block = blockOf(page, heading[type]);
        await answer(block, Array(questionsOf[type]).fill('Several days'));
        await block.getByRole('button', { name: `Submit ${type}` }).click();
        const alert = page.getByRole('alertdialog');
        await expect(alert).toContainText(`Something went wrong while submitting your ${type} assessment.`);
        await alert.getByRole('button', { name: 'OK' }).click();
        await expect(block.getByRole('radio', { checked: true })).toHaveCount(questionsOf[type]);
        await expect(page.getByText(/Score:/)).toHaveCount(0);
        await page.unroute('**/api/assessment');
        await block.getByRole('button', { name: `Submit ${type}` }).click();
        await expect(page.getByText(`Your ${type} Score: ${questionsOf[type]}`, { exact: true })).toBeVisible();
        expect(await stored(request, person.token, '/api/assessment/all')).toHaveLength(1);
      });
    }
  }

  test('is stored once when the answer was lost on the way and the person tries again', async ({
    page,
    request,
    person,
  }) => {
    await page.route('**/api/assessment', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await enter(page, person, mytests);
    const block = blockOf(page, heading['GAD-7']);
    await answer(block, Array(7).fill('Several days'));
    await block.getByRole('button', { name: 'Submit GAD-7' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    expect(await stored(request, person.token, '/api/assessment/all')).toHaveLength(1);
    await page.unroute('**/api/assessment');
    await block.getByRole('button', { name: 'Submit GAD-7' }).click();
    await expect(page.getByText('Your GAD-7 Score: 7', { exact: true })).toBeVisible();
    expect(await stored(request, person.token, '/api/assessment/all')).toHaveLength(1);
  });

  test('the same submission from two tabs is one record', async ({ page, context, request, person }) => {
    await enter(page, person, mytests);
    const second = await context.newPage();
    await second.goto(mytests);
    for (const tab of [page, second]) await answer(blockOf(tab, heading['GAD-7']), Array(7).fill('Several days'));
    for (const tab of [page, second]) {
      await blockOf(tab, heading['GAD-7']).getByRole('button', { name: 'Submit GAD-7' }).click();
      await expect(tab.getByText('Your GAD-7 Score: 7', { exact: true })).toBeVisible();
    }
    expect(await stored(request, person.token, '/api/assessment/all')).toHaveLength(1);
  });

  test('questions that cannot be loaded can be asked for again', async ({ page, person }) => {
    await page.route('**/api/questions/active', (route) => route.fulfill({ status: 500, json: {} }));
    await enter(page, person, mytests);
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await expect(blockOf(page, 'Submit Your Mood').getByRole('radio')).toHaveCount(5);
    await page.unroute('**/api/questions/active');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(blockOf(page, heading['GAD-7']).getByRole('group')).toHaveCount(7);
    await expect(blockOf(page, heading['PHQ-9']).getByRole('group')).toHaveCount(9);
  });
});

test('another person on the same device sees no answer of the first', async ({ page, request, person }) => {
  await enter(page, person, mytests);
  await answer(blockOf(page, heading['GAD-7']), Array(7).fill('Nearly every day'));
  await page.getByRole('button', { name: 'Hi, Asha' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  const other = await registerPerson(request, { name: 'Birsa Oraon' });
  await page.getByLabel('Email', { exact: true }).fill(other.email);
  await page.getByLabel('Password', { exact: true }).fill(other.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Hi, Birsa' })).toBeVisible();
  await page.getByRole('link', { name: 'My Tests', exact: true }).click();
  await expect(blockOf(page, heading['GAD-7']).getByRole('radio', { checked: true })).toHaveCount(0);
});
