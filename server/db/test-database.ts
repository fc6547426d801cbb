import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { codeOf } from '../core/error-code.ts';
import { createLog } from '../observability/log/log.ts';
import { clearAfterDeath } from '../test/clear-after-death.ts';
import { createPool, type DatabasePool } from './connect.ts';
import type { DatabaseConnection } from '../config/connection.ts';
import { grantApplication } from './application-rights.ts';
import { startEmbedded } from './embedded.ts';
import { applicationRole, ownerRole } from './embedded/application-database.ts';
import { passwordOf } from './embedded/passwords.ts';
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

/** Its pool is that of the owner: a test may look at everything and put it right. */
export interface TestDatabase extends DatabasePool {
  connection: DatabaseConnection;
  /** For the role that serves. */
  application: DatabaseConnection;
  /** Closes the pool and removes the database. */
  drop(): Promise<void>;
}

/** Migrated once, then cloned. */
const template = 'template_migrated';

/** The same for another role and database. */
function as(superuser: DatabaseConnection, user: string, database: string): DatabaseConnection {
  return { ...superuser, user, database, password: passwordOf(user, superuser.password ?? '') };
}

/** Fast where a real one is safe: nothing here outlives the run. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  // A tenth of a run went into proving passwords: each pool and each clone connects again.
  scram_iterations: '1',
};

/** One cluster for a test run, with a migrated template. It goes when this process goes, however that ends. */
export async function startTestCluster(): Promise<TestCluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenkeel-test-'));
  const endWatch = clearAfterDeath(dataDir);
  const log = createLog({ logLevel: 'warn' });
  const cluster = await startEmbedded({ dataDir, log, onStep: () => () => undefined, settings });
  const { password = '' } = cluster.superuser;
  await onServer(
    cluster.superuser,
    `create database ${template} owner ${ownerRole}`,
    // As those of the other roles: it was made before the settings held.
    `alter role ${cluster.superuser.user} password '${password}'`,
  );
  const { pool, close } = createPool(
    { connection: as(cluster.superuser, ownerRole, template) },
    { max: 1, applicationName: 'evenkeel-test', statementTimeoutMs: 0 },
  );
  try {
    await migrate(pool);
    await grantApplication(pool, applicationRole);
  } finally {
    await close();
  }
  return {
    superuser: cluster.superuser,
    stop: async () => {
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
      endWatch();
    },
  };
}

/** A fresh migrated database (or an empty one), for a test file or a test. Needs `server/test/global-setup.ts`, or a cluster. */
export async function createTestDatabase({
  migrated = true,
  superuser = inject('testCluster'),
} = {}): Promise<TestDatabase> {
  const database = `test_${randomBytes(6).toString('hex')}`;
  await onServer(
    superuser,
    // Its files are copied, in half of the time that writing each page into the journal takes.
    `create database ${database} template ${migrated ? template : 'template1'} owner ${ownerRole} strategy file_copy`,
    // What a clone does not take over.
    `revoke temporary on database ${database} from public`,
  );
  const connection = as(superuser, ownerRole, database);
  // A long wait for a connection here is for a busy machine, and ends well.
  const limits = { max: 10, acquireTimeoutMs: 60_000, statementTimeoutMs: 60_000 };
  const opened = createPool({ connection }, { applicationName: 'evenkeel-test', ...limits });
  return {
    ...opened,
    connection,
    application: as(superuser, applicationRole, database),
    drop: async () => {
      await opened.close();
      await dropWhenLeft(superuser, database);
    },
  };
}

/** PostgreSQL waits some seconds for those who are on their way out, and only a test that leaves a connection open is cut off. */
async function dropWhenLeft(superuser: DatabaseConnection, database: string): Promise<void> {
  try {
    await onServer(superuser, `drop database ${database}`);
  } catch (error) {
    if (codeOf(error) !== '55006') throw error;
    await onServer(superuser, `drop database ${database} with (force)`);
  }
}

async function onServer(superuser: DatabaseConnection, ...statements: string[]) {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    for (const sql of statements) await client.query(sql);
  } finally {
    await client.end();
  }
}
