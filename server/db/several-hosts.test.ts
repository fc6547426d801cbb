import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLog } from '../observability/log/log.ts';
import { clearAfterDeath } from '../test/clear-after-death.ts';
import { startDatabaseProxy } from '../test/database-proxy.ts';
import type { DatabaseProxy } from '../test/database-proxy.ts';
import { freePort } from '../test/free-port.ts';
import { isLong } from '../test/long-form.ts';
import { goodPassword, registration } from '../test/people.ts';
import { runMain } from '../test/run-main.ts';
import type { MainProcess } from '../test/run-main.ts';
import { createPool } from './connect.ts';
import type { DatabasePool } from './connect.ts';
import { startEmbedded } from './embedded.ts';
import type { Embedded } from './embedded.ts';

const folders = ['leader', 'standby', 'server'].map((name) => mkdtempSync(join(tmpdir(), `evenkeel-hosts-${name}-`)));
const [leaderDir = '', standbyDir = '', serverDir = ''] = folders;
const endWatches = folders.map((folder) => clearAfterDeath(folder));

let leader: Embedded;
let standby: Embedded;
/** The two as they are reached over a network, which may fall silent. */
let proxies: { leader: DatabaseProxy; standby: DatabaseProxy };
let servers: MainProcess[] = [];
let pools: DatabasePool[] = [];

function start(dataDir: string, more: Record<string, string> = {}): Promise<Embedded> {
  const log = createLog({ logLevel: 'error' });
  const settings = { max_wal_senders: '4', wal_level: 'replica', ...more };
  return startEmbedded({ dataDir, log, onStep: () => () => undefined, settings });
}

beforeAll(async () => {
  leader = await start(leaderDir);
  await leader.stop();
  cpSync(join(leaderDir, 'postgres'), join(standbyDir, 'postgres'), { recursive: true });
  cpSync(join(leaderDir, 'postgres.password'), join(standbyDir, 'postgres.password'));
  writeFileSync(join(standbyDir, 'postgres', 'standby.signal'), '');
  leader = await start(leaderDir);
  const { host, port, user, password } = leader.superuser;
  standby = await start(standbyDir, {
    primary_conninfo: `host=${host} port=${port} user=${user} password=${password}`,
  });
  proxies = {
    leader: await startDatabaseProxy(leader.connection),
    standby: await startDatabaseProxy(standby.connection),
  };
});

afterEach(async () => {
  for (const { close } of pools) await close();
  for (const { child, ended } of servers) {
    child.kill('SIGTERM');
    await ended;
  }
  [pools, servers] = [[], []];
});

afterAll(async () => {
  for (const proxy of Object.values(proxies)) await proxy.close();
  await standby.stop();
  await leader.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  for (const endWatch of endWatches) endWatch();
});

function urlOf(ports: readonly number[], query = '?target_session_attrs=read-write'): string {
  const { user, password = '', database } = leader.connection;
  const hosts = ports.map((port) => `127.0.0.1:${port}`);
  return `postgres://${user}:${password}@${hosts.join()}/${database}${query}`;
}

const portOf = (name: 'leader' | 'standby') => proxies[name].connection.port;

/** Short enough for a host that is silent, long enough for a busy machine. */
const limits = { applicationName: 'test', statementTimeoutMs: 20_000, acquireTimeoutMs: 5000 };

function open(url: string, max = 2): DatabasePool {
  const opened = createPool({ connectionString: url }, { ...limits, max });
  pools.push(opened);
  return opened;
}

async function onWhich({ db }: Pick<DatabasePool, 'db'>): Promise<string> {
  const { rows } = await sql<{ recovers: boolean }>`select pg_is_in_recovery() as recovers`.execute(db);
  return rows[0]?.recovers ? 'standby' : 'leader';
}

