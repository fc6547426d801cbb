import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { goodPassword, registerPerson } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { activeIds, submissionOf } from '../../../test/submissions.ts';
import { eraseDueAccounts } from './erase-accounts.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { waitingForLock } from '../../../test/waiting-for-lock.ts';

const server = serverForAll({
  pool: { max: 20, acquireTimeoutMs: 60_000, statementTimeoutMs: 60_000, isNeverSilent: true },
});

const plan = { warning_signs: 'a', what_helps: '', people: '', professionals: '', safe_place: '' };

const calls: [string, string, (person: SignedInPerson) => unknown][] = [
  ['POST', '/api/mood', () => ({ mood: 'sad' })],
  ['PUT', '/api/safety-plan', () => plan],
  ['PUT', '/api/mood-tags', () => ({ tags: ['work'] })],
  ['PUT', '/api/sharing', () => ({ shares: true })],
  ['PUT', '/api/auth/update-profile', () => ({ ailments: 'asthma' })],
  ['POST', '/api/account/erasure', () => ({ password: goodPassword })],
  ['POST', '/api/auth/change-password', () => ({ password: goodPassword, newPassword: 'Other#River43' })],
  ['POST', '/api/auth/login', ({ user }) => ({ email: user.email, password: goodPassword })],
];

test('a call that is under way while its account is erased answers 401, and stores nothing', async () => {
  const { db } = server.services;
  const person = await registerPerson(server);
  const { token, user } = person;
  const submission = submissionOf('GAD-7', await activeIds(server, token, 'GAD-7'));
  const all = [...calls, ['POST', '/api/assessment', () => submission] as const];
  const { promise: erased, resolve: letGo } = Promise.withResolvers<undefined>();
  const { promise: deleted, resolve: isDeleted } = Promise.withResolvers<undefined>();
  const erasure = db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('users').where('id', '=', user.id).execute();
    isDeleted(undefined);
    await erased;
  });
  await deleted;
  const answers = all.map(([method, path, body]) =>
    server.request(method, path, { token: path.endsWith('login') ? undefined : token, body: body(person) }),
  );
  await expect.poll(() => waitingForLock(server)).toBe(all.length);
  letGo(undefined);
  await erasure;
  for (const [place, { status, body }] of (await Promise.all(answers)).entries()) {
    expect([all[place]?.[1], status, body.code]).toEqual([
      all[place]?.[1],
      401,
      all[place]?.[1]?.endsWith('login') ? 'wrong_login' : 'not_signed_in',
    ]);
  }
  expect(server.logLines().filter((line) => line.includes('"fault"'))).toEqual([]);
  const { rows } = await sql`select from assessments union all select from moods`.execute(db);
  expect(rows).toEqual([]);
});

test('of two whose time has come, the one that is held is waited for: no one is erased whose last records another may change', async () => {
  const { db } = server.services;
  const people = await Promise.all([registerPerson(server), registerPerson(server)]);
  const ids = people.map(({ user }) => user.id);
  const over = new Date(server.services.now().getTime() - 1000);
  const [first = ''] = ids;
  await db.updateTable('users').set({ erase_at: over }).where('id', 'in', ids).execute();
  await db
    .updateTable('users')
    .set({ erase_at: new Date(over.getTime() - 1000) })
    .where('id', '=', first)
    .execute();
  const left = async () => (await db.selectFrom('users').select('id').where('id', 'in', ids).execute()).length;
  const { promise: held, resolve: isHeld } = Promise.withResolvers<undefined>();
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const holder = db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('users').select('id').where('id', '=', first).forUpdate().execute();
    isHeld(undefined);
    await released;
  });
  await held;
  const erasing = eraseDueAccounts(server.services);
  await expect.poll(() => waitingForLock(server)).toBe(1);
  expect(await left()).toBe(2);
  release(undefined);
  await Promise.all([holder, erasing]);
  expect(await left()).toBe(0);
});
