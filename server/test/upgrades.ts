import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { createTestDatabase } from '../db/test-database.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { goodPassword } from './people.ts';
import { makePublishedDatabase, written } from './published-database.ts';
import type { PublishedDatabase } from './published-database.ts';
import { databaseUrl } from './run-main.ts';
import type { MainProcess } from './run-main.ts';

/** A database as an earlier version left it, and a data folder for the server that finds it. */
export interface Upgrade {
  dataDir: string;
  database: TestDatabase;
  published: PublishedDatabase;
  settings: Record<string, string>;
  end: () => Promise<void>;
}

export async function startUpgrade(): Promise<Upgrade> {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-upgrade-'));
  const database = await createTestDatabase({ migrated: false });
  const published = await makePublishedDatabase(database.pool);
  const settings = {
    DATABASE_URL: databaseUrl(database.connection),
    DATA_DIR: dataDir,
    PUSH_HOSTS: 'http://127.0.0.1:9',
    RETENTION_MONTHS: '1200',
  };
  const end = async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { dataDir, database, published, settings, end };
}

/** What must stand nowhere: as it was written, and as the database keeps JSON. */
export const secrets = ({ pushKeys }: PublishedDatabase) => [
  written.phone,
  'canary-ailment-5b1d',
  written.key,
  written.longAilments.slice(100, 140),
  JSON.stringify(written.answers).slice(0, 30),
  '"phq9-1":',
  'phq9-1phq9-2phq9-3',
  'gad7-1gad7-2gad7-3',
  pushKeys.privateKey,
];

/** The folder with the files of this database, and the file with what the database notes about values. */
export async function ownFiles(database: TestDatabase): Promise<{ folder: string; statistics: string }> {
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
export async function expectAllThere(address: string, published: PublishedDatabase): Promise<void> {
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
  const again = await call(`${address}/api/assessment`, { token, body, key: written.key });
  expect([again.status, again.body.id]).toEqual([201, record.id]);
  const [mood] = await read('/api/mood');
  const moodAgain = await call(`${address}/api/mood`, { token, body: { mood: 'calm' }, key: `${written.key}-1` });
  expect([moodAgain.status, moodAgain.body]).toEqual([201, mood]);

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

export async function stopAll(servers: readonly MainProcess[]): Promise<void> {
  for (const { child } of servers) child.kill('SIGTERM');
  for (const { ended } of servers) expect((await ended).code).toBe(0);
}
