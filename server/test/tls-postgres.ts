import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from '../db/embedded/binaries.ts';
import type { Binaries } from '../db/embedded/binaries.ts';
import { chooseRunner, giveTo, programEnvironment } from '../db/embedded/runner.ts';
import { freePort } from './free-port.ts';
import type { Certificate } from './certificates.ts';

/** A PostgreSQL that listens on a network, as one of an operator does. */
export interface TlsPostgres {
  port: number;
  /** Shows another certificate to callers that connect from now on; none: it has no TLS. */
  show(certificate: Certificate | undefined): Promise<void>;
  /** As its superuser. */
  query(sql: string): Promise<void>;
  stop(): Promise<void>;
}

/** Debian's own, where it is installed: the oldest that we serve. Else ours. */
function serverPrograms(): Binaries {
  const debian = '/usr/lib/postgresql/15/bin';
  if (!existsSync(debian)) return findBinaries();
  return { initdb: join(debian, 'initdb'), postgres: join(debian, 'postgres'), pgCtl: join(debian, 'pg_ctl') };
}

const superuserPassword = 'a long walk by the river 7';

export async function startTlsPostgres(folder: string, address: string): Promise<TlsPostgres> {
  const binaries = serverPrograms();
  const clusterDir = join(folder, 'postgres');
  const passwordFile = join(folder, 'superuser');
  writeFileSync(passwordFile, superuserPassword);
  mkdirSync(clusterDir, { mode: 0o700 });
  const runner = chooseRunner(undefined);
  for (const path of [passwordFile, clusterDir]) giveTo(runner, path);
  const asOwner = { cwd: '/', env: programEnvironment, ...(runner.spawnAsOwner && runner.owner) };
  const run = (words: string[]) => [...runner.prefix, ...words] as [string, ...string[]];
  const auth = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const [init, ...initWords] = run([
    binaries.initdb,
    '-D',
    clusterDir,
    ...auth,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  execFileSync(init, initWords, { ...asOwner, stdio: 'pipe' });
  appendFileSync(join(clusterDir, 'pg_hba.conf'), 'host all all 0.0.0.0/0 scram-sha-256\n');
  const port = await freePort(address);
  const words = {
    listen_addresses: `127.0.0.1,${address}`,
    port: String(port),
    unix_socket_directories: '',
    fsync: 'off',
  };
  const settings = Object.entries(words).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, ...rest] = run([binaries.postgres, '-D', clusterDir, ...settings]);
  const child = spawn(command, rest, { ...asOwner, stdio: 'ignore' });
  const superuser = { host: '127.0.0.1', port, user: 'postgres', database: 'postgres', password: superuserPassword };

  async function query(sql: string): Promise<void> {
    const client = new pg.Client(superuser);
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }
  async function isUp(tries = 200): Promise<void> {
    await query('select 1').catch(async (error: unknown) => {
      if (tries === 0 || child.exitCode !== null) throw error;
      await wait(50);
      return isUp(tries - 1);
    });
  }
  await isUp();
  let shown = 0;
  return {
    port,
    query,
    show: async (certificate) => {
      if (certificate) {
        shown += 1;
        for (const [kind, from] of [
          ['crt', certificate.certFile],
          ['key', certificate.keyFile],
        ] as const) {
          const to = join(clusterDir, `shown-${shown}.${kind}`);
          copyFileSync(from, to);
          giveTo(runner, to);
          await query(`alter system set ssl_${kind === 'crt' ? 'cert' : 'key'}_file = '${to}'`);
        }
      }
      await query(`alter system set ssl = '${certificate ? 'on' : 'off'}'`);
      await query('select pg_reload_conf()');
      await wait(200);
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
    },
  };
}
