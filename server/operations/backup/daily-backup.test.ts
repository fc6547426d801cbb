import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { Config } from '../../config/config.ts';
import { createPool } from '../../db/connect.ts';
import type { DatabasePool } from '../../db/connect.ts';
import { grantApplication } from '../../db/application-rights.ts';
import { applicationRole } from '../../db/embedded/application-database.ts';
import { migrate, snapshotLock } from '../../db/migrate.ts';
import { createTestDatabase } from '../../db/test-database.ts';
import type { TestDatabase } from '../../db/test-database.ts';
import { insertKey } from '../../security/encryption/data-keys.queries.ts';
import { keyFileOf, makeKeyFile } from '../../security/encryption/key-file.ts';
import { registered } from '../../security/encryption/load-cipher.ts';
import { captureLines } from '../../test/captured-log.ts';
import { claimDaily, findBackupAge, findBackupTrouble } from './backup-state.queries.ts';
import { makeDaily } from './daily-backup.ts';
import { removeOldBackups } from './old-backups.ts';
import { readBackup } from './read-backup.ts';
import { readSnapshot } from './snapshot.queries.ts';

const keysDir = mkdtempSync(join(tmpdir(), 'evenkeel-daily-keys-'));
let folder: string;
let backupDir: string;
let database: TestDatabase;
let serving: DatabasePool;
let config: Config;
beforeAll(async () => {
  database = await createTestDatabase();
  // As the server's own role.
  serving = createPool(
    { connection: database.application },
    { max: 4, applicationName: 'evenkeel-test', statementTimeoutMs: 60_000 },
  );
  const [key] = makeKeyFile(keyFileOf(readConfig({ DATA_DIR: keysDir })));
  await insertKey(database.db, registered(key), new Date());
});
afterAll(async () => {
  await serving.close();
  await database.drop();
  rmSync(keysDir, { recursive: true, force: true });
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-daily-'));
  backupDir = join(folder, 'backups');
  cpSync(keysDir, folder, { recursive: true });
  config = readConfig({ DATA_DIR: folder, BACKUP_DIR: backupDir, BACKUP_KEEP: '2' });
});
afterEach(async () => {
  // As it is in a database of which no backup was made.
  await database.pool.query(`update backup_state set made_at = null, bytes = null, claimed_until = null,
    daily_begun_at = null, failed_at = null`);
  rmSync(folder, { recursive: true, force: true });
});

const never = new AbortController().signal;

function makeNeeds() {
  const { log, lines } = captureLines();
  return { db: serving.db, config, log, lines, target: { connection: database.application } };
}

/** So long ago that it is due again. */
const letDaysPass = () =>
  database.pool.query(
    `update backup_state set daily_begun_at = daily_begun_at - interval '2 days', failed_at = failed_at - interval '2 days'`,
  );

test('one that asked before another and is heard after it makes no second one', async () => {
  const { db } = makeNeeds();
  await db.transaction().execute(async (slow) => {
    await sql`select now()`.execute(slow);
    expect(await claimDaily(db, config.orgTimezone)).toBeInstanceOf(Date);
    expect(await claimDaily(slow, config.orgTimezone)).toBeUndefined();
  });
});

test('of many processes one makes the daily backup, once a day, and each can open it', async () => {
  const needs = makeNeeds();
  expect(await findBackupAge(needs.db)).toBeUndefined();
  const made = await Promise.all(Array.from({ length: 5 }, () => makeDaily(needs, never)));
  const files = made.filter((file) => file !== undefined);
  expect(files).toHaveLength(1);
  expect(await makeDaily(needs, never)).toBeUndefined();
  expect(readdirSync(backupDir)).toEqual([expect.stringMatching(/^evenkeel-\d{4}-\d\d-\d\dT\d{6}Z\.backup$/)]);
  expect(statSync(backupDir).mode & 0o777).toBe(0o700);
  const path = join(backupDir, files[0] ?? '');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const { rows } = await readBackup(path, () => makeKeyFile(keyFileOf(config)));
  expect(rows).toBeGreaterThan(50);
  const age = await findBackupAge(needs.db);
  expect(age).toEqual({ seconds: expect.any(Number), bytes: statSync(path).size });
  expect(needs.lines().map(({ event, file }) => [event, file])).toEqual([['backup_done', files[0]]]);
});

test('the oldest go once a new one is complete, and nothing else in the folder ever does', async () => {
  const needs = makeNeeds();
  const first = await makeDaily(needs, never);
  const theirs = ['evenkeel-notes.txt', 'evenkeel-2020-01-01T000000Z.backup.txt', 'holiday.backup'];
  for (const name of theirs) writeFileSync(join(backupDir, name), 'mine');
  writeFileSync(join(folder, 'elsewhere'), 'mine');
  symlinkSync(join(folder, 'elsewhere'), join(backupDir, 'evenkeel-2020-01-01T000000Z.backup'));
  const partial = 'evenkeel-2020-01-02T000000Z.backup.partial-0123456789ab';
  const young = 'evenkeel-2020-01-03T000000Z.backup.partial-0123456789ab';
  for (const name of [partial, young]) writeFileSync(join(backupDir, name), 'half');
  utimesSync(join(backupDir, partial), 1, 1);
  await letDaysPass();
  await new Promise((resolve) => void setTimeout(resolve, 1100));
  const second = await makeDaily(needs, never);
  expect(readdirSync(backupDir).toSorted()).toEqual([...theirs, young, String(first), String(second)].toSorted());
  // Of a link only itself went.
  expect(statSync(join(folder, 'elsewhere')).size).toBe(4);
});

