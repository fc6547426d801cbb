import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ownerRole } from '../db/embedded/application-database.ts';
import { findHeld } from '../db/embedded/find-held.ts';
import { passwordOf } from '../db/embedded/passwords.ts';
import { createTestDatabase } from '../db/test-database.ts';
import { patientCallsTo } from '../test/calls-to.ts';
import { goodPassword, registration } from '../test/people.ts';
import { runCommand } from '../test/run-command.ts';
import { databaseUrl, runMain } from '../test/run-main.ts';
import { isLong } from '../test/long-form.ts';

let folder: string;
let [dataDir, file] = ['', ''];
let token = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-backup-command-'));
  dataDir = join(folder, 'data');
  file = join(folder, 'one.backup');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mood = (address: string) => patientCallsTo(address)('POST', '/api/mood', { token, body: { mood: 'calm' } });

test('npm run backup writes everything while it serves, and its key into another file that it names', async () => {
  const server = runMain({ DATA_DIR: dataDir, ADMIN_PASSWORD: goodPassword });
  const address = await server.ready;
  const body = registration({ email: 'asha@example.org', phone: '+91 70071 00225' });
  const made = await patientCallsTo(address)('POST', '/api/auth/register', { body });
  expect(made.status).toBe(201);
  token = made.body.token;
  expect((await mood(address)).status).toBe(201);
  const signedIn = { email: 'admin@localhost', password: goodPassword };
  const admin = (await patientCallsTo(address)('POST', '/api/auth/login', { body: signedIn })).body;
  const stricter = { token: admin.token, body: { policy: 'consent' } };
  expect((await patientCallsTo(address)('PUT', '/api/admin/record-policy', stricter)).status).toBe(200);

  const done = new AbortController();
  const backup = runCommand('backup', { DATA_DIR: dataDir }, file).finally(() => done.abort());
  const statuses: number[] = [];
  while (!done.signal.aborted) {
    statuses.push((await mood(address)).status);
    await wait(50);
  }
  const { code, output } = await backup;
  expect([code, output]).toEqual([0, expect.stringMatching(/The backup is .*one\.backup: [\d,]+ rows, .* read back/)]);
  expect(output).toContain(`The key that opens it is ${file}.key.`);
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(statuses.length).toBeGreaterThan(2);

  for (const path of [file, `${file}.key`]) expect([path, statSync(path).mode & 0o777]).toEqual([path, 0o600]);
  const bytes = readFileSync(file);
  const { keys } = JSON.parse(readFileSync(`${file}.key`, 'utf8'));
  for (const secret of [keys[0].key, Buffer.from(keys[0].key, 'base64'), 'asha@example.org', '70071'])
    expect(bytes.includes(secret)).toBe(false);
  expect(readdirSync(folder).toSorted()).toEqual(['data', 'one.backup', 'one.backup.key']);

  const again = await runCommand('backup', { DATA_DIR: dataDir }, file);
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('There already is a file')]);
  expect(readFileSync(file)).toEqual(bytes);
  const inside = await runCommand('backup', { DATA_DIR: dataDir }, join(dataDir, 'postgres', 'x.backup'));
  expect([inside.code, inside.output]).toEqual([1, expect.stringContaining('inside the database')]);
  for (const words of [[], ['one', 'two']]) {
    const refused = await runCommand('backup', { DATA_DIR: dataDir }, ...words);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('npm run backup -- ')]);
  }
  const client = new pg.Client(await findHeld(dataDir));
  await client.connect();
  const { rows } = await client.query(`select detail from security_events where action = 'command_run'`);
  expect(rows).toContainEqual({ detail: { command: 'backup' } });
  expect((await client.query('select made_at from backup_state')).rows[0].made_at).toBeInstanceOf(Date);
  await client.end();

  const full = await runCommand('restore', { DATA_DIR: dataDir }, file);
  expect([full.code, full.output]).toEqual([1, expect.stringContaining('is not empty')]);
  server.child.kill('SIGTERM');
  await server.ended;
});

