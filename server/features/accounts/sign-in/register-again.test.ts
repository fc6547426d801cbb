import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { goodPassword, randomEmail, registration } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { waitingForLock } from '../../../test/waiting-for-lock.ts';

const server = serverForAll({ now: new Date('2026-11-20T09:00:00Z') });
let email: string;
beforeEach(() => {
  email = randomEmail();
});

const key = 'a'.repeat(32);

const send = (overrides: Record<string, unknown> = {}, idempotencyKey?: string) =>
  server.request('POST', '/api/auth/register', {
    body: registration({ email, ...overrides }),
    ...(idempotencyKey !== undefined && { headers: { 'Idempotency-Key': idempotencyKey } }),
  });

/** Sends it whole and is cut off while the server is at it. */
async function sendAndLeave(idempotencyKey?: string): Promise<void> {
  const body = JSON.stringify(registration({ email }));
  const more = idempotencyKey === undefined ? '' : `Idempotency-Key: ${idempotencyKey}\r\n`;
  const head = `POST /api/auth/register HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}`;
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await server.owner.transaction().execute(async (held) => {
    await sql`lock table users in exclusive mode`.execute(held);
    socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    await expect.poll(() => waitingForLock(server)).toBe(1);
    socket.resetAndDestroy();
    await once(socket, 'close');
  });
  await expect.poll(accounts).toBe(1);
}

async function accounts(): Promise<number> {
  const { db } = server.services;
  return (await db.selectFrom('users').select('id').where('email', '=', email).execute()).length;
}

async function expectTaken(answer: Promise<{ status: number; body: unknown; headers: Headers }>) {
  const { status, body, headers } = await answer;
  expect([status, body, headers.has('retry-after'), headers.has('set-cookie')]).toEqual([
    409,
    { msg: expect.any(String), code: 'email_taken' },
    false,
    false,
  ]);
}

test('a registration whose answer was lost signs in when it is sent again with its key', async () => {
  await sendAndLeave(key);
  const again = await send({}, key);
  expect(again.status).toBe(201);
  expect(again.body.user).toMatchObject({ email, role: 'employee' });
  expect((await server.request('GET', '/api/auth/me', { token: again.body.token })).status).toBe(200);
  expect(await accounts()).toBe(1);
  expect(server.mails().filter(({ to }) => to === email)).toEqual([]);
});

test('also where the server could not know that the answer was lost', async () => {
  const first = await send({}, key);
  const again = await send({}, key);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body.user.id).toBe(first.body.user.id);
});

test('also while the first one is still being looked at', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => send({}, key)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await accounts()).toBe(1);
});

test('a sender without a key is signed in where the connection broke before the answer', async () => {
  await sendAndLeave();
  await expect.poll(async () => (await send()).status).toBe(201);
  expect(await accounts()).toBe(1);
});

test('409 without the key, with another one, and later than a quarter of an hour', async () => {
  expect((await send({}, key)).status).toBe(201);
  await expectTaken(send());
  await expectTaken(send({}, 'b'.repeat(32)));
  server.clock.advance({ minutes: 16 });
  await expectTaken(send({}, key));
});

test('without a key and with an answer that came, the second is 409', async () => {
  expect((await send()).status).toBe(201);
  await expectTaken(send());
});

test('a stranger learns nothing by a wrong password, and guesses no more than at the login', async () => {
  await sendAndLeave();
  for (let guess = 0; guess < 8; guess += 1) await expectTaken(send({ password: `Wrong#Guess${guess}0` }));
  // The guesses have used up what a login has: even the right one waits now, and is told no more than before.
  await expectTaken(send());
  const login = await server.request('POST', '/api/auth/login', { body: { email, password: goodPassword } });
  expect(login.status).toBe(429);
});

test('no way in for someone who has left, or whose account was closed', async () => {
  expect((await send({}, key)).status).toBe(201);
  const { db, now } = server.services;
  const account = db.updateTable('users').where('email', '=', email);
  await account.set({ disabled_at: now() }).execute();
  await expectTaken(send({}, key));
  await account.set({ disabled_at: null, left_on: '2026-11-20', left_at: now() }).execute();
  await expectTaken(send({}, key));
});

test('what is stored of it tells no one who has registered', async () => {
  await send({}, key);
  const rows = await server.services.db.selectFrom('attempts').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(email);
  expect(Buffer.concat(rows.map((row) => row.key)).includes(key)).toBe(false);
});
