import type { APIRequestContext, Page } from '@playwright/test';
import {
  adminToken,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refusedCalls,
  registerPerson,
  signInAgain,
  submitAssessment,
  submitMood,
  testAlone as test,
} from './fixtures.ts';

test.use({ serverOf: 'how care and trust read', expectedErrors: refusedCalls });
test.describe.configure({ mode: 'serial' });

type Role = 'employee' | 'admin' | 'counsellor';

interface State {
  name: string;
  role: Role | null;
  address: (id: string) => string;
  policy?: string;
  before?: (page: Page) => Promise<void>;
  after?: (page: Page) => Promise<void>;
}

/** One of each, made for the first state. */
let people: { asha: string; id: string; kavita: string } | undefined;

async function prepare(request: APIRequestContext) {
  if (people) return people;
  const asha = await registerPerson(request);
  const kavita = await registerPerson(request, { name: 'Kavita Rao' });
  const own = { Authorization: `Bearer ${asha.token}` };
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  await submitAssessment(request, asha.token, 'GAD-7', Array(7).fill(1));
  await submitAssessment(request, asha.token, 'PHQ-9', [2, 2, 2, 2, 2, 2, 2, 1, 0]);
  await submitMood(request, asha.token, '🙂');
  const { id } = await (await request.get('/api/auth/me', { headers: own })).json();
  const [found] = await (await request.get(`/api/admin/people?q=${kavita.email}`, { headers })).json();
  await request.put(`/api/admin/people/${found.id}/role`, { headers, data: { role: 'counsellor' } });
  await request.get(`/api/admin/employee-details/${id}`, { headers });
  const line = { name: 'Our counsellor', numbers: ['0657 222 333'], hours: '9 to 5', languages: 'Santali', note: '' };
  const added = await request.post('/api/admin/help-lines', {
    headers,
    data: { ...line, source: 'https://example.org/lines', verified_on: '2026-01-01' },
  });
  expect(added.status()).toBe(201);
  // A change of role has ended what was open.
  await signInAgain(request, kavita);
  people = { asha: asha.token, id, kavita: kavita.token };
  return people;
}

async function choose(request: APIRequestContext, policy: string) {
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  const reply = await request.put('/api/admin/record-policy', { headers, data: { policy } });
  expect(reply.status()).toBe(200);
}

const at = (address: string) => () => address;
const click = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const callCard = (page: Page) => page.getByRole('region', { name: 'Ask for a call back' });

async function askForCall(page: Page) {
  const region = callCard(page);
  await region.getByLabel('Good time to call', { exact: true }).fill('After 5');
  await region.getByLabel('Phone', { exact: true }).fill('+91 98765 43210');
  await region.getByRole('checkbox').check();
  await region.getByRole('button', { name: 'Ask for a call back' }).click();
  await expect(region.getByText(/You asked for a call on/)).toBeVisible();
}

/** As if the time to answer were over. */
async function letTimePass(page: Page) {
  await page.route('**/api/call-back', async (route) => {
    const reply = await route.fetch();
    const own = await reply.json();
    await route.fulfill({ response: reply, json: { ...own, request: { ...own.request, state: 'overdue' } } });
  });
}

