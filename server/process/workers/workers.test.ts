import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../db/test-database.ts';
import type { TestDatabase } from '../../db/test-database.ts';
import { figureOf } from '../../test/figure-of.ts';
import { freePort } from '../../test/free-port.ts';
import { isLong } from '../../test/long-form.ts';
import { loginOverAStop } from '../../test/login-over-a-stop.ts';
import { fetchPatiently } from '../../test/patiently.ts';
import { goodPassword } from '../../test/people.ts';
import { databaseUrl, runMain } from '../../test/run-main.ts';

const account = { email: 'admin@localhost', password: goodPassword };

let dataDir: string;
let database: TestDatabase;
let settings: Record<string, string>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-workers-'));
  database = await createTestDatabase();
  settings = {
    DATABASE_URL: databaseUrl(database.connection),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: goodPassword,
    WORKERS: '2',
  };
});
afterEach(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Process ids of the workers, in order of birth. */
function workersOf(pid: number | undefined): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...words]) => Number(parent) === pid && words.join(' ').includes('worker.js'))
    .map(([own]) => Number(own));
}

/** The second worker begins only when the first has met its fault. */
const lateSecond = `
  import cluster from 'node:cluster';
  if (cluster.worker?.id === 2) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
`;

/** No further process can be made while the file is there: the program that would run it is not found. */
const withoutProcesses = (file: string) => `
  import { existsSync } from 'node:fs';
  const { execPath } = process;
  Object.defineProperty(process, 'execPath', { get: () => (existsSync(${JSON.stringify(file)}) ? '/nowhere/node' : execPath) });
`;

async function signIn(address: string) {
  const headers = { 'Content-Type': 'application/json', Connection: 'close' };
  const sent = { method: 'POST', headers, body: JSON.stringify(account) };
  const response = await fetchPatiently(() => fetch(`${address}/api/auth/login`, sent));
  return { status: response.status, token: String((await response.json()).token) };
}

const read = async (address: string, token: string) => {
  const headers = { Authorization: `Bearer ${token}`, Connection: 'close' };
  return (await fetchPatiently(() => fetch(`${address}/api/questions`, { headers }))).status;
};

describe('with two workers', () => {
  test('a session holds in both, one that dies is replaced, and a stop leaves nothing behind', async () => {
    const port = await freePort();
    const metrics = { METRICS_PORT: String(port), METRICS_TOKEN: 'a-token-of-more-than-twenty' };
    const server = runMain({ ...settings, ...metrics, DRAIN_SECONDS: '300' });
    const address = await server.ready;
    const scrape = { headers: { Authorization: `Bearer ${metrics.METRICS_TOKEN}`, Connection: 'close' } };
    const figures = async () => (await fetch(`http://127.0.0.1:${port}/metrics`, scrape)).text();
    await expect.poll(async () => figureOf(await figures(), 'evenkeel_processes')).toBe(2);
    const before = workersOf(server.child.pid);
    expect(before).toHaveLength(2);
    expect(server.output().match(/is ready at/g)).toHaveLength(1);
    const { token } = await signIn(address);
    // Whichever worker takes each connection.
    expect(await Promise.all(Array.from({ length: 8 }, () => read(address, token)))).toEqual(Array(8).fill(200));

    process.kill(before[0] ?? 0, 'SIGKILL');
    await expect.poll(() => server.errors()).toContain('"worker_ended"');
    expect(await read(address, token)).toBe(200);
    await expect.poll(() => workersOf(server.child.pid).length).toBe(2);
    expect(workersOf(server.child.pid)).not.toContain(before[0]);

    server.child.kill('SIGTERM');
    const readiness = async () => (await fetch(`${address}/api/ready`, { headers: { Connection: 'close' } })).status;
    await expect.poll(readiness).toBe(503);
    // Asked for figures they go on taking calls: what comes on the same channel as a hurry is none.
    await figures();
    await figures();
    expect(await read(address, token)).toBe(200);
    server.child.kill('SIGINT');
    const end = await server.ended;
    expect(end.code).toBe(0);
    expect(end.output.match(/Stopped\./g)).toHaveLength(1);
    expect(workersOf(server.child.pid)).toEqual([]);
  });

  test('one that cannot be replaced for a while takes the other with it no more', async () => {
    const none = join(dataDir, 'no-processes');
    const server = runMain(settings, { preload: withoutProcesses(none) });
    const address = await server.ready;
    const [first = 0, second] = workersOf(server.child.pid);
    writeFileSync(none, '');
    process.kill(first, 'SIGKILL');
    await expect.poll(() => server.errors()).toContain('"worker_not_started"');
    expect(workersOf(server.child.pid)).toEqual([second]);
    expect((await signIn(address)).status).toBe(200);

    rmSync(none);
    await expect.poll(() => workersOf(server.child.pid).length, { timeout: 15_000 }).toBe(2);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });

  if (isLong)
    test('they share the database that comes with the program, which ends after them', async () => {
      const { DATABASE_URL: _, ...embedded } = settings;
      const server = runMain(embedded);
      const address = await server.ready;
      const { token } = await signIn(address);
      expect(await Promise.all(Array.from({ length: 4 }, () => read(address, token)))).toEqual(Array(4).fill(200));
      server.child.kill('SIGINT');
      expect(await server.ended).toMatchObject({ code: 0 });
      const left = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split('\n');
      expect(left.filter((line) => line.includes(dataDir) && line.includes('postgres'))).toEqual([]);
    });

  test.runIf(isLong)('a call under way is answered after the signal', async () => {
    const server = runMain(settings);
    const answer = await loginOverAStop(server, account);
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*"token"/s);
    expect((await server.ended).code).toBe(0);
  });

  test.runIf(isLong)('they end when the process above them is killed', async () => {
    const server = runMain(settings);
    await server.ready;
    const workers = workersOf(server.child.pid);
    server.child.kill('SIGKILL');
    await expect.poll(() => workers.filter((pid) => isAlive(pid))).toEqual([]);
  });

  test.runIf(isLong).each([
    ['a port that is taken is told once', undefined],
    ['also where another worker is then still starting', lateSecond],
  ] as const)('%s', async (_name, preload) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, errors } = await runMain({ ...settings, PORT: String(port) }, { preload }).ended;
    other.close();
    expect(code).toBe(1);
    // The log is JSON; what is said to the person who started it is plain.
    const said = errors.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
    expect(said).toEqual([expect.stringMatching(/^Port \d+ on 127\.0\.0\.1 is already in use\. /)]);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