test('one that fails says so, keeps the old ones, leaves nothing half made, and is tried again after a while', async () => {
  const needs = makeNeeds();
  const first = await makeDaily(needs, never);
  await letDaysPass();
  rmSync(keyFileOf(config));
  expect(await makeDaily(needs, never)).toBeUndefined();
  const [, failed] = needs.lines();
  expect([failed?.event, failed?.level]).toEqual(['backup_failed', 'error']);
  expect(readdirSync(backupDir)).toEqual([first]);
  // Not at once again: a full disk would be written to without end.
  expect(await makeDaily(needs, never)).toBeUndefined();
  expect(needs.lines()).toHaveLength(2);
  makeKeyFile(keyFileOf(config));
  await letDaysPass();
  // Another key is not one that opens what is stored.
  expect(await makeDaily(needs, never)).toBeUndefined();
  expect(needs.lines().at(-1)?.event).toBe('backup_failed');
  expect(readdirSync(backupDir)).toEqual([first]);
});

test('BACKUP_AFTER gets each finished one; what it did not take it gets again after half an hour, and an alarm knows', async () => {
  const told = join(folder, 'told');
  const program = join(folder, 'copy-backup');
  const write = (...lines: string[]) =>
    writeFileSync(program, ['#!/bin/sh', `echo "$1" >>${told}`, ...lines, ''].join('\n'), { mode: 0o755 });
  config = readConfig({ DATA_DIR: folder, BACKUP_DIR: backupDir, BACKUP_AFTER: program });
  const needs = makeNeeds();
  write('echo the-secret-of-the-store >&2', 'exit 3');
  const made = String(await makeDaily(needs, never));
  const path = join(backupDir, made);
  expect(readFileSync(told, 'utf8')).toBe(`${path}\n`);
  expect(needs.lines().map(({ event, level, code }) => [event, level, code])).toEqual([
    ['backup_done', 'info', undefined],
    ['backup_after_failed', 'error', 3],
  ]);
  expect(JSON.stringify(needs.lines())).not.toContain('the-secret');
  const trouble = () => findBackupTrouble(needs.db, config.orgTimezone);
  expect(await trouble()).toMatchObject({ hasFailed: true, isOverdue: false, isUnderWay: false });
  await makeDaily(needs, never);
  expect(needs.lines()).toHaveLength(2);
  write();
  await database.pool.query(`update backup_state set failed_at = failed_at - interval '31 minutes'`);
  expect(await makeDaily(needs, never)).toBeUndefined();
  expect(readFileSync(told, 'utf8')).toBe(`${path}\n${path}\n`);
  expect(needs.lines().at(-1)).toMatchObject({ event: 'backup_handed_over', file: made });
  expect(await trouble()).toMatchObject({ hasFailed: false, isOverdue: false });
  await makeDaily(needs, never);
  expect(needs.lines()).toHaveLength(3);
});

test('a process that was killed while BACKUP_AFTER ran is followed by another, and no alarm rings meanwhile', async () => {
  const told = join(folder, 'told');
  const over = join(folder, 'over');
  const program = join(folder, 'copy-backup');
  const write = (line: string) =>
    writeFileSync(program, ['#!/bin/sh', `echo "$1" >>${told}`, line, ''].join('\n'), { mode: 0o755 });
  config = readConfig({ DATA_DIR: folder, BACKUP_DIR: backupDir, BACKUP_AFTER: program });
  const needs = makeNeeds();
  write(`while [ ! -e ${over} ]; do sleep 0.1; done`);
  const first = makeDaily(needs, never);
  await expect.poll(() => existsSync(told), { timeout: 60_000 }).toBe(true);
  const trouble = () => findBackupTrouble(needs.db, config.orgTimezone);
  expect(await trouble()).toMatchObject({ hasFailed: false, isOverdue: false, isUnderWay: true });
  // As a power cut leaves it.
  await database.pool.query(`update backup_state set claimed_until = now() - interval '1 second'`);
  expect(await trouble()).toMatchObject({ hasFailed: true, isOverdue: false, isUnderWay: false });
  await database.pool.query(`update backup_state set failed_at = failed_at - interval '31 minutes'`);
  write('');
  await makeDaily(needs, never);
  const [once, again] = readFileSync(told, 'utf8').trim().split('\n');
  expect(again).toBe(once);
  expect(await trouble()).toMatchObject({ hasFailed: false, isOverdue: false, isUnderWay: false });
  writeFileSync(over, '');
  await first;
});

