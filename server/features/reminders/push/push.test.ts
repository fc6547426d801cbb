import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PooledDatabase } from '../../../db/pooled-database.ts';
import { goodPassword, registerPerson, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { startPushReceiver } from '../../../test/push-receiver.ts';
import type { PushReceiver } from '../../../test/push-receiver.ts';
import { startTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { secondProcess, subscriptionsPath } from '../../../test/subscribed-people.ts';
import { ensurePushKeys } from './push-keys.ts';

let server: TestServer;
let receiver: PushReceiver;
let person: SignedInPerson;
beforeEach(async () => {
  receiver = await startPushReceiver();
  server = await startTestServer({ config: { pushHosts: [receiver.origin] } });
  person = await registerPerson(server);
});
afterEach(async () => {
  await server.close();
  await receiver.close();
});

const key = (token = person.token) => server.request('GET', '/api/push/key', { token });
const subscribe = (body: unknown, token = person.token) => server.request('POST', subscriptionsPath, { token, body });
const unsubscribe = () => server.request('DELETE', subscriptionsPath, { token: person.token });
const stored = () => server.services.db.selectFrom('push_subscriptions').selectAll().execute();
const wanted = (device?: string) => ({ ...receiver.subscription(device), time_zone: 'Asia/Kolkata' });

async function signIn({ user }: SignedInPerson): Promise<string> {
  const body = { email: user.email, password: goodPassword };
  return (await server.request('POST', '/api/auth/login', { body })).body.token;
}

describe('the key', () => {
  test('is a point of the curve, the same for everybody and every process', async () => {
    const other = await secondProcess(server);
    const made = await Promise.all(
      [server.services, other.services].flatMap((one) => [ensurePushKeys(one), ensurePushKeys(one)]),
    );
    await other.close();
    expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1);
    const { status, body } = await key();
    expect(status).toBe(200);
    expect(body).toEqual({ key: made[0]?.publicKey, available: true, subscribed: false });
    expect(Buffer.from(body.key, 'base64url')).toHaveLength(65);
    expect((await key((await registerPerson(server)).token)).body).toEqual(body);
  });

  test('has a private half that no answer and no line of the log contains', async () => {
    const { privateKey } = await ensurePushKeys(server.services);
    const answers = [await key(), await subscribe(wanted()), await unsubscribe()];
    expect(answers.map(({ text }) => text).join()).not.toContain(privateKey);
    expect(server.logLines().join()).not.toContain(privateKey);
    const { rows } = await sql<{ line: string }>`select t::text as line from push_state as t`.execute(
      server.services.db,
    );
    const state = rows.map(({ line }) => line).join();
    for (const form of [
      privateKey,
      Buffer.from(privateKey).toString('hex'),
      Buffer.from(privateKey, 'base64url').toString('hex'),
    ])
      expect(state).not.toContain(form);
  });
});

describe('a subscription', () => {
  test('is stored for the session that sends it, and once however often it is sent', async () => {
    const body = { ...wanted(), expirationTime: null };
    const answers = await Promise.all([subscribe(body), subscribe(body), subscribe(body)]);
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, { subscribed: true }]);
    const rows = await stored();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ user_id: person.user.id, endpoint: body.endpoint, time_zone: 'Asia/Kolkata' });
    expect((await key()).body.subscribed).toBe(true);
    expect((await key(await signIn(person))).body.subscribed).toBe(false);
  });

  test('sent again moves no time, unless the zone is another one', async () => {
    const body = wanted();
    await subscribe(body);
    const [first] = await stored();
    server.clock.advance({ minutes: 20 });
    await subscribe(body);
    expect(await stored()).toEqual([first]);
    await subscribe({ ...body, time_zone: 'Europe/Berlin' });
    expect(await stored()).toMatchObject([{ time_zone: 'Europe/Berlin', look_at: server.clock.now() }]);
  });

  test('takes the place of the one that the session had', async () => {
    await subscribe(wanted('first'));
    await subscribe(wanted('second'));
    expect((await stored()).map(({ endpoint }) => endpoint)).toEqual([`${receiver.origin}/push/second`]);
  });

  test('of a device belongs to who has signed in on it last', async () => {
    const body = wanted('shared');
    await subscribe(body);
    const next = await registerPerson(server);
    await subscribe(body, next.token);
    expect((await stored()).map(({ user_id }) => user_id)).toEqual([next.user.id]);
    expect((await key()).body.subscribed).toBe(false);
  });

  test('of a device that several sessions claim at once belongs to one of them', async () => {
    const body = wanted('shared');
    const tokens = await Promise.all(Array.from({ length: 4 }, () => signIn(person)));
    const answers = await Promise.all(tokens.map((token) => subscribe(body, token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await stored()).toHaveLength(1);
  });

  test('ends when it is taken back, again and again, and only the own one', async () => {
    const other = await registerPerson(server);
    await subscribe(wanted());
    await subscribe(wanted(), other.token);
    for (const answer of [await unsubscribe(), await unsubscribe()]) {
      expect([answer.status, answer.body]).toEqual([200, { subscribed: false }]);
    }
    expect((await stored()).map(({ user_id }) => user_id)).toEqual([other.user.id]);
  });

  test('needs a way to the push service', async () => {
    const body = wanted();
    await receiver.close();
    const answer = await subscribe(body);
    expect([answer.status, answer.body.code]).toEqual([503, 'push_unreachable']);
    expect(answer.body.msg).toMatch(/push service\.$/);
    expect(await stored()).toEqual([]);
    expect((await key()).body.available).toBe(false);
    await receiver.reopen();
    expect((await subscribe(body)).status).toBe(200);
  });
});

