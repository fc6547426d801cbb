import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { dayInZone } from '../domain/dates.ts';
import { queryAt } from './database.ts';
import { admin, expect, registration, test as base, toStartMs } from './fixtures.ts';
import { emailOf, rowsWithFaults, staffFile, staffRows } from './invented-staff.ts';
import { mailsTo } from './mail-sink.ts';
import { startServer } from './start-server.ts';
import type { RunningServer } from './start-server.ts';

/** An organisation moves in: by the real mails and the real clock of the server. */

/** A server whose sessions last for the month that passes. */
export const test = base.extend<object, { running: RunningServer }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what the function needs
    async ({}, provide) => {
      const started = await startServer({ env: { SESSION_IDLE_MINUTES: '525600', SESSION_MAX_HOURS: '8760' } });
      await provide(started);
      await started.stop();
    },
    { scope: 'worker', timeout: toStartMs },
  ],
  baseURL: async ({ running }, provide) => provide(running.url),
});

export const zone = 'Asia/Kolkata';

export interface MovingIn {
  page: Page;
  request: APIRequestContext;
  server: RunningServer;
  /** On the staff list, and how many of them register. */
  listed: number;
  joined: number;
}

export async function answered(send: () => Promise<APIResponse>): Promise<APIResponse> {
  const found = await send();
  expect(found.ok(), await found.text()).toBe(true);
  return found;
}

/** Some at a time, as a morning has them. */
export async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const next = async (): Promise<void> => {
    const one = waiting.shift();
    if (one === undefined) return;
    await work(one);
    await next();
  };
  await Promise.all(Array.from({ length: 4 }, next));
}

export async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Email', { exact: true }).fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
}

export async function headersOfAdmin(request: APIRequestContext): Promise<{ Authorization: string }> {
  const { token } = await (await answered(() => request.post('/api/auth/login', { data: admin }))).json();
  return { Authorization: `Bearer ${token}` };
}

async function linkIn({ mailFolder }: RunningServer, email: string, place: string): Promise<string> {
  const find = async () =>
    (await mailsTo(mailFolder, email))
      .flatMap((mail) => new RegExp(`/${place}/([\\w-]+)`).exec(mail)?.[1] ?? [])
      .at(-1);
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  return String(await find());
}

/** Registration is by invitation alone, and the list goes in without its seven mistakes. */
export async function importStaff({ page, request, server, listed }: MovingIn): Promise<void> {
  await signInAsAdmin(page);
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await attention.getByText(/needs? attention$/).click();
  await expect(attention).toContainText('First steps: 5 things left to do.');
  const headers = await headersOfAdmin(request);
  const rule = { rule: 'invitation', domains: [], confirms_email: false };
  await answered(() => request.put('/api/admin/registration', { headers, data: rule }));
  await page.goto('/admin/staff-list');
  const { rows, lines } = rowsWithFaults(listed);
  await page.getByLabel('Choose a file').setInputFiles(staffFile(rows));
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByRole('heading', { name: '7 cells need a fix' })).toBeFocused();
  for (const line of lines) await expect(page.getByRole('row', { name: new RegExp(`^${line} `) })).toBeVisible();
  expect(await queryAt(server, 'select 1 from staff_list')).toEqual([]);
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await page.getByLabel('Choose a file').setInputFiles(staffFile(staffRows(listed)));
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByText(`${listed} people would be invited`)).toBeVisible();
  await page.getByRole('button', { name: 'Store the list and send invitations' }).click();
  await expect(page.getByText(`Done. ${listed} people will be invited.`)).toBeVisible();
}

/** The first of the list register by their invitations; by their place on it, the token of each. */
export async function joinByInvitation(moving: MovingIn): Promise<Map<number, string>> {
  const { page, request, server, listed, joined } = moving;
  const tokens = new Map<number, string>();
  const { name, email, theme, designation, state, city, ...about } = registration();
  const alone = { name, email, theme, designation, state, city, ...about };
  expect((await request.post('/api/auth/register', { data: alone })).status()).toBe(403);
  await each(
    Array.from({ length: joined }, (_, place) => place),
    async (place) => {
      const link = await linkIn(server, emailOf(place), 'join');
      const joining = await request.post(`/api/auth/join/${link}`, { data: about });
      // As the page does where the answer to the first try was lost, or a busy server said 503 once it was stored.
      const login = { email: emailOf(place), password: about.password };
      const reply = joining.ok() ? joining : await answered(() => request.post('/api/auth/login', { data: login }));
      tokens.set(place, (await reply.json()).token);
    },
  );
  await page.goto('/admin/staff-list');
  await expect(page.getByText(`${joined} of ${listed} people on the list have registered.`)).toBeVisible();
  return tokens;
}

/** Three leave, one corrects an e-mail, a city is renamed and two themes are merged. */
export async function tidyUp({ request, server, joined }: MovingIn, tokens: Map<number, string>): Promise<void> {
  const headers = await headersOfAdmin(request);
  const people = await (await answered(() => request.get('/api/admin/employees', { headers }))).json();
  expect(people).toHaveLength(joined);
  const idOf = (place: number) => people.find(({ email }: { email: string }) => email === emailOf(place)).id;
  const today = dayInZone(new Date(), zone);
  for (const place of [0, 1, 2])
    await answered(() =>
      request.put(`/api/admin/people/${idOf(place)}/leaving`, { headers, data: { left_on: today } }),
    );
  const own = { Authorization: `Bearer ${tokens.get(3)}` };
  const change = { email: 'new@day.example', password: registration().password };
  await answered(() => request.post('/api/account/email', { headers: own, data: change }));
  const link = await linkIn(server, 'new@day.example', 'confirm-email');
  await answered(() => request.post(`/api/email-changes/${link}`, { data: {} }));
  const entries = await (await answered(() => request.get('/api/admin/work-lists', { headers }))).json();
  const entryOf = (kind: string, name: string) =>
    entries.find((one: { kind: string; name: string }) => one.kind === kind && one.name === name).id;
  const put = (path: string, data: object) =>
    answered(() => request.put(`/api/admin/work-list-entries/${path}`, { headers, data }));
  await put(`${entryOf('city', 'Sukinda')}/name`, { name: 'Sukinda Valley', was: 'Sukinda' });
  await put(`${entryOf('theme', 'Sports')}/merged`, { into: entryOf('theme', 'Education') });
  const left = await (await answered(() => request.get('/api/admin/employees', { headers }))).json();
  expect(left).toHaveLength(joined - 3);
  expect(left.filter(({ city }: { city: string }) => city === 'Sukinda')).toEqual([]);
  expect(left.filter(({ theme }: { theme: string }) => theme === 'Sports')).toEqual([]);
  expect(left.some(({ email }: { email: string }) => email === 'new@day.example')).toBe(true);
  const leaver = { email: emailOf(0), password: registration().password };
  expect((await request.post('/api/auth/login', { data: leaver })).status()).toBe(403);
}
