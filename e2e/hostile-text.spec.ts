import type { APIRequestContext, Page } from '@playwright/test';
import { isLong } from '../server/test/long-form.ts';
import { scriptStrings } from '../server/test/script-strings.ts';
import { routeTable } from '../client/routing/route-table.ts';
import { admin, expect, registerPerson, signIn, submitAssessment, testAlone as test } from './fixtures.ts';
import type { Person } from './fixtures.ts';
import { readKept } from './interruptions.ts';
import { openDetails } from './walk-screens.ts';

/** Every text that anyone can store is one that would run somewhere. It runs nowhere, on no screen of anyone. */

test.use({ serverOf: 'hostile texts' });

const all = scriptStrings.join('\n');
/** Where one thing bears one of them, the short form has every tenth; a longer text has them all. */
const some = (texts: readonly string[]) => (isLong ? texts : texts.filter((_, place) => place % 10 === 0));
/** The longest that a field of one line takes, of each thing that there can be many of. */
const lines = scriptStrings.filter((text) => text.length <= 60);

interface Settled {
  employee: Person;
  adminToken: string;
  counsellor: Person;
}

async function settle(request: APIRequestContext): Promise<Settled> {
  const signedIn = await (await request.post('/api/auth/login', { data: admin })).json();
  const adminToken: string = signedIn.token;
  const refused: string[] = [];
  const say = async (method: string, path: string, data: unknown, token = adminToken) => {
    const reply = await request.fetch(`/api/${path}`, { method, data, headers: { Authorization: `Bearer ${token}` } });
    if (!reply.ok()) refused.push(`${path}: ${await reply.text()}`);
    return reply.headers()['content-type']?.includes('json') ? reply.json() : undefined;
  };
  for (const text of some(scriptStrings)) await registerPerson(request, { name: text, ailments: text });
  const employee = await registerPerson(request, { name: scriptStrings[8], ailments: all });
  const counsellor = await registerPerson(request, { name: scriptStrings[10] });
  const contact = { name: lines[0], email: 'a@example.org', phone: '9876543210', address: lines[1] };
  await say('PUT', 'admin/organisation', { name: scriptStrings[3], privacy: contact, grievance: contact });
  const post = {
    heard: all.slice(0, 990),
    text: all,
    link: 'https://example.org/?<script>alert(1)</script>',
    day: '2026-01-01',
    from: '2026-01-01',
  };
  for (const [place, title] of some(lines).entries()) {
    await say('POST', 'admin/posts', { ...post, kind: place % 2 ? 'announcement' : 'change', title });
    await say('POST', 'admin/work-lists/theme', { name: title });
    const line = {
      numbers: ['112'],
      hours: title,
      languages: title,
      note: title,
      source: 'https://example.org/"><script>',
      verified_on: '2026-01-01',
    };
    await say('POST', 'admin/help-lines', { name: title, ...line });
  }
  const people = await say('GET', `admin/people?q=${encodeURIComponent(counsellor.email)}`, undefined);
  await say('PUT', `admin/people/${people[0].id}/role`, { role: 'counsellor' });
  const plan = { warning_signs: all, what_helps: all, people: all, professionals: all, safe_place: all };
  await say('PUT', 'safety-plan', plan, employee.token);
  await submitAssessment(request, employee.token, 'GAD-7', [1, 2, 3]);
  for (const text of some(lines.slice(0, 10))) {
    const mood = await say('POST', 'mood', { mood: 'sad' }, employee.token);
    const tag = text.slice(0, 20);
    await say('PUT', `mood/${mood.id}/context`, { tags: [tag], note: all.slice(0, 280) }, employee.token);
    await say('PUT', `mood/${mood.id}/context`, { tags: ['work'], note: text }, employee.token);
  }
  const wish = { consent: true, phone: '+91 90000 11111', preferred_time: lines[0], note: all.slice(0, 400) };
  await say('POST', 'call-back', wish, employee.token);
  await say('PUT', 'admin/record-policy', { policy: 'reason' });
  const [{ id }] = await say('GET', `admin/people?q=${encodeURIComponent(employee.email)}`, undefined);
  await say('POST', `admin/record-access/${id}`, {
    reason: scriptStrings.slice(0, 6).join(' '),
    password: admin.password,
  });
  await say('GET', `admin/employee-details/${id}`, undefined);
  expect([...new Set(refused)]).toEqual([]);
  return { employee, adminToken, counsellor };
}

/** The long form walks all of them; here are those on which people read what others have typed. */
const tellingPlaces: Record<string, readonly string[]> = {
  employee: ['/dashboard?tab=home', '/dashboard?tab=mystats', '/safety-plan', '/profile/my-data'],
  admin: ['/admin/employee-history/:employeeId', '/admin/people', '/admin/posts', '/admin/help-lines'],
  counsellor: ['/counsellor'],
};

