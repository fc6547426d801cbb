import { join } from 'node:path';
import type { DatabaseConnection } from '../../config/connection.ts';
import { withClient } from '../with-client.ts';
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
  const isServed = withClient({ ...connection, connectionTimeoutMillis: 5000 }, isHeld);
  return (await isServed.catch(() => false)) ? connection : undefined;
}
