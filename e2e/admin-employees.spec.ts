import type { APIRequestContext } from '@playwright/test';
import {
  adminToken,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refusedCalls,
  registerPerson,
  submitAssessment,
  submitMood,
  testAlone as test,
} from './fixtures.ts';

const list = '/admin/employee-history';

async function idOf(request: APIRequestContext, name: string): Promise<string> {
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  const found = await (await request.get(`/api/admin/employees?q=${encodeURIComponent(name)}`, { headers })).json();
  return found[0].id;
}

test.use({ serverOf: 'the employees' });

/** Who is listed depends on all who have registered, so these tests have a server of their own. */
test.describe('the employees', () => {
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async ({ ownServer, playwright }) => {
    test.setTimeout(120_000);
    const request = await playwright.request.newContext({ baseURL: ownServer });
    for (let person = 1; person <= 25; person += 1) {
      await registerPerson(request, { name: `Person ${String(person).padStart(2, '0')}` });
    }
    await registerPerson(request, {
      name: 'Zoya Das',
      email: 'zoya@e2e.example',
      state: 'Odisha',
      city: 'Gopalpur',
      date_of_birth: '1990-02-03',
    });
    const ravi = await registerPerson(request, { name: 'Ravi Rao', state: 'Odisha', city: 'Balasore' });
    await submitAssessment(request, ravi.token, 'GAD-7', [3, 3, 3, 3, 0, 0, 0]);
    await submitMood(request, ravi.token, '🙂');
    await request.dispose();
  });

  test.beforeEach(async ({ page, request }) => {
    await enter(page, { token: await adminToken(request) }, list, 'admin');
    await expect(page.getByRole('heading', { level: 1, name: 'All Employees' })).toBeVisible();
  });

  test('come a page at a time, forward and back, by keyboard and by link', async ({ page }) => {
    await expect(page.getByText('27 employees')).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(24);
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).press('Enter');
    await expect(page.getByRole('rowheader')).toHaveCount(3);
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('rowheader')).toHaveText(['Person 25', 'Ravi Rao', 'Zoya Das']);
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('rowheader', { name: 'Person 01' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('rowheader')).toHaveCount(3);
  });

  test('screens.md, all employees: are sorted by name and email, both ways, in the address', async ({ page }) => {
    const head = (name: string) => page.getByRole('columnheader', { name });
    await expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
    await head('Name').getByRole('link').click();
    await expect(page).toHaveURL(`${list}?sort=name_desc`);
    await expect(head('Name')).toHaveAttribute('aria-sort', 'descending');
    await expect(page.getByRole('rowheader').first()).toHaveText('Zoya Das');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByRole('rowheader')).toHaveText(['Person 03', 'Person 02', 'Person 01']);
    await expect(page).toHaveURL(/sort=name_desc&cursor=/);
    await head('Email').getByRole('link').press('Enter');
    await expect(page).toHaveURL(`${list}?sort=email`);
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
    await page.reload();
    await expect(head('Email')).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('row').nth(1).getByRole('cell').nth(2).click();
    await expect(page).toHaveURL(/employee-history\/.+/);
  });

  test('are filtered by places that occur, and the city follows the state', async ({ page }) => {
    const state = page.getByLabel('State', { exact: true });
    const city = page.getByLabel('City', { exact: true });
    await expect(state.getByRole('option')).toHaveText(['All States', 'Jharkhand', 'Odisha']);
    await state.selectOption('Odisha');
    await expect(page.getByText('2 employees match')).toBeVisible();
    await expect(city.getByRole('option')).toHaveText(['All Cities', 'Balasore', 'Gopalpur']);
    await city.selectOption('Gopalpur');
    await expect(page.getByText('1 employee matches')).toBeVisible();
    await expect(page).toHaveURL(`${list}?state=Odisha&city=Gopalpur`);
    await page.reload();
    await expect(city).toHaveValue('Gopalpur');
    await expect(page.getByRole('rowheader')).toHaveText(['Zoya Das']);
    await state.selectOption('Jharkhand');
    await expect(city).toHaveValue('');
    await page.goBack();
    await expect(city).toHaveValue('Gopalpur');
  });

  test('are searched by name and email', async ({ page }) => {
    const search = page.getByLabel('Search by name or email');
    await search.fill('zoya@');
    await expect(page.getByRole('rowheader')).toHaveText(['Zoya Das']);
    await expect(page).toHaveURL(`${list}?q=zoya%40`);
    await search.fill('nobody of this name');
    await expect(page.getByText('No employees match.')).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(search).toHaveValue('');
    await expect(page.getByText('27 employees')).toBeVisible();
  });

  test('show their fields on narrow screens, and the whole card opens the history', async ({ page, request }) => {
    await page.setViewportSize({ width: 1000, height: 740 });
    await page.goto(`${list}?q=zoya`);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Zoya Das' }) });
    await expect(card.getByRole('term')).toHaveText(['Email', 'DOB', 'Age', 'Theme', 'Designation', 'State', 'City']);
    await expect(card.getByRole('definition')).toHaveText([
      'zoya@e2e.example',
      '03-02-1990',
      /^\d\d$/,
      'Public Health',
      'Field Coordinator',
      'Odisha',
      'Gopalpur',
    ]);
    await card.getByText('Public Health').click();
    await expect(page).toHaveURL(`${list}/${await idOf(request, 'Zoya Das')}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Zoya Das' })).toBeVisible();
    await expect(page.getByText('No assessment records found.')).toBeVisible();
    await expect(page.getByText('No mood entries available.')).toBeVisible();
    await page.goBack();
    await card.getByRole('link', { name: 'Zoya Das' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Zoya Das' })).toBeVisible();
  });

  test('have a history that is filtered by date', async ({ page, request }) => {
    await page.goto(`${list}/${await idOf(request, 'Ravi Rao')}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ravi Rao' })).toBeVisible();
    await expect(page).toHaveTitle(/^Employee history/);
    const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format().replaceAll('/', '-');
    const filter = page.getByLabel('Filter by Date');
    await expect(filter.getByRole('option')).toHaveText(['All Dates', today]);
    const assessment = page.getByRole('row', { name: new RegExp(`^${today} \\d\\d:\\d\\d GAD-7 12 Moderate$`) });
    await expect(assessment).toBeVisible();
    await expect(page.getByRole('figure', { name: 'GAD-7 Score Trend' })).toContainText('12 of 21, Moderate');
    await filter.selectOption(today);
    await expect(page).toHaveURL(/\?date=\d{4}-\d\d-\d\d$/);
    await expect(assessment).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Mood Entries (1)' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`^${today} \\d\\d:\\d\\d 🙂 Calm$`) })).toBeVisible();
    await expect(assessment).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
  });

  test('trust 3: show no sum of a record with questions switched off', async ({ page, request }) => {
    const headers = { Authorization: `Bearer ${await adminToken(request)}` };
    const person = await registerPerson(request, { name: 'Partial Person' });
    const others = [1, 2, 3, 4, 5, 6, 7, 8];
    const flip = async () => {
      for (const n of others) await request.patch(`/api/questions/phq9-${n}`, { headers });
    };
    await flip();
    await submitAssessment(request, person.token, 'PHQ-9', [3]);
    await flip();
    await enter(
      page,
      { token: await adminToken(request) },
      `${list}/${await idOf(request, 'Partial Person')}`,
      'admin',
    );
    const cells = page.getByRole('table').getByRole('row').nth(1).getByRole('cell');
    await expect(cells).toHaveText(['PHQ-9', '–', 'Not scored']);
    await expect(page.getByText('No PHQ-9 data available.')).toBeVisible();
    await expect(page.getByText('3', { exact: true })).toHaveCount(0);
  });

  test('of a long history show the newest first and more on request', async ({ page, request }) => {
    const moods = Array.from({ length: 3000 }, (_, day) => ({
      date: new Date(Date.UTC(2026, 0, 1) - day * 86_400_000).toISOString(),
      mood: '😐',
    }));
    await page.route('**/api/admin/employee-details/*', (route) =>
      route.fulfill({ json: { name: 'Ravi Rao', assessments: [], moods } }),
    );
    await page.goto(`${list}/${await idOf(request, 'Ravi Rao')}`);
    await expect(page.getByRole('row')).toHaveCount(13);
    await page.getByRole('button', { name: 'Show more (2,988 left) (Mood Entries)' }).click();
    await expect(page.getByRole('row')).toHaveCount(25);
  });

  test.describe('that are not there', () => {
    test.use({ expectedErrors: refusedCalls });

    test('have no data', async ({ page }) => {
      let letThrough: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (letThrough = resolve));
      await page.route('**/api/admin/employee-details/*', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`${list}/nobody`);
      await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
      letThrough();
      await expect(page.getByText('No data available.')).toBeVisible();
    });
  });

  test('are saved as a spreadsheet, as they are filtered', async ({ page }) => {
    await page.goto(`${list}?state=Odisha`);
    const asked = page.waitForRequest((call) => call.url().endsWith('/api/admin/exports/employees.csv?state=Odisha'));
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV (employees)' }).click();
    await asked;
    expect((await saved).suggestedFilename()).toBe('employees.csv');
  });

  test('screens.md, one history: a long one is charts first, then tables in tabs, and not 5,800 px high', async ({
    page,
    request,
  }) => {
    const at = (day: number) =>
      new Date(Date.UTC(2026, 9, 1, 6, day % 60) - Math.floor(day / 2) * 86_400_000).toISOString();
    const assessments = Array.from({ length: 200 }, (_, day) => ({
      date: at(day),
      type: day % 3 === 0 ? 'PHQ-9' : 'GAD-7',
      score: day % 20,
      severity: 'Mild',
    }));
    const moods = Array.from({ length: 2000 }, (_, day) => ({ date: at(day), mood: '🙂' }));
    await page.route('**/api/admin/employee-details/*', (route) =>
      route.fulfill({ json: { name: 'Ravi Rao', assessments, moods } }),
    );
    await page.goto(`${list}/${await idOf(request, 'Ravi Rao')}`);
    const charts = page.getByRole('region', { name: 'Score trends' });
    for (const name of ['GAD-7 Score Trend', 'PHQ-9 Score Trend', 'Mood Trend'])
      await expect(charts.getByRole('figure', { name }).first()).toBeVisible();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await height()).toBeLessThan(2900);
    const ranges = page.getByRole('navigation', { name: 'How far back' });
    await page.getByRole('tab', { name: 'Mood Entries (2,000)' }).click();
    await page.getByRole('button', { name: 'Show more (1,988 left) (Mood Entries)' }).click();
    // The filter stays in sight, and two moods of one day differ by their time.
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(ranges).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('row', { name: '01-10-2026 11:30 🙂 Calm' })).toHaveCount(1);
    await expect(page.getByRole('row', { name: '01-10-2026 11:31 🙂 Calm' })).toHaveCount(1);
    await ranges.getByRole('link', { name: '30 days' }).click();
    await expect(page).toHaveURL(/\?range=30d$/);
    await expect(page.getByText('No mood entries available.')).toBeVisible();
    await ranges.getByRole('link', { name: 'All' }).click();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });

  test('are a list that is accessible and fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByText('28 employees')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
