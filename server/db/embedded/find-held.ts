import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseConnection } from '../../config/connection.ts';
import { databaseName, ownerRole } from './application-database.ts';
import { isHeld } from './holder-lock.ts';
import { findPassword, passwordOf } from './passwords.ts';
import { lastPort, lastSocketDir } from './process-table.ts';

/** The application's database, for its owner, on a folder whose server another process has started; undefined where none has. */
export async function findHeld(dataDir: string): Promise<DatabaseConnection | undefined> {
  const clusterDir = join(dataDir, 'postgres');
  const host = process.platform === 'win32' ? '127.0.0.1' : lastSocketDir(clusterDir);
  if (host === undefined) return undefined;
  const superusers = findPassword(dataDir);
  // That of an earlier version asks for none.
  const password = superusers && passwordOf(ownerRole, superusers);
  const connection = { host, port: lastPort(clusterDir), user: ownerRole, database: databaseName, password };
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await isHeld(client)) ? connection : undefined;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
