import type { Browser, Locator, Page } from '@playwright/test';
import { patientCallsTo } from '../../server/test/calls-to.ts';
import type { Call } from '../../server/test/calls-to.ts';
import { admin, registration, expect } from '../fixtures.ts';
import { mailsTo } from '../mail-sink.ts';
import type { RunningServer } from '../start-server.ts';

interface Someone {
  name: string;
  email: string;
  password: string;
  token: string;
}

/** What the statements of a section have: a page, the server behind it, and people. */
export interface Scene {
  page: Page;
  /** Calls to the server without the page. */
  call: Call;
  /** Registers an employee with these fields. */
  join: (fields?: Record<string, string>) => Promise<Someone>;
  /** The admin, signed in. */
  admin: () => Promise<Someone>;
  /** The path of the link in the newest mail to someone. */
  mailedLink: (email: string) => Promise<string>;
  /** Opens an address as someone. */
  enter: (who: { token: string }, path: string, role?: string) => Promise<void>;
  /** Has calls answered like this until `restore`, whatever the server says. */
  answerWith: (path: string, answer: { status: number; json?: unknown }) => Promise<void>;
  restore: () => Promise<void>;
}

const patienceMs = 30_000;

let signedIn: Someone | undefined;

export async function openScene(browser: Browser, running: RunningServer): Promise<Scene> {
  const context = await browser.newContext({ baseURL: running.url });
  // What is not there is a fault of its statement, and the walk goes on.
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const call = patientCallsTo(running.url);
  return {
    page,
    call,
    join: async (fields = {}) => {
      const body = registration(fields);
      const { name, email, password } = body;
      const { status, body: reply } = await call('POST', '/api/auth/register', { body });
      expect(status).toBe(201);
      return { name, email, password, token: reply.token };
    },
    admin: async () => {
      const { body } = signedIn ? { body: signedIn } : await call('POST', '/api/auth/login', { body: admin });
      signedIn = { name: '', ...admin, token: body.token };
      return signedIn;
    },
    mailedLink: async (email) => {
      // Another mail, such as that of a new device, may come before it or after it.
      const found = async () => {
        const mails = await mailsTo(running.mailFolder, email);
        return /http\S+\/reset-password\/\S+/.exec(mails.toReversed().join('\n'))?.[0];
      };
      await expect.poll(found).toBeDefined();
      return new URL(String(await found())).pathname;
    },
    enter: async ({ token }, path, role = 'employee') => {
      // Of the same origin, and no page of ours, which would ask who is there.
      await page.goto('/apple-touch-icon.png');
      await page.evaluate(
        ([key, name]) => {
          localStorage.setItem('token', String(key));
          localStorage.setItem('role', String(name));
        },
        [token, role],
      );
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    },
    answerWith: async (path, { status, json = {} }) => {
      await page.route(path, (route) => route.fulfill({ status, json }));
    },
    restore: async () => page.unrouteAll({ behavior: 'wait' }),
  };
}

/** The options of a list, without the line that asks to choose. */
export async function optionsOf(list: Locator): Promise<string[]> {
  const options = await list
    .getByRole('option')
    .evaluateAll((all) => all.filter((one) => one.getAttribute('value') !== '').map((one) => one.textContent ?? ''));
  return options.map((text) => text.trim());
}