async function expectRestored(settings: Record<string, string>): Promise<void> {
  const restored = await runCommand('restore', settings, file);
  expect([restored.code, restored.output]).toEqual([
    0,
    expect.stringMatching(/Restored: [\d,]+ rows, as they were on/),
  ]);
  expect(restored.output).toMatch(/who can open a record is ‘Only with consent’ in this backup, since 20\d\d-\S+Z\./);
  for (const name of ['verify-audit', 'check-counts']) {
    const { code, output } = await runCommand(name, settings);
    expect([name, code, output]).toEqual([name, 0, expect.any(String)]);
  }
  const server = runMain({ ...settings, ADMIN_PASSWORD: goodPassword });
  const address = await server.ready;
  // People who were signed in still are, and what was sealed opens.
  const call = patientCallsTo(address);
  const me = await call('GET', '/api/auth/me', { token });
  expect([me.status, me.body.email, me.body.phone]).toEqual([200, 'asha@example.org', '+91 70071 00225']);
  const before = (await call('GET', '/api/mood', { token })).body.length;
  expect(before).toBeGreaterThan(0);
  expect((await mood(address)).status).toBe(201);
  expect(server.errors()).not.toContain('database_role_powerful');
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
}

test('npm run restore fills a new data folder, and the server goes on where the backup was', async () => {
  await expectRestored({ DATA_DIR: join(folder, 'restored') });
});

test.runIf(isLong)(
  'npm run restore fills an empty database outside, and gives the role that serves its rights and no more',
  async () => {
    const database = await createTestDatabase({ migrated: false });
    const settings = {
      DATA_DIR: join(folder, 'outside'),
      DATABASE_URL: databaseUrl(database.application),
      DATABASE_OWNER_URL: databaseUrl(database.connection),
    };
    await expectRestored(settings);
    const app = new pg.Client(database.application);
    await app.connect();
    await expect(app.query('update audit_events set actor_id = actor_id')).rejects.toThrow(/permission denied/);
    await expect(app.query('create table x (a int)')).rejects.toThrow(/permission denied/);
    await app.end();
    expect(passwordOf(ownerRole, inject('testCluster').password ?? '')).toBe(database.connection.password);
    await database.drop();
  },
);

test.runIf(isLong)('nothing is touched where a backup is refused: not even a data folder is made', async () => {
  const empty = join(folder, 'never');
  const damaged = join(folder, 'damaged.backup');
  cpSync(file, damaged);
  const bytes = readFileSync(damaged);
  bytes.writeUInt8((bytes[200] ?? 0) ^ 1, 200);
  writeFileSync(damaged, bytes);
  const keyless = join(folder, 'keyless.backup');
  cpSync(file, keyless);
  for (const [path, sentence] of [
    [damaged, 'is damaged'],
    [keyless, 'needs the data key'],
    [join(folder, 'none'), 'can’t be read (ENOENT)'],
    [`${file}.key`, 'is not a backup made by Evenkeel'],
  ] as const) {
    const { code, output } = await runCommand('restore', { DATA_DIR: empty }, path);
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
    expect(output).not.toMatch(/\n\s+at /);
    expect(existsSync(empty)).toBe(false);
  }
  // The key is found by its name, and stored where the settings say.
  const settings = { DATA_DIR: empty, DATA_KEY_FILE: join(folder, 'their.json') };
  const named = await runCommand('restore', settings, keyless, '--key', `${file}.key`);
  expect([named.code, named.output]).toEqual([0, expect.stringContaining('Restored')]);
  expect(existsSync(settings.DATA_KEY_FILE)).toBe(true);
});

test.runIf(isLong)(
  'npm run restore-drill restores into a throwaway database, compares every table and says how long it took',
  async () => {
    const temporary = mkdtempSync(join(folder, 'tmp-'));
    const env = { DATA_DIR: join(folder, 'nowhere'), TMPDIR: temporary };
    const { code, output } = await runCommand('restore-drill', env, file);
    expect([code, output]).toEqual([0, expect.stringMatching(/went well: [\d,]+ rows in \d\d tables/)]);
    expect(output).toMatch(/The restore took \d+\.\d s, everything together \d+\.\d s/);
    expect(readdirSync(temporary)).toEqual([]);
    expect(existsSync(env.DATA_DIR)).toBe(false);
  },
);
