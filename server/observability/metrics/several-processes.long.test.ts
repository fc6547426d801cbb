import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../db/test-database.ts';
import type { TestDatabase } from '../../db/test-database.ts';
import { figureOf } from '../../test/figure-of.ts';
import { freePort } from '../../test/free-port.ts';
import { goodPassword } from '../../test/people.ts';
import { databaseUrl, runMain } from '../../test/run-main.ts';
import type { MainProcess } from '../../test/run-main.ts';

const token = 'a-token-of-more-than-twenty';
let database: TestDatabase;
let dataDir: string;
let server: MainProcess;
let address: string;
let port: number;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-figures-'));
  database = await createTestDatabase();
  port = await freePort();
  server = runMain({
    DATABASE_URL: databaseUrl(database.connection),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: goodPassword,
    WORKERS: '2',
    METRICS_PORT: String(port),
    METRICS_TOKEN: token,
  });
  address = await server.ready;
});
afterAll(async () => {
  server?.child.kill('SIGTERM');
  expect((await server?.ended)?.code).toBe(0);
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const headers = { Authorization: `Bearer ${token}`, Connection: 'close' };
const scrape = async (at: string) => (await fetch(`${at}/metrics`, { headers })).text();
const own = () => scrape(`http://127.0.0.1:${port}`);
const health = 'evenkeel_http_requests_total{method="GET",route="/api/health",status="200"}';
/** One after another: of many at once a busy machine refuses some. */
async function ask(count: number): Promise<void> {
  for (let asked = 0; asked < count; asked += 1) {
    const answer = await fetch(`${address}/api/health`, { headers: { Connection: 'close' } });
    expect(answer.status).toBe(200);
  }
}
const workers = () =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...words]) => Number(parent) === server.child.pid && words.join(' ').includes('worker.js'))
    .map(([pid]) => Number(pid));

test('one scrape has what all workers have counted, on either port, and totals never go back when one dies', async () => {
  await ask(60);
  // An answer is counted once it has gone out, which its reader may see a moment earlier.
  await expect.poll(async () => figureOf(await own(), health)).toBe(60);
  const text = await own();
  expect(figureOf(text, 'evenkeel_processes')).toBe(2);
  expect(figureOf(text, 'evenkeel_pool_size{pool="calls"}')).toBe(16);
  expect(figureOf(text, 'evenkeel_ready')).toBe(1);
  expect(figureOf(text, 'evenkeel_mails_waiting{queue="asked"}')).toBe(0);
  expect(figureOf(text, 'evenkeel_data_key_age_seconds')).toBeGreaterThanOrEqual(0);
  expect(text).toMatch(/evenkeel_event_loop_lag_seconds\{quantile="0\.99"\} \d/);
  expect(figureOf(await scrape(address), health)).toBe(60);
  const [victim = 0] = workers();
  process.kill(victim, 'SIGKILL');
  await expect.poll(async () => figureOf(await own(), 'evenkeel_processes')).toBe(2);
  expect(workers()).not.toContain(victim);
  expect(figureOf(await own(), health)).toBe(60);
  await ask(10);
  await expect.poll(async () => figureOf(await own(), health)).toBe(70);
  await expect
    .poll(async () => await own())
    .toMatch(/evenkeel_job_last_success_timestamp_seconds\{task="outbox_asked"\} \d/);
});
