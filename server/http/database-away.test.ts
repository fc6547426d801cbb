import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { noRoomMessage } from '../../domain/messages/en/errors.ts';
import { registerPerson } from '../test/people.ts';
import { serverAsNew } from '../test/server-as-new.ts';
import { serverForAll } from '../test/test-server.ts';
import type { TestServer } from '../test/test-server.ts';

const busy = { msg: 'We’re busy right now. Please try again shortly.', code: 'unavailable' };

const server = serverAsNew();
/** With a log of its own: what repeats is said once a minute. */
const alone = serverForAll();

const token = async (on = server) => (await registerPerson(on)).token;
const submit = (by: string, on = server) => on.request('POST', '/api/mood', { token: by, body: { mood: 'calm' } });

const linesOf = (event: string, on = server) =>
  on
    .logLines()
    .map((line) => JSON.parse(line))
    .filter((line) => line.event === event);

/** From now on each new mood meets this, as the server says it. */
async function failMoodsWith(state: string, { owner: db }: TestServer = server): Promise<void> {
  await sql
    .raw(
      `create or replace function fail() returns trigger language plpgsql as
    $$ begin raise exception 'secret-row' using errcode = '${state}'; end $$`,
    )
    .execute(db);
  await sql`create or replace trigger fails before insert on moods for each row execute function fail()`.execute(db);
}
afterEach(async () => {
  for (const { owner } of [server, alone]) await sql`drop trigger if exists fails on moods`.execute(owner);
});

async function expectRefusals(code: string, { calls, on }: { calls: number; on: TestServer }): Promise<void> {
  const by = await token(on);
  for (let count = 0; count < calls; count += 1) {
    const answer = await submit(by, on);
    expect([answer.status, answer.headers.get('retry-after'), answer.body]).toEqual([
      503,
      '1',
      code === '53100' ? { ...busy, msg: noRoomMessage } : busy,
    ]);
  }
  expect(linesOf('fault', on)).toEqual([]);
  expect(linesOf('database_away', on).map(({ level, fault }) => [level, fault.code])).toEqual([['warn', code]]);
  expect(on.logLines().join('\n')).not.toContain('secret-row');
}

describe('D5: what the database can not do now is 503, with one line in the log', () => {
  test('a full disk, which many calls meet', async () => {
    await failMoodsWith('53100', alone);
    await expectRefusals('53100', { calls: 40, on: alone });
    expect(linesOf('call', alone).filter(({ status }) => status === 503)).toHaveLength(1);
  });

  test.each([
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
    await expectRefusals(state, { calls: 3, on: server });
  });

  test('a database that was switched to reading only, and back', async () => {
    const { services, owner } = alone;
    const { db } = services;
    const by = await token(alone);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const name = sql.id(rows[0]?.name ?? '');
    const cut = async () => {
      const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and usename = current_user`;
      await others.execute(db);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => undefined);
      await expect.poll(async () => (await alone.request('GET', '/api/health')).status).toBe(200);
    };
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(owner);
    await cut();
    await expect.poll(async () => (await submit(by, alone)).status).toBe(503);
    await expect.poll(() => linesOf('database_away', alone).some(({ fault }) => fault.code === '25006')).toBe(true);
    expect((await alone.request('GET', '/api/mood', { token: by })).status).toBe(200);
    const ready = await alone.request('GET', '/api/ready');
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '1']);
    await owner.connection().execute(async (one) => {
      await sql`set default_transaction_read_only = off`.execute(one);
      await sql`alter database ${name} reset default_transaction_read_only`.execute(one);
    });
    await cut();
    await expect.poll(async () => (await submit(by, alone)).status).toBe(201);
    await expect.poll(async () => (await alone.request('GET', '/api/ready')).status).toBe(200);
  });
});

test('a fault of ours is still 500, said once a minute for each place', async () => {
  const by = await token();
  await failMoodsWith('P0001');
  for (let count = 0; count < 5; count += 1) expect((await submit(by)).status).toBe(500);
  expect(linesOf('fault')).toHaveLength(1);
});
