import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccounts } from '../domain/messages/en/demo.ts';
import {
  answer,
  blockOf,
  enter,
  expect,
  expectNoSidewaysScroll,
  refusedCalls,
  registerPerson,
  signInAgain,
  stored,
  test as base,
} from './fixtures.ts';
import { chooseFor } from './row-menu.ts';
import { addInstrument, addMood, addReminderKind, addRole } from './new-entries.ts';
import { standStillAt } from './stand-still.ts';
import { copyRepository } from './throwaway-copy.ts';
import type { ThrowawayCopy } from './throwaway-copy.ts';

/** Lists that are open: a questionnaire, a kind of reminder, a mood and a role more, in a copy that really runs. */
interface Extended {
  copy: ThrowawayCopy;
  files: Record<'instrument' | 'reminder' | 'mood' | 'role', string[]>;
  url: string;
}

const test = base.extend<{ ownServer: string }, { extended: Extended }>({
  extended: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what the function needs
    async ({}, provide) => {
      const copy = copyRepository();
      try {
        const files = {
          instrument: addInstrument(copy),
          reminder: addReminderKind(copy),
          mood: addMood(copy),
          role: addRole(copy),
        };
        copy.replace('domain/messages/en/document.ts', 'This page needs JavaScript.', 'A copy needs JavaScript.');
        await copy.buildPage();
        const { url } = await copy.start({ demo: ['--employees', '30'] });
        await provide({ copy, files, url });
      } finally {
        await copy.remove();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ extended }, provide) => provide(extended.url),
});

test.describe.configure({ mode: 'default', timeout: 120_000 });

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

async function demoToken(request: APIRequestContext, who: 'admin' | 'employee'): Promise<string> {
  const data = { email: demoAccounts[who].email, password: demoAccounts.password };
  return (await (await request.post('/api/auth/login', { data })).json()).token;
}

async function expectChart(page: Page, name: string) {
  await expect(page.getByRole('img', { name })).toBeVisible();
}

const mostly = Array<string>(5).fill('Mostly');

test('the questionnaire is answered, scored, drawn and taken along', async ({ page, request, person }) => {
  await enter(page, person, '/dashboard?tab=mytests');
  const block = blockOf(page, 'TRY-5 Well-being');
  await expect(block.getByRole('img', { name: 'TRY-5' })).toHaveJSProperty('naturalWidth', 320);
  await answer(block, mostly);
  await block.getByRole('button', { name: 'Submit TRY-5' }).click();
  await expect(block.getByText('Your TRY-5 Score: 80', { exact: true })).toBeVisible();
  await expect(block.getByText('Minimal').first()).toBeVisible();
  expect(await stored(request, person.token, '/api/assessment/history?type=TRY-5')).toMatchObject([
    { total_score: 80 },
  ]);

  await page.goto('/dashboard?tab=mystats');
  await expectChart(page, 'TRY-5 Score Trend');
  await page.goto('/my-record');
  await expect(page.getByLabel('TRY-5', { exact: true })).toBeVisible();

  const csv = await (await request.get('/api/my-record.csv', bearer(person.token))).text();
  expect(csv).toMatch(/TRY-5.*80/);
  const fhir = await stored(request, person.token, '/api/my-record.fhir.json');
  expect(JSON.stringify(fhir)).toContain('70006-0');
  expect(JSON.stringify(fhir)).toContain('LA4-0');
  const pdf = await (await request.get('/api/assessment/report', bearer(person.token))).body();
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  expect(text).toContain('TRY-5 Score Trend');
  expect(text).toMatch(/TRY-5 +80 of 100 +Minimal/);
});

test('the mood is offered everywhere, drawn, and counted', async ({ page, request, person }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, person, '/dashboard?mood=now');
  await page.getByRole('dialog').getByRole('button', { name: 'Proud' }).click();
  await expect(page.getByText('Thank you. It’s saved.')).toBeVisible();
  expect(await stored(request, person.token, '/api/mood')).toMatchObject([{ mood: '😎' }]);
  await page.goto('/dashboard?tab=mytests');
  await expect(page.getByRole('radio', { name: 'Proud' })).toBeAttached();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto('/dashboard?tab=mystats');
  const chart = page.getByRole('img', { name: 'Mood Trend' });
  for (const label of ['😎 Proud', '😄 Happy', '😡 Angry']) await expect(chart.getByText(label)).toBeVisible();
  const csv = await (await request.get('/api/my-record.csv', bearer(person.token))).text();
  expect(csv).toContain('Proud');
  const pdf = await (await request.get('/api/assessment/report', bearer(person.token))).body();
  expect(execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })).toContain('Proud 1');
  const token = await demoToken(request, 'admin');
  const moods: { label: string; count: number }[] = await stored(request, token, '/api/admin/stats/mood-distribution');
  expect(moods[0]).toMatchObject({ label: 'Proud', count: expect.any(Number) });
  // The demo has some of its own.
  expect(moods[0]?.count).toBeGreaterThan(1);
});

