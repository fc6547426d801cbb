import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { openLog } from '../log/log.ts';
import { decryptAnswers } from '../encryption/answers-column.ts';
import { loadCipher } from '../encryption/load-cipher.ts';
import { decryptPersonal } from '../encryption/personal-columns.ts';
import { decryptPushKey } from '../encryption/push-key-column.ts';
import { encryptEarlier } from '../encryption/encrypt-earlier.ts';
import { readConfig } from '../config.ts';
import { goodPassword } from '../test/people.ts';
import { makePublishedDatabase, written } from '../test/published-database.ts';
import type { PublishedDatabase } from '../test/published-database.ts';
import { filesHolding } from '../test/raw-search.ts';
import { databaseUrl, runMain } from '../test/run-main.ts';
import type { MainProcess } from '../test/run-main.ts';
import { schemaText } from '../test/schema-text.ts';
import { openPool } from './connect.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

// Several servers start here, one after the other.
vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
let database: TestDatabase;
let published: PublishedDatabase;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-upgrade-'));
  database = await createTestDatabase({ migrated: false });
  published = await makePublishedDatabase(database.pool);
});
afterEach(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const settings = () => ({
  DATABASE_URL: databaseUrl(database.connection),
  DATA_DIR: dataDir,
  PUSH_HOSTS: 'http://127.0.0.1:9',
  RETENTION_MONTHS: '1200',
});

/** What must stand nowhere: as it was written, and as the database keeps JSON. */
const secrets = ({ pushKeys }: PublishedDatabase) => [
  written.phone,
  'canary-ailment-5b1d',
  written.longAilments.slice(100, 140),
  JSON.stringify(written.answers).slice(0, 30),
  '"phq9-1":',
  'phq9-1phq9-2phq9-3',
  'gad7-1gad7-2gad7-3',
  pushKeys.privateKey,
];

type Row = Record<string, unknown>;

async function allRows(): Promise<Record<string, Row[]>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const content: Record<string, Row[]> = {};
  for (const { name } of tables) {
    const { rows } = await database.pool.query<Row>(`select * from ${name} as t order by t.*::text`);
    content[name] = rows;
  }
  return content;
}

const columnsOf = (row: Row | undefined) => Object.keys(row ?? {});

/** The same rows with only these columns, in an order of their own. */
function only(rows: readonly Row[], columns: readonly string[]): string[] {
  return rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).toSorted();
}

async function upgradeInHere(clearLog?: () => Promise<void>): Promise<ReturnType<typeof loadCipher>> {
  await migrate(database.pool);
  const config = { ...readConfig({}), dataDir };
  const opened = await loadCipher({ db: database.db, config, now: () => new Date() });
  const options = { onStep: () => () => undefined, stopping: new AbortController().signal, clearLog };
  await encryptEarlier({ db: database.db, cipher: opened.cipher }, options);
  return opened;
}

/** The folder with the files of this database, and the file with what the database notes about values. */
async function ownFiles(): Promise<{ folder: string; statistics: string }> {
  const superuser = new pg.Client({ ...inject('testCluster'), database: database.connection.database });
  await superuser.connect();
  await superuser.query('checkpoint');
  const { rows } = await superuser.query<{ root: string; statistics: string }>(
    `select current_setting('data_directory') as root, pg_relation_filepath('pg_statistic') as statistics`,
  );
  await superuser.end();
  const statistics = join(rows[0]?.root ?? '', rows[0]?.statistics ?? '');
  return { folder: join(statistics, '..'), statistics };
}

/** What the kinds of reminder have fields for had columns. */
function inColumns({ chosen, anchors, ...row }: Row): Record<string, unknown> {
  const ofKinds = Object.entries(anchors ?? {}).map(([kind, at]) => [`${kind}_anchor`, at]);
  return { ...row, ...(chosen as object | undefined), ...Object.fromEntries(ofKinds) };
}

