import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';

export { expect };
export const admin = { email: 'admin@e2e.example', password: 'Admin@free1' };

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

interface Fixtures {
  /** Fails the test when the console shows an error, a script throws, or the policy blocks something. */
  quietConsole: void;
  person: Person;
  /** Errors on the console that a test brings about on purpose, such as a refused call. */
  expectedErrors: RegExp[];
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env['E2E_URL'] ?? ''),
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(String(error)));
      await use();
      expect(faults.filter((fault) => !expectedErrors.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
  person: async ({ request }, use) => use(await registerPerson(request)),
});

export async function registerPerson(request: APIRequestContext, overrides = {}): Promise<Person> {
  const data = registration(overrides);
  const reply = await request.post('/api/auth/register', { data });
  expect(reply.status()).toBe(201);
  const { token } = await reply.json();
  return { name: data.name, email: data.email, password: data.password, token };
}

/** Puts a signed-in session into the browser, as the login screen would. */
export async function enter(page: Page, { token }: { token: string }, path = '/dashboard', role = 'employee') {
  await page.addInitScript(
    ([key, name]) => {
      if (sessionStorage.getItem('entered')) return;
      sessionStorage.setItem('entered', 'yes');
      localStorage.setItem('token', String(key));
      localStorage.setItem('role', String(name));
    },
    [token, role],
  );
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function adminToken(request: APIRequestContext): Promise<string> {
  const reply = await request.post('/api/auth/login', { data: admin });
  return (await reply.json()).token;
}

/** Answers a whole questionnaire over HTTP; `values` are in the order of the questions. */
export async function submitAssessment(request: APIRequestContext, token: string, type: string, values: number[]) {
  const headers = { Authorization: `Bearer ${token}` };
  const questions: { id: string; type: string }[] = await (
    await request.get('/api/questions/active', { headers })
  ).json();
  const ids = questions.filter((question) => question.type === type).map(({ id }) => id);
  const answers = Object.fromEntries(ids.map((id, index) => [id, values[index] ?? 0]));
  const total_score = Object.values(answers).reduce((sum, value) => sum + value, 0);
  const reply = await request.post('/api/assessment', { headers, data: { answers, total_score, type } });
  expect(reply.status()).toBe(201);
}

/** Everything axe knows of WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