const states: State[] = [
  { name: 'the notes about who sees it, at registration', role: null, address: at('/register') },
  { name: 'My Tests with who sees it', role: 'employee', address: at('/dashboard?tab=mytests') },
  { name: 'the latest results', role: 'employee', address: at('/dashboard?tab=mystats') },
  {
    name: 'the safety plan, not saved',
    role: 'employee',
    address: at('/safety-plan'),
    after: (page) => page.getByLabel('Warning signs', { exact: true }).fill('A long night'),
  },
  {
    name: 'a call back with faults in its form',
    role: 'employee',
    address: at('/help'),
    after: async (page) => {
      await callCard(page).getByRole('button', { name: 'Ask for a call back' }).click();
      await expect(callCard(page).getByText('Please check the marked fields.')).toBeVisible();
    },
  },
  { name: 'a call back asked for', role: 'employee', address: at('/help'), after: askForCall },
  { name: 'a call back past its time', role: 'employee', address: at('/help'), before: letTimePass },
  {
    name: 'the counsellor’s request, taken up',
    role: 'counsellor',
    address: at('/counsellor'),
    after: async (page) => {
      await page.getByRole('button', { name: 'Take this request (Asha Murmu)' }).click();
      await expect(page.getByText('Yours')).toBeVisible();
    },
  },
  { name: 'the counsellor’s profile', role: 'counsellor', address: at('/profile') },
  { name: 'a call back taken up', role: 'employee', address: at('/help') },
  { name: 'the profile with who has looked', role: 'employee', address: at('/profile/privacy') },
  {
    name: 'my record with the question before it is erased',
    role: 'employee',
    address: at('/my-record'),
    after: click('Delete my account…'),
  },
  { name: 'the help lines with one to check', role: 'admin', address: at('/admin/help-lines') },
  {
    name: 'a new help line with faults',
    role: 'admin',
    address: at('/admin/help-lines'),
    after: async (page) => {
      await click('Add a helpline')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog').getByText('Please check the marked fields.')).toBeVisible();
    },
  },
  { name: 'the choice of the rule', role: 'admin', address: at('/admin/organisation') },
  {
    name: 'the question why, with faults',
    role: 'admin',
    address: (id) => `/admin/employee-history/${id}`,
    policy: 'reason',
    after: async (page) => {
      await click('Open the record')(page);
      await expect(page.getByText('Please check the marked fields.')).toBeVisible();
    },
  },
  {
    name: 'a record that stays closed',
    role: 'admin',
    address: (id) => `/admin/employee-history/${id}`,
    policy: 'never',
  },
  { name: 'figures about too few people', role: 'admin', address: at('/admin/stats'), policy: 'never' },
  { name: 'who can see what under the strictest rule', role: null, address: at('/who-can-see'), policy: 'never' },
  { name: 'the news about a more open rule', role: 'employee', address: at('/dashboard'), policy: 'consent' },
  { name: 'the home with news of a call', role: 'employee', address: at('/dashboard') },
  { name: 'the choice to share while a more open rule waits', role: 'employee', address: at('/profile/privacy') },
  { name: 'tests while it waits', role: 'employee', address: at('/dashboard?tab=mytests') },
  { name: 'the choice of the rule while it waits', role: 'admin', address: at('/admin/organisation') },
];

/** As if this person had signed in where somebody else was before. */
async function become(page: Page, who: { token: string; role: Role } | undefined) {
  await page.evaluate((entered) => {
    sessionStorage.clear();
    localStorage.clear();
    if (entered) for (const [key, value] of Object.entries(entered)) localStorage.setItem(key, value);
  }, who);
}

/** One page goes from screen to screen: a new one for each would take most of the time. */
test('axe finds nothing, wide in the light, narrow in the dark', async ({ page, request }) => {
  test.setTimeout(300_000);
  const { asha, id, kavita } = await prepare(request);
  const tokens = { employee: asha, counsellor: kavita, admin: await adminToken(request) };
  const faults: string[] = [];
  await page.goto('/');
  const show = async ({ role, address, policy, before, after }: State) => {
    if (policy !== undefined) await choose(request, policy);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 720 });
    await become(page, role ? { token: tokens[role], role } : undefined);
    await before?.(page);
    await page.goto(address(id));
    await page.waitForLoadState('networkidle');
    await after?.(page);
    await look(page);
  };
  for (const state of states) {
    try {
      await test.step(state.name, () => show(state));
    } catch (fault) {
      faults.push(`${state.name}: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
    await page.unrouteAll();
  }
  expect(faults).toEqual([]);
});

async function look(page: Page) {
  await expect(page.locator('h1')).toHaveCount(1);
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What lies half under the bar would count as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await test.step(`axe at ${width} px, ${colorScheme}`, () => expectAccessible(page));
  }
  await page.setViewportSize({ width: 320, height: 740 });
  await expectNoSidewaysScroll(page);
}
