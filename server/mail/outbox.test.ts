import { expect, test } from 'vitest';
import { registerPerson } from '../test/people.ts';
import { mailToAccounts } from '../test/sent-mails.ts';
import { serverForAll } from '../test/test-server.ts';

const server = serverForAll();

const waiting = async () =>
  (await server.services.db.selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind);

test('a kind that only a newer version knows waits for it, delays no other, and is given up after three days', async () => {
  const { db, now } = server.services;
  const { user } = await registerPerson(server);
  const at = { lane: 'account', user_id: user.id, asked_at: now(), next_attempt_at: now() };
  const kinds = ['of_tomorrow', 'recovery_codes_renewed'];
  await db
    .insertInto('outbox')
    .values(kinds.map((kind) => ({ ...at, kind })))
    .execute();
  const subjects: string[] = [];
  const send = () => mailToAccounts(server.services, async ({ subject }) => void subjects.push(subject));
  await send();
  expect([subjects.length, await waiting()]).toEqual([1, ['of_tomorrow']]);
  server.clock.advance({ hours: 70 });
  await send();
  expect(await waiting()).toEqual(['of_tomorrow']);
  server.clock.advance({ hours: 3 });
  await send();
  expect([subjects.length, await waiting()]).toEqual([1, []]);
});