test('the reminder is set, chosen, announced, and comes up at its time', async ({ page, request, person }) => {
  const admin = await demoToken(request, 'admin');
  const path = '/api/admin/reminder-settings';
  expect(await stored(request, admin, path)).toMatchObject({ stretch_interval_minutes: 25 });
  await enter(page, { token: admin }, '/admin-dashboard', 'admin');
  await page.getByLabel('Stretch Reminder Interval (min)').fill('7');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  expect(await stored(request, admin, path)).toMatchObject({
    stretch_interval_minutes: 7,
    water_interval_minutes: 120,
  });
  expect((await request.post(path, { ...bearer(admin), data: { stretch_interval_minutes: 0 } })).status()).toBe(400);

  const own = await page
    .context()
    .browser()
    ?.newPage({ baseURL: new URL(page.url()).origin });
  if (!own) throw new Error('no browser');
  await own.clock.install({ time: new Date('2026-11-18T09:00:10+05:30') });
  await enter(own, person, '/profile/reminders');
  await expect(own.getByLabel('Remind me to stretch')).toBeChecked();
  await own.getByLabel('Minutes between stretch reminders').fill('5');
  const saved = own.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
  await own.getByLabel('Minutes between stretch reminders').press('Enter');
  await saved;
  await own.goto('/dashboard');
  await expect(own.getByRole('link', { name: /^Next reminders: stretch 09:0\d, / })).toBeVisible();
  await standStillAt(own, new Date('2026-11-18T09:01:30+05:30'));
  await own.clock.runFor(5 * 60_000);
  const alert = own.getByRole('alertdialog');
  await expect(alert).toContainText('Time to stretch!');
  await alert.getByRole('button', { name: 'Snooze 10 minutes' }).click();
  await expect
    .poll(async () => (await stored(request, person.token, '/api/reminders/mine')).preferences.stretch_snoozed_until)
    .not.toBeNull();
  await own.close();
});

test('admins see the questionnaire in figures, exports, histories and switches', async ({ page, request, person }) => {
  const token = await demoToken(request, 'admin');
  await enter(page, { token }, '/admin/stats', 'admin');
  await expect(page.getByText('TRY-5 Submissions')).toBeVisible();
  expect(await stored(request, token, '/api/admin/stats/overview')).toMatchObject({
    trySubmissions: expect.any(Number),
  });
  const days: { try5_count: number }[] = await stored(request, token, '/api/admin/stats/daily-submissions');
  expect(days.reduce((sum, day) => sum + day.try5_count, 0)).toBeGreaterThan(10);
  const averages: Record<string, unknown>[] = await stored(request, token, '/api/admin/stats/average-scores');
  expect(averages.some((day) => typeof day['avg_try5_score'] === 'number')).toBe(true);
  const csv = await (await request.get('/api/admin/exports/daily-submissions.csv', bearer(token))).text();
  expect(csv).toContain('TRY-5');

  await page.goto('/admin-dashboard');
  await page.getByRole('button', { name: 'TRY-5 Questions' }).click();
  const active = page.getByRole('checkbox', { name: 'Active I have felt rested' });
  await active.click();
  await expect(active).not.toBeChecked();
  await active.click();
  await expect(active).toBeChecked();

  const { id } = await stored(request, person.token, '/api/auth/me');
  await request.post('/api/mood', { ...bearer(person.token), data: { mood: 'proud' } });
  await page.goto(`/admin/employee-history/${id}`);
  await expect(page.getByRole('row', { name: /😎 Proud$/ })).toBeVisible();
  const employee = await demoToken(request, 'employee');
  const own: unknown[] = await stored(request, employee, '/api/assessment/history?type=TRY-5');
  expect(own.length).toBeGreaterThan(3);
});

