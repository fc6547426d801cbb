import { expect, test as base } from '@playwright/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { asksAgain } from './asks-again.ts';
import { admin, startServer } from './start-server.ts';
import type { RunningServer } from './start-server.ts';

export { admin, expect };
export { expectAccessible } from './accessible.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
  token: string;
}

/** A valid registration with an e-mail of its own. */
export function registration(overrides: Record<string, string> = {}) {
  return {
    name: 'Asha Murmu',
    email: `p${crypto.randomUUID().slice(0, 13)}@e2e.example`,
    password: 'Calm@less1',
    blood_group: 'O+',
    date_of_birth: '1991-04-17',
    theme: 'Public Health',
    designation: 'Field Coordinator',
    state: 'Jharkhand',
    city: 'Jamshedpur',
    height: '165',
    weight: '60',
    phone: '',
    ailments: '',
    ...overrides,
  };
}

/** What the browser itself writes for a call that was refused or broken off on purpose. */
export const refusedCalls = [/Failed to load resource/];

/** Beside much else a start took 109 s, and a copy that is built first more than two minutes: no limit of the product. */
export const toStartMs = 300_000;

interface Fixtures {
  /** Fails the test when the console shows an error, a script throws, or the policy blocks something. */
  quietConsole: void;
  person: Person;
  /** Errors on the console that a test brings about on purpose, such as a refused call. */
  expectedErrors: RegExp[];
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what the function needs
  baseURL: async ({}, provide) => provide(process.env['E2E_URL'] ?? ''),
  request: async ({ request }, provide) => provide(asksAgain(request)),
  context: async ({ context }, provide) => {
    asksAgain(context.request);
    await provide(context);
  },
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ context, expectedErrors }, provide) => {
      const faults: { text: string; url?: string }[] = [];
      // On a machine that stood still the server says when to come again, and the page does: whoever looks sees nothing of it.
      const askedAgain = new Set<string>();
      context.on('response', (reply) => {
        if (reply.status() === 503 && 'retry-after' in reply.headers()) askedAgain.add(reply.url());
      });
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push({ text: message.text(), url: message.location().url });
      });
      context.on('weberror', (fault) => faults.push({ text: String(fault.error()) }));
      let isClosed = false;
      context.on('close', () => (isClosed = true));
      await provide();
      // What a handler still waits for when the test is over would fail it. A journey that closed its browser has none.
      if (!isClosed)
        for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
      const isExpected = ({ text, url = '' }: (typeof faults)[number]) =>
        expectedErrors.some((pattern) => pattern.test(text)) || (askedAgain.has(url) && / 503 /.test(text));
      expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
    },
    { auto: true },
  ],
  person: async ({ request }, provide) => provide(await registerPerson(request)),
});

/**
 * For tests that change what everyone sees, such as the set of questions: a server for each worker. Tests that count
 * everyone share it with no one else: `testAlone.use({ serverOf: 'the statistics' })`.
 */
export const testAlone = test.extend<object, { running: RunningServer; ownServer: string; serverOf: string }>({
  serverOf: ['anybody', { option: true, scope: 'worker' }],
  running: [
    async ({ serverOf: _name }, provide) => {
      const server = await startServer();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: toStartMs },
  ],
  baseURL: async ({ ownServer }, provide) => provide(ownServer),
  ownServer: [async ({ running }, provide) => provide(running.url), { scope: 'worker' }],
});

export async function registerPerson(request: APIRequestContext, overrides = {}): Promise<Person> {
  const data = registration(overrides);
  const reply = await request.post('/api/auth/register', { data });
  expect(reply.status()).toBe(201);
  const { token } = await reply.json();
  return { name: data.name, email: data.email, password: data.password, token };
}

/** A change of role ends what is open: someone who got another one signs in again. */
export async function signInAgain(request: APIRequestContext, person: Person): Promise<void> {
  const { email, password } = person;
  const reply = await request.post('/api/auth/login', { data: { email, password } });
  expect(reply.status()).toBe(200);
  person.token = (await reply.json()).token;
}

