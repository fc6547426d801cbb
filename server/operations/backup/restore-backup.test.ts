import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../db/test-database.ts';
import type { TestDatabase } from '../../db/test-database.ts';
import { migrate, readOwnMigrations } from '../../db/migrate.ts';
import { makeBackupPlace } from '../../test/backups.ts';
import type { BackupPlace } from '../../test/backups.ts';
import { migrateUpTo } from '../../test/earlier-schema.ts';
import { isLong } from '../../test/long-form.ts';
import { makePublishedDatabase } from '../../test/published-database.ts';
import { schemaText } from '../../test/schema-text.ts';
import { digestTables } from './restore.queries.ts';

/** The long form takes every version; here an early one and the last. */
const some = ['027'];

let place: BackupPlace;
let source: TestDatabase;
beforeAll(async () => {
  place = makeBackupPlace();
  source = await createTestDatabase({ migrated: false });
});
afterAll(async () => {
  await source.drop();
  place.end();
});

async function digestsOf({ pool }: TestDatabase): Promise<Map<string, string>> {
  const client = await pool.connect();
  try {
    return await digestTables(client);
  } finally {
    client.release();
  }
}

async function expectSame(version: string): Promise<void> {
  rmSync(place.path, { force: true });
  const written = await place.write(source.pool);
  const target = await createTestDatabase({ migrated: false });
  try {
    await place.restore(target.pool);
    expect([version, await schemaText(target.pool)]).toEqual([version, await schemaText(source.pool)]);
    expect([version, await digestsOf(target)]).toEqual([version, written.digests]);
    expect(written.digests).toEqual(await digestsOf(source));
    // It is like one that was never away: the next number of each sequence is the same, and it goes on to this version.
    const next = `select nextval('audit_events_id_seq') as audit, nextval(pg_get_serial_sequence('moods', 'id')) as mood`;
    expect((await target.pool.query(next)).rows).toEqual((await source.pool.query(next)).rows);
    await migrate(target.pool);
    expect((await readOwnMigrations()).length).toBe(
      Number((await target.pool.query('select count(*) from migrations')).rows[0].count),
    );
  } finally {
    await target.drop();
  }
}

test(
  'a backup of an earlier schema is restored row by row, with its tables, sequences and triggers, and goes on',
  { timeout: 600_000 },
  async () => {
    await makePublishedDatabase(source.pool);
    const all = (await readOwnMigrations()).map(({ number }) => String(number).padStart(3, '0')).slice(3);
    const numbers = all.filter((number) => isLong || some.includes(number) || number === all.at(-1));
    for (const number of numbers) {
      await migrateUpTo(source.pool, number);
      await expectSame(number);
    }
  },
);