describe('refused', () => {
  const good = () => wanted('device');
  const faults: [string, () => object][] = [
    ['endpoint', () => ({ endpoint: undefined })],
    ['endpoint', () => ({ endpoint: 'https://example.org/push/device' })],
    ['endpoint', () => ({ endpoint: 'http://127.0.0.1:1/push/device' })],
    ['endpoint', () => ({ endpoint: 'http://169.254.169.254/latest/meta-data' })],
    ['endpoint', () => ({ endpoint: `${receiver.origin}@example.org/push/device` })],
    ['endpoint', () => ({ endpoint: 'file:///etc/passwd' })],
    ['endpoint', () => ({ endpoint: `${receiver.origin}/${'x'.repeat(2000)}` })],
    ['endpoint', () => ({ endpoint: 7 })],
    ['keys', () => ({ keys: undefined })],
    ['keys', () => ({ keys: { ...good().keys, p256dh: undefined } })],
    ['keys', () => ({ keys: { ...good().keys, auth: 'short' } })],
    ['keys', () => ({ keys: { ...good().keys, p256dh: 'A'.repeat(87) } })],
    ['time_zone', () => ({ time_zone: undefined })],
    ['time_zone', () => ({ time_zone: 'Asia/Atlantis' })],
    ['time_zone', () => ({ time_zone: 330 })],
  ];

  test.each(faults)('for its %s: case %#', async (field, fault) => {
    const answer = await subscribe({ ...good(), ...fault() });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect(await stored()).toEqual([]);
  });
});

test('where it is switched off there is no key, and nothing is stored', async () => {
  server.services.config.pushHosts = ['none'];
  expect((await key()).body).toEqual({ key: null, available: false, subscribed: false });
  const answer = await subscribe(wanted());
  expect([answer.status, answer.body.code]).toEqual([503, 'push_unreachable']);
  expect(await stored()).toEqual([]);
});

test('an admin’s change, which has all devices looked at again, is no short work', async () => {
  const long = await secondProcess(server);
  if (server.services.db instanceof PooledDatabase) server.services.db.longWork = long.services.db;
  await subscribe(wanted());
  await sql`update push_subscriptions set look_at = look_at + interval '1 hour'`.execute(server.owner);
  const { token } = await signedInAdmin(server);
  const body = { mood_popup_1: '09:00', mood_popup_2: '15:00', water_interval_minutes: 9, posture_interval_minutes: 9 };
  const saved = await server.owner.transaction().execute(async (holder) => {
    const { rows } = await sql<{ pid: number }>`
      select pg_backend_pid() as pid from push_subscriptions for update`.execute(holder);
    const answer = server.request('POST', '/api/admin/reminder-settings', { token, body });
    const waiting = sql<{ pool: string }>`
      select application_name as pool from pg_stat_activity where ${rows[0]?.pid} = any(pg_blocking_pids(pid))`;
    const found = async () => (await waiting.execute(server.services.db)).rows;
    await expect.poll(found).toEqual([{ pool: 'evenkeel-second' }]);
    return { answer };
  });
  expect((await saved.answer).status).toBe(200);
  await long.close();
});
