import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertNotice } from '../../notices/notices.queries.ts';
import { goodPassword, signedInAdmin, signedInCounsellor } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { startPushReceiver } from '../../../test/push-receiver.ts';
import type { PushReceiver } from '../../../test/push-receiver.ts';
import { addPasskey, firstStep, passkeyAddress, turnTotpOn } from '../../../test/second-factors.ts';
import { staffFile, staffImporter } from '../../../test/staff-files.ts';
import { submitAll } from '../../../test/submissions.ts';
import { subscribedPerson } from '../../../test/subscribed-people.ts';
import { startTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { eraseDueAccounts } from './erase-accounts.ts';
import { mailDueResets } from '../../../test/sent-mails.ts';

/** Walks every table and column that there is: nothing of an erased person is left but ids, actions and times. */

let server: TestServer;
let receiver: PushReceiver;
beforeAll(async () => {
  receiver = await startPushReceiver();
  server = await startTestServer({
    now: new Date('2026-11-20T06:00:00Z'),
    config: {
      sessionIdleMinutes: 525_600,
      sessionMaxHours: 8760,
      pushHosts: [receiver.origin],
      publicUrl: passkeyAddress,
    },
  });
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

interface Place {
  table: string;
  column: string;
}

/** Every column that refers to people: by a reference, or as a plain id where the row outlives them. */
async function idColumns(): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name <> 'linked_evidence' and data_type = 'uuid'`.execute(
    server.services.db,
  );
  return rows;
}

async function placesOf({ user }: SignedInPerson): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await idColumns()) {
    const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${user.id}`.execute(
      server.services.db,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}

/** Tables that hold one of these texts in any column. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'linked_evidence'`.execute(
    server.services.db,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.table(name)} as t`.execute(
      server.services.db,
    );
    if (rows.some(({ line }) => texts.some((text) => line.includes(text)))) found.push(name);
  }
  return found.toSorted();
}

/** Someone of whom there is something in every table that can hold it. */
async function personEverywhere(admin: SignedInPerson): Promise<SignedInPerson> {
  const person = await subscribedPerson(server, receiver);
  const { token, user } = person;
  const say = async (method: string, path: string, body?: unknown, by = token) => {
    const answer = await server.request(method, path, { token: by, body });
    expect([path, answer.status < 300, answer.text]).toEqual([path, true, answer.text]);
    return answer.body;
  };
  await submitAll(server, token, 'GAD-7', 2);
  const mood = await say('POST', '/api/mood', { mood: 'sad' });
  await say('PUT', `/api/mood/${mood.id}/context`, { tags: ['work'], note: 'Too much' });
  await say('PUT', '/api/mood-tags', { tags: ['work'] });
  const plan = { warning_signs: 'a', what_helps: 'b', people: 'c', professionals: 'd', safe_place: 'e' };
  await say('PUT', '/api/safety-plan', plan);
  await say('PUT', '/api/reminders/mine', { water_on: false });
  await say('PUT', '/api/sharing', { shares: true });
  await say('PUT', '/api/look-notices', { by_mail: true });
  const counsellor = await signedInCounsellor(server);
  const wish = { consent: true, phone: '+91 90000 11111', preferred_time: 'After six', note: 'Please' };
  const { request } = await say('POST', '/api/call-back', wish);
  await say('POST', `/api/counsellor/requests/${request.id}/taken`, undefined, counsellor.token);
  await say('POST', '/api/call-back', wish);
  await server.services.db
    .transaction()
    .execute((db) =>
      insertNotice(db, { kind: 'policy_loosened', detail: {}, userId: user.id, now: server.clock.now() }),
    );
  for (const policy of ['reason', 'open', 'reason'])
    await say('PUT', '/api/admin/record-policy', { policy }, admin.token);
  const [notice] = await say('GET', '/api/notices');
  await say('POST', `/api/notices/${notice.id}/seen`, {});
  const given = { reason: 'They asked me about it', password: goodPassword };
  await say('POST', `/api/admin/record-access/${user.id}`, given, admin.token);
  await say('GET', `/api/admin/employee-details/${user.id}`, undefined, admin.token);
  await say('PUT', `/api/admin/people/${user.id}/details`, { name: 'Asha Devi' }, admin.token);
  await say('PUT', '/api/check-ins/mine', { in_bar: true });
  await say('POST', '/api/account/email', { email: 'new@example.org', password: goodPassword });
  await leaveTraces(user.id);
  const forgotten = { email: user.email };
  await say('POST', '/api/auth/forgot-password', forgotten);
  await mailDueResets(server.services, async () => undefined);
  await say('POST', '/api/auth/forgot-password', forgotten);
  await staffImporter(server, admin).store(staffFile([{ email: user.email }]));
  await server.services.db.deleteFrom('staff_imports').execute();
  await say('POST', '/api/auth/registration-link', forgotten);
  // On a device that is new, of which a mail tells.
  await firstStep(server, person);
  await addSecondFactors(person);
  return person;
}

/** What the links of an earlier change of e-mail and of an earlier leaving have left, and an identity at a provider. */
async function leaveTraces(userId: string): Promise<void> {
  const { db } = server.services;
  const ends = { user_id: userId, expires_at: new Date('2099-01-01') };
  await db
    .insertInto('leaving_links')
    .values({ ...ends, token_hash: Buffer.from('a') })
    .execute();
  await db
    .insertInto('sso_identities')
    .values({ issuer: 'https://login.example.org', subject: 'asha', user_id: userId, linked_at: server.clock.now() })
    .execute();
  const undo = { id: randomUUID(), old_email: 'old@example.org', password_hash: 'none', token_hash: Buffer.from('b') };
  await db
    .insertInto('email_undos')
    .values({ ...ends, ...undo })
    .execute();
}

/** Each kind, and a sign-in and a passkey that are under way. */
async function addSecondFactors(person: SignedInPerson): Promise<void> {
  await turnTotpOn(server, person);
  await addPasskey(server, person, 'The phone of Asha');
  await firstStep(server, person);
  const body = { password: goodPassword };
  await server.request('POST', '/api/account/passkeys/options', { token: person.token, body });
}

test('of an erased account no column of any table holds anything but who did what and when, and a year later not that', async () => {
  const { db } = server.services;
  const admin = await signedInAdmin(server);
  const person = await personEverywhere(admin);
  const texts = [person.user.email, receiver.origin, 'old@example.org', 'new@example.org', 'The phone of Asha'];

  // Else the test would prove nothing: a table that is new has to be filled above.
  const ofCounsellors = [
    'call_back_counsellors.counsellor_id',
    'call_backs.taken_by',
    'counsellor_hours.user_id',
    'overdue_mails.user_id',
  ];
  const notOfAPerson = [
    'audit_events.salt',
    'sessions.id',
    'staff_list.id',
    'staff_imports.id',
    'registration_links.staff_id',
    'access_log.admin_id',
    'call_back_counsellors.call_back_id',
    'call_backs.id',
    'help_lines.id',
    'email_changes.id',
    'email_undos.id',
    'posts.id',
    'suggestions.id',
    'passkeys.id',
    'admin_requests.id',
  ];
  const byAdmins = [
    'admin_requests.asked_by',
    'watched_rounds.actor_id',
    // About another admin, and gone with the role.
    'admin_requests.person_id',
    'board_report_recipients.admin_id',
    'email_changes.asked_by',
    'record_access.admin_id',
    'record_policies.changed_by',
    'coming_policy.announced_by',
    'staff_imports.admin_id',
  ];
  expect(await placesOf(person)).toEqual(
    (await idColumns())
      .map(({ table, column }) => `${table}.${column}`)
      .filter((place) => ![...notOfAPerson, ...ofCounsellors, ...byAdmins, 'audit_events.actor_id'].includes(place))
      .toSorted(),
  );
  expect(await tablesWith(texts)).toEqual([
    'email_changes',
    'email_undos',
    'outbox',
    'passkeys',
    'push_subscriptions',
    'staff_list',
    'users',
  ]);

  await server.request('POST', '/api/account/erasure', { token: person.token, body: { password: goodPassword } });
  server.clock.advance({ days: 7 });
  await eraseDueAccounts(server.services);
  expect(await placesOf(person)).toEqual([
    'access_log.person_id',
    'audit_events.actor_id',
    'audit_events.person_id',
    'security_events.person_id',
  ]);
  expect(await tablesWith(texts)).toEqual([]);
  const looks = await db.selectFrom('access_log').selectAll().execute();
  expect(looks).toEqual([
    {
      id: expect.any(Number),
      at: expect.any(Date),
      admin_id: admin.user.id,
      person_id: person.user.id,
      policy: 'reason',
      reason: null,
      admin_then: null,
    },
  ]);
  const events = await db.selectFrom('audit_events').selectAll().where('person_id', '=', person.user.id).execute();
  for (const { detail, ...event } of events) {
    expect(Object.keys(event).toSorted()).toEqual([
      'action',
      'actor_id',
      'at',
      'id',
      'person_id',
      'request_id',
      'route',
      'salt',
    ]);
    expect(detail).toEqual({});
  }

  server.clock.advance({ days: 366 });
  await eraseDueAccounts(server.services);
  expect(await placesOf(person)).toEqual([]);
});
