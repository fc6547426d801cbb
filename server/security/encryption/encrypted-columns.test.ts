import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../db/test-database.ts';
import type { TestDatabase } from '../../db/test-database.ts';
import { encryptedColumns } from './encrypted-columns.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the database checks the key of every encrypted column when it is inserted and when it is changed', async () => {
  // Without such a trigger a process that has not heard of a rotation would store what no one can open any more.
  const { rows } = await sql<{ table: string; when: string; source: string }>`
    select event_object_table as table, lower(event_manipulation) as when, prosrc as source
    from information_schema.triggers
    join pg_proc on proname = substring(action_statement from 'FUNCTION (\\w+)\\(')
    where prosrc like '%check_sealed(%'`.execute(database.db);
  const unchecked = encryptedColumns.flatMap(({ table, column }) =>
    ['insert', 'update']
      .filter((when) =>
        rows.every(
          (row) =>
            row.table !== table ||
            row.when !== when ||
            ![`check_sealed(new.${column})`, `check_sealed(${column})`].some((call) => row.source.includes(call)),
        ),
      )
      .map((when) => `${table}.${column} on ${when}`),
  );
  expect(unchecked).toEqual([]);
});
