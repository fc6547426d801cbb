import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseConnection } from '../connection.ts';
import { applicationName } from './application-database.ts';
import { isHeld } from './holder-lock.ts';
import { lastPort, lastSocketDir } from './process-table.ts';

/** The application's database on a folder whose server another process has started; undefined where none has. */
export async function findHeld(dataDir: string): Promise<DatabaseConnection | undefined> {
  const clusterDir = join(dataDir, 'postgres');
  const host = process.platform === 'win32' ? '127.0.0.1' : lastSocketDir(clusterDir);
  if (host === undefined) return undefined;
  const passwordFile = join(dataDir, 'postgres.password');
  const password = existsSync(passwordFile) ? readFileSync(passwordFile, 'utf8') : undefined;
  const connection = { host, port: lastPort(clusterDir), user: applicationName, database: applicationName, password };
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
