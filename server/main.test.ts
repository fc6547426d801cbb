import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from './db/test-database.ts';
import type { TestDatabase } from './db/test-database.ts';
import { hashPassword } from './security/passwords/passwords.ts';
import { version } from './core/version.ts';
import { loginOverAStop } from './test/login-over-a-stop.ts';
import { tokenIn } from './test/mailbox-server.ts';
import { fetchPatiently } from './test/patiently.ts';
import { goodPassword } from './test/people.ts';
import { databaseUrl, runMain } from './test/run-main.ts';
import { isLong } from './test/long-form.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-main-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function post(url: string, body: unknown) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetchPatiently(() => fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }));
  return { status: response.status, body: await response.json() };
}

/** What the operator reads there, beside the log. */
const sentences = (errors: string) => errors.replaceAll(/^\{.*\n/gm, '');

/** PostgreSQL processes that work on this folder. */
function databasesOn(folder: string): string[] {
  return execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(folder) && /\bpostgres\b/.test(line) && !line.includes(' ps '));
}

describe('a first start on an empty folder', () => {
  test('makes everything, says so, serves, and stops without a trace', async () => {
    const settings = { DATA_DIR: dataDir, ADMIN_EMAIL: 'boss@example.org' };
    const first = runMain(settings);
    const address = await first.ready;
    expect(first.output()).toMatch(
      /^(?:Creating the database .*\n)+(?:Starting the database .*\n)+Updating the tables /,
    );
    const password = /^ {2}Password: (\S+)$/m.exec(first.output())?.[1];
    expect(first.output().match(/boss@example\.org/g)).toHaveLength(1);
    expect(first.output().match(/is ready at/g)).toHaveLength(1);
    await expect.poll(() => first.errors()).toMatch(new RegExp(`"event":"started","version":"${version}"`));
    expect(first.output().trimEnd().split('\n').at(-1)).toBe(`Evenkeel is ready at ${address}`);
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);

    const signedIn = await post(`${address}/api/auth/login`, { email: 'boss@example.org', password });
    expect(signedIn.body.user.role).toBe('admin');

    expect((await post(`${address}/api/auth/forgot-password`, { email: 'boss@example.org' })).status).toBe(200);
    const mailFolder = join(dataDir, 'mail');
    // A mail about the new device goes out beside it.
    const mails = () => readdirSync(mailFolder).map((name) => readFileSync(join(mailFolder, name), 'utf8'));
    const withLink = () => mails().find((mail) => mail.includes(`\r\n${address}/reset-password/`));
    await expect.poll(() => existsSync(mailFolder) && withLink()).toBeTruthy();
    const mail = String(withLink());
    const link = `${address}/api/auth/reset-password/${tokenIn(mail)}`;
    expect((await post(link, { newPassword: goodPassword })).status).toBe(200);

    const second = await runMain(settings).ended;
    expect(second.code).toBe(1);
    expect(sentences(second.errors).trimEnd().split('\n')).toHaveLength(1);
    expect(second.errors).toContain(`already in use by Evenkeel with process id ${first.child.pid} at ${address}`);

    first.child.kill('SIGINT');
    const end = await first.ended;
    expect(end.code).toBe(0);
    expect(databasesOn(dataDir)).toEqual([]);
    for (const line of end.errors.trimEnd().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
    expect(end.errors).not.toContain(password);

    const again = runMain(settings);
    const newAddress = await again.ready;
    expect(again.output()).not.toContain('Password');
    expect(
      (await post(`${newAddress}/api/auth/login`, { email: 'boss@example.org', password: goodPassword })).status,
    ).toBe(200);
    // Two at once, as an impatient operator sends them: it hurries, and still leaves no database behind.
    again.child.kill('SIGINT');
    again.child.kill('SIGTERM');
    expect((await again.ended).code).toBe(0);
    expect(databasesOn(dataDir)).toEqual([]);
  });

  test.runIf(isLong)('that is stopped in the middle leaves no database behind', async () => {
    const early = runMain({ DATA_DIR: dataDir });
    await once(early.child.stdout ?? early.child, 'data').catch(() => undefined);
    early.child.kill('SIGTERM');
    expect((await early.ended).code).toBe(0);
    expect(databasesOn(dataDir)).toEqual([]);
  });

  test.runIf(isLong)(
    'that finds its port taken says so in one line, leaves no database behind, and has told the password',
    async () => {
      const taken = createServer().listen(0, '127.0.0.1');
      await once(taken, 'listening');
      const { port } = taken.address() as AddressInfo;
      const { code, errors, output } = await runMain({ DATA_DIR: dataDir, PORT: String(port) }).ended;
      expect(code).toBe(1);
      // It is stored, and the next start makes no other.
      expect(output).toMatch(/^ {2}Password: \S+$/m);
      expect(sentences(errors)).toBe(
        `Port ${port} on 127.0.0.1 is already in use. Stop the other program, or set PORT to another number.\n`,
      );
      expect(databasesOn(dataDir)).toEqual([]);
      taken.close();
    },
  );
});

