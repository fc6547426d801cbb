import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createLog } from '../observability/log/log.ts';
import { clearAfterDeath } from '../test/clear-after-death.ts';
import { registerPerson, signedInAdmin } from '../test/people.ts';
import { databaseUrl, runMain } from '../test/run-main.ts';
import { startTestServer } from '../test/test-server.ts';
import type { TestServer } from '../test/test-server.ts';
import type { DatabaseConnection } from '../config/connection.ts';
import { startEmbedded } from './embedded.ts';
import { createTestDatabase } from './test-database.ts';

async function on<Result>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe('the role of the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    const { user } = await registerPerson(server);
    const admin = await signedInAdmin(server);
    await server.request('GET', `/api/admin/employee-details/${user.id}`, { token: admin.token });
  });
  afterAll(() => server.close());

  /** What someone who gets statements into the program, or its password, would try. */
  const attempts = [
    ['change an action', `update audit_events set action = 'account_enabled'`],
    ['remove an action', 'delete from audit_events'],
    ['empty the list of actions', 'truncate audit_events'],
    ['change an opening', 'update access_log set person_id = admin_id'],
    ['remove an opening', 'delete from access_log'],
    ['remove a sign-in', 'delete from security_events'],
    ['change a link', 'update audit_links set hash = hash'],
    ['put in a truncation', `insert into audit_stumps values ('action', 1, 1, sha256('x'), now(), sha256('x'))`],
    ['keep a row from being linked', 'delete from audit_waiting'],
    ['take another key for the links', 'update audit_secrets set content = content'],
    ['switch a trigger off', 'alter table audit_events disable trigger all'],
    ['make a table', 'create table mine (x int)'],
    ['make a table for a while', 'create temporary table mine (x int)'],
    ['make a function', `create function mine() returns int language sql as 'select 1'`],
    [
      'turn the clock of a year',
      `create or replace function evidence_clock() returns timestamptz language sql as 'select now()'`,
    ],
    ['add a column', 'alter table users add column mine int'],
    ['drop a table', 'drop table outbox'],
    ['empty a table', 'truncate outbox'],
    ['make a role', 'create role mine'],
    ['become the owner', 'set role evenkeel'],
    ['become more', 'alter role current_user superuser'],
    ['read a file of the machine', `select pg_read_file('/etc/passwd')`],
    ['run a program', `copy users to program 'cat'`],
    ['get around row security', 'alter role current_user bypassrls'],
    ['change what was migrated', 'delete from migrations'],
    ['forget of someone who is there', `select forget_evidence_about(id) from users limit 1`],
    ['remove what is younger than a year', `select remove_old_evidence('action', 1, 1, 1, now(), sha256('x'))`],
  ] as const;

  it('ASVS 13.2.2, 16.4.2: may do none of these', async () => {
    const before = await server.owner.selectFrom('audit_events').selectAll().execute();
    expect(before.length).toBeGreaterThan(0);
    await on(server.database.application, async (client) => {
      for (const [name, statement] of attempts) {
        const tried = client.query(statement).then(
          () => 'done',
          (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
        );
        expect([name, await tried]).toEqual([name, expect.stringMatching(/^(?:42501|EK011|EK012)$/)]);
      }
      const { rows } = await client.query(
        `select rolsuper or rolcreatedb or rolcreaterole or rolbypassrls or rolreplication as privileged from pg_roles
         where rolname = current_user`,
      );
      expect(rows).toEqual([{ privileged: false }]);
    });
    expect(await server.owner.selectFrom('audit_events').selectAll().execute()).toEqual(before);
  });

  it('ASVS 13.2.2: and each could be done by its owner, so that the test can fail', async () => {
    const client = new pg.Client(server.database.connection);
    client.on('error', () => undefined);
    await client.connect();
    const harmless = attempts.filter(([name]) =>
      /^(?:change|remove|empty|make a (?:table|function)|add|drop)/.test(name),
    );
    for (const [name, statement] of harmless) {
      if (name.includes('younger')) continue;
      await client.query('begin');
      await expect(client.query(statement), name).resolves.toBeDefined();
      await client.query('rollback');
    }
    await client.end();
  });
});

