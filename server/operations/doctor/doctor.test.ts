import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDaily } from '../backup/daily-backup.ts';
import { momentOfDaily } from '../backup/old-backups.ts';
import { readConfig } from '../../config/config.ts';
import { createTestDatabase } from '../../db/test-database.ts';
import type { TestDatabase } from '../../db/test-database.ts';
import { findSettingsFile } from '../../config/settings/settings-file.ts';
import { captureLines } from '../../test/captured-log.ts';
import { startMailboxServer } from '../../test/mailbox-server.ts';
import type { MailboxServer } from '../../test/mailbox-server.ts';
import { goodPassword } from '../../test/people.ts';
import { runCommand } from '../../test/run-command.ts';
import { databaseUrl, runMain } from '../../test/run-main.ts';
import type { MainProcess } from '../../test/run-main.ts';
import { examine, reportOf } from './examine.ts';

let database: TestDatabase;
let dataDir: string;
let mailbox: MailboxServer;
let settings: Record<string, string>;
let server: MainProcess;
const secret = 'hush-hush-7f3a';
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-doctor-'));
  mailbox = await startMailboxServer({
    onAuth: ({ password }, _session, done) =>
      password === secret ? done(null, { user: 'care' }) : done(new Error('no such user')),
  });
  settings = {
    DATABASE_URL: databaseUrl(database.connection),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: goodPassword,
    ADMIN_EMAIL: 'marked-admin@example.org',
    SMTP_URL: mailbox.url.replace('://', `://care:${secret}@`),
  };
  server = runMain(settings);
  await server.ready;
});
afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended;
  await mailbox?.close();
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const rowIn = (said: string) => (name: string) => said.split('\n').filter((line) => line.includes(`${name}: `));

/** As an operator does. */
async function askDoctor(changed: Record<string, string> = {}) {
  const { code, output: said, errors } = await runCommand('doctor', { ...settings, ...changed });
  expect(errors).toBe('');
  return { code, said, row: rowIn(said) };
}

/** The same without a process of its own. */
async function look(changed: Record<string, string> = {}) {
  const { code, text: said } = reportOf(await examine({ environment: { ...settings, ...changed } }));
  return { code, said, row: rowIn(said) };
}

test('while the server serves all is well, in a sentence each, and no mail goes out', async () => {
  const { code, said, row } = await askDoctor();
  expect(said).toMatch(/All is well\.\n$/);
  expect(code).toBe(0);
  for (const name of ['Settings', 'Versions', 'Proxy', 'Disk', 'Database', 'Tables', 'Clock', 'Data key', 'Mail'])
    expect(row(name), name).toEqual([expect.stringMatching(/^ok {5}/)]);
  expect(mailbox.mails).toEqual([]);
});

test('it says which settings it has read, and from where, and which have no effect', async () => {
  const path = join(dataDir, 'evenkeel.env');
  writeFileSync(path, 'ORG_NAME=Foundation\nCOLOUR=green\nPORT=4000\n');
  const file = findSettingsFile([`--env-file=${path}`]);
  const environment = { ...file?.values, ...settings, PORT: '4001', BACKUP_DR: '/media/backups' };
  const { text: said } = reportOf(await examine({ environment, file }));
  const [first, ...more] = rowIn(said)('Settings');
  expect(first).toMatch(/^ok .*ORG_NAME from .*evenkeel\.env; ADMIN_EMAIL, .*PORT.* from the environment/);
  expect(more).toEqual([
    expect.stringMatching(/^TO DO .*BACKUP_DR is not a setting.*did you mean BACKUP_DIR\?/),
    expect.stringMatching(/^TO DO .*COLOUR is not a setting/),
    expect.stringMatching(/^- .*PORT in .*evenkeel\.env has no effect/),
  ]);
  expect(said).not.toMatch(/green|\/media\/backups/);
});