/** Puts a signed-in session into the browser, as the login screen would, before it opens its first address. */
export async function signIn(page: Page, { token }: { token: string }, role = 'employee') {
  await page.addInitScript(
    ([key, name]) => {
      if (sessionStorage.getItem('entered')) return;
      sessionStorage.setItem('entered', 'yes');
      localStorage.setItem('token', String(key));
      localStorage.setItem('role', String(name));
    },
    [token, role],
  );
}

export async function enter(page: Page, who: { token: string }, path = '/dashboard', role = 'employee') {
  await signIn(page, who, role);
  await page.goto(path);
  // The screen of care has one of its own, over that of the tab.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

let adminSession: { token: string; since: number } | undefined;

/** For less time than the password holds. */
const adminSessionMs = 8 * 60_000;

/** The same for all tests of a worker, while it lasts: with each sign-in beyond ten an earlier one ends, and others work with theirs. */
export async function adminToken(request: APIRequestContext): Promise<string> {
  const isRecent = adminSession !== undefined && Date.now() - adminSession.since < adminSessionMs;
  const headers = { Authorization: `Bearer ${adminSession?.token}` };
  if (adminSession && isRecent && (await request.get('/api/auth/me', { headers })).ok()) return adminSession.token;
  const since = Date.now();
  const reply = await request.post('/api/auth/login', { data: admin });
  const { token } = await reply.json();
  adminSession = { token, since };
  return token;
}

interface Question {
  id: string;
  text: string;
  type: string;
}

async function activeQuestions(request: APIRequestContext, token: string, type: string): Promise<Question[]> {
  const reply = await request.get('/api/questions/active', { headers: { Authorization: `Bearer ${token}` } });
  return (await reply.json()).filter((question: Question) => question.type === type);
}

/** Answers a whole questionnaire over HTTP; `values` are in the order of the questions. */
export async function submitAssessment(request: APIRequestContext, token: string, type: string, values: number[]) {
  const headers = { Authorization: `Bearer ${token}` };
  const questions = await activeQuestions(request, token, type);
  const answers = Object.fromEntries(questions.map(({ id }, index) => [id, values[index] ?? 0]));
  const total_score = Object.values(answers).reduce((sum, value) => sum + value, 0);
  const reply = await request.post('/api/assessment', { headers, data: { answers, total_score, type } });
  expect(reply.status()).toBe(201);
}

export async function submitMood(request: APIRequestContext, token: string, mood: string) {
  const reply = await request.post('/api/mood', { headers: { Authorization: `Bearer ${token}` }, data: { mood } });
  expect(reply.status()).toBe(201);
}

/** What the server has stored for a person, read back with the person's own token. */
export async function stored(request: APIRequestContext, token: string, path: string) {
  const reply = await request.get(path, { headers: { Authorization: `Bearer ${token}` } });
  expect(reply.status()).toBe(200);
  return reply.json();
}

/** The card of the tests screen with this heading. */
export function blockOf(page: Page, heading: string): Locator {
  return page.getByRole('region', { name: heading });
}

/** Clicks one answer for each question of a block, in order. */
export async function answer(block: Locator, labels: readonly string[]) {
  const questions = block.getByRole('group');
  for (const [index, label] of labels.entries()) {
    await questions.nth(index).getByText(label, { exact: true }).click();
  }
}

/** Counts the calls to one path from now on. */
export function countCalls(page: Page, method: string, path: string): { count: () => number } {
  let made = 0;
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) made += 1;
  });
  return { count: () => made };
}

export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** A message is in red where red outweighs the other two by far. */
export async function hueOf(text: Locator): Promise<'red' | 'green' | 'other'> {
  const colour = await text.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) return [0, 0, 0];
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  const [red = 0, green = 0, blue = 0] = colour;
  if (red > green + 40 && red > blue + 40) return 'red';
  return green > red && green > blue ? 'green' : 'other';
}