const addressesFor = (role: string, id: string) =>
  [
    ...(isLong ? routeTable.map(({ path }): string => path) : (tellingPlaces[role] ?? [])),
    ...(isLong ? ['home', 'mytests', 'mystats', 'myhealth'].map((tab) => `/dashboard?tab=${tab}`) : []),
    `/?next=javascript:alert(1)&from=${encodeURIComponent('"><script>alert(1)</script>')}`,
  ].map((path) => path.replace(/:(?:employeeId|personId)/, id).replace(':token', 'x'));

/** Walks every screen as someone. Returns what ran, what left the house, and how often a hostile text was read. */
async function walk(page: Page, who: { token: string }, role: string, id: string) {
  const faults: string[] = [];
  let read = 0;
  const home = new URL(await page.evaluate(() => location.href).catch(() => 'http://127.0.0.1')).host;
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) faults.push(message.text());
  });
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && home !== '' && host !== home && !/^(?:127\.0\.0\.1|localhost)/.test(host))
      faults.push(`asked ${host}`);
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.defineProperty(window, 'violations', { value: seen });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => seen.push(violatedDirective));
    for (const name of ['alert', 'confirm', 'prompt'] as const) window[name] = () => void seen.push(name) as never;
  });
  await signIn(page, who, role);
  for (const address of addressesFor(role, id)) {
    await page.goto(address);
    // What stands ahead of the script has a heading, too, and no text of anyone.
    await expect(page.locator('.ahead')).toHaveCount(0);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await openDetails(page.locator('main summary'));
    const found = await page.evaluate(() => ({
      ran: (Object(window).violations as string[]).slice(),
      texts: document.body.innerText.match(/alert\(1\)/g)?.length ?? 0,
      // Names of elements are ours: none is what a person typed.
      clobbering: [...document.querySelectorAll('[id], [name]')]
        .map((element) => `${element.id} ${element.getAttribute('name') ?? ''}`)
        .filter((name) => /[<>"'(){}]|alert|<script/.test(name)),
      handlers: [...document.querySelectorAll('*')].filter((element) =>
        [...element.attributes].some(({ name }) => name.startsWith('on')),
      ).length,
      foreign: document.querySelectorAll(
        'body script, iframe, object, embed, body svg script, math, video, details[ontoggle]',
      ).length,
      links: [...document.querySelectorAll('a[href]')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !/^(?:https?:|tel:|mailto:|blob:|[/#?]|$)/i.test(href)),
    }));
    read += found.texts;
    for (const what of found.ran) faults.push(`${address}: ${what}`);
    for (const name of [...found.clobbering, ...found.links]) faults.push(`${address}: ${name}`);
    if (found.handlers + found.foreign > 0)
      faults.push(`${address}: ${found.handlers} handlers, ${found.foreign} elements`);
  }
  return { faults, read };
}

test('ASVS 1.2.1, 3.2.2, 3.2.3, 14.2.3, 14.3.3: thirty scripts in every text run on no screen of anyone', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(420_000);
  const { employee, adminToken, counsellor } = await settle(request);
  const [{ id }] = await (
    await request.get(`/api/admin/people?q=${encodeURIComponent(employee.email)}`, {
      headers: { Authorization: `Bearer ${adminToken}` },
    })
  ).json();
  for (const [who, role] of [
    [employee, 'employee'],
    [{ token: adminToken }, 'admin'],
    [counsellor, 'counsellor'],
  ] as const) {
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto('/help');
    const { faults, read } = await walk(page, who, role, id);
    expect([role, faults]).toEqual([role, []]);
    // Else the walk would prove nothing.
    const least = role === 'counsellor' ? 1 : isLong ? 60 : 5;
    expect([role, read, read >= least]).toEqual([role, read, true]);
    const kept = await page.evaluate(async () => ({
      local: Object.keys(localStorage).toSorted(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      cached: (
        await Promise.all(
          (await caches.keys()).map(async (key) =>
            (await (await caches.open(key)).keys()).map(({ url }) => new URL(url).pathname),
          ),
        )
      ).flat(),
      cookies: document.cookie,
    }));
    expect(kept.local.filter((key) => !['role', 'token'].includes(key))).toEqual([]);
    expect(kept.databases.filter((name) => name !== 'evenkeel-device')).toEqual([]);
    expect(await readKept(page)).not.toContain('alert(1)');
    expect(kept.cookies).toBe('');
    expect(
      kept.cached.filter(
        (path) =>
          path.startsWith('/api/') && !['/api/help-lines', '/api/organisation', '/api/privacy-notice'].includes(path),
      ),
    ).toEqual([]);
    await context.close();
  }
});