test('several hosts: the one that can be written to is found wherever it stands', async () => {
  const closed = await freePort();
  const all = [closed, portOf('standby'), portOf('leader')];
  for (const ports of [all, all.toReversed(), [portOf('standby'), portOf('leader')]]) {
    expect(await onWhich(open(urlOf(ports)))).toBe('leader');
    expect(await onWhich(open(urlOf(ports, '')))).toBe('leader');
    expect(await onWhich(open(urlOf(ports, '?target_session_attrs=primary')))).toBe('leader');
  }
  expect(await onWhich(open(urlOf(all, '?target_session_attrs=standby')))).toBe('standby');
  expect(await onWhich(open(urlOf(all, '?target_session_attrs=read-only')))).toBe('standby');
});

test('several hosts: a standby is preferred where that is said, and another is taken where none is left', async () => {
  const closed = await freePort();
  const preferring = '?target_session_attrs=prefer-standby';
  for (const ports of [
    [portOf('leader'), portOf('standby')],
    [closed, portOf('leader'), portOf('standby')],
  ])
    expect(await onWhich(open(urlOf(ports, preferring)))).toBe('standby');
  for (const ports of [[closed, portOf('leader')], [portOf('leader'), closed], [portOf('leader')]])
    expect(await onWhich(open(urlOf(ports, preferring)))).toBe('leader');
  // What the address of the replica means without a word about it.
  const both = urlOf([portOf('leader'), portOf('standby')], '');
  const usual = createPool({ connectionString: both, wanted: 'prefer-standby' }, { ...limits, max: 2 });
  pools.push(usual);
  expect(await onWhich(usual)).toBe('standby');
});

test('several hosts: ways of asking beside a query of Kysely go to the same one', async () => {
  const { pool } = open(urlOf([portOf('standby'), portOf('leader')]));
  const question = 'select pg_is_in_recovery() as recovers';
  expect((await pool.query(question)).rows).toEqual([{ recovers: false }]);
  const client = await pool.connect();
  expect((await client.query(question)).rows).toEqual([{ recovers: false }]);
  client.release();
});

test.runIf(isLong)('several hosts: a silent one is left in time, and no one waits for it twice', async () => {
  proxies.leader.dropAll();
  try {
    const silent = portOf('leader');
    const direct = await startDatabaseProxy(leader.connection);
    const opened = open(urlOf([silent, direct.connection.port]), 4);
    expect(await onWhich(opened)).toBe('leader');
    // Four at once need three more connections, which come about two at a time, and none of them is sought at the silent host.
    const sleeps = [1, 2, 3, 4].map(() => sql`select pg_sleep(1)`.execute(opened.db));
    await Promise.all(sleeps);
    expect(opened.pool.totalCount).toBe(4);
    await opened.close();
    pools = pools.filter((one) => one !== opened);
    await direct.close();
  } finally {
    proxies.leader.pass();
  }
});

test('several hosts: where none can be written to the fault says so, and a refused login is not tried elsewhere', async () => {
  const standbys = open(urlOf([portOf('standby'), portOf('standby')]));
  await expect(onWhich(standbys)).rejects.toMatchObject({ name: 'OtherSession', code: 'EK003' });
  const url = new URL(urlOf([portOf('leader')], ''));
  url.password = 'another';
  const wrong = open(url.href.replace(/127\.0\.0\.1:(\d+)/, '127.0.0.1:$1,127.0.0.1:1'));
  await expect(onWhich(wrong)).rejects.toMatchObject({ code: '28P01' });
});

test('a connection that could only read is ended when it is given back', async () => {
  const { pool, db } = open(urlOf([portOf('leader')], ''), 1);
  await sql`create table if not exists places (place integer)`.execute(db);
  const pidOf = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid;
  const before = await pidOf();
  await pool.query('set default_transaction_read_only = on');
  const insert = sql`insert into places values (1)`;
  await expect(insert.execute(db)).rejects.toMatchObject({ code: '25006' });
  await insert.execute(db);
  expect(await pidOf()).not.toBe(before);
});

