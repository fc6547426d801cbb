import { randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createZstdCompress } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../db/test-database.ts';
import type { TestDatabase } from '../../db/test-database.ts';
import { readOwnMigrations } from '../../db/migrate.ts';
import { makeKey } from '../../security/encryption/key-file.ts';
import { StartFault } from '../../core/start-steps.ts';
import { makeBackupPlace } from '../../test/backups.ts';
import type { BackupPlace } from '../../test/backups.ts';
import { findAnything } from './catalog.queries.ts';
import { frame } from './frames.ts';
import type { Begin } from './frames.ts';
import { readBackup } from './read-backup.ts';
import { checkBackup } from './restore-backup.ts';
import { createLoader } from './restore.queries.ts';
import { sealFile } from './sealed-file.ts';
import { writeBackup } from './write-backup.ts';
import { isLong } from '../../test/long-form.ts';

let place: BackupPlace;
let source: TestDatabase;
let target: TestDatabase;
let whole: Buffer;
let begin: Begin;
beforeAll(async () => {
  place = makeBackupPlace();
  source = await createTestDatabase();
  target = await createTestDatabase({ migrated: false });
  ({ begin } = await place.write(source.pool));
  whole = readFileSync(place.path);
});
afterAll(async () => {
  await source.drop();
  await target.drop();
  place.end();
});
beforeEach(() => writeFileSync(place.path, whole));
afterEach(async () => {
  // Whatever it was, the database is as it was.
  const client = await target.pool.connect();
  expect(await findAnything(client)).toBeUndefined();
  client.release();
});

async function refusal(): Promise<string> {
  const fault = await place.restore(target.pool).then(
    () => 'restored',
    (error: unknown) => error,
  );
  if (!(fault instanceof StartFault)) throw fault;
  return fault.message;
}

test('a bit that has changed anywhere is found before anything is touched', async () => {
  const everyByte = Array.from({ length: 64 + 40 }, (_one, at) => at);
  const ofTheEnd = Array.from({ length: 60 }, (_one, at) => whole.length - 1 - at);
  const some = Array.from({ length: 100 }, () => randomInt(whole.length));
  for (const at of [...everyByte, ...ofTheEnd, ...some].filter((_one, turn) => isLong || turn % 8 === 0)) {
    const changed = Buffer.from(whole);
    changed.writeUInt8((changed[at] ?? 0) ^ (1 << randomInt(8)), at);
    writeFileSync(place.path, changed);
    await expect(
      readBackup(place.path, () => place.ring),
      `byte ${at}`,
    ).rejects.toThrow(/damaged|not a backup/);
  }
  expect(await refusal()).toMatch(/damaged/);
});

test('a file that was cut off, or has more than it had, is refused', async () => {
  const lengths = [0, 1, 15, 16, 63, 64, 95, 96, 111, 112, 113, whole.length - 33, whole.length - 32, whole.length - 1];
  for (const length of lengths) {
    writeFileSync(place.path, whole.subarray(0, length));
    expect([length, await refusal()]).toEqual([length, expect.stringMatching(/damaged|not a backup/)]);
  }
  writeFileSync(place.path, Buffer.concat([whole, Buffer.from('more')]));
  expect(await refusal()).toMatch(/damaged/);
});

test('what is no backup, of a later format, or is not there is refused with a sentence', async () => {
  writeFileSync(
    place.path,
    'PGDMP and other things, long enough to hold a whole header and what comes after it '.repeat(4),
  );
  expect(await refusal()).toMatch(/not a backup made by Evenkeel/);
  const later = Buffer.from(whole);
  later.writeUInt32BE(2, 16);
  writeFileSync(place.path, later);
  expect(await refusal()).toMatch(/newer version of Evenkeel/);
  await expect(checkBackup(place.folder, () => place.ring)).rejects.toThrow(/can’t be read|not a backup/);
  await expect(checkBackup(join(place.folder, 'none'), () => place.ring)).rejects.toThrow(/can’t be read \(ENOENT\)/);
});

test('another key does not open it, not even one that calls itself the same', async () => {
  const other = makeKey();
  const same = { ...other, id: place.ring[0].id };
  for (const key of [other, same])
    await expect(checkBackup(place.path, () => [key])).rejects.toThrow(/doesn’t open with this key/);
});

