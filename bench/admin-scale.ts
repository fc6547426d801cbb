/**
 * How long the admin's calls take with 100,000 employees and a million records on the embedded database, also where small
 * groups are protected, and how long the figures of the whole history take:
 * `node bench/admin-scale.ts [--employees 100000] [--keep folder]`. `--keep` uses a filled folder again.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { demoAccounts } from '../domain/messages/en/demo.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { openPool } from '../server/db/connect.ts';
import { startEmbedded } from '../server/db/embedded.ts';
import type { Embedded } from '../server/db/embedded.ts';
import { migrate } from '../server/db/migrate.ts';
import { fillDatabase } from '../server/demo/fill-database.ts';
import { showProgress } from '../server/demo/progress.ts';
import { makeFigures } from '../server/group-figures/make-figures.ts';
import { openLog } from '../server/log.ts';
import { openSealer } from '../server/sealing/open-sealer.ts';
import type { Services } from '../server/services.ts';

const { values } = parseArgs({
  options: { employees: { type: 'string', default: '100000' }, keep: { type: 'string' } },
});
const employees = Number(values.employees);
const dataDir = values.keep ?? mkdtempSync(join(tmpdir(), 'evenkeel-bench-'));
const isFilled = existsSync(join(dataDir, 'postgres'));
const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
const log = openLog(config);
const onStep = () => () => undefined;

const places = 'state=Odisha&city=Sukinda';
const calls = [
  ...['overview', 'severity', 'daily-submissions', 'mood-distribution', 'average-scores'].map(
    (name) => `stats/${name}`,
  ),
  'stats/overview?period=30d',
  'stats/daily-submissions?period=1y',
  'employees?limit=50',
  `employees?limit=50&${places}`,
  'employees?limit=50&q=murmu',
  'employees?limit=50&q=nobody-is-called-so',
  'employees?limit=50&state=Goa',
  'employee-places',
  'people?limit=50',
  'people?limit=50&role=admin',
  'people?limit=50&q=.99999@',
  'audit-events',
  'exports/daily-submissions.csv',
  'exports/employees.csv',
  'employees',
];

/** Each is the first one after a restart once. */
const protectedCalls = [...calls.slice(0, 7), 'exports/daily-submissions.csv'];

interface Measured {
  first: number;
  median: number;
  worst: number;
  /** Longest that another call had to wait for the process meanwhile, in milliseconds. */
  blocked: number;
  bytes: number;
}

type Work = (url: string, token: string, services: Services) => Promise<void>;

async function withServer(work: Work, fill: boolean): Promise<void> {
  const embedded = await startEmbedded({ dataDir, log, onStep });
  try {
    await withPool(embedded, work, fill);
  } finally {
    await embedded.stop();
  }
}

async function withPool(embedded: Embedded, work: Work, fill: boolean): Promise<void> {
  const target = { connection: embedded.connection };
  const options = { max: 20, applicationName: 'bench', statementTimeoutMs: 0, log };
  const { db, pool, close } = openPool(target, options);
  await migrate(pool);
  const now = () => new Date();
  const { sealer } = await openSealer({ db, config, now });
  const services: Services = { db, config, log, sealer, now, wakeResetMailer: () => undefined };
  if (fill) {
    const begun = performance.now();
    const onProgress = showProgress(process.stdout, 'Filling', employees);
    await fillDatabase(services, { employees, seed: 1, onProgress, onStep });
    console.log(`filled in ${Math.round((performance.now() - begun) / 1000)} s`);
  }
  const app = await createApp(services);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  await work(url, await signIn(url), services);
  await app.close();
  await close();
}

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ email: demoAccounts.admin.email, password: demoAccounts.password });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', body, headers });
  return (await answer.json()).token;
}

async function timeOf(url: string, token: string, call: string): Promise<{ ms: number; bytes: number }> {
  const begun = performance.now();
  const answer = await fetch(`${url}/api/admin/${call}`, { headers: { Authorization: `Bearer ${token}` } });
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}`);
  return { ms: performance.now() - begun, bytes };
}

async function measure(url: string, token: string, call: string, rounds: number): Promise<Measured> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const one = await timeOf(url, token, call);
    bytes = one.bytes;
    times.push(one.ms);
  }
  delay.disable();
  const sorted = times.toSorted((one, other) => one - other);
  return {
    first: times[0] ?? 0,
    median: sorted[Math.floor(rounds / 2)] ?? 0,
    worst: sorted.at(-1) ?? 0,
    blocked: delay.max / 1e6,
    bytes,
  };
}

/** As after a first start: no policy was ever chosen, and no figure made. */
async function forgetFigures({ db }: Services): Promise<void> {
  for (const table of ['record_policies', 'figure_totals', 'figure_cells', 'figure_participants'] as const)
    await db.deleteFrom(table).execute();
  const nothing = { pending_from: null, examined_through: null, cells_from: null, cells_through: null };
  await db.updateTable('figure_state').set(nothing).execute();
}

/** Small groups are protected from one moment on, before any figure is there. */
async function tighten(url: string, token: string): Promise<void> {
  const body = JSON.stringify({ policy: 'never' });
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const { ok } = await fetch(`${url}/api/admin/record-policy`, { method: 'PUT', body, headers });
  if (!ok) throw new Error('the policy was not taken');
}

/** The figures of the whole history are made while somebody goes on asking. */
async function makeWhileAsking(url: string, token: string, services: Services): Promise<void> {
  const begun = performance.now();
  const state = { isMade: false };
  const making = makeFigures(services).then(() => {
    state.isMade = true;
  });
  let worst = 0;
  while (!state.isMade) worst = Math.max(worst, (await timeOf(url, token, 'stats/overview')).ms);
  await making;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`figures of the whole history in ${seconds} s; meanwhile overview at worst ${ms(worst).trim()}`);
}

const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(11);

try {
  if (!isFilled) await withServer(async () => undefined, true);
  console.log(
    `${'call'.padEnd(46)}${['first', 'median', 'worst', 'blocked'].map((name) => name.padStart(11)).join('')}   bytes`,
  );
  // Each call is the first one after a restart once: nothing is warm but the operating system.
  for (const call of calls.slice(0, 5)) {
    await withServer(async (url, token) => {
      const { ms: first, bytes } = await timeOf(url, token, call);
      console.log(`${`${call} (after a restart)`.padEnd(46)}${ms(first)}${' '.repeat(33)}   ${bytes}`);
    }, false);
  }
  await withServer(async (url, token) => {
    for (const call of calls) {
      const { first, median, worst, blocked, bytes } = await measure(url, token, call, call.length < 10 ? 3 : 20);
      console.log(`${call.padEnd(46)}${[first, median, worst, blocked].map(ms).join('')}   ${bytes}`);
    }
  }, false);
  await withServer(async (url, token, services) => {
    await forgetFigures(services);
    await tighten(url, token);
    const { ms: first } = await timeOf(url, token, 'stats/overview');
    console.log(`policy never: overview right after a tightening, no figure made yet ${ms(first).trim()}`);
    await makeWhileAsking(url, token, services);
  }, false);
  for (const call of protectedCalls) {
    await withServer(async (url, token, services) => {
      const { first, median, worst, blocked, bytes } = await measure(url, token, call, 20);
      console.log(`${`never: ${call}`.padEnd(46)}${[first, median, worst, blocked].map(ms).join('')}   ${bytes}`);
      if (call === protectedCalls.at(-1)) await forgetFigures(services);
    }, false);
  }
} finally {
  if (values.keep === undefined) rmSync(dataDir, { recursive: true, force: true });
}
