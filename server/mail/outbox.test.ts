import { expect, test } from 'vitest';
import { registerPerson } from '../test/people.ts';
import { mailWriters } from '../process/features.ts';
import { mailToAccounts, sendDueMails } from '../test/sent-mails.ts';
import { serverForAll } from '../test/test-server.ts';
import { queueMail } from './outbox.queries.ts';

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

test('a fault of what writes a mail is logged with its places, one of the mail server without what it said', async () => {
  const { db, now } = server.services;
  const { user } = await registerPerson(server);
  const queue = () => queueMail(db, { kind: 'recovery_codes_renewed', userIds: [user.id], detail: {}, now: now() });
  const lastFault = () =>
    server
      .logLines()
      .map((line): { event?: string; fault?: unknown } => JSON.parse(line))
      .findLast(({ event }) => event === 'mail_failed')?.fault;
  const breaks = async () => Promise.reject(new TypeError('no words'));
  await queue();
  const writers = { ...mailWriters, recovery_codes_renewed: breaks };
  await sendDueMails(server.services, { writers, send: breaks, lanes: ['account'] });
  expect(lastFault()).toMatchObject({ name: 'TypeError', message: 'no words' });
  expect(JSON.stringify(lastFault())).toContain('outbox.test.ts');
  server.clock.advance({ minutes: 2 });
  await mailToAccounts(server.services, breaks);
  expect(lastFault()).toEqual({ name: 'TypeError' });
});
