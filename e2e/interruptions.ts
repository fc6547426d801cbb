import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, BrowserContext, BrowserType, Page } from '@playwright/test';
import { blockOf, expect, registerPerson, stored } from './fixtures.ts';
import type { Person } from './fixtures.ts';

/** What a person has taken and the page has acknowledged. */
export interface TakenSoFar {
  moods: string[];
  totals: number[];
}

const faces = ['Happy', 'Calm', 'Neutral', 'Sad', 'Angry'] as const;
const emojis = { Happy: '😄', Calm: '🙂', Neutral: '😐', Sad: '😔', Angry: '😡' } as const;
const labels = { 0: 'Not at all', 1: 'Several days' } as const;

type ProfileOptions = NonNullable<Parameters<BrowserType['launchPersistentContext']>[1]>;

/** A browser with a profile of its own, which is killed as a phone does it, and opened again. */
export class KilledBrowser {
  readonly #folder = mkdtempSync(join(tmpdir(), 'evenkeel-browser-'));
  readonly #type: BrowserType;
  readonly #options: ProfileOptions;
  context!: BrowserContext;
  page!: Page;

  constructor(type: BrowserType, options: ProfileOptions) {
    this.#type = type;
    this.#options = options;
  }

  async open({ offline = false } = {}): Promise<void> {
    this.context = await this.#type.launchPersistentContext(this.#folder, this.#options);
    await this.context.setOffline(offline);
    this.page = this.context.pages()[0] ?? (await this.context.newPage());
  }

  async kill(): Promise<void> {
    const closed = new Promise((resolve) => this.context.once('close', resolve));
    const running = execFileSync('ps', ['-eo', 'pid=,args=', '-ww'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
    const own = running.split('\n').filter((line) => line.includes(`--user-data-dir=${this.#folder}`));
    for (const line of own) killById(Number.parseInt(line, 10));
    await closed;
  }

  async remove(): Promise<void> {
    await this.context.close();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function killById(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It went with the one before it.
  }
}

export async function enterAs(page: Page, { token }: { token: string }): Promise<void> {
  await page.goto('/');
  await page.evaluate((key) => {
    localStorage.setItem('token', key);
    localStorage.setItem('role', 'employee');
  }, token);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, /);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // Their own: until the page has it, that of the one before may lie there, with the questions that they were shown.
  const holder = createHash('sha256').update(token).digest('hex');
  await expect.poll(() => readKept(page)).toContain(holder);
  // What a questionnaire needs without a connection.
  await openTest(page);
  await expect.poll(() => keysOf(page, 'known')).toContain('questions');
}

/** The questions, or the result that came with what was sent meanwhile. */
async function openTest(page: Page) {
  await page.goto('/dashboard?tab=mytests');
  const block = blockOf(page, 'GAD-7 Anxiety');
  const again = block.getByRole('button', { name: 'Take the GAD-7 again' });
  await expect(block.getByRole('group').or(again).first()).toBeVisible();
  return { block, again };
}

export async function takeMood(page: Page, draw: (below: number) => number, so: TakenSoFar): Promise<void> {
  const name = faces[draw(faces.length)] ?? 'Calm';
  await page.goto('/dashboard');
  const today = page.getByRole('region', { name: 'How are you today?' });
  await today.getByRole('button', { name }).click();
  await expect(today.getByText(/Thank you\. It’s saved\.|We’ll save your mood/)).toBeVisible();
  so.moods.push(emojis[name]);
}

export async function takeTest(page: Page, draw: (below: number) => number, so: TakenSoFar): Promise<void> {
  const { block, again } = await openTest(page);
  if (await again.isVisible()) await again.click();
  const high = draw(8);
  for (const [place, group] of (await block.getByRole('group').all()).entries())
    await group.getByText(labels[place < high ? 1 : 0], { exact: true }).click();
  await block.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect(
    block.getByText(/Your GAD-7 Score: \d|Your GAD-7 answers are kept on this device/).first(),
  ).toBeVisible();
  so.totals.push(high);
}

/** Nothing waits any more; what the server has refused is sent as its person may choose. */
export async function settle(page: Page): Promise<void> {
  await page.goto('/profile/privacy#on-this-device');
  const card = page.getByRole('region', { name: 'On this device' });
  await expect(card).toBeVisible();
  await expect(async () => {
    const choice = card.getByRole('button', { name: 'Send it as of now' });
    // What was pressed goes in a moment of its own: a press on what has gone ends, and looks again.
    while ((await choice.count()) > 0) await choice.first().click({ timeout: 5000 });
    expect(await countOf(page, 'waiting')).toBe(0);
  }).toPass();
}

export async function expectAllThere(
  request: APIRequestContext,
  { token }: Pick<Person, 'token'>,
  so: TakenSoFar,
): Promise<void> {
  const moods: { mood: string }[] = await stored(request, token, '/api/mood');
  const tests: { total_score: number }[] = await stored(request, token, '/api/assessment/history?type=GAD-7');
  expect(moods.map(({ mood }) => mood).toSorted()).toEqual(so.moods.toSorted());
  expect(tests.map(({ total_score: total }) => String(total)).toSorted()).toEqual(so.totals.map(String).toSorted());
}

/** The next person at the device signs in, looks where something could show, reads all that is kept, and leaves. */
export async function lookAsNext(page: Page, request: APIRequestContext): Promise<void> {
  // What the device kept goes while the login is drawn: where it is slow, a moment after that.
  await expect.poll(() => countOf(page, 'key')).toBe(0);
  await expect.poll(() => countOf(page, 'known')).toBe(0);
  expect(await readKept(page)).not.toMatch(/mood|answers|😄|🙂|😐|😔|😡|note|token/u);
  const next = await registerPerson(request, { name: 'Ravi Next' });
  await enterAs(page, next);
  for (const address of ['/dashboard', '/dashboard?tab=mystats', '/profile/privacy']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/waiting to be sent/i)).toHaveCount(0);
    await expect(page.getByText('ASHA')).toHaveCount(0);
  }
  await expectAllThere(request, next, { moods: [], totals: [] });
  await page.getByRole('button', { name: /^Hi, / }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
}

async function countOf(page: Page, store: string): Promise<number> {
  return (await keysOf(page, store)).length;
}

function keysOf(page: Page, store: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase | undefined>((resolve) => {
      const asked = indexedDB.open('evenkeel-device');
      // Looking must not make one: that of the page would lack its stores.
      asked.addEventListener('upgradeneeded', () => asked.transaction?.abort());
      asked.addEventListener('success', () => resolve(asked.result));
      asked.addEventListener('error', () => resolve(undefined));
    });
    if (!database) return [];
    const keys = await new Promise<string[]>((resolve) => {
      const asked = database.transaction(name).objectStore(name).getAllKeys();
      asked.addEventListener('success', () => resolve(asked.result.map(String)));
    });
    database.close();
    return keys;
  }, store);
}

