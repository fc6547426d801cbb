import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAlive } from '../db/embedded/process-table.ts';
import { createTestDatabase } from '../db/test-database.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { isLong } from '../test/long-form.ts';
import { goodPassword } from '../test/people.ts';
import { databaseUrl, runMain } from '../test/run-main.ts';
import type { MainProcess } from '../test/run-main.ts';

const root = join(import.meta.dirname, '..', '..');
const account = JSON.stringify({ email: 'admin@localhost', password: goodPassword });
const loginHead = `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${account.length}\r\n\r\n`;

let dataDir: string;
let database: TestDatabase;
let settings: Record<string, string>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-drain-'));
  database = await createTestDatabase();
  settings = { DATABASE_URL: databaseUrl(database.connection), DATA_DIR: dataDir, ADMIN_PASSWORD: goodPassword };
});
afterEach(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Raw {
  socket: Socket;
  text: string;
  /** How it ended: in order, or by a reset. */
  end: Promise<'closed' | 'reset'>;
}

async function open(address: string, first = ''): Promise<Raw> {
  const { port, hostname } = new URL(address);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  await once(socket, 'connect');
  const raw: Raw = {
    socket,
    text: '',
    end: new Promise((resolve) => {
      socket.once('error', () => resolve('reset'));
      socket.once('close', () => resolve('closed'));
    }),
  };
  socket.on('data', (part: string) => (raw.text += part));
  if (first !== '') socket.write(first);
  return raw;
}

/** Status and `Connection` of a call on a connection of its own; a word where no connection comes about. */
async function ask(address: string, path: string): Promise<[number | string, string | null, string]> {
  const raw = await open(address, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).catch(() => undefined);
  if (!raw) return ['refused', null, ''];
  // A connection that came as the last of them was taken is ended without an answer.
  await expect.poll(() => raw.socket.destroyed || /\r\n\r\n[^]*\}$/.test(raw.text)).toBe(true);
  if (raw.text === '') return ['refused', null, ''];
  raw.socket.end();
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(raw.text)?.[1]);
  const connection = /^connection: (.*)\r$/im.exec(raw.text)?.[1] ?? null;
  return [status, connection, raw.text.split('\r\n\r\n')[1] ?? ''];
}

/** Ends well, and without what hangs: ten seconds are promised, a busy machine gets a minute, and what is waited for hangs for longer. */
async function endedInTime({ ended }: MainProcess): Promise<number | null | 'late'> {
  return Promise.race([ended.then(({ code }) => code), wait(60_000, 'late' as const)]);
}

describe.each(isLong ? [1, 2] : [1])('with %i processes', (workers) => {
  test('SIGTERM: ready says no at once, calls are taken for a while, each the last of its connection', async () => {
    const server = runMain({ ...settings, WORKERS: String(workers), DRAIN_SECONDS: '300' });
    const address = await server.ready;
    expect(await ask(address, '/api/ready')).toEqual([200, 'keep-alive', '{"ready":true}']);
    const kept = await open(address, 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => kept.text).toContain('"ok"');
    server.child.kill('SIGTERM');
    // Those that come first may come before it.
    await expect.poll(async () => (await ask(address, '/api/ready'))[0]).toBe(503);
    const [status, connection, body] = await ask(address, '/api/ready');
    expect([status, connection, JSON.parse(body).reasons]).toEqual([503, 'close', ['draining']]);
    for (let count = 0; count < 10; count += 1)
      expect((await ask(address, '/api/organisation')).slice(0, 2)).toEqual([200, 'close']);
    // Also on a connection from before, which then ends.
    kept.text = '';
    kept.socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await kept.end).toBe('closed');
    expect(kept.text).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i);
    server.child.kill('SIGINT');
    await expect.poll(async () => (await ask(address, '/api/ready'))[0]).toBe('refused');
    expect((await server.ended).code).toBe(0);
  });

  test.runIf(isLong)('the while lasts as long as is set, and ends by itself', async () => {
    const server = runMain({ ...settings, WORKERS: String(workers), DRAIN_SECONDS: '1' });
    const address = await server.ready;
    const since = performance.now();
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    expect(performance.now() - since).toBeGreaterThan(1000);
    expect(await ask(address, '/api/ready')).toEqual(['refused', null, '']);
  });

  test('D4: what was sent before the signal is answered, without a pause too', async () => {
    const server = runMain({ ...settings, WORKERS: String(workers) });
    const address = await server.ready;
    const calls = await Promise.all(Array.from({ length: 12 }, () => open(address)));
    for (const { socket } of calls) socket.write(loginHead + account);
    await wait(60);
    server.child.kill('SIGTERM');
    expect(await Promise.all(calls.map(({ end }) => end))).toEqual(Array(12).fill('closed'));
    for (const { text } of calls) expect(text).toMatch(/^HTTP\/1\.1 (?:200 [^]*"token"|503 [^]*"unavailable")[^]*\}$/);
    expect((await server.ended).code).toBe(0);
  });

  test.runIf(isLong)('D4: half-open sockets hold up no stop, and what has begun is finished', async () => {
    const server = runMain({ ...settings, WORKERS: String(workers) });
    const address = await server.ready;
    const halfOpen = await Promise.all(Array.from({ length: 20 }, (_, at) => open(address, at % 2 ? 'GET / HT' : '')));
    const begun = await open(address, loginHead + account.slice(0, 5));
    await ask(address, '/api/health');
    server.child.kill('SIGTERM');
    expect(await Promise.all(halfOpen.map(({ end }) => end))).toEqual(Array(20).fill('closed'));
    expect(begun.socket.readyState).toBe('open');
    begun.socket.write(account.slice(5));
    expect(await begun.end).toBe('closed');
    expect(begun.text).toMatch(/^HTTP\/1\.1 200 [^]*connection: close[^]*"token"/i);
    expect((await server.ended).code).toBe(0);
  });

  test.runIf(isLong)(
    'a call whose sender stops in the middle is refused in the end, and the code is right',
    async () => {
      const server = runMain({ ...settings, WORKERS: String(workers) });
      const begun = await open(await server.ready, loginHead + account.slice(0, 5));
      server.child.kill('SIGTERM');
      expect(await endedInTime(server)).toBe(0);
      expect(await begun.end).toBe('closed');
      expect(begun.text).toMatch(/^HTTP\/1\.1 503 [^]*connection: close[^]*"unavailable"/i);
    },
  );
});

