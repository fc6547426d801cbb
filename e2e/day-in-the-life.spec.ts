import { extractText, getDocumentProxy } from 'unpdf';
import type pg from 'pg';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { addDays, dayInZone } from '../domain/dates.ts';
import { instrumentTypes } from '../domain/instruments/instrument.ts';
import { instrumentMessages } from '../domain/messages/en/instruments.ts';
import { offeredMoods } from '../domain/moods.ts';
import { queryAt } from './database.ts';
import { admin, expect, refusedCalls, registration, test as base } from './fixtures.ts';
import { emailOf, rowsWithFaults, staffFile, staffRows } from './invented-staff.ts';
import { mailsTo } from './mail-sink.ts';
import { startServer } from './start-server.ts';
import type { RunningServer } from './start-server.ts';

/** An organisation moves in: from an empty installation to the report for the board, by the real mails and the real clock of the server. */

const test = base.extend<object, { running: RunningServer; ownServer: string }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what the function needs
    async ({}, provide) => {
      const started = await startServer({ env: { SESSION_IDLE_MINUTES: '525600', SESSION_MAX_HOURS: '8760' } });
      await provide(started);
      await started.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  ownServer: [async ({ running }, provide) => provide(running.url), { scope: 'worker' }],
  baseURL: async ({ ownServer }, provide) => provide(ownServer),
});
test.use({ expectedErrors: refusedCalls });
test.describe.configure({ mode: 'serial' });

let server: RunningServer;
const tokens = new Map<number, string>();

test.beforeAll(({ running }) => {
  server = running;
  tokens.clear();
});

const zone = 'Asia/Kolkata';
const dayMinutes = 24 * 60;

const query = <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
  queryAt<Row>(server, text, values);

async function answered(answer: Promise<APIResponse>): Promise<APIResponse> {
  const found = await answer;
  expect(found.ok(), await found.text()).toBe(true);
  return found;
}

/** Some at a time, as a morning has them. */
async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const next = async (): Promise<void> => {
    const one = waiting.shift();
    if (one === undefined) return;
    await work(one);
    await next();
  };
  await Promise.all(Array.from({ length: 4 }, next));
}

async function signInAsAdmin(page: Page) {
  await page.goto('/');
  await page.getByLabel('Email', { exact: true }).fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
}

async function headersOfAdmin(request: APIRequestContext) {
  const { token } = await (await answered(request.post('/api/auth/login', { data: admin }))).json();
  return { Authorization: `Bearer ${token}` };
}

async function linkIn(email: string, place: string): Promise<string> {
  const find = async () =>
    (await mailsTo(server.mailFolder, email))
      .flatMap((mail) => new RegExp(`/${place}/([\\w-]+)`).exec(mail)?.[1] ?? [])
      .at(-1);
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  return String(await find());
}

test('an empty installation gets its name and its rule, and 200 people are imported without their seven mistakes', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  await signInAsAdmin(page);
  await expect(page.getByRole('region', { name: 'First steps' })).toContainText('8 things are still to settle.');
  const headers = await headersOfAdmin(request);
  await answered(
    request.put('/api/admin/registration', {
      headers,
      data: { rule: 'invitation', domains: [], confirms_email: false },
    }),
  );
  await page.goto('/admin/staff-list');
  await page.getByLabel('Choose a file').setInputFiles(staffFile(rowsWithFaults()));
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByRole('heading', { name: '7 cells need a fix' })).toBeFocused();
  for (const line of [6, 22, 42, 62, 83, 102, 122])
    await expect(page.getByRole('row', { name: new RegExp(`^${line} `) })).toBeVisible();
  expect(await query('select 1 from staff_list')).toEqual([]);
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await page.getByLabel('Choose a file').setInputFiles(staffFile(staffRows()));
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByText('200 people would be invited')).toBeVisible();
  await page.getByRole('button', { name: 'Store the list and send invitations' }).click();
  await expect(page.getByText('Done. 200 people will be invited.')).toBeVisible();
});

test('150 of them register by their invitations, and nobody else can', async ({ page, request }) => {
  test.setTimeout(240_000);
  const {
    name: _name,
    email: _email,
    theme: _theme,
    designation: _designation,
    state: _state,
    city: _city,
    ...about
  } = registration();
  expect((await request.post('/api/auth/register', { data: registration() })).status()).toBe(403);
  await each(
    Array.from({ length: 150 }, (_, place) => place),
    async (place) => {
      const link = await linkIn(emailOf(place), 'join');
      const reply = await answered(request.post(`/api/auth/join/${link}`, { data: about }));
      tokens.set(place, (await reply.json()).token);
    },
  );
  await signInAsAdmin(page);
  await page.goto('/admin/staff-list');
  await expect(page.getByText('150 of 200 people on the list have registered.')).toBeVisible();
});

