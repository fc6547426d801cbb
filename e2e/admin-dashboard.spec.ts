import { activeQuestions, adminToken, enter, expect, registerPerson, stored, testAlone as test } from './fixtures.ts';

test('what an admin switches off and sets is stored, and holds for everyone', async ({ page, request }) => {
  const token = await adminToken(request);
  const person = await registerPerson(request);
  await enter(page, { token }, '/admin-dashboard', 'admin');

  await test.step('the numbers are those of the server', async () => {
    const overview = await stored(request, token, '/api/admin/stats/overview?period=30d');
    const { totalEmployees, participants, gadSubmissions, phqSubmissions, moodEntries } = overview;
    await expect(page.getByRole('region', { name: 'Statistics' }).locator('dt + dd')).toHaveText(
      [totalEmployees, participants, gadSubmissions + phqSubmissions, moodEntries].map(String),
    );
  });

  await test.step('trust 14: the ninth question goes with its help, for everyone, and comes back', async () => {
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await page.getByRole('button', { name: 'PHQ-9 Questions' }).click();
    await page.getByRole('checkbox', { name: /^Active Thoughts that you would be better off dead/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off question and help' }).click();
    await attention.getByText(/needs? attention$/).click();
    await expect(attention).toContainText('Question 9 of the PHQ-9 is off, and so is its help.');
    expect(await activeQuestions(request, person.token, 'PHQ-9')).toHaveLength(8);
    await page.reload();
    await attention.getByText(/needs? attention$/).click();
    await attention.getByRole('button', { name: 'Turn it on again' }).click();
    await expect(page.getByText('Question 9 of the PHQ-9 is off')).toHaveCount(0);
    expect(await activeQuestions(request, person.token, 'PHQ-9')).toHaveLength(9);
  });

  await test.step('the reminders are those of everyone', async () => {
    await page.getByLabel('Mood Popup 1 Time').fill('09:05');
    await page.getByLabel('Mood Popup 2 Time').fill('17:45');
    await page.getByLabel('Water Reminder Interval (min)').fill('45');
    await page.getByLabel('Posture Reminder Interval (min)').fill('1440');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Reminder settings updated!');
    const settings = {
      mood_popup_1: '09:05',
      mood_popup_2: '17:45',
      water_interval_minutes: 45,
      posture_interval_minutes: 1440,
    };
    expect(await stored(request, person.token, '/api/reminders/mine')).toMatchObject({ settings });
    await page.reload();
    await expect(page.getByLabel('Water Reminder Interval (min)')).toHaveValue('45');
  });
});
