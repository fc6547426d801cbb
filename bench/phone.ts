/**
 * The page on phones, by Chromium's own emulation: the largest paint and the layout shift with the settings of Lighthouse's
 * phone, and what a small phone on a thin line waits for and loads. Each page is opened fresh; the middle one of three.
 */
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { homeMessages } from '../domain/messages/en/home.ts';
import type { BenchRow } from './bench-row.ts';
import { countBytes } from './count-bytes.ts';
import { startDemoServer } from './demo-server.ts';
import type { DemoServer } from './demo-server.ts';
import { atMost, median } from './judge.ts';
import type { BenchSettings } from './settings.ts';

const group = 'phone';
const rounds = 3;

interface Phone {
  /** How many times slower than this machine. */
  processor: number;
  /** ms that each call waits before it is answered, and bit/s. */
  latency: number;
  speed: number;
}

/** What Lighthouse sets where it slows a phone down itself (its `mobileSlow4G`). */
const lighthousePhone: Phone = { processor: 4, latency: 562.5, speed: 1_474_560 };
const smallPhone: Phone = { processor: 6, latency: 150, speed: 400_000 };

type Visitor = 'stranger' | 'employee' | 'admin';

interface Screen {
  name: string;
  path: string;
  visitor: Visitor;
  /** ms until the largest paint. */
  limit: number;
}

const screens: readonly Screen[] = [
  { name: 'login', path: '/', visitor: 'stranger', limit: 1500 },
  { name: 'home', path: '/dashboard', visitor: 'employee', limit: 2000 },
  { name: 'My Tests', path: '/dashboard?tab=mytests', visitor: 'employee', limit: 2000 },
  { name: 'My Stats with 2,000 moods', path: '/dashboard?tab=mystats', visitor: 'employee', limit: 2000 },
  { name: 'statistics', path: '/admin/stats', visitor: 'admin', limit: 2000 },
];

const largestShift = 0.02;

/** ms, and bytes of a week. */
const small = { cold: 5000, warm: 1500, home: 3500, week: 1_000_000 };

export async function measurePhones({ say }: Pick<BenchSettings, 'say'>): Promise<BenchRow[]> {
  const server = await startDemoServer();
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'], args: ['--no-sandbox'] });
  try {
    const rows: BenchRow[] = [];
    for (const screen of screens) {
      say(`phone: ${screen.name}`);
      rows.push(...(await paintsOf(browser, server, screen)));
    }
    say('phone: a small one');
    rows.push(...(await waitsOf(browser, server)));
    for (const saves of [false, true]) rows.push(await weekOf(browser, server, saves));
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function paintsOf(
  browser: Browser,
  server: DemoServer,
  { name, path, visitor, limit }: Screen,
): Promise<BenchRow[]> {
  const seen: { paint: number; shift: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await visit(browser, server, { visitor });
    await context.addInitScript(notePaints);
    const page = await slowPage(context, lighthousePhone);
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    seen.push(await page.evaluate(() => globalThis.painted));
    await context.close();
  }
  return [
    atMost({ group, name: `${name}: largest paint`, unit: 'ms' }, median(seen.map(({ paint }) => paint)), limit),
    atMost({ group, name: `${name}: layout shift`, unit: '' }, median(seen.map(({ shift }) => shift)), largestShift),
  ];
}

declare global {
  var painted: { paint: number; shift: number };
}

/** Runs in the page, before all else. */
function notePaints(): void {
  const painted = { paint: 0, shift: 0 };
  globalThis.painted = painted;
  const follow = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  follow('largest-contentful-paint', ({ startTime }) => (painted.paint = startTime));
  follow('layout-shift', (entry) => (painted.shift += (entry as PerformanceEntry & { value: number }).value));
}

async function waitsOf(browser: Browser, server: DemoServer): Promise<BenchRow[]> {
  const times: Record<'cold' | 'warm' | 'home', number[]> = { cold: [], warm: [], home: [] };
  for (let round = 0; round < rounds; round += 1) {
    const first = await visit(browser, server, { serviceWorkers: 'allow' });
    const page = await slowPage(first, smallPhone);
    times.cold.push(await firstQuestion(page, server.url));
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    times.warm.push(await firstQuestion(page, server.url));
    await first.close();
    const other = await visit(browser, server, {});
    times.home.push(await homeComplete(await slowPage(other, smallPhone), server.url));
    await other.close();
  }
  return [
    atMost({ group, name: 'cold start to the first question', unit: 'ms' }, median(times.cold), small.cold),
    atMost({ group, name: 'the same, warm', unit: 'ms' }, median(times.warm), small.warm),
    atMost({ group, name: 'home, cold, until it is complete', unit: 'ms' }, median(times.home), small.home),
  ];
}

async function firstQuestion(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/dashboard?tab=mytests`, { waitUntil: 'commit' });
  await page.locator('main input[type=radio]').first().waitFor();
  return page.evaluate(() => performance.now());
}

/** What comes last says what is next; a phone shows one line of it. */
async function homeComplete(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/dashboard`, { waitUntil: 'commit' });
  await page.getByRole('list', { name: homeMessages.now }).getByRole('listitem').first().waitFor();
  return page.evaluate(() => performance.now());
}

/** A first visit, then home on five days with a look at the questionnaires and at one's own figures on the last. */
async function weekOf(browser: Browser, server: DemoServer, saves: boolean): Promise<BenchRow> {
  const line = await countBytes(Number(new URL(server.url).port));
  const headers = saves ? { extraHTTPHeaders: { 'Save-Data': 'on' } } : {};
  const context = await visit(browser, { ...server, url: line.url }, { serviceWorkers: 'allow', ...headers });
  for (let day = 0; day < 5; day += 1) {
    const page = await context.newPage();
    await homeComplete(page, line.url);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    // The other tabs come once the page is at rest, and a mood is logged meanwhile.
    await page.locator('[aria-labelledby=today] button').first().click();
    await page.waitForTimeout(6000);
    if (day === 4) {
      await firstQuestion(page, line.url);
      await page.goto(`${line.url}/dashboard?tab=mystats`, { waitUntil: 'networkidle' });
    }
    await page.close();
  }
  await context.close();
  line.stop();
  const name = saves ? 'a week of use, with Save-Data' : 'a week of use';
  return atMost({ group, name, unit: 'B' }, line.bytes(), small.week);
}

async function visit(
  browser: Browser,
  { url, tokens }: Pick<DemoServer, 'url' | 'tokens'>,
  { visitor = 'employee', ...options }: { visitor?: Visitor } & BrowserContextOptions,
): Promise<BrowserContext> {
  const entries = visitor === 'stranger' ? {} : { token: tokens[visitor], role: visitor };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    ...options,
  });
}

async function slowPage(context: BrowserContext, { processor, latency, speed }: Phone): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const throughput = speed / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor });
  return page;
}