/** The same where the tables are made already, which takes most of the time of a restore. */
async function refusalOfLoader(): Promise<string> {
  const client = await source.pool.connect();
  await client.query('begin');
  const fault = await readBackup(place.path, () => place.ring, createLoader(client, [])).then(
    () => 'restored',
    (error: unknown) => error,
  );
  await client.query('rollback');
  client.release();
  if (!(fault instanceof StartFault)) throw fault;
  return fault.message;
}

/** A backup as someone who has the key could write one. */
async function forge(frames: readonly Buffer[]): Promise<void> {
  const compressed: AsyncIterable<Buffer> = Readable.from(frames).pipe(createZstdCompress());
  const parts: Buffer[] = [];
  for await (const part of sealFile(place.ring[0], compressed)) parts.push(part);
  writeFileSync(place.path, Buffer.concat(parts));
}

const noRows = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

async function forgeTables(schema: Begin['schema'], tables: Begin['tables'], more: Partial<Begin> = {}): Promise<void> {
  const { createHash } = await import('node:crypto');
  const digest = createHash('sha256');
  for (const _table of tables) digest.update(noRows, 'hex');
  await forge([
    frame('B', { ...begin, schema, tables, ...more }),
    ...tables.flatMap(({ name }) => [frame('T', { name }), frame('E', { rows: 0, sha256: noRows })]),
    frame('F', { tables: tables.length, rows: 0, sha256: digest.digest('hex') }),
  ]);
}

