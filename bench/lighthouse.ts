/**
 * Lighthouse with its mobile preset on three screens, the middle one of three runs: `node bench/lighthouse.ts`. It needs
 * a built page and a Chromium (`CHROMIUM_PATH`), and installs Lighthouse itself where it is missing. Its scores rest on
 * processor times: on a busy machine they say nothing, so that the speed of the machine stands beside them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import type { BenchRow } from './bench-row.ts';
import { quietFlags } from './browser-flags.ts';
import { startDemoServer } from './demo-server.ts';
import type { DemoServer } from './demo-server.ts';
import { measuredScreens } from './screens.ts';
import type { Screen } from './screens.ts';

const group = 'lighthouse';
const folder = join(import.meta.dirname, 'lighthouse');
const rounds = 3;
/** Of a hundred, in each category. */
const leastScore = 95;
const screens = ['login', 'dashboard', 'statistics'];

interface Audit {
  numericValue?: number;
}

interface Report {
  runtimeError?: { code: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { id: string; score: number | null }>;
  audits: Record<string, Audit | undefined>;
}

/** What we use of two packages that are installed apart, so that their types are not there. */
interface Browser {
  newPage: () => Promise<{
    goto: (url: string) => Promise<unknown>;
    evaluate: (work: (entries: string[][]) => void, entries: string[][]) => Promise<unknown>;
  }>;
  close: () => Promise<void>;
}
type Launch = (options: { executablePath: string; args: string[]; headless: boolean }) => Promise<Browser>;
type Lighthouse = (url: string, flags: object, config: undefined, page: object) => Promise<{ lhr: Report } | undefined>;

interface Tools {
  launch: Launch;
  lighthouse: Lighthouse;
}

export async function measureLighthouse(): Promise<BenchRow[]> {
  const tools = await openTools();
  const server = await startDemoServer();
  try {
    const rows: BenchRow[] = [];
    for (const screen of measuredScreens(server.employeeId).filter(({ name }) => screens.includes(name))) {
      rows.push(...rowsOf(screen, await repeat(tools, server, screen)));
    }
    return rows;
  } finally {
    await server.stop();
  }
}

async function openTools(): Promise<Tools> {
  if (!existsSync(join(folder, 'node_modules', 'lighthouse'))) {
    const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
    const [code] = await once(spawn('npm', words, { stdio: 'inherit', shell: process.platform === 'win32' }), 'exit');
    if (code !== 0) throw new Error('Lighthouse could not be installed');
  }
  const load = (name: string) => import(pathToFileURL(join(folder, 'node_modules', name)).href);
  const [{ default: lighthouse }, { default: puppeteer }] = await Promise.all([
    load('lighthouse/core/index.js'),
    load('puppeteer-core/lib/puppeteer/puppeteer-core.js'),
  ]);
  return { lighthouse, launch: (options) => puppeteer.launch(options) };
}

async function repeat(tools: Tools, server: DemoServer, screen: Screen): Promise<Report[]> {
  const reports: Report[] = [];
  // A run whose recording failed is repeated, but not for ever.
  for (let tries = 0; reports.length < rounds && tries < 2 * rounds; tries += 1) {
    const report = await runOnce(tools, server, screen);
    if (report && (report.runtimeError?.code ?? 'NO_ERROR') === 'NO_ERROR') reports.push(report);
  }
  if (reports.length < rounds) throw new Error(`Lighthouse failed on ${screen.path}`);
  return reports;
}

async function runOnce({ launch, lighthouse }: Tools, server: DemoServer, screen: Screen): Promise<Report | undefined> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();
  const browser = await launch({ executablePath, headless: true, args: quietFlags });
  try {
    const page = await browser.newPage();
    if (screen.visitor !== 'stranger') {
      const session = Object.entries({ token: server.tokens[screen.visitor], role: screen.visitor });
      // A file of the same origin that runs nothing.
      await page.goto(`${server.url}/favicon.svg`);
      await page.evaluate((entries) => {
        for (const [key = '', value = ''] of entries) localStorage.setItem(key, value);
      }, session);
    }
    const flags = { output: 'json', logLevel: 'error', disableStorageReset: true };
    return (await lighthouse(server.url + screen.path, flags, undefined, page))?.lhr;
  } finally {
    await browser.close();
  }
}

function rowsOf({ name }: Screen, reports: readonly Report[]): BenchRow[] {
  const middle = (read: (report: Report) => number) => reports.map(read).toSorted((a, b) => a - b)[rounds >> 1] ?? 0;
  const numberOf = (audit: string) => middle(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
  const scores = Object.keys(reports[0]?.categories ?? {}).map((category) => {
    const value = Math.round(100 * middle(({ categories }) => categories[category]?.score ?? 0));
    return { group, name: `${name}: ${category}`, value, unit: 'of 100', limit: leastScore, ok: value >= leastScore };
  });
  const shift = numberOf('cumulative-layout-shift');
  return [
    ...scores,
    { group, name: `${name}: layout shift`, value: shift, unit: '', limit: 0.02, ok: shift <= 0.02 },
    { group, name: `${name}: largest paint`, value: numberOf('largest-contentful-paint'), unit: 'ms' },
    { group, name: `${name}: blocked`, value: numberOf('total-blocking-time'), unit: 'ms' },
    {
      group,
      name: `${name}: speed of this machine (1500 and more is quiet)`,
      value: middle(({ environment }) => environment.benchmarkIndex),
      unit: '',
    },
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, value, unit, limit, ok } of await measureLighthouse()) {
    const said = limit === undefined ? '' : `   limit ${limit}${ok ? '' : '   MISSED'}`;
    console.log(`${name.padEnd(60)}${value.toFixed(unit === '' ? 3 : 0).padStart(9)} ${unit}${said}`);
  }
}