describe('a database of one’s own', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-roles-'));
  const endWatch = clearAfterDeath(dataDir);
  afterAll(() => {
    rmSync(dataDir, { recursive: true, force: true });
    endWatch();
  });

  it('ASVS 13.2.2: with a second address the server gets a role that can only read and write rows', async () => {
    const database = await createTestDatabase({ migrated: false });
    const superuser = inject('testCluster');
    const user = `app_${database.connection.database}`;
    const application = { ...database.connection, user, password: 'a-long-random-one-8f3' };
    const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl(application), ADMIN_PASSWORD: 'long enough' };
    try {
      // The owner may make no role: it says what to run.
      const refused = await runMain({ ...settings, DATABASE_OWNER_URL: databaseUrl(database.connection) }).ended;
      expect([refused.code, refused.errors]).toEqual([
        1,
        expect.stringContaining(`create role "${user}" login password`),
      ]);
      await on(superuser, (client) => client.query(`create role ${user} login password '${application.password}'`));
      const server = runMain({ ...settings, DATABASE_OWNER_URL: databaseUrl(database.connection) });
      await server.ready;
      await on(application, async (client) => {
        await expect(client.query('delete from audit_events')).rejects.toMatchObject({ code: '42501' });
        await expect(client.query('select from users')).resolves.toBeDefined();
      });
      server.child.kill('SIGTERM');
      const { code, errors } = await server.ended;
      // With the one address it says so, in one line: server/main.test.ts.
      expect([code, errors]).toEqual([0, expect.not.stringContaining('database_role_powerful')]);
    } finally {
      await database.drop();
      await on(superuser, (client) => client.query(`drop role if exists ${user}`));
    }
  });
});

describe('the embedded database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-scram-'));
  const endWatch = clearAfterDeath(dataDir);
  const accessFile = join(dataDir, 'postgres', 'pg_hba.conf');
  afterAll(() => {
    rmSync(dataDir, { recursive: true, force: true });
    endWatch();
  });
  const start = () => startEmbedded({ dataDir, log: createLog({ logLevel: 'silent' }), onStep: () => () => undefined });
  const codeOf = (connection: DatabaseConnection) =>
    on(connection, async () => 'let in').catch((error: unknown) =>
      error instanceof Error && 'code' in error ? error.code : 'refused',
    );

  it('ASVS 13.2.1: lets no one in without the password of the role', async () => {
    const embedded = await start();
    const { connection, application, superuser } = embedded;
    for (const right of [connection, application, superuser]) {
      expect(await codeOf(right)).toBe('let in');
      expect(await codeOf({ ...right, password: 'x' })).toBe('28P01');
      expect(
        await codeOf({ ...right, password: application.password === right.password ? 'y' : application.password }),
      ).toBe('28P01');
    }
    expect(readFileSync(accessFile, 'utf8')).not.toContain('trust');
    const { rows } = await on(superuser, (client) =>
      client.query(`select rolname as name, left(rolpassword, 13) as kind from pg_authid where rolcanlogin order by 1`),
    );
    expect(rows).toEqual(['evenkeel', 'evenkeel_app', 'postgres'].map((name) => ({ name, kind: 'SCRAM-SHA-256' })));
    await embedded.stop();
  });

  it('ASVS 13.2.1: one of an earlier version, which trusted, asks for passwords after its first start', async () => {
    const first = await start();
    await on(first.connection, (client) => client.query('create table kept as select 42 as answer'));
    await on(first.superuser, async (client) => {
      await client.query('drop role evenkeel_app');
      await client.query('alter role postgres password null');
      await client.query('alter role evenkeel password null');
    });
    await first.stop();
    writeFileSync(accessFile, 'local all all trust\n');
    rmSync(join(dataDir, 'postgres.password'));
    const second = await start();
    expect(await codeOf({ ...second.superuser, password: 'x' })).toBe('28P01');
    const { rows } = await on(second.connection, (client) => client.query('select answer from kept'));
    expect(rows).toEqual([{ answer: 42 }]);
    expect(await codeOf(second.application)).toBe('let in');
    await second.stop();
  });

  it('starts with a copy that was put back from elsewhere, whose passwords are others', async () => {
    writeFileSync(join(dataDir, 'postgres.password'), 'another one');
    const third = await start();
    expect(await codeOf(third.application)).toBe('let in');
    expect(readFileSync(accessFile, 'utf8')).not.toContain('trust');
    await third.stop();
  });
});
