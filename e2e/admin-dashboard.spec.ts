import {
  activeQuestions,
  adminToken,
  countCalls,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refusedCalls,
  testAlone as test,
} from './fixtures.ts';

/** These tests change what everyone sees: one after another, on a server of their own. */
test.describe('the admin dashboard', () => {
  test.describe.configure({ mode: 'serial' });

  test.beforeEach(async ({ page, request }) => {
    await enter(page, { token: await adminToken(request) }, '/admin-dashboard', 'admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard', exact: true })).toBeVisible();
  });

  test('leads to the statistics, the records and the people', async ({ page }) => {
    await page.getByRole('link', { name: 'View Full Statistics' }).click();
    await expect(page).toHaveURL('/admin/stats');
    await page.goBack();
    await page.getByText('Employee Records').click();
    await expect(page).toHaveURL('/admin/employee-history');
    await page.goBack();
    await page.getByText('People and roles').click();
    await expect(page).toHaveURL('/admin/people');
  });

  test('has one panel open at a time, and a click toggles it', async ({ page }) => {
    const gad7 = page.getByRole('button', { name: 'GAD-7 Questions', exact: true });
    const phq9 = page.getByRole('button', { name: 'PHQ-9 Questions', exact: true });
    const boxes = page.getByRole('checkbox', { name: /^Active/ });
    await expect(boxes).toHaveCount(0);
    await gad7.click();
    await expect(boxes).toHaveCount(7);
    await phq9.click();
    await expect(gad7).toHaveAttribute('aria-expanded', 'false');
    await expect(phq9).toHaveAttribute('aria-expanded', 'true');
    await expect(boxes).toHaveCount(9);
    await expect(
      page.getByRole('checkbox', { name: 'Active Little interest or pleasure in doing things' }),
    ).toBeChecked();
    await phq9.click();
    await expect(boxes).toHaveCount(0);
  });

  test('screens.md, admin dashboard: four numbers of the statistics under the policy, a line, and what needs attention', async ({
    page,
    request,
  }) => {
    const headers = { Authorization: `Bearer ${await adminToken(request)}` };
    const asked = new Set<string>();
    page.on('request', (call) => {
      const { pathname, search } = new URL(call.url());
      if (pathname.startsWith('/api/admin/stats')) asked.add(pathname + search);
    });
    const statistics = page.getByRole('region', { name: 'Statistics' });
    const overview = await (await request.get('/api/admin/stats/overview?period=30d', { headers })).json();
    await page.reload();
    await expect(statistics.getByRole('term')).toHaveText(['Employees', 'Took part', 'Questionnaires', 'Moods']);
    const numbers = statistics.locator('dt + dd');
    await expect(numbers).toHaveText([
      String(overview.totalEmployees),
      String(overview.participants),
      String(overview.gadSubmissions + overview.phqSubmissions),
      String(overview.moodEntries),
    ]);
    await expect(statistics.getByText('Questionnaires, week by week')).toBeVisible();
    expect([...asked].toSorted()).toEqual([
      '/api/admin/stats/daily-submissions?period=1y',
      '/api/admin/stats/overview?period=30d',
    ]);

    await request.put('/api/admin/record-policy', { headers, data: { policy: 'never' } });
    const data = {
      name: 'An old line',
      numbers: ['1800 111'],
      source: 'https://example.org',
      verified_on: '2026-01-01',
    };
    const line = await (await request.post('/api/admin/help-lines', { headers, data })).json();
    await page.reload();
    await expect(numbers).toHaveText([String(overview.totalEmployees), 'Withheld', 'Withheld', 'Withheld']);
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await expect(attention).toContainText('1 helpline needs a check');
    await expectAccessible(page);
    await attention.getByRole('link', { name: 'Check the helplines' }).click();
    await expect(page).toHaveURL('/admin/help-lines');
    await request.put('/api/admin/record-policy', { headers, data: { policy: 'open' } });
    await request.delete(`/api/admin/help-lines/${line.id}`, { headers });
  });

  test('says what a question switched off does, and switches it off only then', async ({ page, request }) => {
    const flips = countCalls(page, 'PATCH', '/api/questions/gad7-4');
    await page.getByRole('button', { name: 'GAD-7 Questions' }).click();
    const box = page.getByRole('checkbox', { name: 'Active Trouble relaxing' });
    await box.click();
    const dialog = page.getByRole('alertdialog', { name: 'Turn this question off?' });
    await expect(dialog).toContainText('Not scored');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(box).toBeFocused();
    await expect(box).toBeChecked();
    expect(flips.count()).toBe(0);

    await box.click();
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(box).not.toBeChecked();
    await expect(page.getByText('6 of 7 are on.')).toBeVisible();
    expect(await activeQuestions(request, await adminToken(request), 'GAD-7')).toHaveLength(6);

    await box.press('Space');
    await expect(box).toBeChecked();
    expect(flips.count()).toBe(2);
    expect(await activeQuestions(request, await adminToken(request), 'GAD-7')).toHaveLength(7);
  });

  test('trust 14: says that help goes with the ninth question, asks again, and needs attention while it is off', async ({
    page,
    request,
  }) => {
    const flips = countCalls(page, 'PATCH', '/api/questions/phq9-9');
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await page.getByRole('button', { name: 'PHQ-9 Questions' }).click();
    const box = page.getByRole('checkbox', { name: /^Active Thoughts that you would be better off dead/ });
    await expect(box).toBeChecked();
    await expect(attention).toHaveCount(0);
    const first = page.getByRole('alertdialog', { name: 'Turn this question off?' });
    const second = page.getByRole('alertdialog', { name: 'Turn the help off as well?' });
    await box.click();
    await expect(first).toContainText('The help that comes with it goes too');
    await expect(first).toContainText('Not scored');
    await first.getByRole('button', { name: 'Turn off' }).click();
    await expect(second).toBeVisible();
    await expectAccessible(page);
    await second.getByRole('button', { name: 'Keep both on' }).click();
    await expect(box).toBeChecked();
    expect(flips.count()).toBe(0);

    await box.click();
    await first.getByRole('button', { name: 'Turn off' }).click();
    await second.getByRole('button', { name: 'Turn off question and help' }).click();
    await expect(box).not.toBeChecked();
    await expect(attention).toContainText('Question 9 of the PHQ-9 is off, and so is its help.');
    await page.reload();
    await expect(attention).toBeVisible();
    await expectAccessible(page);
    await attention.getByRole('button', { name: 'Turn it on again' }).click();
    await expect(attention).toHaveCount(0);
    expect(await activeQuestions(request, await adminToken(request), 'PHQ-9')).toHaveLength(9);
  });

  test('shows what the server answered, however fast the clicks come', async ({ page, request }) => {
    const headers = { Authorization: `Bearer ${await adminToken(request)}` };
    await request.patch('/api/questions/phq9-2', { headers });
    await page.getByRole('button', { name: 'PHQ-9 Questions' }).click();
    const box = page.getByRole('checkbox', { name: 'Active Feeling down, depressed, or hopeless' });
    await expect(box).not.toBeChecked();
    await box.evaluate((input: HTMLInputElement) => {
      for (let click = 0; click < 5; click += 1) input.click();
    });
    await expect(box).toBeChecked();
    const all: { id: string; is_active: boolean }[] = await (await request.get('/api/questions', { headers })).json();
    expect(all.find(({ id }) => id === 'phq9-2')?.is_active).toBe(true);
  });

  test.describe('where the server refuses', () => {
    test.use({ expectedErrors: refusedCalls });

    test('a flip is logged only, and the box shows the last state', async ({ page, request }) => {
      const headers = { Authorization: `Bearer ${await adminToken(request)}` };
      await request.patch('/api/questions/gad7-1', { headers });
      await page.route('**/api/questions/gad7-1', (route) => route.fulfill({ status: 500, json: { msg: 'No.' } }));
      await page.getByRole('button', { name: 'GAD-7 Questions' }).click();
      const box = page.getByRole('checkbox', { name: 'Active Feeling nervous, anxious or on edge' });
      const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
      await box.click();
      expect((await logged).text()).toBe('Could not save question toggle (500).');
      await expect(box).not.toBeChecked();
      await expect(page.getByText('No.')).toHaveCount(0);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await request.patch('/api/questions/gad7-1', { headers });
    });

    test('settings that were not saved are logged only', async ({ page }) => {
      await page.route('**/api/admin/reminder-settings', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 503, json: { msg: 'No.' } }) : route.continue(),
      );
      const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
      await page.getByRole('button', { name: 'Save Settings' }).click();
      expect((await logged).text()).toBe('Could not save reminder-settings (503).');
      await expect(page.getByText('No.')).toHaveCount(0);
    });
  });

  test('says that there are no questions', async ({ page }) => {
    await page.route('**/api/questions', (route) => route.fulfill({ json: [] }));
    await page.reload();
    await page.getByRole('button', { name: 'GAD-7 Questions' }).click();
    await expect(page.getByText('No GAD-7 questions found.')).toBeVisible();
    await page.getByRole('button', { name: 'PHQ-9 Questions' }).click();
    await expect(page.getByText('No PHQ-9 questions found.')).toBeVisible();
  });

  test('saves the reminders, and only with both times and whole minutes', async ({ page, request }) => {
    const saves = countCalls(page, 'POST', '/api/admin/reminder-settings');
    const save = page.getByRole('button', { name: 'Save Settings' });
    await page.getByLabel('Mood Popup 1 Time').fill('');
    await expect(save).toBeDisabled();
    await page.getByLabel('Mood Popup 1 Time').fill('09:05');
    await page.getByLabel('Mood Popup 2 Time').fill('17:45');
    await expect(save).toBeEnabled();

    const water = page.getByLabel('Water Reminder Interval (min)');
    for (const wrong of ['0', '1441', '1.5', '']) {
      await water.fill(wrong);
      await save.click();
      await expect(water).toHaveAttribute('aria-invalid', 'true');
      await expect(water).toBeFocused();
    }
    expect(saves.count()).toBe(0);

    await water.fill('45');
    await page.getByLabel('Posture Reminder Interval (min)').fill('1440');
    await save.click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Reminder settings updated!');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(save).toBeFocused();
    await page.reload();
    await expect(page.getByLabel('Mood Popup 1 Time')).toHaveValue('09:05');
    await expect(water).toHaveValue('45');
    const headers = { Authorization: `Bearer ${await adminToken(request)}` };
    expect(await (await request.get('/api/admin/reminder-settings', { headers })).json()).toEqual({
      mood_popup_1: '09:05',
      mood_popup_2: '17:45',
      water_interval_minutes: 45,
      posture_interval_minutes: 1440,
    });
  });

  test('is accessible and fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'PHQ-9 Questions' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(9);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
