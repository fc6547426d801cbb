import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../observability/log/log.ts';
import { patientCallsTo } from '../test/calls-to.ts';
import type { Call } from '../test/calls-to.ts';
import { clearAfterDeath } from '../test/clear-after-death.ts';
import { isLong } from '../test/long-form.ts';
import { goodPassword, registration } from '../test/people.ts';
import { databaseUrl, runMain } from '../test/run-main.ts';
import type { MainProcess } from '../test/run-main.ts';
import { startEmbedded } from './embedded.ts';
import type { Embedded } from './embedded.ts';

const folders = ['primary', 'replica', 'server'].map((name) => mkdtempSync(join(tmpdir(), `evenkeel-${name}-`)));
const [primaryDir = '', replicaDir = '', serverDir = ''] = folders;
const endWatches = folders.map((folder) => clearAfterDeath(folder));

/** What a database that is followed needs. */
const settings = { max_wal_senders: '4', wal_level: 'replica' };

let primary: Embedded;
let replica: Embedded;
let server: MainProcess;
let address: string;
let admin: string;
let employee: string;

function start(dataDir: string, more: Record<string, string> = {}): Promise<Embedded> {
  const log = createLog({ logLevel: 'warn' });
  return startEmbedded({ dataDir, log, onStep: () => () => undefined, settings: { ...settings, ...more } });
}

/** A second PostgreSQL that follows the first one: a copy of its folder, and where to go on from. */
beforeAll(async () => {
  primary = await start(primaryDir);
  await primary.stop();
  cpSync(join(primaryDir, 'postgres'), join(replicaDir, 'postgres'), { recursive: true });
  cpSync(join(primaryDir, 'postgres.password'), join(replicaDir, 'postgres.password'));
  writeFileSync(join(replicaDir, 'postgres', 'standby.signal'), '');
  primary = await start(primaryDir);
  const { host, port, user, password } = primary.superuser;
  const primaryInfo = `host=${host} port=${port} user=${user} password=${password}`;
  replica = await start(replicaDir, { primary_conninfo: primaryInfo, hot_standby: 'on' });
  const url = {
    DATABASE_URL: databaseUrl(primary.connection),
    DATABASE_REPLICA_URL: databaseUrl(replica.connection),
  };
  server = runMain({ ...url, DATA_DIR: serverDir, ADMIN_PASSWORD: goodPassword });
  address = await server.ready;
  admin = (await call('POST', '/api/auth/login', { body: { email: 'admin@localhost', password: goodPassword } })).token;
  employee = (await call('POST', '/api/auth/register', { body: registration() })).token;
});

afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended;
  await replica?.stop();
  await primary?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  for (const end of endWatches) end();
});

async function call(...words: Parameters<Call>) {
  const { status, text, body } = await patientCallsTo(address)(...words);
  expect(status, text).toBeLessThan(300);
  return body;
}

const log = (mood: string) => call('POST', '/api/mood', { token: employee, body: { mood } });

async function happy(): Promise<number> {
  const moods: { label: string; count: number }[] = await call('GET', '/api/admin/stats/mood-distribution', {
    token: admin,
  });
  return moods.find(({ label }) => label === 'Happy')?.count ?? -1;
}

async function onReplica(sql: string): Promise<unknown> {
  const client = new pg.Client(replica.superuser);
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
}

/** It is only asked for at first: until it stands still the replica takes over what comes. */
async function pauseReplica(): Promise<void> {
  await onReplica('select pg_wal_replay_pause()');
  await expect.poll(() => onReplica('select pg_get_wal_replay_pause_state()')).toBe('paused');
}

/** Milliseconds in which `happy` answered `count`. */
async function answersIn(count: number): Promise<number> {
  const begun = performance.now();
  expect(await happy()).toBe(count);
  return performance.now() - begun;
}

/** A lock that the replica has taken over from the database, and does not give back while it follows no further. */
async function lockOnReplica(table: string): Promise<void> {
  const locker = new pg.Client({ ...primary.superuser, database: 'evenkeel' });
  await locker.connect();
  await locker.query(`begin; select txid_current(); lock table ${table} in access exclusive mode`);
  const isLocked = async () => {
    await call('GET', '/api/health');
    const client = new pg.Client(replica.superuser);
    await client.connect();
    const { rows } = await client.query(`select from pg_locks where mode = 'AccessExclusiveLock' and granted`);
    await client.end();
    return rows.length > 0;
  };
  await expect.poll(isLocked).toBe(true);
  await pauseReplica();
  await locker.query('commit');
  await locker.end();
}

test.runIf(isLong)(
  'D1: a replica that hangs in the middle of a statement keeps no one: the database itself is read',
  async () => {
    const none = await happy();
    const usual = await answersIn(none);
    await lockOnReplica('day_moods');
    expect(await answersIn(none)).toBeLessThan(2000 + usual);
    expect(server.errors().match(/"replica_failed"/g)).toHaveLength(1);
    // For a while it is left in peace.
    expect(await answersIn(none)).toBeLessThan(1000 + usual);
    await onReplica('select pg_wal_replay_resume()');
    // What hung is answered now; and the rest is over before the next test begins.
    await wait(11_000);
    expect(await happy()).toBe(none);
  },
  120_000,
);

test('statistics are read on the replica, and on the database itself while there is none', async () => {
  await log('😄');
  await expect.poll(happy).toBe(1);

  await pauseReplica();
  await log('😄');
  // What stands still is read: so it is the replica that answers.
  expect(await happy()).toBe(1);
  expect(await call('GET', '/api/mood', { token: employee })).toHaveLength(2);
  await onReplica('select pg_wal_replay_resume()');
  await expect.poll(happy).toBe(2);
  const failedBefore = server.errors().match(/"replica_failed"/g)?.length ?? 0;

  await replica.stop();
  await log('😄');
  expect(await happy()).toBe(3);
  expect(await happy()).toBe(3);
  await expect.poll(() => server.errors().match(/"replica_failed"/g)).toHaveLength(failedBefore + 1);
});
