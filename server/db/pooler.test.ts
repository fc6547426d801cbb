import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { patientCallsTo } from '../test/calls-to.ts';
import { startDatabaseProxy } from '../test/database-proxy.ts';
import type { DatabaseProxy } from '../test/database-proxy.ts';
import { freePort } from '../test/free-port.ts';
import { goodPassword, registration } from '../test/people.ts';
import { databaseUrl, runMain } from '../test/run-main.ts';
import { createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

const program = '/usr/sbin/pgbouncer';
const why = existsSync(program) ? undefined : 'pgbouncer is not on this machine';

describe('an address with pgbouncer=true', () => {
  const pooled = 'postgres://evenkeel@localhost:6432/evenkeel?pgbouncer=true';
  const direct = 'postgres://evenkeel@localhost/evenkeel';

  it('needs another one for tables and commands, which leads to PostgreSQL itself', () => {
    expect(() => readConfig({ DATABASE_URL: pooled })).toThrow(/DATABASE_URL: leads to PgBouncer.*DATABASE_OWNER_URL/);
    expect(() => readConfig({ DATABASE_URL: pooled, DATABASE_OWNER_URL: pooled })).toThrow(
      /DATABASE_OWNER_URL: must lead/,
    );
    expect(readConfig({ DATABASE_URL: pooled, DATABASE_OWNER_URL: direct }).databaseUrl).toBe(pooled);
  });
});

describe.skipIf(why !== undefined)(
  `behind PgBouncer in transaction mode${why === undefined ? '' : ` (not run: ${why})`}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'evenkeel-pooler-'));
    let database: TestDatabase;
    let proxy: DatabaseProxy;
    let pooler: ReturnType<typeof spawn>;
    let port: number;

    /** The file that we ship, with two connections for everyone: each call meets what another has left. */
    beforeAll(async () => {
      database = await createTestDatabase();
      proxy = await startDatabaseProxy(database.application);
      port = await freePort();
      const { user, password, database: name } = database.application;
      writeFileSync(join(folder, 'userlist.txt'), `"${user}" "${password}"\n`);
      const file = readFileSync(join(import.meta.dirname, '../../deploy/cluster/pgbouncer.ini'), 'utf8')
        .replace(
          'evenkeel = host=127.0.0.1 port=5000 dbname=evenkeel',
          `${name} = host=127.0.0.1 port=${proxy.connection.port} dbname=${name}`,
        )
        .replace('listen_port = 6432', `listen_port = ${port}`)
        .replace('default_pool_size = 20', 'default_pool_size = 2')
        .replace('/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt'))
        .replace('server_tls_sslmode = verify-ca', 'server_tls_sslmode = disable')
        .replace(/^server_tls_ca_file.*$/m, '')
        .replace('/var/log/postgresql/pgbouncer.log', join(folder, 'pgbouncer.log'))
        .replace('/var/run/postgresql/pgbouncer.pid', join(folder, 'pgbouncer.pid'));
      writeFileSync(join(folder, 'pgbouncer.ini'), file);
      chmodSync(folder, 0o777);
      const isRoot = process.getuid?.() === 0;
      const asNobody = ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups', program];
      const [command = program, ...words]: string[] = isRoot ? asNobody : [program];
      pooler = spawn(command, [...words, '-q', join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
    });
    afterAll(async () => {
      const ended = once(pooler, 'exit');
      pooler.kill('SIGQUIT');
      await ended;
      await proxy.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    it('everything is served, again and again, by connections that belong to everyone', async () => {
      const { user, password, database: name } = database.application;
      const server = runMain({
        DATABASE_URL: `postgres://${user}:${password}@127.0.0.1:${port}/${name}?pgbouncer=true`,
        DATABASE_OWNER_URL: databaseUrl(database.connection),
        DATA_DIR: join(folder, 'data'),
        ADMIN_PASSWORD: goodPassword,
        WORKERS: '2',
      });
      const address = await server.ready;
      const call = patientCallsTo(address);
      const person = (await call('POST', '/api/auth/register', { body: registration() })).body.token;
      const admin = (
        await call('POST', '/api/auth/login', { body: { email: 'admin@localhost', password: goodPassword } })
      ).body.token;
      const statuses = new Set<string>();
      for (let turn = 0; turn < 8; turn += 1) {
        const calls = [
          ...Array.from({ length: 6 }, () => ['/api/mood', person, { mood: 'calm' }] as const),
          ...['/api/auth/me', '/api/mood', '/api/assessment/history?type=GAD-7'].map((path) => [path, person] as const),
          ['/api/admin/stats/overview', admin] as const,
        ];
        for (const [path, { status }] of await Promise.all(
          calls.map(
            async ([asked, token, body]) => [asked, await call(body ? 'POST' : 'GET', asked, { token, body })] as const,
          ),
        ))
          statuses.add(`${path} ${status}`);
      }
      server.child.kill('SIGTERM');
      const { errors } = await server.ended;
      expect([...statuses].filter((one) => !/ 20[01]$/.test(one))).toEqual([]);
      expect(errors.split('\n').filter((line) => /"level":"(?:warn|error|fatal)"/.test(line))).toEqual([]);
      const { rows } = await database.pool.query('select count(*)::int as moods from moods');
      expect(rows).toEqual([{ moods: 48 }]);
    });
  },
);
