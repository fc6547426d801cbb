import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Certificate } from '../server/test/certificates.ts';
import { freePort } from '../server/test/free-port.ts';
import { passwords, readDeployed } from './database-nodes.ts';
import { addressOf, names } from './network.ts';
import { startService } from './programs.ts';
import type { Service } from './programs.ts';

export const ports = {
  leader: await freePort(),
  pooler: await freePort(),
  calls: await freePort(),
};

const rolePasswords = { evenkeel_owner: 'six-amber-ferries-19', evenkeel: 'eleven-blue-wagons-64' };

/** Around PgBouncer and HAProxy: to the leader itself, as DATABASE_OWNER_URL says it. */
export function directUrl(user: keyof typeof rolePasswords): string {
  const hosts = names.map((name) => `${addressOf(name)}:5432`).join();
  return `postgres://${user}:${rolePasswords[user]}@${hosts}/evenkeel?target_session_attrs=read-write`;
}

export const pooledUrl = (): string =>
  `postgres://evenkeel:${rolePasswords.evenkeel}@127.0.0.1:${ports.pooler}/evenkeel?pgbouncer=true`;

/** The roles and the database, made once at the leader, and what PgBouncer has to know of the roles. */
export async function makeRoles(at: string, ca: string): Promise<string> {
  const client = new pg.Client({
    host: at,
    user: 'postgres',
    password: passwords.postgres,
    database: 'postgres',
    ssl: { ca },
  });
  await client.connect();
  for (const [role, password] of Object.entries(rolePasswords))
    await client.query(`create role ${role} login password '${password}'`);
  await client.query('create database evenkeel owner evenkeel_owner');
  const secrets = await client.query<{ rolname: string; rolpassword: string }>(
    `select rolname, rolpassword from pg_authid where rolname = 'evenkeel'`,
  );
  await client.end();
  return secrets.rows.map(({ rolname, rolpassword }) => `"${rolname}" "${rolpassword}"\n`).join('');
}

export interface Front {
  haproxy: { reload(): void } & Service;
  pooler: Service;
}

export function startFront(folder: string, { authority, users }: { authority: Certificate; users: string }): Front {
  const file = (name: string) => join(folder, name);
  writeFileSync(
    file('haproxy.cfg'),
    readDeployed('haproxy.cfg')
      .replace('127.0.0.1:5000', `127.0.0.1:${ports.leader}`)
      .replace('127.0.0.1:8080', `127.0.0.1:${ports.calls}`)
      .replace('log /dev/log', 'log stdout format raw')
      .replaceAll(/^ {2}(?:user|group) .*\n/gm, ''),
  );
  writeFileSync(file('userlist.txt'), users);
  writeFileSync(
    file('pgbouncer.ini'),
    readDeployed('pgbouncer.ini')
      .replace('port=5000', `port=${ports.leader}`)
      .replace('listen_port = 6432', `listen_port = ${ports.pooler}`)
      .replace('/etc/pgbouncer/userlist.txt', file('userlist.txt'))
      .replace('/etc/evenkeel/tls/database-ca.crt', authority.certFile)
      .replace('/var/log/postgresql/pgbouncer.log', file('pgbouncer.log'))
      .replace('/var/run/postgresql/pgbouncer.pid', file('pgbouncer.pid')),
  );
  chmodSync(folder, 0o777);
  const haproxy = startService({
    command: ['haproxy', '-W', '-f', file('haproxy.cfg')],
    logFile: file('haproxy.log'),
  });
  return {
    haproxy: { ...haproxy, reload: () => process.kill(haproxy.pid() ?? NaN, 'SIGUSR2') },
    pooler: startService({
      command: [
        'setpriv',
        '--reuid=postgres',
        '--regid=postgres',
        '--clear-groups',
        'pgbouncer',
        file('pgbouncer.ini'),
      ],
      logFile: file('pgbouncer.out'),
    }),
  };
}
