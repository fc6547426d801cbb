import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { noRoomMessage } from '../../domain/messages/en/errors.ts';
import { registerPerson } from '../test/people.ts';
import { serverForEach } from '../test/test-server.ts';

const busy = { msg: 'We’re busy right now. Please try again shortly.', code: 'unavailable' };

const server = serverForEach();
let token: string;
beforeEach(async () => {
  ({ token } = await registerPerson(server));
});

const submit = () => server.request('POST', '/api/mood', { token, body: { mood: 'calm' } });

const linesOf = (event: string) =>
  server
    .logLines()
    .map((line) => JSON.parse(line))
    .filter((line) => line.event === event);

/** From now on each new mood meets this, as the server says it. */
async function failMoodsWith(state: string): Promise<void> {
  const { owner: db } = server;
  await sql
    .raw(
      `create or replace function fail() returns trigger language plpgsql as
    $$ begin raise exception 'secret-row' using errcode = '${state}'; end $$`,
    )
    .execute(db);
  await sql`create or replace trigger fails before insert on moods for each row execute function fail()`.execute(db);
}

async function expectRefusals(code: string): Promise<void> {
  for (let count = 0; count < 40; count += 1) {
    const answer = await submit();
    expect([answer.status, answer.headers.get('retry-after'), answer.body]).toEqual([
      503,
      '1',
      code === '53100' ? { ...busy, msg: noRoomMessage } : busy,
    ]);
  }
  expect(linesOf('fault')).toEqual([]);
  expect(linesOf('database_away').map(({ level, fault }) => [level, fault.code])).toEqual([['warn', code]]);
  expect(linesOf('call').filter(({ status }) => status === 503)).toHaveLength(1);
  expect(server.logLines().join('\n')).not.toContain('secret-row');
}

describe('D5: what the database can not do now is 503, with one line in the log', () => {
  test.each([
    ['a full disk', '53100'],
    ['no memory', '53200'],
    ['no connection left', '53300'],
    ['a database that can only be read', '25006'],
    ['ended by an operator', '57P01'],
    ['ended after a crash', '57P02'],
    ['starting', '57P03'],
    ['a broken connection', '08006'],
    ['a lock that did not come', '55P03'],
    ['a disk that fails', '58030'],
  ])('%s', async (_name, state) => {
    await failMoodsWith(state);
    await expectRefusals(state);
  });

  test('a database that was switched to reading only, and back', async () => {
    const { db, owner } = { db: server.services.db, owner: server.owner };
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const name = sql.id(rows[0]?.name ?? '');
    const cut = async () => {
      const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and usename = current_user`;
      await others.execute(db);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => undefined);
      await expect.poll(async () => (await server.request('GET', '/api/health')).status).toBe(200);
    };
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(owner);
    await cut();
    await expect.poll(async () => (await submit()).status).toBe(503);
    await expect.poll(() => linesOf('database_away').some(({ fault }) => fault.code === '25006')).toBe(true);
    expect((await server.request('GET', '/api/mood', { token })).status).toBe(200);
    const ready = await server.request('GET', '/api/ready');
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '1']);
    await owner.connection().execute(async (one) => {
      await sql`set default_transaction_read_only = off`.execute(one);
      await sql`alter database ${name} reset default_transaction_read_only`.execute(one);
    });
    await cut();
    await expect.poll(async () => (await submit()).status).toBe(201);
    await expect.poll(async () => (await server.request('GET', '/api/ready')).status).toBe(200);
  });
});

test('a fault of ours is still 500, said once a minute for each place', async () => {
  await failMoodsWith('P0001');
  for (let count = 0; count < 5; count += 1) expect((await submit()).status).toBe(500);
  expect(linesOf('fault')).toHaveLength(1);
});
