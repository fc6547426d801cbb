import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openLog } from '../log.ts';
import { openPool, type OpenPool } from './connect.ts';
import type { DatabaseConnection } from './connection.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser of the test run's cluster. */
    testCluster: DatabaseConnection;
  }
}

export interface TestCluster {
  superuser: DatabaseConnection;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

export interface TestDatabase extends OpenPool {
  connection: DatabaseConnection;
  /** Closes the pool and removes the database. */
  drop(): Promise<void>;
}

/** Migrated once, then cloned: `application` is a role as in a real database, its owner and no superuser. */
const template = 'template_migrated';
const application = 'evenkeel';

/** Fast where a real one is safe: nothing here outlives the run. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** One cluster for a test run, with a migrated template. It goes when this process goes, however that ends. */
export async function startTestCluster(): Promise<TestCluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenkeel-test-'));
  const log = openLog({ logLevel: 'warn' });
  const cluster = await startEmbedded({ dataDir, log, onStep: () => () => undefined, settings });
  const endWatch = removeAfterDeath(cluster.pid(), [dataDir, cluster.superuser.host]);
  await onServer(cluster.superuser, `create database ${template} owner ${application}`);
  const { pool, close } = openPool(
    { connection: { ...cluster.superuser, user: application, database: template } },
    { max: 1, applicationName: 'evenkeel-test', statementTimeoutMs: 0 },
  );
  try {
    await migrate(pool);
  } finally {
    await close();
  }
  return {
    superuser: cluster.superuser,
    stop: async () => {
      endWatch();
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A fresh migrated database (or an empty one), for a test file or a test. Needs `server/test/global-setup.ts`. */
export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const superuser = inject('testCluster');
  const database = `test_${randomBytes(6).toString('hex')}`;
  await onServer(
    superuser,
    `create database ${database} template ${migrated ? template : 'template1'} owner ${application}`,
  );
  const connection = { ...superuser, user: application, database };
  const opened = openPool({ connection }, { max: 10, applicationName: 'evenkeel-test', statementTimeoutMs: 30_000 });
  return {
    ...opened,
    connection,
    drop: async () => {
      await opened.close();
      await onServer(superuser, `drop database ${database} with (force)`);
    },
  };
}

async function onServer(superuser: DatabaseConnection, sql: string) {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A shell waits for the pipe from this process to close, which no signal can prevent, and then clears up. */
function removeAfterDeath(serverPid: number, folders: string[]): () => void {
  const script = `cat >/dev/null
    kill -QUIT "$1" 2>/dev/null
    for try in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do kill -0 "$1" 2>/dev/null || break; sleep 0.1; done
    shift; rm -rf "$@"`;
  const words = ['-c', script, 'evenkeel-test-end', String(serverPid), ...folders];
  const shell = spawn('sh', words, { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  shell.unref();
  // A pipe is a socket here, which alone would keep this process alive.
  if (shell.stdin instanceof Socket) shell.stdin.unref();
  return () => shell.kill();
}
