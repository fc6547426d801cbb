import type { APIRequestContext } from '@playwright/test';
import {
  adminToken,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refusedCalls,
  registerPerson,
  signInAgain,
  testAlone as test,
} from './fixtures.ts';
import type { Person } from './fixtures.ts';

test.use({ serverOf: 'the call backs' });
test.describe.configure({ mode: 'serial' });

const card = 'Ask for a call back';
let counsellor: Person;

async function makeCounsellor(request: APIRequestContext, name = 'Kavita Rao'): Promise<Person> {
  const person = await registerPerson(request, { name });
  await giveRole(request, person, 'counsellor');
  return person;
}

async function giveRole(request: APIRequestContext, person: Person, role: string) {
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  const [found] = await (await request.get(`/api/admin/people?q=${person.email}`, { headers })).json();
  const reply = await request.put(`/api/admin/people/${found.id}/role`, { headers, data: { role } });
  expect(reply.status()).toBe(200);
  await signInAgain(request, person);
}

test('nobody is offered a call where there is no counsellor', async ({ page, person }) => {
  await enter(page, person, '/help');
  await expect(page.getByRole('link', { name: 'Call 14416' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: card })).toHaveCount(0);
});

test('a person asks, with a consent that names what is sent, and can take it back', async ({
  page,
  request,
  person,
}) => {
  counsellor = await makeCounsellor(request);
  await enter(page, person, '/help');
  const region = page.getByRole('region', { name: card });
  await expect(region.getByRole('checkbox')).not.toBeChecked();
  await region.getByRole('button', { name: card }).click();
  await expect(region.getByRole('checkbox')).toHaveAccessibleDescription(
    'Please tick the box so we can share this with a counsellor.',
  );
  await expect(region.getByText('Share my name, phone number, preferred time and note with Kavita Rao.')).toBeVisible();
  await expect(region.getByText(/no answers, no scores and no moods/)).toBeVisible();
  await region.getByLabel('Phone', { exact: true }).fill('+91 98765 43210');
  await region.getByLabel('Good time to call', { exact: true }).fill('After 5');
  await region.getByLabel('Note', { exact: true }).fill('Not at my desk, please');
  await region.getByRole('checkbox').check();
  await region.getByRole('button', { name: card }).click();
  await expect(region.getByText(/You asked for a call on .* A counsellor should call by/)).toBeVisible();
  await region.getByRole('button', { name: 'Withdraw my request' }).click();
  await expect(region.getByText('You’ve withdrawn your request, and what you sent has been deleted.')).toBeVisible();
  await expect(region.getByRole('button', { name: card })).toBeVisible();
});

