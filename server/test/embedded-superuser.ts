import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Connected to the running embedded database of a folder, as its superuser. It may be ended under its feet. */
export async function connectAsSuperuser(dataDir: string): Promise<pg.Client> {
  const [, , , port, host] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8');
  const client = new pg.Client({ host, port: Number(port), user: 'postgres', database: 'evenkeel', password });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