test('a backup of a later version, or of a schema that is not ours, is refused', async () => {
  const later = { number: 999, file: '999-later.sql', checksum: '0'.repeat(64) };
  await forgeTables([...begin.schema, later], begin.tables);
  expect(await refusal()).toMatch(/newer version of Evenkeel \(it has 999-later.sql/);
  await forgeTables(
    begin.schema.map((one, place_) => (place_ === 3 ? { ...one, checksum: '0'.repeat(64) } : one)),
    begin.tables,
  );
  expect(await refusal()).toMatch(/migration 004-reminders.sql is not the one/);
});

test('not even a file made with the key can bring SQL: each name must be one of our own tables, columns, sequences', async () => {
  const [first, ...others] = begin.tables;
  const columns = first?.columns ?? [];
  const attack = 'users"; create table "attacked" (a int); --';
  const attempts: [Begin['tables'], Partial<Begin>][] = [
    [[...begin.tables, { name: attack, columns: [] }], {}],
    [[{ name: first?.name ?? '', columns: [...columns, { name: attack, isNullable: true }] }, ...others], {}],
    [begin.tables, { sequences: [{ name: attack, last: '1' }] }],
    [begin.tables, { sequences: [{ name: "x'); drop table users; --", last: '1' }] }],
    [[...begin.tables, { name: 'pg_catalog.pg_authid', columns: [] }], {}],
    [[...begin.tables, { name: '../../etc/passwd', columns: [] }], {}],
  ];
  for (const [tables, more] of attempts) {
    await forgeTables(begin.schema, tables, more);
    expect([tables.length, await refusalOfLoader()]).toEqual([
      tables.length,
      expect.stringMatching(/doesn’t fit this program/),
    ]);
  }
  expect(await refusal()).toMatch(/doesn’t fit this program/);
  await forge([frame('B', { ...begin, sequences: [{ name: 'x', last: '1); drop table users' }] })]);
  expect(await refusal()).toMatch(/damaged/);
});

test('a table that is missing, comes twice or has other rows than its digest says is refused', async () => {
  const head = frame('B', { ...begin, tables: begin.tables.slice(0, 1) });
  const name = begin.tables[0]?.name;
  const table = [frame('T', { name }), frame('E', { rows: 0, sha256: noRows })];
  const rows = frame('D', Buffer.from('1\n'));
  for (const frames of [
    [head],
    [head, ...table],
    [head, ...table, ...table],
    [head, frame('T', { name }), rows, frame('E', { rows: 1, sha256: noRows })],
    [head, frame('X', {})],
    [Buffer.from([0x42, 0xff, 0xff, 0xff, 0xff, 1])],
  ]) {
    await forge(frames);
    expect(await refusal()).toMatch(/damaged/);
  }
});

test('a database that has anything in it is refused, and keeps what it has', async () => {
  const other = await createTestDatabase({ migrated: false });
  await other.pool.query('create table mine as select 1 as a');
  await expect(place.restore(other.pool)).rejects.toThrow(/not empty \(it has mine\)/);
  expect((await other.pool.query('select a from mine')).rows).toEqual([{ a: 1 }]);
  await other.drop();
  await expect(place.restore(source.pool)).rejects.toThrow(/not empty/);
  expect((await source.pool.query('select count(*)::int as n from migrations')).rows[0].n).toBe(
    (await readOwnMigrations()).length,
  );
});

test('rows that the database refuses undo the whole restore', async () => {
  const tables = begin.tables.filter(({ name }) => name === 'erasure_clock');
  const rows = Buffer.from('maybe\tnever\t\\N\n');
  const { createHash } = await import('node:crypto');
  const sha256 = createHash('sha256').update(rows).digest('hex');
  const finish = createHash('sha256').update(sha256, 'hex').digest('hex');
  await forge([
    frame('B', { ...begin, tables, sequences: [] }),
    frame('T', { name: 'erasure_clock' }),
    frame('D', rows),
    frame('E', { rows: 1, sha256 }),
    frame('F', { tables: 1, rows: 1, sha256: finish }),
  ]);
  // Tables that others refer to can't be left out either.
  await expect(place.restore(target.pool)).rejects.toThrow();
});

test('a backup has its name only once it is whole, can be read by its owner alone, and writes over nothing', async () => {
  expect(statSync(place.path).mode & 0o777).toBe(0o600);
  await expect(place.write(source.pool)).rejects.toThrow(/already is a file/);
  expect(readFileSync(place.path)).toEqual(whole);

  const path = join(place.folder, 'other.backup');
  const stopping = new AbortController();
  const [key] = place.ring;
  const seen: string[][] = [];
  const look = () => void seen.push(readdirSync(place.folder).filter((name) => name.startsWith('other')));
  const options = { path, ring: place.ring, key, signal: stopping.signal };
  const stopped = writeBackup(source.pool, {
    ...options,
    onProgress: look,
    onReadBack: () => {
      look();
      stopping.abort();
    },
  });
  await expect(stopped).rejects.toThrow(/abort/);
  for (const names of seen) expect(names).toEqual([expect.stringMatching(/^other\.backup\.partial-[0-9a-f]{12}$/)]);
  expect(seen.length).toBeGreaterThan(1);
  expect(readdirSync(place.folder).filter((name) => name.startsWith('other'))).toEqual([]);
  expect(existsSync(path)).toBe(false);
  // And broken off in the middle of a table.
  await expect(
    writeBackup(source.pool, {
      ...options,
      signal: new AbortController().signal,
      onProgress: () => {
        throw new Error('no room');
      },
    }),
  ).rejects.toThrow('no room');
  expect(readdirSync(place.folder)).toEqual(['one.backup']);
  expect((await source.pool.query('select 1 as a')).rows).toEqual([{ a: 1 }]);
});

test('a backup shows one moment, whatever is written meanwhile', async () => {
  const other = await createTestDatabase();
  const path = join(place.folder, 'moment.backup');
  const [key] = place.ring;
  const add = (email: string) =>
    other.pool.query(
      `insert into users (id, name, email, password_hash, role, created_at, updated_at)
       values (gen_random_uuid(), 'N', $1, 'x', 'employee', now(), now())`,
      [email],
    );
  await add('before@example.org');
  let added: Promise<unknown> | undefined;
  const written = await writeBackup(other.pool, {
    path,
    ring: place.ring,
    key,
    // After the first table, long before that of the people.
    onProgress: () => {
      added ??= add('meanwhile@example.org');
    },
  });
  await added;
  const emails: string[] = [];
  let name = '';
  await readBackup(path, () => place.ring, {
    begin: async () => undefined,
    table: async (given) => void (name = given),
    rows: async (content) => void (name === 'users' && emails.push(content.toString())),
    tableEnd: async () => undefined,
  });
  expect(emails.join('')).toContain('before@example.org');
  expect(emails.join('')).not.toContain('meanwhile@example.org');
  expect((await other.pool.query('select count(*)::int as n from users')).rows).toEqual([{ n: 2 }]);
  expect(written.rows).toBeGreaterThan(1);
  // Someone who finds the file learns no name, no e-mail, not even which tables there are.
  const bytes = readFileSync(path).toString('latin1');
  for (const word of ['before@example.org', 'users', 'migrations', 'COPY']) expect(bytes).not.toContain(word);
  await other.drop();
});