test('every row is kept, what is private is sealed and opens, and the tables are those of a new database', async () => {
  const before = await allRows();
  const { cipher } = await upgradeInHere();
  const after = await allRows();
  const sealed = { users: ['phone', 'ailments'], assessments: ['answers'], push_state: ['private_key'] };
  expect(Object.keys(after)).toEqual(expect.arrayContaining(Object.keys(before)));
  // What is counted from the records is counted again; the statistics below show it.
  const derived = ['migrations', 'day_scores', 'day_moods', 'day_counts_state'];
  for (const [name, rows] of Object.entries(before).filter(([table]) => !derived.includes(table))) {
    expect(rows.length, `${name} is filled`).toBeGreaterThan(0);
    const hidden: string[] = name in sealed ? sealed[name as keyof typeof sealed] : [];
    const columns = columnsOf(rows[0]).filter((column) => ![...hidden, 'last_assessment_at'].includes(column));
    expect(only((after[name] ?? []).map(inColumns), columns), name).toEqual(only(rows, columns));
  }
  const last = before['users']?.flatMap(({ id, last_assessment_at: at }) => (at ? [{ user_id: id, last_at: at }] : []));
  expect(last?.length).toBeGreaterThan(0);
  expect(only(after['last_assessments'] ?? [], ['user_id', 'last_at'])).toEqual(
    only(last ?? [], ['user_id', 'last_at']),
  );
  const { db } = database;
  const people = await db.selectFrom('users').select(['id', 'email', 'phone', 'ailments']).execute();
  const opened = people.map((row) => ({ email: row.email, ...decryptPersonal(cipher, row) }));
  const personal = ['email', 'phone', 'ailments'];
  expect(only(opened, personal)).toEqual(only(before['users'] ?? [], personal));
  const records = await db.selectFrom('assessments').select(['user_id as userId', 'id', 'answers']).execute();
  expect(records).toHaveLength(published.crowd + 1);
  const answers = records.map((row) => ({ id: row.id, answers: decryptAnswers(cipher, row) }));
  expect(only(answers, ['id', 'answers'])).toEqual(only(before['assessments'] ?? [], ['id', 'answers']));
  const state = await db.selectFrom('push_state').selectAll().executeTakeFirstOrThrow();
  expect(decryptPushKey(cipher, state.private_key)).toBe(published.pushKeys.privateKey);

  const fresh = await createTestDatabase();
  try {
    expect(await schemaText(database.pool)).toEqual(await schemaText(fresh.pool));
  } finally {
    await fresh.drop();
  }
});

test('nothing that was in the clear stands in the files of the tables', async () => {
  // The search finds all of it as the published version has stored it.
  const { folder, statistics } = await ownFiles();
  const earlier = filesHolding(folder, secrets(published)).join('\n');
  expect(earlier).toContain(`${statistics}: canary-ailment-5b1d`);
  for (const secret of secrets(published).filter((one) => !one.includes('"'))) expect(earlier).toContain(secret);
  await upgradeInHere();
  expect(filesHolding((await ownFiles()).folder, secrets(published))).toEqual([]);
});

test('an end before the last step is made up for at the next start', async () => {
  await expect(upgradeInHere(() => Promise.reject(new Error('power cut')))).rejects.toThrow('power cut');
  let cleared = 0;
  const clearLog = async () => {
    cleared += 1;
  };
  await upgradeInHere(clearLog);
  await upgradeInHere(clearLog);
  expect(cleared).toBe(1);
  expect(filesHolding((await ownFiles()).folder, secrets(published))).toEqual([]);
});

