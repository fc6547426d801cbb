import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateUpTo } from '../test/earlier-schema.ts';
import { migrate } from './migrate.ts';
import { createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

const ids = {
  asha: '10000000-0000-4000-8000-000000000001',
  bina: '10000000-0000-4000-8000-000000000002',
  chitra: '10000000-0000-4000-8000-000000000003',
  first: '20000000-0000-4000-8000-000000000001',
  again: '20000000-0000-4000-8000-000000000002',
  here: '30000000-0000-4000-8000-000000000001',
  taker: '30000000-0000-4000-8000-000000000002',
  disabled: '30000000-0000-4000-8000-000000000003',
};

const requests = {
  waiting: '40000000-0000-4000-8000-000000000001',
  taken: '40000000-0000-4000-8000-000000000002',
  withdrawn: '40000000-0000-4000-8000-000000000003',
  takenByOneWhoLeft: '40000000-0000-4000-8000-000000000004',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  await migrateUpTo(database.pool, '068');
  await fillPeople();
  await fillCallBacks();
  await fillOpenings();
  await migrate(database.pool);
});
afterAll(() => database.drop());

const rowsOf = async (query: string) => (await database.pool.query<Record<string, unknown>>(query)).rows;

const at = (day: number) => new Date(Date.UTC(2026, 9, day));

async function fillPeople(): Promise<void> {
  const roleOf = (name: string) => {
    if (name === 'first' || name === 'again') return 'admin';
    return ['here', 'taker', 'disabled'].includes(name) ? 'counsellor' : 'employee';
  };
  for (const [name, id] of Object.entries(ids))
    await database.pool.query(
      `insert into users (id, name, email, password_hash, role, created_at, updated_at, disabled_at)
       values ($1, $2, $2 || '@example.org', 'none', $3, $4, $5, $6)`,
      [id, name, roleOf(name), at(1), at(20), name === 'disabled' ? at(9) : null],
    );
  await database.pool.query(`insert into audit_events (at, actor_id, action, person_id) values
    ('2026-10-03Z', '${ids.first}', 'admin_made', '${ids.again}'),
    ('2026-10-04Z', '${ids.first}', 'admin_taken_back', '${ids.again}'),
    ('2026-10-05Z', '${ids.first}', 'admin_made', '${ids.again}'),
    ('2026-10-06Z', '${ids.first}', 'admin_made', '${ids.asha}'),
    ('2026-10-07Z', '${ids.first}', 'admin_taken_back', '${ids.asha}')`);
  await database.pool.query(
    `insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at) values ('\\x01', $1, $2, $3, $4)`,
    [ids.first, at(10), at(12), at(17)],
  );
}

async function fillCallBacks(): Promise<void> {
  const insert = (userId: string, id: string, times: { taken_by?: string; withdrawn?: boolean } = {}) =>
    database.pool.query(
      `insert into call_backs (user_id, id, requested_at, content, taken_at, taken_by, withdrawn_at)
       values ($1, $2, $3, null, $4, $5, $6)`,
      [userId, id, at(8), times.taken_by ? at(9) : null, times.taken_by ?? null, times.withdrawn ? at(9) : null],
    );
  await insert(ids.asha, requests.waiting);
  await insert(ids.bina, requests.taken, { taken_by: ids.taker });
  await insert(ids.bina, requests.withdrawn, { withdrawn: true });
  await insert(ids.chitra, requests.takenByOneWhoLeft, { taken_by: ids.disabled });
}

async function fillOpenings(): Promise<void> {
  // As it is encrypted: a version, the id of the key, and the rest.
  const reason = '\\x010000000aff';
  await database.pool.query(`insert into data_keys (id, check_value, added_at) values ('\\x0000000a', '\\x00', $1)`, [
    at(1),
  ]);
  await database.pool.query(
    `insert into record_access (admin_id, person_id, reason, expires_at) values ($1, $2, $3, $4)`,
    [ids.first, ids.bina, reason, at(30)],
  );
  await database.pool.query(
    `insert into access_log (at, admin_id, person_id, policy, reason) values ($1, $2, $3, 'reason', $4), ($1, $2, $3, 'open', null)`,
    [at(8), ids.first, ids.bina, reason],
  );
}

test('072: a request that waits is for the counsellors of that moment, a taken one for who took it', async () => {
  const named = await rowsOf(
    `select call_back_id as request, counsellor_id as counsellor, agreed_at, left_at
     from call_back_counsellors order by request, counsellor`,
  );
  const agreed = { agreed_at: at(8), left_at: null };
  expect(named).toEqual([
    { request: requests.waiting, counsellor: ids.here, ...agreed },
    { request: requests.waiting, counsellor: ids.taker, ...agreed },
    { request: requests.taken, counsellor: ids.taker, ...agreed },
  ]);
});

test('073: a session counts as confirmed when it began, and an admin as one since the last time they were made one', async () => {
  expect(await rowsOf('select confirmed_at from sessions')).toEqual([{ confirmed_at: at(10) }]);
  expect(await rowsOf('select name, admin_since from users where admin_since is not null order by name')).toEqual([
    { name: 'again', admin_since: at(5) },
    { name: 'first', admin_since: at(1) },
  ]);
  // The trigger is not set off by what the upgrade wrote, and is by what comes after.
  await database.pool.query(`update users set role = 'admin', updated_at = $2 where id = $1`, [ids.asha, at(25)]);
  await database.pool.query(`update users set role = 'employee', updated_at = $2 where id = $1`, [ids.again, at(26)]);
  expect(await rowsOf('select name, admin_since from users where admin_since is not null order by name')).toEqual([
    { name: 'asha', admin_since: at(25) },
    { name: 'first', admin_since: at(1) },
  ]);
});

test('073: openings of before stay as they were written, reasons that were given end, actions have no detail', async () => {
  expect(await rowsOf('select policy, reason is null as plain, admin_then from access_log order by id')).toEqual([
    { policy: 'reason', plain: false, admin_then: null },
    { policy: 'open', plain: true, admin_then: null },
  ]);
  expect(await rowsOf('select * from record_access')).toEqual([]);
  expect(await rowsOf('select distinct detail from audit_events')).toEqual([{ detail: {} }]);
});
