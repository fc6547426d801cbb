import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fieldsWhere, personFieldNames, personFields } from '../../domain/person-fields.ts';
import { workListKinds } from '../../domain/work-lists.ts';
import { registerPerson } from '../test/people.ts';
import { serverForAll } from '../test/test-server.ts';

const server = serverForAll();

async function typesOf(table: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`.execute(server.owner);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

test('each field has its column, of the type that its entry asks for', async () => {
  const users = await typesOf('users');
  for (const name of personFieldNames) {
    const { kind, encrypted } = personFields[name];
    const wanted = { list: 'bigint', birth_date: 'date' }[kind as string] ?? (encrypted ? 'bytea' : 'text');
    expect([name, users.get(name)]).toEqual([name, wanted]);
  }
});

test('each list has its column where people are invited and where records belong', async () => {
  for (const table of ['staff_list', 'work_details']) {
    const types = await typesOf(table);
    expect(workListKinds.map((kind) => [table, kind, types.get(kind)])).toEqual(
      workListKinds.map((kind) => [table, kind, 'bigint']),
    );
  }
});

test('who is invited, and what a record belongs to, has an entry of each list, those of before a list too', async () => {
  const { rows } = await sql<{ table: string; name: string }>`
    select table_name as table, column_name as name from information_schema.columns
    where table_schema = 'public' and table_name in ('staff_list', 'work_details') and is_nullable = 'YES'`.execute(
    server.owner,
  );
  expect(rows.filter(({ name }) => workListKinds.some((kind) => kind === name))).toEqual([]);
});

test('nothing that is encrypted is stored under a key that is not in use', async () => {
  const { rows } = await sql<{ name: string }>`
    select event_object_column as name from information_schema.triggered_update_columns
    where trigger_name = 'users_sealed'`.execute(server.owner);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(fieldsWhere('encrypted', true).toSorted());
  const { rows: checked } = await sql<{ source: string }>`
    select prosrc as source from pg_proc where proname = 'check_sealed_user'`.execute(server.owner);
  for (const name of fieldsWhere('encrypted', true)) expect(checked[0]?.source).toContain(`check_sealed(new.${name})`);
});

test('a record belongs to every entry that its person has', async () => {
  const { token, user } = await registerPerson(server);
  const sent = await server.request('POST', '/api/mood', { token, body: { mood: 'calm' } });
  expect(sent.status).toBe(201);
  const columns = sql.join(
    workListKinds.map((kind) => sql`details.${sql.ref(kind)} = users.${sql.ref(kind)} as ${sql.ref(kind)}`),
  );
  const { rows } = await sql`
    select ${columns} from users join moods on moods.user_id = users.id
    join work_details as details on details.id = moods.work_details_id where users.id = ${user.id}`.execute(
    server.owner,
  );
  expect(rows).toEqual([Object.fromEntries(workListKinds.map((kind) => [kind, true]))]);
});
