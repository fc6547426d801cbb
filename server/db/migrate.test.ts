import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPool } from './connect.ts';
import { migrate } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let folder: string;
let database: TestDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-migrate-'));
  database = await createTestDatabase({ migrated: false });
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const write = (file: string, sql: string) => writeFileSync(join(folder, file), sql);

test('applies the missing files in order, once', async () => {
  write('002-second.sql', 'insert into words values (2)');
  write('001-first.sql', 'create table words (n int); insert into words values (1)');
  expect(await migrate(database.pool, { folder })).toEqual(['001-first.sql', '002-second.sql']);
  write('003-third.sql', 'insert into words values (3)');
  expect(await migrate(database.pool, { folder })).toEqual(['003-third.sql']);
  expect(await migrate(database.pool, { folder })).toEqual([]);
  expect((await database.pool.query('select n from words order by n')).rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

test('many processes at once apply each file once', async () => {
  write('001-first.sql', 'create table words (n int)');
  for (const number of ['002', '003', '004']) write(`${number}-more.sql`, 'insert into words values (1)');
  const pools = Array.from({ length: 6 }, () =>
    createPool({ connection: database.connection }, { max: 1, applicationName: 'test', statementTimeoutMs: 500 }),
  );
  const applied = await Promise.all(pools.map(({ pool }) => migrate(pool, { folder })));
  await Promise.all(pools.map(({ close }) => close()));
  expect(applied.flat().toSorted()).toEqual(['001-first.sql', '002-more.sql', '003-more.sql', '004-more.sql']);
  expect((await database.pool.query('select count(*) as rows from words')).rows).toEqual([{ rows: 3 }]);
});

test('a file that fails leaves nothing of itself, and what came before it stays', async () => {
  write('001-first.sql', 'create table words (n int)');
  write('002-broken.sql', 'insert into words values (1); insert into nowhere values (1)');
  await expect(migrate(database.pool, { folder })).rejects.toMatchObject({
    name: 'StartFault',
    message: expect.stringContaining('The migration 002-broken.sql failed and was undone: relation "nowhere"'),
  });
  expect((await database.pool.query('select n from words')).rows).toEqual([]);
  write('002-broken.sql', 'insert into words values (2)');
  expect(await migrate(database.pool, { folder })).toEqual(['002-broken.sql']);
});

test('a file that was changed after it was applied is refused; other line ends are no change', async () => {
  write('001-first.sql', 'create table words (n int);\n');
  await migrate(database.pool, { folder });
  write('001-first.sql', 'create table words (n int);\r\n');
  expect(await migrate(database.pool, { folder })).toEqual([]);
  write('001-first.sql', 'create table words (n bigint);\n');
  await expect(migrate(database.pool, { folder })).rejects.toThrow(
    '001-first.sql was changed after it had been applied',
  );
});

test('a database of a newer version is refused', async () => {
  write('001-first.sql', 'create table words (n int)');
  write('002-second.sql', 'select 1');
  await migrate(database.pool, { folder });
  rmSync(join(folder, '002-second.sql'));
  await expect(migrate(database.pool, { folder })).rejects.toThrow(
    'newer version of the program (it has 002-second.sql',
  );
});

test('a file before those that were applied, a doubled number and a strange name are refused', async () => {
  write('002-second.sql', 'select 1');
  await migrate(database.pool, { folder });
  write('001-late.sql', 'select 1');
  await expect(migrate(database.pool, { folder })).rejects.toThrow('001-late.sql is numbered before others');
  write('002-double.sql', 'select 1');
  await expect(migrate(database.pool, { folder })).rejects.toThrow('its number is taken');
  rmSync(join(folder, '002-double.sql'));
  write('3-three.sql', 'select 1');
  await expect(migrate(database.pool, { folder })).rejects.toThrow('3-three.sql is not named like 001-name.sql');
});
