import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../db/test-database.ts';
import type { TestDatabase } from '../../db/test-database.ts';
import { callsTo, patientCallsTo } from '../../test/calls-to.ts';
import { freePort } from '../../test/free-port.ts';
import { goodPassword, registration } from '../../test/people.ts';
import { databaseUrl, runMain } from '../../test/run-main.ts';
import type { MainProcess } from '../../test/run-main.ts';
import { isLong } from '../../test/long-form.ts';

const token = 'a-token-of-more-than-twenty';
const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-ready-'));
let database: TestDatabase;
let server: MainProcess;
let address: string;
let port: number;
beforeAll(async () => {
  database = await createTestDatabase();
  port = await freePort();
  server = runMain({
    DATABASE_URL: databaseUrl(database.connection),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: goodPassword,
    METRICS_PORT: String(port),
    METRICS_TOKEN: token,
    DRAIN_SECONDS: '300',
  });
  address = await server.ready;
});
afterAll(async () => {
  server?.child.kill('SIGINT');
  await server?.ended;
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What the gauge says, and the reasons of `/api/ready`. */
async function both(): Promise<[string | undefined, string[] | undefined]> {
  const headers = { Authorization: `Bearer ${token}`, Connection: 'close' };
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
  const answer = await (await fetch(`${address}/api/ready`, { headers: { Connection: 'close' } })).json();
  return [/^evenkeel_ready (\d)$/m.exec(text)?.[1], answer.reasons];
}
const wait = { interval: 200 };

test.runIf(isLong)(
  'evenkeel_ready says what /api/ready says: a database that can only be read, one with a full disk, a stop',
  async () => {
    expect(await both()).toEqual(['1', undefined]);

    const name = sql.id(database.connection.database);
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(database.db);
    await cut.execute(database.db);
    await expect.poll(both, wait).toEqual(['0', ['database']]);
    await database.db.connection().execute(async (one) => {
      await sql`set default_transaction_read_only = off`.execute(one);
      await sql`alter database ${name} reset default_transaction_read_only`.execute(one);
      await cut.execute(one);
    });
    await expect.poll(both, wait).toEqual(['1', undefined]);

    await sql`create function fail() returns trigger language plpgsql as
    $$ begin raise exception 'full' using errcode = '53100'; end $$`.execute(database.db);
    await sql`create trigger fails before insert on moods for each row execute function fail()`.execute(database.db);
    const call = callsTo(address);
    const { token: own } = (await patientCallsTo(address)('POST', '/api/auth/register', { body: registration() })).body;
    const log = async () => (await call('POST', '/api/mood', { token: own, body: { mood: 'calm' } })).status;
    // The disk is held to be full for a while alone, which a busy machine may need for two questions.
    const afterRefusal = async () => [await log(), ...(await both())];
    await expect.poll(afterRefusal, wait).toEqual([503, '0', ['disk']]);
    const forReading = await fetch(`${address}/api/ready?for=reading`);
    expect(forReading.status).toBe(200);
    // Nothing is refused before it was tried: how else would anyone learn that there is room again?
    await sql`drop trigger fails on moods`.execute(database.db);
    expect(await log()).toBe(201);

    server.child.kill('SIGTERM');
    await expect.poll(both, wait).toEqual(['0', expect.arrayContaining(['draining'])]);
    // Ends the pause.
    server.child.kill('SIGINT');
    expect((await server.ended).code).toBe(0);
  },
);