async function call(url: string, { token, body, key }: { token?: string; body?: unknown; key?: string } = {}) {
  const headers = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
  };
  const sent = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(url, sent);
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** Everything that was stored reads back over HTTP. */
async function expectAllThere(address: string): Promise<void> {
  const { token } = published;
  const read = async (path: string, as = token) => {
    const { status, body } = await call(`${address}${path}`, { token: as });
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  // The device that was signed in still is.
  const { phone, ailments } = written;
  expect(await read('/api/auth/me')).toMatchObject({ email: written.email, phone, ailments, theme: 'Health' });
  const [record, ...more] = await read('/api/assessment/all');
  expect(more).toEqual([]);
  expect(record).toMatchObject({ type: 'PHQ-9', total_score: 13, created_at: '2026-03-05T04:00:00.000Z' });
  const whole = await read('/api/my-record.json');
  expect(whole.assessments[0].answers.map(({ value }: { value: number }) => value)).toEqual(
    Object.values(written.answers),
  );
  expect(await read('/api/mood')).toHaveLength(3);
  expect(await read('/api/push/key')).toMatchObject({ key: published.pushKeys.publicKey, subscribed: true });
  expect(await read('/api/reminders/mine')).toMatchObject({
    settings: { mood_popup_1: '09:30', water_interval_minutes: 45 },
    preferences: { water_on: false, water_interval_minutes: 75, weekends_on: false },
  });
  expect(await read('/api/questions/active')).toHaveLength(15);

  // What is sent once more, because its answer was lost, is the same record.
  const body = { type: 'PHQ-9', answers: written.answers, total_score: 13 };
  const again = await call(`${address}/api/assessment`, { token, body, key: 'once' });
  expect([again.status, again.body.id]).toEqual([201, record.id]);

  const login = await call(`${address}/api/auth/login`, { body: { email: written.admin, password: goodPassword } });
  expect([login.status, login.body.user.role]).toEqual([200, 'admin']);
  const admin: string = login.body.token;
  expect(await read('/api/admin/stats/overview', admin)).toMatchObject({
    totalEmployees: 53,
    gadSubmissions: published.crowd,
    phqSubmissions: 1,
    moodEntries: 3,
  });
  const found = await read('/api/admin/employees?q=asha', admin);
  const details = await read(`/api/admin/employee-details/${found[0].id}`, admin);
  expect(details.assessments).toMatchObject([{ type: 'PHQ-9', score: 13, severity: 'Moderate' }]);
  expect(details.moods).toHaveLength(3);
  // A new record goes in, with another id.
  const next = await call(`${address}/api/assessment`, { token, body });
  expect(next.status).toBe(201);
  expect(next.body.id).not.toBe(record.id);
}

const counted = async (query: string) => {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*)::integer as count from ${query}`);
  return rows[0]?.count ?? 0;
};

async function stopAll(servers: readonly MainProcess[]): Promise<void> {
  for (const { child } of servers) child.kill('SIGTERM');
  for (const { ended } of servers) expect((await ended).code).toBe(0);
}

describe('the server', () => {
  test('starts on it, says what it does once, and everything reads back', async () => {
    const first = runMain(settings());
    await expectAllThere(await first.ready);
    await stopAll([first]);
    expect(first.output()).toMatch(/^The data key was made: .*\nEncrypting/m);
    const second = runMain(settings());
    await second.ready;
    await stopAll([second]);
    expect(second.output()).not.toContain('Encrypting');
  });

  test('is killed in the middle, and the next two at once bring it to its end', async () => {
    await migrate(database.pool);
    const total = await counted('unsealed_values');
    const holder = new pg.Client(database.connection);
    await holder.connect();
    // It ends with the database where the test fails.
    holder.on('error', () => undefined);
    // Someone holds a row of the third thousand, so that the process stands still there.
    const { rows } = await holder.query<{ user_id: string; id: string }>(
      `select user_id, id from assessments order by id offset 2300 limit 1`,
    );
    await holder.query('begin');
    await holder.query(`select from assessments where user_id = $1 and id = $2 for update`, [
      rows[0]?.user_id,
      rows[0]?.id,
    ]);
    const killed = runMain(settings());
    await expect.poll(() => counted('unsealed_values'), { timeout: 60_000 }).toBe(total - 2000);
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(killed.output()).not.toContain('ready');
    expect(killed.output()).toContain('The data key was made');
    await holder.query('rollback');
    await holder.end();
    expect(await counted('assessments where answers is null')).toBeGreaterThan(0);
    expect(await counted('assessments where answers is not null')).toBeGreaterThan(0);

    const servers = [runMain(settings()), runMain(settings())];
    const [one = ''] = await Promise.all(servers.map(({ ready }) => ready));
    expect(await counted('assessments where answers is null')).toBe(0);
    expect(await counted(`pg_tables where tablename = 'unsealed_values'`)).toBe(0);
    await expectAllThere(one);
    await stopAll(servers);
    expect(filesHolding((await ownFiles()).folder, secrets(published))).toEqual([]);
  });
});

test('a folder with a database of its own keeps nothing in the clear, its log of changes among it', async () => {
  const onStep = () => () => undefined;
  const embedded = await startEmbedded({ dataDir, log: openLog({ logLevel: 'silent' }), onStep });
  const options = { max: 1, applicationName: 'evenkeel-test', statementTimeoutMs: 0 };
  const opened = openPool({ connection: embedded.connection }, options);
  published = await makePublishedDatabase(opened.pool);
  await opened.close();
  const superuser = new pg.Client(embedded.superuser);
  await superuser.connect();
  // Old files of the log wait there to be used again: under a name to come, with what they held.
  await superuser.query('select pg_switch_wal()');
  await superuser.query('checkpoint');
  const { rows } = await superuser.query<{ current: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as current',
  );
  await superuser.end();
  await embedded.stop();
  const log = join(dataDir, 'postgres', 'pg_wal');
  const waiting = filesHolding(log, secrets(published)).filter((line) => line > join(log, `${rows[0]?.current}:`));
  expect(waiting).not.toEqual([]);

  const server = runMain({ ...settings(), DATABASE_URL: '' });
  await expectAllThere(await server.ready);
  expect(filesHolding(join(dataDir, 'postgres'), secrets(published))).toEqual([]);
  await stopAll([server]);
  expect(filesHolding(join(dataDir, 'postgres'), secrets(published))).toEqual([]);
});