test.describe('the role', () => {
  test.use({ expectedErrors: refusedCalls });

  test('is given in the list of people, starts at its place, and is refused elsewhere', async ({ page, request }) => {
    const token = await demoToken(request, 'admin');
    const asha = await registerPerson(request, { name: 'Asha Steward' });
    await enter(page, { token }, '/admin/people', 'admin');
    await page.getByLabel('Search by name or email').fill(asha.email);
    await chooseFor(page, 'Asha Steward', 'Make steward');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make steward' }).click();
    await expect(page.getByText('Asha Steward is now a steward.')).toBeVisible();
    await expect(page.getByText(`made Asha Steward a steward`)).toBeVisible();
    await page.getByLabel('Role', { exact: true }).selectOption('Steward');
    await expect(page.getByText('1 person')).toBeVisible();

    expect((await request.get('/api/auth/me', bearer(asha.token))).status()).toBe(401);
    await signInAgain(request, asha);
    for (const path of ['/api/admin/people', '/api/admin/stats/overview', '/api/counsellor/requests'])
      expect((await request.get(path, bearer(asha.token))).status(), path).toBe(403);
    expect((await request.get('/api/auth/me', bearer(asha.token))).status()).toBe(200);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    await page.getByLabel('Email', { exact: true }).fill(asha.email);
    await page.getByLabel('Password', { exact: true }).fill(asha.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/help$/);
    await page.goto('/admin/stats');
    await expect(page).toHaveURL(/\/help$/);

    await page.goto('/who-can-see');
    await expect(page.getByRole('region', { name: 'Stewards' })).toBeVisible();
  });
});

test('what else is changed in a copy is in its page, and what is not there can not be changed', async ({
  extended: { copy },
  request,
}) => {
  expect(await (await request.get('/')).text()).toContain('A copy needs JavaScript.');
  expect(copy.changedFiles()).toContain('domain/messages/en/document.ts');
  expect(() => copy.insertAfter('domain/roles.ts', 'what is not there', '')).toThrow('domain/roles.ts');
  expect(() => copy.replace('domain/nothing.ts', 'a', 'b')).toThrow('domain/nothing.ts');
  const removed = copyRepository();
  await removed.remove();
  expect(existsSync(removed.folder)).toBe(false);
});

test('take as many files as CONTRIBUTING.md says, and a sentence that is missing does not compile', async ({
  extended: { copy, files },
}) => {
  // The compiler reads all of it twice, on a busy machine slowly.
  test.setTimeout(300_000);
  const besideSentences = (paths: readonly string[]) => paths.filter((path) => !path.startsWith('domain/messages/'));
  expect(besideSentences(files.instrument)).toEqual(['domain/instruments/instrument.ts', 'domain/instruments/try5.ts']);
  expect(files.reminder.length).toBeLessThanOrEqual(4);
  expect(files.mood.length).toBeLessThanOrEqual(3);
  expect(besideSentences(files.role)).toEqual(['domain/roles.ts']);
  expect(await copy.checkTypes()).toBe('');
  const missing = [
    ['domain/messages/en/charts.ts', "'TRY-5': 'No TRY-5 data available.',"],
    ['domain/messages/en/own-reminders.ts', "stretch: 'Remind me to stretch',"],
    ['domain/messages/en/visibility.ts', "stewards: 'Stewards',"],
    ['domain/mood-faces.ts', /  proud: .*\n/],
    ['client/features/people/employees/employee-filters.tsx', '  city: CityChoice,'],
    // An area with a tab and no screen: the tab leads nowhere.
    ['client/routing/route-table.ts', "  { path: '/counsellor', access: 'counsellor', screen: 'counsellor' },"],
  ] as const;
  for (const [path, sentence] of missing) copy.write(path, copy.read(path).replace(sentence, ''));
  const said = await copy.checkTypes();
  const found = said.split('\n').flatMap((line) => /^(\S+)\(\d+,\d+\): error/.exec(line)?.[1] ?? []);
  const routes = 'client/routing/route-table.ts';
  const named = missing.map(([path]) => (path === routes ? 'client/screens/shell/tabs.tsx' : path));
  expect(found, said).toEqual(expect.arrayContaining(named));
});
