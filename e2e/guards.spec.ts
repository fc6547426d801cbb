import { countCalls, enter, expect, registerPerson, signIn, test } from './fixtures.ts';

const own = ['/dashboard', '/dashboard?tab=mytests', '/dashboard?tab=mystats', '/dashboard?tab=myhealth', '/profile'];
const admins = ['/admin-dashboard', '/admin/stats', '/admin/employee-history', '/admin/employee-history/1'];

/** Notes whatever of these texts stands on the page at any moment, be it for one frame. */
function watchFor(texts: readonly string[]) {
  const seen = new Set<string>();
  Object.assign(window, { seen });
  new MutationObserver(() => {
    const now = document.body?.textContent ?? '';
    for (const text of texts) if (now.includes(text)) seen.add(text);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const adminTexts = [
  'Admin Dashboard',
  'All Employees',
  'GAD-7 Questions',
  'Total Employees',
  'Filter by Date',
  'Reminder',
];
const ownTexts = ['Welcome,', 'Submit GAD-7', 'GAD-7 Score Trend', 'Breathing Exercise', 'Update Profile', 'Hi, '];

function seenOn(page: { evaluate: <T>(read: () => T) => Promise<T> }): Promise<string[]> {
  return page.evaluate(() => ('seen' in window && window.seen instanceof Set ? [...window.seen].map(String) : ['?']));
}

test.describe('without a token', () => {
  test('every address leads to the login and shows nothing of its own', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
    await page.addInitScript(watchFor, [...adminTexts, ...ownTexts]);
    for (const address of [...own, ...admins]) {
      await page.goto(address);
      await expect(page, address).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
      expect(await seenOn(page), address).toEqual([]);
    }
    expect(asked).toEqual([]);
  });

  test('the login leads back to the screen that was asked for', async ({ page, person }) => {
    await page.goto('/dashboard?tab=myhealth');
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/dashboard?tab=myhealth');
  });
});

test('an employee sees nothing of an admin’s screen, not for one frame, whatever the browser has stored', async ({
  page,
  person,
}) => {
  const asked = countCalls(page, 'GET', '/api/admin/employees');
  const figures = countCalls(page, 'GET', '/api/admin/stats/overview');
  await signIn(page, person, 'admin');
  await page.addInitScript(watchFor, adminTexts);
  for (const address of admins) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, ASHA MURMU');
    expect(await seenOn(page), address).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('employee');
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
    await page.evaluate(() => localStorage.setItem('role', 'admin'));
  }
  expect(asked.count() + figures.count()).toBe(0);
});

test.describe('the end of a session', () => {
  test('in one tab is the end in the other', async ({ page, context, person }) => {
    await enter(page, person, '/dashboard?tab=mystats');
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('My Profile');
    await other.getByRole('button', { name: 'Hi, Asha' }).click();
    await other.getByRole('button', { name: 'Sign Out' }).click();
    await expect(other).toHaveURL('/');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  });

  test('and a login as somebody else in one tab shows no tab the data of the first', async ({
    page,
    context,
    request,
    person,
  }) => {
    const second = await registerPerson(request, { name: 'Birsa Oraon' });
    await enter(page, person);
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(other.getByRole('button', { name: 'Hi, Asha' })).toBeVisible();
    await other.evaluate((token) => localStorage.setItem('token', token), second.token);
    await expect(page.getByRole('button', { name: 'Hi, Birsa' })).toBeVisible();
    await expect(page.getByText('ASHA')).toHaveCount(0);
  });

  test('after signing out the way back shows nothing', async ({ page, person }) => {
    await enter(page, person);
    await page.getByRole('link', { name: 'My Stats', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Stats');
    await page.getByRole('button', { name: 'Hi, Asha' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await page.addInitScript(watchFor, ownTexts);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    await expect(page.getByText('My Stats')).toHaveCount(0);
  });

  test.describe('on the server', () => {
    test.use({ expectedErrors: [/status of 401/] });

    test('leads to the login, says why, and leads back after it', async ({ page, request, person }) => {
      await enter(page, person);
      await expect(page.getByRole('button', { name: 'Hi, Asha' })).toBeVisible();
      // Nothing else is on its way that would hear of it first.
      await page.waitForLoadState('networkidle');
      await request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${person.token}` } });
      await page.getByRole('link', { name: 'My Stats', exact: true }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByText('You’ve been signed out to keep your data private.')).toBeVisible();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await page.getByLabel('Email', { exact: true }).fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page).toHaveURL('/dashboard?tab=mystats');
    });
  });
});