/**
 * After its clock was set back a device shows nothing of what it knows until the server has answered, and the time is kept anew.
 */
export async function letServerTellTime(page: Page): Promise<void> {
  const before = await sealedTime(page);
  await page.goto('/dashboard?tab=mytests');
  await expect.poll(() => sealedTime(page)).not.toBe(before);
}

/** What lies there of the time that the page last knew: sealed, and another text each time it is written. */
function sealedTime(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const asked = indexedDB.open('evenkeel-device');
      asked.addEventListener('success', () => resolve(asked.result));
    });
    const { iv } = await new Promise<{ iv: Uint8Array }>((resolve) => {
      const asked = database.transaction('known').objectStore('known').get('seen');
      asked.addEventListener('success', () => resolve(asked.result));
    });
    database.close();
    return String(iv);
  });
}

/** Everything that lies in the browser's storages, as text. */
export function readKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [localStorage, sessionStorage].map((place) => JSON.stringify(Object.entries(place)));
    const textOf = (value: unknown): string =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? new TextDecoder().decode(value)
        : value instanceof Object
          ? Object.values(value).map(textOf).join('\n')
          : String(value);
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase | undefined>((resolve) => {
        const asked = indexedDB.open(name);
        asked.addEventListener('upgradeneeded', () => asked.transaction?.abort());
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => resolve(undefined));
      });
      if (!database) continue;
      for (const store of database.objectStoreNames) {
        const values = await new Promise<unknown[]>((resolve) => {
          const asked = database.transaction(store).objectStore(store).getAll();
          asked.addEventListener('success', () => resolve(asked.result));
        });
        texts.push(textOf(values));
      }
      database.close();
    }
    return texts.join('\n');
  });
}
