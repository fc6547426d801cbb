import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkEvents } from '../security/audit/link-events.ts';
import { verifyEvidence } from '../security/audit/verify-evidence.ts';
import { migrateUpTo } from '../test/earlier-schema.ts';
import { registerTestKey } from '../test/test-key.ts';
import { grantApplication } from './application-rights.ts';
import { createPool } from './connect.ts';
import { applicationRole } from './embedded/application-database.ts';
import { migrate } from './migrate.ts';
import { createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

/** What an organisation has whose accounts, sessions and list of actions are of the version before these. */

const admin = '10000000-0000-4000-8000-000000000001';
const asha = '10000000-0000-4000-8000-000000000002';
/** Her account was erased. */
const gone = '10000000-0000-4000-8000-000000000003';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  await migrateUpTo(database.pool, '094');
  await database.pool.query(`
    insert into users (id, name, email, password_hash, role, created_at, updated_at) values
      ('${admin}', 'Boss', 'boss@example.org', 'a hash', 'admin', now(), now()),
      ('${asha}', 'Asha', 'asha@example.org', 'another', 'employee', now(), now());
    insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at)
      select decode(md5(id::text || n), 'hex'), id, '2026-11-01Z', '2026-11-02Z', '2026-11-08Z'
      from users, generate_series(1, 2) as n;
    insert into attempts (key, count, window_ends_at) values ('\\x01', 9, '2100-01-01');
    insert into audit_events (at, actor_id, action, person_id, detail) values
      ('2026-10-01Z', '${admin}', 'account_disabled', '${asha}', '{}'),
      ('2026-10-02Z', '${admin}', 'leaving_planned', '${asha}', '{"day":"2026-12-01"}'),
      ('2026-10-03Z', '${gone}', 'account_erased', '${gone}', '{}');
    insert into access_log (at, admin_id, person_id, policy) select '2026-10-04Z', '${admin}', '${asha}', 'open'
      from generate_series(1, 1500)`);
  await migrate(database.pool);
  await grantApplication(database.pool, applicationRole);
});
afterAll(() => database.drop());

const rowsOf = async (query: string) => (await database.pool.query<Record<string, unknown>>(query)).rows;

test('095: everyone stays signed in, those who see others for eight hours at most', async () => {
  const ends = await rowsOf('select distinct user_id, expires_at from sessions order by user_id');
  expect(ends).toEqual([
    { user_id: admin, expires_at: new Date('2026-11-01T08:00:00Z') },
    { user_id: asha, expires_at: new Date('2026-11-08T00:00:00Z') },
  ]);
  expect(await rowsOf('select distinct id from sessions')).toHaveLength(4);
});

test('096, 097, 098: passwords are people’s own and open their accounts, and no one has a second factor', async () => {
  expect(
    await rowsOf(`select distinct password_given_by, password_ends_at, second_factor_since, has_password,
      email_confirmed_at from users`),
  ).toEqual([
    {
      password_given_by: null,
      password_ends_at: null,
      second_factor_since: null,
      has_password: true,
      email_confirmed_at: null,
    },
  ]);
});

test('101: what was done before is linked by the server’s role, each row once, and verified', async () => {
  expect(await rowsOf('select distinct salt from audit_events where salt is not null')).toHaveLength(3);
  const cipher = await registerTestKey(database.db);
  const { db, close } = createPool(
    { connection: database.application },
    { max: 2, applicationName: 'evenkeel-test', statementTimeoutMs: 30_000 },
  );
  try {
    expect(await linkEvents({ db, cipher })).toBe(1503);
    expect(await verifyEvidence({ db, cipher })).toMatchObject({ faults: [], rows: 1503, waiting: 0 });
  } finally {
    await close();
  }
});

test('102: waits that were counted under a hash that anyone can make end', async () => {
  expect(await rowsOf('select from attempts')).toEqual([]);
});