test('three leave, one corrects an e-mail, a city is renamed and two themes are merged', async ({ request }) => {
  const headers = await headersOfAdmin(request);
  const people = await (await answered(request.get('/api/admin/employees', { headers }))).json();
  expect(people).toHaveLength(150);
  const idOf = (place: number) => people.find(({ email }: { email: string }) => email === emailOf(place)).id;
  const today = dayInZone(new Date(), zone);
  for (const place of [0, 1, 2])
    await answered(request.put(`/api/admin/people/${idOf(place)}/leaving`, { headers, data: { left_on: today } }));
  const own = { Authorization: `Bearer ${tokens.get(3)}` };
  await answered(
    request.post('/api/account/email', {
      headers: own,
      data: { email: 'new@day.example', password: registration().password },
    }),
  );
  await answered(request.post(`/api/email-changes/${await linkIn('new@day.example', 'confirm-email')}`, { data: {} }));
  const entries = await (await answered(request.get('/api/admin/work-lists', { headers }))).json();
  const entryOf = (kind: string, name: string) =>
    entries.find((one: { kind: string; name: string }) => one.kind === kind && one.name === name).id;
  await answered(
    request.put(`/api/admin/work-list-entries/${entryOf('city', 'Sukinda')}/name`, {
      headers,
      data: { name: 'Sukinda Valley', was: 'Sukinda' },
    }),
  );
  await answered(
    request.put(`/api/admin/work-list-entries/${entryOf('theme', 'Sports')}/merged`, {
      headers,
      data: { into: entryOf('theme', 'Education') },
    }),
  );
  const left = await (await answered(request.get('/api/admin/employees', { headers }))).json();
  expect(left).toHaveLength(147);
  expect(left.filter(({ city }: { city: string }) => city === 'Sukinda')).toEqual([]);
  expect(left.filter(({ theme }: { theme: string }) => theme === 'Sports')).toEqual([]);
  expect(left.some(({ email }: { email: string }) => email === 'new@day.example')).toBe(true);
  expect(
    (
      await request.post('/api/auth/login', { data: { email: emailOf(0), password: registration().password } })
    ).status(),
  ).toBe(403);
});

test('a month of records passes, and the report for the board says what a count by hand says', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const start = new Date();
  const people = [...tokens.keys()].filter((place) => place > 2);
  const questions = await (
    await answered(request.get('/api/questions/active', { headers: { Authorization: `Bearer ${tokens.get(3)}` } }))
  ).json();
  for (const [round, ahead] of [1, 11, 21, 29].entries()) {
    server.setClockAhead(ahead * dayMinutes);
    await each(
      people.filter((place) => (place + round) % 3 > 0),
      async (place) => {
        const headers = { Authorization: `Bearer ${tokens.get(place)}` };
        for (const type of instrumentTypes.filter((_, which) => (place + which) % 2 === 0 || round > 1)) {
          const own = questions.filter((one: { type: string }) => one.type === type);
          const answers = Object.fromEntries(
            own.map(({ id }: { id: string }, item: number) => [id, (place + item * round) % 4]),
          );
          const total = Object.values<number>(answers).reduce((sum, value) => sum + value, 0);
          await answered(request.post('/api/assessment', { headers, data: { type, answers, total_score: total } }));
        }
        const mood = offeredMoods[(place + round) % offeredMoods.length]?.emoji;
        await answered(request.post('/api/mood', { headers, data: { mood } }));
      },
    );
  }
  server.setClockAhead(31 * dayMinutes);
  const [from, to] = [dayInZone(start, zone), addDays(dayInZone(start, zone), 30)];
  const headers = await headersOfAdmin(request);
  const during = `created_at >= ($1::timestamp at time zone '${zone}') and created_at < ($2::timestamp at time zone '${zone}')`;
  const days = [from, addDays(to, 1)];
  const csv = await (
    await answered(request.get(`/api/admin/exports/board-report.csv?from=${from}&to=${to}&by=theme`, { headers }))
  ).text();
  const lines = csv
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  const said = (section: string, what: string) => lines.find(([one, other]) => one === section && other === what)?.[2];
  for (const type of instrumentTypes) {
    const [counted] = await query<{ all: string; elevated: string; severe: string }>(
      `select count(*) as all, count(*) filter (where total_score >= 10) as elevated,
        count(*) filter (where total_score >= 15) as severe from assessments where type = $3 and ${during}`,
      [...days, type],
    );
    expect(Number(counted?.all)).toBeGreaterThan(100);
    expect(said(type, 'All')).toBe(counted?.all);
    expect(said(type, 'Moderate or severe')).toBe(counted?.elevated);
    expect(said(type, 'Severe')).toBe(counted?.severe);
    const [ofGroup] = await query<{ all: string }>(
      `select count(*) as all from assessments join users on users.id = assessments.user_id
        where type = $3 and theme = 'Education' and assessments.${during.replace('and created_at', 'and assessments.created_at')}`,
      [...days, type],
    );
    expect(said('Groups: Education', `${type} · All`)).toBe(ofGroup?.all);
  }
  const [moods] = await query<{ all: string }>(`select count(*) as all from moods where ${during}`, days);
  expect(said('Moods', 'All')).toBe(moods?.all);
  const [took] = await query<{ people: string }>(
    `select count(distinct user_id) as people from assessments where ${during}`,
    days,
  );
  expect(said('Participation', 'People who took part')).toBe(took?.people);
  expect(said('Participation', 'Employees now')).toBe('147');

  await page.clock.install({ time: new Date(start.getTime() + 31 * dayMinutes * 60_000) });
  await signInAsAdmin(page);
  await page.goto('/admin/board-report');
  await page.getByRole('radio', { name: 'Other days' }).check();
  await page.getByLabel('From').fill(from);
  await page.getByLabel('To', { exact: true }).fill(to);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /PDF/ }).click();
  const file = await (await download).path();
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(readFileSync(file))), {
    mergePages: true,
  });
  expect(totalPages).toBeGreaterThanOrEqual(2);
  expect(totalPages).toBeLessThanOrEqual(4);
  for (const type of instrumentTypes)
    expect(text.replace(/\s+/g, ' ')).toContain(
      `${type} · ${instrumentMessages.measures[type]} · ${said(type, 'All')} results`,
    );
  expect(text).not.toContain('Person ');
});
