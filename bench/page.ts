/**
 * Lighthouse with its mobile preset on five screens, the middle one of three runs, and the script of the first load. It
 * needs a built page and a Chromium (`CHROMIUM_PATH`), and installs Lighthouse itself where it is missing. Its scores rest
 * on processor times: on a busy machine they say nothing, so that the speed of the machine stands beside them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import type { BenchRow } from './bench-row.ts';
import { startDemoServer } from './demo-server.ts';
import type { DemoServer } from './demo-server.ts';
import { atLeast, atMost, median } from './judge.ts';
import type { BenchSettings } from './settings.ts';

const group = 'page';
const folder = join(import.meta.dirname, 'lighthouse');
const rounds = 3;
/** Of a hundred, in each category. */
const leastScore = 95;
/** KiB of script, gzip: the login is where everyone starts. */
const heaviestFirstLoad = 80;
const largestShift = 0.02;

interface Screen {
  name: string;
  path: string;
  /** Whose session it is looked at with; a stranger has none. */
  visitor: 'stranger' | 'employee' | 'admin';
  /** The largest paint, by Lighthouse's own reckoning: it calls 2,500 ms good. ms. */
  latestPaint: number;
}

const screens: readonly Screen[] = [
  { name: 'login', path: '/', visitor: 'stranger', latestPaint: 1500 },
  { name: 'dashboard', path: '/dashboard', visitor: 'employee', latestPaint: 2000 },
  { name: 'My Tests', path: '/dashboard?tab=mytests', visitor: 'employee', latestPaint: 2000 },
  { name: 'statistics', path: '/admin/stats', visitor: 'admin', latestPaint: 2000 },
  { name: 'My Stats with 2,000 moods', path: '/dashboard?tab=mystats', visitor: 'employee', latestPaint: 2000 },
];

/** For Chromium as root in a container, and so that it calls no one. */
const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface Audit {
  numericValue?: number;
  details?: { items?: { type?: string; nodeLabel?: string; url?: string; resourceType?: string }[] };
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

export async function measurePage({ say }: Pick<BenchSettings, 'say'>): Promise<BenchRow[]> {
  const tools = await openTools();
  const server = await startDemoServer();
  try {
    const rows: BenchRow[] = [];
    for (const screen of screens) {
      say(`page: ${screen.name}`);
      const reports = await repeat(tools, server, screen);
      if (screen.path === '/') rows.push(await firstLoad(reports[0]));
      say(`page: ${screen.name}: largest is ${largestIn(reports[0])}`);
      rows.push(...rowsOf(screen, reports));
    }
    return rows;
  } finally {
    await server.stop();
  }
}

/** What is in the element that was painted largest: it tells what the paint waited for. */
function largestIn(report: Report | undefined): string {
  const items = report?.audits['lcp-breakdown-insight']?.details?.items ?? [];
  return items.find(({ type }) => type === 'node')?.nodeLabel ?? 'unknown';
}

/** All scripts that come before anyone signs in, those of the next screen among them. */
async function firstLoad(report: Report | undefined): Promise<BenchRow> {
  const items = report?.audits['network-requests']?.details?.items ?? [];
  const scripts = new Set(items.filter(({ resourceType }) => resourceType === 'Script').map(({ url = '' }) => url));
  let bytes = 0;
  for (const url of scripts) {
    const answer = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } });
    bytes += Number(answer.headers.get('content-length'));
  }
  if (bytes === 0) throw new Error('the first load had no script');
  return atMost({ group, name: 'script of the first load, gzip', unit: 'KiB' }, bytes / 1024, heaviestFirstLoad);
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

function rowsOf({ name, latestPaint }: Screen, reports: readonly Report[]): BenchRow[] {
  const middle = (read: (report: Report) => number) => median(reports.map(read));
  const numberOf = (audit: string) => middle(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
  const scores = Object.keys(reports[0]?.categories ?? {}).map((category) => {
    const score = Math.round(100 * middle(({ categories }) => categories[category]?.score ?? 0));
    return atLeast({ group, name: `${name}: ${category}`, unit: 'of 100' }, score, leastScore);
  });
  const plain = (what: string, unit: string, value: number, limit?: number) =>
    atMost({ group, name: `${name}: ${what}`, unit }, value, limit);
  return [
    ...scores,
    plain('layout shift', '', numberOf('cumulative-layout-shift'), largestShift),
    plain('first paint', 'ms', numberOf('first-contentful-paint')),
    plain('largest paint', 'ms', numberOf('largest-contentful-paint'), latestPaint),
    plain('blocking time', 'ms', numberOf('total-blocking-time')),
    plain(
      'speed of this machine (1500 and more is quiet)',
      '',
      middle(({ environment }) => environment.benchmarkIndex),
    ),
  ];
}
