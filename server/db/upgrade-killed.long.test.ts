import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../observability/log/log.ts';
import { killWithin, sixOf } from '../test/kill-within.ts';
import { makePublishedDatabase } from '../test/published-database.ts';
import { filesHolding } from '../test/raw-search.ts';
import { runMain } from '../test/run-main.ts';
import { expectAllThere, ownFiles, secrets, startUpgrade, stopAll } from '../test/upgrades.ts';
import type { Upgrade } from '../test/upgrades.ts';
import { createPool } from './connect.ts';
import { startEmbedded } from './embedded.ts';
import { migrate, readOwnMigrations } from './migrate.ts';

let upgrade: Upgrade;
beforeEach(async () => {
  upgrade = await startUpgrade();
});
afterEach(() => upgrade.end());

const counted = async (query: string) => {
  const { rows } = await upgrade.database.pool.query<{ count: number }>(
    `select count(*)::integer as count from ${query}`,
  );
  return rows[0]?.count ?? 0;
};

test('a server that is killed five times within steps of an upgrade and once while it encrypts, and the next two at once that bring it to its end', async () => {
  const { settings, database } = upgrade;
  for (const step of sixOf((await readOwnMigrations()).slice(4)).slice(0, 5))
    await killWithin(step, settings, database);
  await migrate(upgrade.database.pool);
  const total = await counted('unsealed_values');
  const holder = new pg.Client(upgrade.database.connection);
  await holder.connect();
  // It ends with the database where the test fails.
  holder.on('error', () => undefined);
  // Someone holds a row of the third thousand, so that the process stands still there.
  const { rows } = await holder.query<{ user_id: string; id: string }>(
    `select user_id, id from assessments order by id offset 2300 limit 1`,
  );
  await holder.query('begin');
  await holder.query(`select from assessments where user_id = $1 and id = $2 for update`, [
    rows[0]?.user_id,
    rows[0]?.id,
  ]);
  const killed = runMain(upgrade.settings);
  await expect.poll(() => counted('unsealed_values'), { timeout: 60_000 }).toBe(total - 2000);
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect(killed.output()).not.toContain('ready');
  expect(killed.output()).toContain('A data key was created');
  await holder.query('rollback');
  await holder.end();
  expect(await counted('assessments where answers is null')).toBeGreaterThan(0);
  expect(await counted('assessments where answers is not null')).toBeGreaterThan(0);

  const servers = [runMain(upgrade.settings), runMain(upgrade.settings)];
  const [one = ''] = await Promise.all(servers.map(({ ready }) => ready));
  expect(await counted('assessments where answers is null')).toBe(0);
  expect(await counted(`pg_tables where tablename = 'unsealed_values'`)).toBe(0);
  await expectAllThere(one, upgrade.published);
  await stopAll(servers);
  expect(filesHolding((await ownFiles(upgrade.database)).folder, secrets(upgrade.published))).toEqual([]);
});

test('a folder with a database of its own keeps nothing in the clear, its log of changes among it', async () => {
  const { dataDir, settings } = upgrade;
  const onStep = () => () => undefined;
  const embedded = await startEmbedded({ dataDir, log: createLog({ logLevel: 'silent' }), onStep });
  const options = { max: 1, applicationName: 'evenkeel-test', statementTimeoutMs: 0 };
  const opened = createPool({ connection: embedded.connection }, options);
  const published = await makePublishedDatabase(opened.pool);
  await opened.close();
  const superuser = new pg.Client(embedded.superuser);
  await superuser.connect();
  // Old files of the log wait there to be used again: under a name to come, with what they held.
  await superuser.query('select pg_switch_wal()');
  await superuser.query('checkpoint');
  const { rows } = await superuser.query<{ current: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as current',
  );
  await superuser.end();
  await embedded.stop();
  const log = join(dataDir, 'postgres', 'pg_wal');
  const waiting = filesHolding(log, secrets(published)).filter((line) => line > join(log, `${rows[0]?.current}:`));
  expect(waiting).not.toEqual([]);

  const server = runMain({ ...settings, DATABASE_URL: '' });
  await expectAllThere(await server.ready, published);
  expect(filesHolding(join(dataDir, 'postgres'), secrets(published))).toEqual([]);
  await stopAll([server]);
  expect(filesHolding(join(dataDir, 'postgres'), secrets(published))).toEqual([]);
});
