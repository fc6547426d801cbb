import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { countMail } from '../mail/mail-counts.queries.ts';
import { queueMail } from '../mail/outbox.queries.ts';
import { countAttempt, takeAttempt } from '../security/limits/attempts.queries.ts';
import { registerPerson } from '../test/people.ts';
import { mailToAccounts } from '../test/sent-mails.ts';
import { storeMood, storePerson } from '../test/stored-records.ts';
import { startTestServer } from '../test/test-server.ts';
import { keepHouse } from './housekeeping.ts';
import { insertReset } from '../features/accounts/sign-in/resets.queries.ts';
import { takeLogoutToken } from '../features/accounts/single-sign-on/logouts.queries.ts';
import { insertImport } from '../features/people/staff-list/imports.queries.ts';

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

test('what a clock that was a year ahead for a moment has written keeps no one out, and no mail back', async () => {
  const server = await startTestServer();
  const { db, now } = server.services;
  const { user } = await registerPerson(server);
  const key = Buffer.from('guessed');
  const policy = { free: 1, windowSeconds: 900, firstWaitSeconds: 60, longestWaitSeconds: 900 };
  server.clock.advance({ days: 365 });
  await queueMail(db, { kind: 'recovery_codes_renewed', userIds: [user.id], detail: {}, now: now() });
  await countMail(db, { kind: 'reset', to: user, most: 1, now: now() });
  await countAttempt(db, { key, policy, now: now() });
  await countAttempt(db, { key, policy, now: now() });
  server.clock.advance({ days: -365 });
  await keepHouse(server.services);
  const subjects: string[] = [];
  await mailToAccounts(server.services, async ({ subject }) => void subjects.push(subject));
  expect(subjects).toHaveLength(1);
  expect(await countMail(db, { kind: 'reset', to: user, most: 1, now: now() })).toHaveProperty('counted');
  expect(await takeAttempt(db, { key, policy, now: now() })).toBe(true);
  await server.close();
});

test('a step that fails, or an account that can not be erased, keeps nothing else from being erased', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenkeel-'));
  const server = await startTestServer({ config: { dataDir } });
  const { services, owner, clock } = server;
  const [first, second, kept] = [await storePerson(services), await storePerson(services), await storePerson(services)];
  await storeMood(services, kept, { mood: 'calm', at: new Date(clock.now().getTime() - 1100 * 86_400_000) });
  const due = (id: string, ms: number) =>
    services.db
      .updateTable('users')
      .set({ erase_at: new Date(clock.now().getTime() - ms) })
      .where('id', '=', id)
      .execute();
  await due(first, 2000);
  await due(second, 1000);
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'asha@example.org can not go'; end $$`.execute(owner);
  await sql`create trigger refused before delete on users for each row
    when (old.id = ${sql.lit(first)}::uuid) execute function refuse()`.execute(owner);
  // A folder in the place of a mail.
  const stubborn = join(dataDir, 'mail', '1-secret.eml');
  await mkdir(stubborn, { recursive: true });
  await utimes(stubborn, 0, 0);
  const left = async () => ({
    people: (await services.db.selectFrom('users').select('id').execute()).map(({ id }) => id).toSorted(),
    moods: (await services.db.selectFrom('moods').select('id').execute()).length,
  });

  await expect(keepHouse(services)).rejects.toThrow();
  expect(await left()).toEqual({ people: [first, kept].toSorted(), moods: 0 });
  const said = server.logLines().filter((line) => line.includes('"erasure_failed"'));
  expect(said.map((line) => JSON.parse(line).user)).toEqual([first]);
  expect(said.join()).not.toContain('asha@example.org');

  await sql`drop trigger refused on users`.execute(owner);
  await expect(keepHouse(services)).rejects.toThrow();
  expect(await left()).toEqual({ people: [kept], moods: 0 });
  await rm(dataDir, { recursive: true });
  await keepHouse(services);
  await server.close();
});

test('of what has ended the rest goes, whichever of it can not be removed', async () => {
  const server = await startTestServer();
  const { services, owner, clock } = server;
  const { db } = services;
  const left = async () => ({
    tokens: (await db.selectFrom('sso_logouts').selectAll().execute()).length,
    imports: (await db.selectFrom('staff_imports').select('id').execute()).length,
  });
  const adminId = await storePerson(services);
  await takeLogoutToken(db, Buffer.from('token'), clock.now());
  await insertImport(db, { adminId, content: Buffer.from('name,email'), now: clock.now() });
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'not today'; end $$`.execute(owner);
  for (const table of ['password_resets', 'leaving_links'])
    await sql`create trigger refused before delete on ${sql.table(table)} execute function refuse()`.execute(owner);

  clock.advance({ days: 1, minutes: 1 });
  await expect(keepHouse(services)).rejects.toThrow('not today');
  expect(await left()).toEqual({ tokens: 0, imports: 0 });
  await server.close();
});