test('after a clock that was ahead the false ones go first, and never the one that was just made', async () => {
  config = readConfig({ DATA_DIR: folder, BACKUP_DIR: backupDir, BACKUP_KEEP: '1' });
  const needs = makeNeeds();
  mkdirSync(backupDir);
  for (const year of [2020, 2990, 2991]) writeFileSync(join(backupDir, `evenkeel-${year}-01-01T000000Z.backup`), 'x');
  const made = await makeDaily(needs, never);
  expect(readdirSync(backupDir)).toEqual([made]);
  const older = ['evenkeel-2020-01-01T000000Z.backup', 'evenkeel-2021-01-01T000000Z.backup'];
  for (const name of [...older, 'evenkeel-2990-01-01T000000Z.backup']) writeFileSync(join(backupDir, name), 'x');
  expect(await removeOldBackups(backupDir, { made: String(made), keep: 3 })).toEqual([
    'evenkeel-2990-01-01T000000Z.backup',
  ]);
  expect(readdirSync(backupDir)).toEqual([...older, made]);
});

test('it takes no room that the database keeps for itself, and what a killed process left goes before one is written', async () => {
  const needs = makeNeeds();
  mkdirSync(backupDir);
  const left = join(backupDir, 'evenkeel-2020-01-01T000000Z.backup.partial-0123456789ab');
  writeFileSync(left, 'half');
  utimesSync(left, 1, 1);
  const { bavail, bsize } = statfsSync(folder);
  needs.config = { ...config, diskFreeMin: bavail * bsize * 2 };
  expect(await makeDaily(needs, never)).toBeUndefined();
  expect(readdirSync(backupDir)).toEqual([]);
  expect(needs.lines().map(({ event, fault }) => [event, fault])).toEqual([
    [
      'backup_failed',
      expect.objectContaining({ message: expect.stringMatching(/^There isn’t enough room in .*DISK_FREE_MIN/) }),
    ],
  ]);
  expect(await findBackupTrouble(needs.db, config.orgTimezone)).toMatchObject({ hasFailed: true });
});

test('an old one that cannot be removed makes no failed backup of the new one', async () => {
  const needs = makeNeeds();
  for (const day of ['01', '02'])
    mkdirSync(join(backupDir, `evenkeel-2020-01-${day}T000000Z.backup`), { recursive: true });
  const made = await makeDaily(needs, never);
  expect(made).toBeDefined();
  expect(needs.lines().map(({ event, level }) => [event, level])).toEqual([
    ['old_backups_not_removed', 'error'],
    ['backup_done', 'info'],
  ]);
  expect(await findBackupTrouble(needs.db, config.orgTimezone)).toMatchObject({ hasFailed: false, isOverdue: false });
});

test('a process that was killed at it is followed by another, and a stop leaves it to the next start', async () => {
  const needs = makeNeeds();
  await database.pool.query(`update backup_state set claimed_until = now() + interval '5 minutes'`);
  expect(await makeDaily(needs, never)).toBeUndefined();
  await database.pool.query(`update backup_state set claimed_until = now() - interval '1 second'`);
  expect(await makeDaily(needs, AbortSignal.abort())).toBeUndefined();
  expect(needs.lines()).toEqual([]);
  expect(readdirSync(backupDir)).toEqual([]);
  expect(await makeDaily(needs, never)).toBeDefined();
});

test('D2: a clock that has jumped ahead and back keeps no backup from being made', async () => {
  const needs = makeNeeds();
  await database.pool.query(`update backup_state set daily_begun_at = now() + interval '3 years',
    failed_at = now() + interval '3 years', claimed_until = now() + interval '3 years'`);
  expect(await makeDaily(needs, never)).toBeDefined();
  expect(await makeDaily(needs, never)).toBeUndefined();
});

test('a start beside a backup does not wait for it, a change of tables does', async () => {
  const client = await database.pool.connect();
  const snapshot = readSnapshot(client, () => undefined);
  await snapshot.next();
  // What every start does.
  await grantApplication(database.pool, applicationRole);
  const later = join(folder, 'migrations');
  cpSync(join(import.meta.dirname, '../../db/migrations'), later, { recursive: true });
  writeFileSync(join(later, '999-later.sql'), 'alter table moods add column later text');
  let isChanged = false;
  const migrated = migrate(database.pool, { folder: later }).then((files) => {
    isChanged = true;
    return files;
  });
  const waits = `select from pg_locks where locktype = 'advisory' and not granted and objid = $1`;
  while ((await database.pool.query(waits, [snapshotLock])).rowCount === 0) expect(isChanged).toBe(false);
  for await (const part of snapshot) expect(part.toString()).not.toContain('later text');
  client.release();
  expect(await migrated).toEqual(['999-later.sql']);
});

test('without BACKUP_DIR nothing is made and nothing is claimed', async () => {
  config = readConfig({ DATA_DIR: folder });
  const needs = makeNeeds();
  expect(await makeDaily(needs, never)).toBeUndefined();
  expect((await database.pool.query('select claimed_until from backup_state')).rows).toEqual([{ claimed_until: null }]);
});
