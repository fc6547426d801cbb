/**
 * What the first visit to each screen brings, with an empty cache: `node bench/page-weight.ts`. It needs a built page.
 * `CHROMIUM_PATH` names a Chromium other than Playwright's own.
 */
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import type { BenchRow } from './bench-row.ts';
import { quietFlags } from './browser-flags.ts';
import { startDemoServer } from './demo-server.ts';
import type { DemoServer } from './demo-server.ts';
import { enterAs, measuredScreens } from './screens.ts';
import type { Screen } from './screens.ts';

const group = 'page weight';
const kib = 1024;

/** Script of the first load (KiB, gzip): the login is where everyone starts. */
const firstLoadLimit = 90;

interface Weight {
  requests: number;
  /** KiB of script, and of everything that is text, as sent with each packing. */
  script: { gzip: number; br: number };
  all: { gzip: number; br: number };
}

export async function measurePageWeight(): Promise<BenchRow[]> {
  const server = await startDemoServer({ employees: 40 });
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'], args: quietFlags });
  try {
    const rows: BenchRow[] = [];
    for (const screen of measuredScreens(server.employeeId))
      rows.push(...(await measureScreen(browser, server, screen)));
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measureScreen(browser: Browser, server: DemoServer, screen: Screen): Promise<BenchRow[]> {
  const { requests, script, all } = await weigh(browser, server, screen);
  const isFirst = screen.path === '/';
  const { name } = screen;
  return [
    {
      group,
      name: `${name}: script, gzip`,
      value: script.gzip,
      unit: 'KiB',
      ...(isFirst && { limit: firstLoadLimit, ok: script.gzip <= firstLoadLimit }),
    },
    { group, name: `${name}: script, brotli`, value: script.br, unit: 'KiB' },
    { group, name: `${name}: page, script and style, brotli`, value: all.br, unit: 'KiB' },
    { group, name: `${name}: files`, value: requests, unit: '' },
  ];
}

async function weigh(browser: Browser, server: DemoServer, { path, visitor }: Screen): Promise<Weight> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    await enterAs(page, visitor, server);
    const kinds = new Map<string, boolean>();
    page.on('request', (request) => {
      const kind = request.resourceType();
      if (['script', 'stylesheet', 'document'].includes(kind)) kinds.set(request.url(), kind === 'script');
    });
    await page.goto(server.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const weight: Weight = { requests: kinds.size, script: { gzip: 0, br: 0 }, all: { gzip: 0, br: 0 } };
    for (const [url, isScript] of kinds) {
      for (const packing of ['gzip', 'br'] as const) {
        const size = (await sentBytes(url, packing)) / kib;
        weight.all[packing] += size;
        if (isScript) weight.script[packing] += size;
      }
    }
    return weight;
  } finally {
    await context.close();
  }
}

/** The length of a file as the server sends it with this packing. */
async function sentBytes(url: string, packing: string): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': packing } });
  return Number(answer.headers.get('content-length'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, value, unit, limit } of await measurePageWeight()) {
    const said = limit === undefined ? '' : `   limit ${limit}`;
    console.log(`${name.padEnd(46)}${value.toFixed(unit === '' ? 0 : 1).padStart(8)} ${unit}${said}`);
  }
}