test('a counsellor starts at the requests, takes one up, and the person sees it', async ({
  page,
  browser,
  person,
  request,
}) => {
  const wish = { consent: true, phone: '+91 98765 43210', preferred_time: 'Today', note: 'Line one\nLine two' };
  const headers = { Authorization: `Bearer ${person.token}` };
  expect((await request.post('/api/call-back', { headers, data: wish })).status()).toBe(201);

  await page.goto('/');
  await page.getByLabel('Email', { exact: true }).fill(counsellor.email);
  await page.getByLabel('Password', { exact: true }).fill(counsellor.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/counsellor');
  const entry = page.getByRole('listitem').filter({ hasText: 'Asha Murmu' });
  await expect(entry.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
  await expect(entry).toContainText('Waiting');
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
    await expectNoSidewaysScroll(page);
  }
  await entry.getByRole('button', { name: 'Take this request (Asha Murmu)' }).click();
  await expect(page.getByText('You’ve taken Asha Murmu’s request. They can see that.')).toBeVisible();
  await expect(entry).toContainText('Yours');

  const own = await browser.newPage({ baseURL: new URL('/', page.url()).href });
  await enter(own, person, '/help');
  await expect(own.getByText(/A counsellor picked up your request on .* and will call you/)).toBeVisible();
  await own.goto('/dashboard');
  const news = own.getByRole('region', { name: 'Your request for a call' });
  await expect(news.getByText(/A counsellor picked up your request on .* and will call you/)).toBeVisible();
  await own.close();
});

test('trust 4: a new counsellor is told by name, and reads the request only after a yes', async ({
  page,
  person,
  request,
}) => {
  const wish = { consent: true, phone: '+91 98765 00000', preferred_time: 'Today' };
  const headers = { Authorization: `Bearer ${person.token}` };
  expect((await request.post('/api/call-back', { headers, data: wish })).status()).toBe(201);
  const later = await makeCounsellor(request, 'Meera Das');
  const shownTo = async () =>
    (await request.get('/api/counsellor/requests', { headers: { Authorization: `Bearer ${later.token}` } })).json();
  expect(await shownTo()).toEqual([]);

  await enter(page, person, '/dashboard');
  const news = page.getByRole('region', { name: 'News about your data' });
  await expect(news).toContainText('Meera Das is now a counsellor here.');
  await news.getByRole('link', { name: 'See your request' }).click();
  const region = page.getByRole('region', { name: card });
  await expect(region.getByText('Only Kavita Rao can read it.')).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
      await region.screenshot({ path: test.info().outputPath(`new-counsellor-${width}-${colorScheme}.png`) });
    }
    await expectNoSidewaysScroll(page);
  }
  await region.getByRole('button', { name: 'No (Meera Das)' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(region.getByRole('button', { name: 'Yes, share it (Meera Das)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(region.getByText('Meera Das can read your request now.')).toBeVisible();
  await expect(region.getByText('Only Kavita Rao and Meera Das can read it.')).toBeVisible();
  await expect(news).toHaveCount(0);
  expect(await shownTo()).toMatchObject([{ phone: '+91 98765 00000' }]);

  await giveRole(request, later, 'employee');
  await page.reload();
  await expect(news).toContainText('Meera Das is no longer a counsellor here');
  await expect(region.getByText('Only Kavita Rao can read it.')).toBeVisible();
});

test('trust 4: whose counsellor leaves after taking the request up is told, and can ask anew', async ({
  page,
  person,
  request,
}) => {
  const wish = { consent: true, phone: '+91 98765 11111', preferred_time: 'Today' };
  const headers = { Authorization: `Bearer ${person.token}` };
  const asked = await request.post('/api/call-back', { headers, data: wish });
  const path = `/api/counsellor/requests/${(await asked.json()).request.id}/taken`;
  const taken = await request.post(path, { headers: { Authorization: `Bearer ${counsellor.token}` } });
  expect(taken.status()).toBe(200);
  const other = await makeCounsellor(request, 'Meera Das');
  await giveRole(request, counsellor, 'employee');
  await page.setViewportSize({ width: 360, height: 640 });
  await enter(page, person, '/dashboard');
  const news = page.getByRole('region', { name: 'Your request for a call' });
  await expect(news).toContainText('The counsellor who picked up your request is no longer here');
  await expect(news.getByRole('link', { name: 'Call 14416' })).toBeVisible();
  await news.getByRole('link', { name: 'See your request' }).click();
  const region = page.getByRole('region', { name: card });
  await expect(region.getByText(/^Share my name, .* with Meera Das/)).toBeVisible();
  await expectAccessible(page);
  await giveRole(request, other, 'employee');
  await giveRole(request, counsellor, 'counsellor');
});

test.describe('where the counsellors change while somebody types', () => {
  test.use({ expectedErrors: refusedCalls });

  test('nothing is sent or lost, and the new names are agreed to anew', async ({ page, person, request }) => {
    await enter(page, person, '/help');
    const region = page.getByRole('region', { name: card });
    await region.getByLabel('Phone', { exact: true }).fill('+91 98765 11111');
    await region.getByLabel('Good time to call', { exact: true }).fill('After 5');
    await region.getByLabel('Note', { exact: true }).fill('Not at my desk, please');
    await region.getByRole('checkbox').check();
    const later = await makeCounsellor(request, 'Nila Sen');
    await region.getByRole('button', { name: card }).click();
    await expect(page.getByRole('alert')).toContainText('The counsellors have changed since you opened this.');
    await expect(region.getByText(/^Share my name, .* with Kavita Rao and Nila Sen/)).toBeVisible();
    const consent = region.getByRole('checkbox');
    await expect(consent).not.toBeChecked();
    await expect(region.getByLabel('Note', { exact: true })).toHaveValue('Not at my desk, please');
    await expect(region.getByLabel('Phone', { exact: true })).toHaveValue('+91 98765 11111');
    await consent.check();
    await region.getByRole('button', { name: card }).click();
    await expect(region.getByText('Only Kavita Rao and Nila Sen can read it.')).toBeVisible();
    await giveRole(request, later, 'employee');
  });
});

test('nobody but a counsellor sees the requests', async ({ page, browser, person }) => {
  await enter(page, counsellor, '/counsellor', 'counsellor');
  await expect(page.getByRole('link', { name: 'Requests' })).toHaveAttribute('aria-current', 'page');
  const other = await browser.newPage({ baseURL: new URL('/', page.url()).href });
  await enter(other, person, '/dashboard');
  await other.goto('/counsellor');
  await expect(other).toHaveURL('/dashboard');
  await expect(other.getByRole('link', { name: 'Requests' })).toHaveCount(0);
  await other.close();
});

test('where nobody has called in time, the person is told so and has the lines again', async ({ page, person }) => {
  await page.route('**/api/call-back', async (route) => {
    const reply = await route.fetch();
    const request = {
      id: '1',
      state: 'overdue',
      requested_at: '2026-11-18T05:00:00Z',
      answer_by: '2026-11-19T05:00:00Z',
      taken_at: null,
      phone: '+91 98765 43210',
      preferred_time: 'Any time',
      note: null,
      counsellors: [{ id: '2', name: 'Kavita Rao' }],
      new_counsellors: [],
    };
    await route.fulfill({ response: reply, json: { ...(await reply.json()), request } });
  });
  await enter(page, person, '/help');
  const region = page.getByRole('region', { name: card });
  await expect(
    region.getByText(/should have called by 19 Nov 2026.*, but no one has responded to your request yet/),
  ).toBeVisible();
  await expect(region.getByRole('link', { name: 'Call 14416' })).toBeVisible();
  // Also for whoever does not look under Help again.
  await page.goto('/dashboard');
  const news = page.getByRole('region', { name: 'Your request for a call' });
  await expect(
    news.getByText(/should have called by 19 Nov 2026.*, but no one has responded to your request yet/),
  ).toBeVisible();
  await expect(news.getByRole('link', { name: 'Call 14416' })).toHaveAttribute('href', 'tel:14416');
  await news.getByRole('link', { name: 'See your request' }).click();
  await expect(region).toBeVisible();
});

test('a counsellor sees requests and nothing else: every other screen of people leads there', async ({ page }) => {
  await enter(page, counsellor, '/counsellor', 'counsellor');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText(['Requests']);
  for (const address of [
    '/',
    '/dashboard',
    '/dashboard?tab=mytests',
    '/dashboard?tab=mystats',
    '/dashboard?tab=myhealth',
    '/admin-dashboard',
    '/admin/stats',
    '/admin/employee-history',
    '/admin/employee-history/1',
    '/admin/people',
    '/admin/help-lines',
    '/admin/lists',
  ]) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/counsellor');
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('Requests for a call');
  }
  for (const [address, title] of [
    ['/help', 'Help now'],
    ['/profile', 'My Profile'],
    ['/who-can-see', 'Who can see what'],
    ['/my-record', 'My record'],
    ['/safety-plan', 'My safety plan'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(title);
    await expect(main.getByRole('link'), address).toHaveText(['Requests']);
  }
  await page.getByRole('button', { name: 'Help now' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'My safety plan' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Breathing exercise' })).toHaveCount(0);
});

test('the page follows the server: a counsellor with an old word in the browser is led to the requests', async ({
  page,
}) => {
  await enter(page, counsellor, '/dashboard', 'employee');
  await expect(page).toHaveURL('/counsellor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Requests for a call');
});