test('it says no secret, no name and no address of a person', async () => {
  const broken = { SMTP_URL: mailbox.url.replace('://', `://care:wrong-${secret}@`), PORT: 'x' };
  const away: Record<string, string> = { DATABASE_URL: 'postgres://evenkeel:a-secret-word@127.0.0.1:9/x' };
  // What an operator gets has the same text in it: once in the whole program, where something is wrong.
  for (const [ask, changed, ends] of [
    [look, {}, 0],
    [askDoctor, broken, 1],
    [look, away, 1],
  ] as const) {
    const { said, code } = await ask(changed);
    expect(code).toBe(ends);
    expect(said).not.toMatch(/hush|a-secret-word|marked-admin|Good#/);
    expect(said).not.toContain(goodPassword);
  }
});

describe('each thing that is broken has a row that says what to do, and 1 for the exit code', () => {
  const todo = (name: string, ...parts: string[]) =>
    expect.stringMatching(new RegExp(`^TO DO  ${name}: .*${parts.join('.*')}`));

  test.each<[string, Record<string, string>, string[]]>([
    ['Settings', { PORT: 'many', LOG_LEVEL: 'loud' }, ['PORT: must be a whole number', 'Correct it']],
    ['Proxy', { HOST: '0.0.0.0' }, ['TRUST_PROXY']],
    ['Proxy', { PUBLIC_URL: 'https://wellness.example.org' }, ['TRUST_PROXY is 0']],
    ['Proxy', { TRUST_PROXY: '1' }, ['PUBLIC_URL']],
    ['Disk', { DATA_DIR: '/dev/null/x' }, ['ENOTDIR', 'DATA_DIR']],
    ['Database', { DATABASE_URL: 'postgres://evenkeel@127.0.0.1:9/x' }, ['ECONNREFUSED', 'Check that it runs']],
    ['Data key', { DATA_KEY_FILE: '/nowhere/keys.json' }, ['/nowhere/keys.json']],
    ['Mail', { SMTP_URL: 'smtp://127.0.0.1:9' }, ['ECONNREFUSED', 'SMTP_URL']],
  ])('%s: %j', async (name, changed, parts) => {
    const { code, said, row } = await look(changed);
    expect(row(name)[0], said).toEqual(todo(name, ...parts));
    expect(code).toBe(1);
    expect(said).toMatch(/things? needs? you\.\n$/);
  });

  test('a mail server that refuses our sign-in', async () => {
    const { row, code } = await look({ SMTP_URL: mailbox.url.replace('://', '://care:wrong@') });
    expect([row('Mail')[0], code]).toEqual([todo('Mail', 'EAUTH, 535', 'user and password'), 1]);
  });

  test('a setting that is wrong keeps nothing else from being looked at', async () => {
    const { row } = await look({ PORT: 'many', METRICS_HOST: '0.0.0.0', METRICS_PORT: '9464' });
    expect(row('Settings').filter((line) => line.startsWith('TO DO'))).toHaveLength(2);
    expect(row('Database')[0]).toMatch(/^ok/);
    expect(row('Mail')[0]).toMatch(/^ok/);
  });

  test('a data key of another database, and one that others can read', async () => {
    const key = join(dataDir, 'keys/data-keys.json');
    const other = join(dataDir, 'other.json');
    const content = { version: 1, keys: [{ id: '00000001', key: Buffer.alloc(32, 7).toString('base64') }] };
    writeFileSync(other, JSON.stringify(content), { mode: 0o600 });
    expect((await look({ DATA_KEY_FILE: other })).row('Data key')[0]).toEqual(todo('Data key', 'other.json'));
    chmodSync(key, 0o644);
    expect((await look()).row('Data key')[0]).toEqual(todo('Data key', 'data-keys.json'));
    chmodSync(key, 0o600);
    renameSync(key, `${key}.away`);
    expect((await look()).row('Data key')[0]).toEqual(todo('Data key', 'data-keys.json'));
    renameSync(`${key}.away`, key);
  });

  test('a database that can only be read, tables of a newer program, and a clock that is off', async () => {
    const { pool, connection } = database;
    const name = connection.database;
    await pool.query(`alter database "${name}" set default_transaction_read_only = on`);
    expect((await look()).row('Database')[0]).toEqual(todo('Database', 'can’t be written'));
    await pool.query(`alter database "${name}" reset default_transaction_read_only`).catch(async () => {
      await pool.query('set default_transaction_read_only = off');
      await pool.query(`alter database "${name}" reset default_transaction_read_only`);
    });
    await pool.query(`insert into migrations (number, file, checksum) values (999, '999-newer.sql', 'x')`);
    expect((await look()).row('Tables')[0]).toEqual(todo('Tables', 'newer program'));
    await pool.query('delete from migrations where number = 999');
    await pool.query(`create schema if not exists other_clock;
      create function other_clock.clock_timestamp() returns timestamptz language sql
        as $$ select pg_catalog.clock_timestamp() + interval '1 hour' $$;
      alter database "${name}" set search_path = other_clock, pg_catalog, public`);
    expect((await look()).row('Clock')[0]).toEqual(todo('Clock', '36\\d\\d', 'NTP'));
    await pool.query(`alter database "${name}" reset search_path; drop schema other_clock cascade`);
  });

  test('a backup that is too old, and none where the program is to make them', async () => {
    const { pool } = database;
    const made = (age: string) => pool.query(`update backup_state set bytes = 1, made_at = now() - interval '${age}'`);
    expect((await look({ DATABASE_URL: '', BACKUP_DIR: dataDir })).row('Backup')[0]).toEqual(
      todo('Backup', 'npm run backup'),
    );
    await made('3 days');
    expect((await look()).row('Backup')[0]).toEqual(todo('Backup', '3 days old'));
    await made('5 hours');
    expect((await look()).row('Backup')[0]).toMatch(/^ok .*5 h old/);
  });

  describe('the folder of the daily backups', () => {
    const folder = () => join(dataDir, 'backups');
    const row = async (changed: Record<string, string> = {}) =>
      (await look({ BACKUP_DIR: folder(), ...changed })).row('Backup')[0];

    test('one that is not there, that is a file, and that can’t be written', async () => {
      expect(await row()).toEqual(todo('Backup', 'not there'));
      writeFileSync(folder(), '');
      expect(await row()).toEqual(todo('Backup', 'not a folder'));
      rmSync(folder());
      // To a user who may do everything, only the system refuses something.
      expect(await row({ BACKUP_DIR: '/proc/sys' })).toEqual(
        todo('Backup', '/proc/sys', process.getuid?.() === 0 ? '' : 'EACCES'),
      );
    });

    test('without a file, with one that is damaged, old, or gone, and with one that is right', async () => {
      mkdirSync(folder());
      expect(await row()).toEqual(todo('Backup', 'none in', 'npm run backup'));
      const config = readConfig({ ...settings, BACKUP_DIR: folder() });
      const { log } = captureLines();
      const needs = { db: database.db, config, log, target: { connection: database.connection } };
      const file = String(await makeDaily(needs, new AbortController().signal));
      const path = join(folder(), file);
      expect(await row()).toMatch(new RegExp(`^ok .*${file} is there, whole, and 0 h old; .* free`));
      const content = readFileSync(path);
      content.writeUInt8(content.readUInt8(100) ^ 1, 100);
      writeFileSync(path, content);
      expect(await row()).toEqual(todo('Backup', 'damaged', 'npm run backup'));
      renameSync(path, join(folder(), 'moved'));
      expect(await row()).toEqual(todo('Backup', `${file}, the last one`, 'gone'));
      await database.pool.query('update backup_state set failed_at = now(), daily_begun_at = null');
      const old = 'evenkeel-2020-01-01T000000Z.backup';
      content.writeUInt8(content.readUInt8(100) ^ 1, 100);
      writeFileSync(join(folder(), old), content);
      expect(await row()).toEqual(todo('Backup', 'days old'));
      renameSync(join(folder(), old), path);
      expect(await row()).toEqual(todo('Backup', 'the last try failed', 'backup_failed'));
    });

    test('a program in BACKUP_AFTER that is not there, and one that did not take the newest', async () => {
      const program = join(dataDir, 'copy');
      const name = String(readdirSync(folder()).find((file) => file.endsWith('.backup')));
      await database.pool.query('update backup_state set failed_at = null, daily_begun_at = $1', [momentOfDaily(name)]);
      expect(await row({ BACKUP_AFTER: program })).toEqual(todo('Backup', 'ENOENT', 'BACKUP_AFTER'));
      writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
      expect(await row({ BACKUP_AFTER: program })).toMatch(/^ok/);
      await database.pool.query('update backup_state set failed_at = now()');
      expect(await row({ BACKUP_AFTER: program })).toEqual(todo('Backup', 'did not take', 'backup_after_failed'));
      await database.pool.query('update backup_state set failed_at = null, daily_begun_at = null');
    });
  });

  test('a first start that has not been made is not made by looking', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'evenkeel-doctor-empty-'));
    const { row, code } = await look({ DATABASE_URL: '', DATA_DIR: empty });
    expect([row('Database')[0], code]).toEqual([todo('Database', 'npm start'), 1]);
    rmSync(empty, { recursive: true });
  });
});
