import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { letApplicationIn } from './application-role.ts';
import { createTestDatabase } from './test-database.ts';

test('the password of the role that is made stands in no statement, so in no log, and opens the database', async () => {
  const database = await createTestDatabase();
  const superuser = { ...inject('testCluster'), database: database.connection.database };
  const application = { ...superuser, user: `made_${superuser.database}`, password: `it's a "long" one, 8f3` };
  const owner = new pg.Pool(superuser);
  const watcher = await owner.connect();
  // No role is made meanwhile: its statement waits, and can be seen.
  await watcher.query('begin; lock table pg_authid in share mode');
  const made = letApplicationIn(owner, { connection: application });
  try {
    const waiting = 'select query from pg_stat_activity where query ~* $1 and pid <> pg_backend_pid()';
    const statement = async () => (await owner.query(waiting, [`^create role .*${application.user}`])).rows[0]?.query;
    await expect.poll(statement).toMatch(/ password /);
    expect(await statement()).toMatch(/ password 'SCRAM-SHA-256\$4096:[^ ]+$/);
    await watcher.query('rollback');
    await made;
    const client = new pg.Client(application);
    await client.connect();
    expect((await client.query('select current_user as name')).rows).toEqual([{ name: application.user }]);
    await client.end();
  } finally {
    await watcher.query('rollback');
    await made;
    await watcher.query(`drop owned by ${application.user}; drop role ${application.user}`);
    watcher.release();
    await owner.end();
    await database.drop();
  }
});

test('one whose letters PostgreSQL would write otherwise is left to the operator', async () => {
  const database = await createTestDatabase();
  const superuser = { ...inject('testCluster'), database: database.connection.database };
  const owner = new pg.Pool(superuser);
  const connection = { ...superuser, user: `made_${superuser.database}`, password: 'श्रीमान\u00a0ﬁ' };
  try {
    await expect(letApplicationIn(owner, { connection })).rejects.toThrow('create role');
  } finally {
    await owner.end();
    await database.drop();
  }
});