test('a commit whose wait for its standby was cancelled is not said to be done', async () => {
  const { pool, db } = open(urlOf([portOf('leader')], ''), 1);
  await sql`create table if not exists places (place integer)`.execute(db);
  await sql`delete from places`.execute(db);
  const superuser = new pg.Client(leader.superuser);
  await superuser.connect();
  const waitFor = async (names: string) => {
    await superuser.query(`alter system set synchronous_standby_names = '${names}'`);
    await superuser.query('select pg_reload_conf()');
    const known = async () => (await pool.query('show synchronous_standby_names')).rows;
    await expect.poll(known).toEqual([{ synchronous_standby_names: names }]);
  };
  const cancel = async () => {
    // What PostgreSQL does of itself waits as well, and is left alone.
    const waiting = `select pg_cancel_backend(pid) from pg_stat_activity
      where wait_event = 'SyncRep' and backend_type = 'client backend'`;
    return (await superuser.query(waiting)).rowCount;
  };
  /** PostgreSQL's checkpointer makes commits wait, a little after its sessions read the new setting. */
  const untilCommitsWait = async () => {
    await sql`create table if not exists probes (probe integer)`.execute(db);
    await waitFor('no_one');
    const prober = open(urlOf([portOf('leader')], ''), 1).pool;
    let probe: Promise<unknown> | undefined;
    const tryOne = () => {
      probe ??= prober
        .query('insert into probes values (1)')
        .catch(() => undefined)
        .finally(() => (probe = undefined));
      return cancel();
    };
    await expect.poll(tryOne).toBe(1);
    await probe;
  };
  const writes = [
    () => sql`insert into places values (1)`.execute(db),
    () => pool.query('insert into places values (2)'),
    () => db.transaction().execute((transaction) => sql`insert into places values (3)`.execute(transaction)),
  ];
  try {
    await untilCommitsWait();
    for (const write of writes) {
      const outcome = write().catch((error: unknown) => error);
      await expect.poll(cancel).toBe(1);
      // The second is what a transaction meets that wants to roll back.
      expect(await outcome).toMatchObject({
        message: expect.stringMatching(/has not reached its standby|not queryable/),
      });
    }
  } finally {
    await waitFor('');
    await superuser.end();
  }
  // PostgreSQL says that the wait was cancelled before others see what was committed.
  const stored = async () => (await pool.query('select place from places order by place')).rows;
  await expect.poll(stored).toEqual([1, 2, 3].map((place) => ({ place })));
});

test.runIf(isLong)('the server goes on at the new leader, and nothing that it has acknowledged is lost', async () => {
  const url = urlOf([portOf('leader'), portOf('standby')]);
  const server = runMain({ DATA_DIR: serverDir, ADMIN_PASSWORD: goodPassword, DATABASE_URL: url, WORKERS: '2' });
  servers.push(server);
  const address = await server.ready;
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const registered = await post('/api/auth/register', registration());
  const { token } = (await registered.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const acknowledged: number[] = [];
  const submit = async () => {
    const answer = await post('/api/mood', { mood: 'calm' }, headers);
    if (answer.status === 201) acknowledged.push(((await answer.json()) as { id: number }).id);
    return answer.status;
  };
  for (let count = 0; count < 10; count += 1) expect(await submit()).toBe(201);

  const superuser = new pg.Client({ ...standby.superuser, database: standby.connection.database });
  superuser.on('error', () => undefined);
  await superuser.connect();
  await expect
    .poll(async () => (await superuser.query('select count(*)::int as n from moods')).rows)
    .toEqual([{ n: 10 }]);
  await leader.stop();
  expect(await submit()).toBe(503);
  await superuser.query('select pg_promote()');
  await superuser.end();
  await expect.poll(submit).toBe(201);
  for (let count = 0; count < 10; count += 1) expect(await submit()).toBe(201);
  const moods = await fetch(`${address}/api/mood`, { headers });
  expect(((await moods.json()) as { id: number }[]).map(({ id }) => id)).toEqual(acknowledged);
});
