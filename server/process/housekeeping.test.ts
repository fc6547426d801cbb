import { expect, test } from 'vitest';
import { countMail } from '../mail/mail-counts.queries.ts';
import { registerPerson } from '../test/people.ts';
import { startTestServer } from '../test/test-server.ts';
import { keepHouse } from './housekeeping.ts';
import { insertReset } from '../features/accounts/sign-in/resets.queries.ts';

test('housekeeping removes what has ended, and nothing else', async () => {
  const server = await startTestServer({ config: { sessionIdleMinutes: 60, sessionMaxHours: 24 } });
  const { db } = server.services;
  const rows = async () => ({
    sessions: (await db.selectFrom('sessions').selectAll().execute()).length,
    links: (await db.selectFrom('password_resets').selectAll().execute()).length,
    counted: (await db.selectFrom('mail_counts').selectAll().execute()).length,
    attempts: (await db.selectFrom('attempts').selectAll().execute()).length,
  });
  const addLink = async () => {
    const { user } = await registerPerson(server);
    const expiresAt = new Date(server.clock.now().getTime() + 600_000);
    await insertReset(db, { userId: user.id, tokenHash: Buffer.from(user.id), expiresAt });
    await countMail(db, { kind: 'reset', to: user, most: 3, now: server.clock.now() });
  };
  await addLink();
  await keepHouse(server.services);
  expect(await rows()).toEqual({ sessions: 1, links: 1, counted: 1, attempts: 1 });

  server.clock.advance({ minutes: 59 });
  await addLink();
  await keepHouse(server.services);
  // The first works no more, and counts among the mails of the hour.
  expect(await rows()).toEqual({ sessions: 2, links: 1, counted: 2, attempts: 1 });

  server.clock.advance({ minutes: 1 });
  await keepHouse(server.services);
  expect(await rows()).toEqual({ sessions: 1, links: 1, counted: 1, attempts: 0 });
  await server.close();
});