describe('on a database of the operator', () => {
  let database: TestDatabase;
  let settings: Record<string, string>;
  beforeEach(async () => {
    database = await createTestDatabase();
    settings = { DATABASE_URL: databaseUrl(database.connection), DATA_DIR: dataDir, ADMIN_PASSWORD: goodPassword };
  });
  afterEach(() => database.drop());

  test.runIf(isLong)('three servers start at once and share one admin and every session', async () => {
    const servers = [1, 2, 3].map(() => runMain(settings));
    const [one = '', two = '', three = ''] = await Promise.all(servers.map(({ ready }) => ready));
    expect(servers.filter(({ output }) => output().includes('first admin was created'))).toHaveLength(1);
    expect(servers.map(({ output }) => output()).join()).not.toContain(goodPassword);
    const { body } = await post(`${one}/api/auth/login`, { email: 'admin@localhost', password: goodPassword });
    const headers = { Authorization: `Bearer ${body.token}` };
    expect((await fetch(`${two}/api/questions`, { headers })).status).toBe(200);
    expect((await fetch(`${three}/api/auth/logout`, { method: 'POST', headers })).status).toBe(200);
    expect((await fetch(`${two}/api/questions`, { headers })).status).toBe(401);
    for (const { child } of servers) child.kill('SIGTERM');
    for (const { ended } of servers) expect((await ended).code).toBe(0);
  });

  test.runIf(isLong)(
    'a call that is under way is still answered after the signal, and no new one is taken',
    async () => {
      const server = runMain(settings);
      const answer = await loginOverAStop(server, { email: 'admin@localhost', password: goodPassword });
      expect(answer).toMatch(/^HTTP\/1\.1 200 .*"token"/s);
      expect((await server.ended).code).toBe(0);
    },
  );

  test('it stops when the script that started it is gone', async () => {
    const server = runMain(settings);
    await server.ready;
    server.child.disconnect();
    expect((await server.ended).code).toBe(0);
  });

  test('a fault that reaches nobody leaves one line, and the server stops in order with code 1', async () => {
    const preload = `process.on('SIGUSR2', () => { Promise.reject(new Error('boom')); })`;
    const server = runMain(settings, { preload });
    await server.ready;
    server.child.kill('SIGUSR2');
    const { code, errors, output } = await server.ended;
    expect(code).toBe(1);
    expect(errors.split('\n').filter((line) => line.includes('"crashed"'))).toHaveLength(1);
    expect(output).toContain('Stopped.');
  });

  test('an ADMIN_EMAIL that belongs to an employee is refused', async () => {
    const now = new Date();
    const person = {
      name: 'E',
      email: 'Admin@localhost',
      password_hash: await hashPassword('x'),
      created_at: now,
      updated_at: now,
    };
    await database.db.insertInto('users').values(person).execute();
    const { code, errors } = await runMain(settings).ended;
    expect(code).toBe(1);
    // The log comes first: the role of this database has more rights than it needs.
    const [sentence, ...logged] = errors.trimEnd().split('\n').toReversed();
    expect(sentence).toMatch(/^There is no admin yet, and ADMIN_EMAIL \(admin@localhost\) is the email of an employee/);
    expect(logged.map((line) => JSON.parse(line).event)).toEqual(['database_role_powerful']);
  });

  test.runIf(isLong)('PUBLIC_URL is told beside the address of this machine, and PRODUCT_TITLE names it', async () => {
    const more = { PUBLIC_URL: 'https://wellness.example.org/', PRODUCT_TITLE: 'Calm', SMTP_URL: 'smtp://localhost' };
    const server = runMain({ ...settings, ...more });
    const address = await server.ready;
    expect(server.output()).toContain('People reach it at https://wellness.example.org\n');
    expect(server.output()).toContain(`Calm is ready at ${address}\n`);
    expect(server.output()).not.toContain('SMTP_URL');
    server.child.kill('SIGTERM');
    await server.ended;
  });
});

describe('what can not work', () => {
  test('names every wrong setting, one line each', async () => {
    const { code, errors, output } = await runMain({ PORT: 'x', ORG_TIMEZONE: 'India', SMTP_URL: 'mail' }).ended;
    expect(code).toBe(1);
    expect(output).toBe('');
    const [title, ...faults] = errors.trimEnd().split('\n');
    expect(title).toBe('Evenkeel cannot start. Please correct these settings:');
    expect(faults.map((fault) => fault.split(':', 1)[0])).toEqual(['PORT', 'SMTP_URL', 'ORG_TIMEZONE']);
  });

  const unreachable = [
    [
      'postgres://evenkeel:hush-Vb7qXw2LzR9tKd4mPf8s@no.such.host.invalid/evenkeel',
      /no\.such\.host\.invalid|ENOTFOUND|EAI_AGAIN/,
    ],
    ['postgres://evenkeel:hush@127.0.0.1:1/evenkeel', /ECONNREFUSED/],
  ] as const;

  // In npm test the other one with a data folder that can't be made: server/db/embedded.test.ts.
  test.each(isLong ? unreachable : unreachable.slice(0, 1))(
    'names the database that can not be reached: %s',
    async (url, reason) => {
      const { code, errors } = await runMain({ DATABASE_URL: url, DATA_DIR: dataDir }).ended;
      expect(code).toBe(1);
      expect(sentences(errors)).toMatch(/^The database in DATABASE_URL cannot be used: .*\n$/);
      expect(errors).toMatch(reason);
      expect(errors).not.toContain('hush');
    },
  );
});