test.runIf(isLong)(
  'a second SIGTERM, as service managers send it to every process, is no hurry; Ctrl-C asks for none of the pause',
  async () => {
    const server = runMain({ ...settings, DRAIN_SECONDS: '300' });
    const address = await server.ready;
    server.child.kill('SIGTERM');
    await expect.poll(async () => (await ask(address, '/api/ready'))[0]).toBe(503);
    server.child.kill('SIGTERM');
    const begun = await open(address, loginHead + account.slice(0, 5));
    for (let count = 0; count < 5; count += 1) expect((await ask(address, '/api/health'))[0]).toBe(200);
    begun.socket.write(account.slice(5));
    expect(await begun.end).toBe('closed');
    expect(begun.text).toContain('"token"');
    server.child.kill('SIGINT');
    expect(await endedInTime(server)).toBe(0);
  },
);

test.runIf(isLong)('Ctrl-C waits for nobody', async () => {
  const server = runMain({ ...settings, DRAIN_SECONDS: '300' });
  await server.ready;
  server.child.kill('SIGINT');
  expect(await endedInTime(server)).toBe(0);
});

/** The processes of the database on this folder, the one above the others first. */
function databaseOf(folder: string): number[] {
  const postmaster = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const below = lines.map((line) => line.trim().split(/\s+/).map(Number)).filter(([, parent]) => parent === postmaster);
  return [postmaster, ...below.map(([pid = 0]) => pid)];
}

if (isLong && process.platform === 'linux')
  test('D4: a database that is frozen holds up a stop no longer than is promised, and is whole afterwards', async () => {
    const own = { DATA_DIR: dataDir, ADMIN_PASSWORD: goodPassword, WORKERS: '2' };
    const server = runMain(own);
    await server.ready;
    const frozen = databaseOf(dataDir);
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    server.child.kill('SIGTERM');
    expect(await endedInTime(server)).toBe(0);
    expect(frozen.filter(isAlive)).toEqual([]);
    const again = runMain(own);
    expect((await ask(await again.ready, '/api/ready'))[0]).toBe(200);
    again.child.kill('SIGTERM');
    expect((await again.ended).code).toBe(0);
  });

if (isLong && process.platform !== 'win32')
  test('D4: through npm, a stop ends when the server has, with its code', async () => {
    const { PATH } = process.env;
    const npm = spawn('npm', ['start'], {
      cwd: root,
      env: {
        PATH,
        HOME: dataDir,
        DATA_DIR: join(dataDir, 'data'),
        PORT: '0',
        ADMIN_PASSWORD: goodPassword,
        DRAIN_SECONDS: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
    const addressIn = () => /is ready at (\S+)\n/.exec(output)?.[1];
    await expect.poll(() => addressIn() ?? output, { timeout: 120_000 }).toMatch(/^http:\S+$/);
    const ended = once(npm, 'exit');
    npm.kill('SIGTERM');
    const [code, signal] = await ended;
    expect([code, signal]).toEqual([0, null]);
    expect(output).toContain('Stopped.');
    expect(await ask(String(addressIn()), '/api/ready')).toEqual(['refused', null, '']);
  });
