import { isLong } from '../server/test/long-form.ts';
import { countCalls, enter, expect, registerPerson, signIn, test } from './fixtures.ts';

const own = ['/dashboard', '/dashboard?tab=mytests', '/dashboard?tab=mystats', '/dashboard?tab=myhealth', '/profile'];
const admins = ['/admin-dashboard', '/admin/stats', '/admin/employee-history', '/admin/employee-history/1'];

/** Notes whatever of these texts can be seen on the page at any moment, even for one frame. */
function watchFor(texts: readonly string[]) {
  const seen = new Set<string>();
  Object.assign(window, { seen });
  const look = () => {
    const now = document.body?.innerText ?? '';
    for (const text of texts) if (now.includes(text)) seen.add(text);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
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
    for (const address of isLong ? [...own, ...admins] : [own[2], admins[1]].map(String)) {
      await page.goto(address);
      await expect(page, address).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
      expect(await seenOn(page), address).toEqual([]);
    }
    expect(asked).toEqual([]);
  });
});

test('an employee sees nothing of an admin’s screen, not for one frame, and no more than its heading where the browser has stored another role', async ({
  page,
  person,
}) => {
  const asked = countCalls(page, 'GET', '/api/admin/employees');
  const figures = countCalls(page, 'GET', '/api/admin/stats/overview');
  await signIn(page, person, 'admin');
  await page.addInitScript(watchFor, adminTexts);
  await page.goto('/help');
  // What stands ahead of a screen goes by the stored role: words of ours, of no one (decision 65).
  for (const [role, headings] of [
    ['admin', ['Admin Dashboard', 'All Employees']],
    ['employee', []],
  ] as const)
    // Each of them in client/screens/guards.test.tsx.
    for (const address of isLong ? admins : admins.slice(2, 3)) {
      await page.evaluate((stored) => localStorage.setItem('role', stored), role);
      await page.goto(address);
      await expect(page, address).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, ASHA MURMU');
      const seen = (await seenOn(page)).filter((text) => !headings.some((heading) => heading === text));
      expect(seen, `${role} ${address}`).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('employee');
      await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
    }
  expect(asked.count() + figures.count()).toBe(0);
});

test.describe('the end of a session', () => {
  test('in one tab is the end in the other, and no tab shows the data of the person before', async ({
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
    await page.bringToFront();
    await page.getByRole('button', { name: 'Hi, Birsa' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Login');
  });

  // In npm test: `sessions.spec.ts`.
  if (isLong)
    test('is one on the server, too, and the way back shows nothing', async ({ page, person, request }) => {
      await enter(page, person);
      await page.getByRole('link', { name: 'My Stats', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Stats');
      await page.getByRole('button', { name: 'Hi, Asha' }).click();
      const told = page.waitForResponse('**/api/auth/logout');
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      expect((await told).status()).toBe(200);
      const reply = await request.get('/api/auth/me', { headers: { Authorization: `Bearer ${person.token}` } });
      expect(reply.status()).toBe(401);
      await page.addInitScript(watchFor, ownTexts);
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
      await expect(page.getByText('My Stats')).toHaveCount(0);
    });
});
