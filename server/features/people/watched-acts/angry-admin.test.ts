import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../../domain/contract/people.ts';
import { addDays, dayInZone } from '../../../../domain/dates.ts';
import { smtpSender } from '../../../mail/smtp-sender.ts';
import { startMailboxServer } from '../../../test/mailbox-server.ts';
import type { MailboxServer, ReceivedMail } from '../../../test/mailbox-server.ts';
import { registerPerson, signedInAdmin, signInAgain } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { runCommand } from '../../../test/run-command.ts';
import { databaseUrl } from '../../../test/run-main.ts';
import { storeMood, storePerson } from '../../../test/stored-records.ts';
import { startTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { followComing } from '../../privacy/record-policy/coming-policy.ts';
import { tellAdmins } from './tell-admins.ts';
import { mailToAccounts } from '../../../test/sent-mails.ts';

/** The twenty seconds of an angry admin, what waits and who is told, and how the house comes back. */

let server: TestServer;
let mailbox: MailboxServer;
let angry: SignedInPerson;
let other: SignedInPerson;
let third: SignedInPerson;
let friend: string;
let people: string[];

beforeAll(async () => {
  [server, mailbox] = await Promise.all([startTestServer(), startMailboxServer()]);
  [angry, other] = [await signedInAdmin(server), await signedInAdmin(server)];
  third = await registerPerson(server, { name: 'Chitra Das' });
  friend = await storePerson(server.services, { name: 'Friend' });
  people = await Promise.all(Array.from({ length: 50 }, () => storePerson(server.services)));
  for (const id of people) await storeMood(server.services, id, { mood: 'calm' });
  await done(other, 'PUT', 'admin/record-policy', { policy: 'reason' });
  await done(other, 'PUT', 'admin/registration', { rule: 'domain', domains: ['example.org'], confirms_email: false });
  await done(other, 'PUT', 'admin/organisation', { name: 'Foundation for Good Work' });
  await done(other, 'POST', 'admin/help-lines', {
    name: 'House line',
    numbers: ['1800-000-111'],
    hours: '9 to 5',
    source: 'https://example.org',
    verified_on: '2026-11-20',
  });
  await mailsTo(other);
  mailbox.mails.length = 0;
  server.clock.advance({ minutes: 11 });
});

afterAll(() => Promise.all([server.close(), mailbox.close()]));

const call = (by: SignedInPerson, method: string, path: string, body?: unknown) =>
  server.request(method, `/api/${path}`, { token: by.token, body });

async function done(by: SignedInPerson, method: string, path: string, body?: unknown) {
  const answer = await call(by, method, path, body);
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300);
  return answer.body;
}

/** What the two jobs hand over to the mail server now, for one person. */
async function mailsTo({ user }: SignedInPerson): Promise<ReceivedMail[]> {
  await tellAdmins(server.services);
  const before = mailbox.mails.length;
  await mailToAccounts(server.services, smtpSender(mailbox.url, server.services.config));
  return mailbox.mails.slice(before).filter(({ receivers }) => receivers.includes(user.email));
}

const isOfActs = ({ subject }: ReceivedMail) => subject?.includes('an admin made changes') ?? false;
const linesOf = ({ text = '' }: ReceivedMail) => text.split('\n').filter((line) => line.startsWith('- '));
const today = () => dayInZone(server.clock.now(), server.services.config.orgTimezone);

/** What the other admin sees of the house. */
async function house() {
  const [accounts, questions, lines, registration, organisation, reminders, policy] = [
    await done(other, 'GET', 'admin/people?limit=200'),
    await done(other, 'GET', 'questions'),
    await done(other, 'GET', 'help-lines'),
    await done(other, 'GET', 'admin/registration'),
    await done(other, 'GET', 'admin/organisation'),
    await done(other, 'GET', 'admin/reminder-settings'),
    await done(other, 'GET', 'admin/record-policy'),
  ];
  return {
    accounts: new Map(accounts.map(({ id, role, disabled }: Person) => [id, { role, disabled }])),
    leaving: await done(other, 'GET', 'admin/people?changed=leaving'),
    questions: questions.map(({ id, is_active }: Record<string, unknown>) => [id, is_active]),
    lines: lines.map(({ id: _id, ...line }: { id: string; name: string }) => line),
    registration: { rule: registration.rule, domains: registration.domains },
    organisation: organisation.name,
    reminders,
    policy: policy.policy,
  };
}

const storedPolicies = async () =>
  (await server.owner.selectFrom('record_policies').select('policy').execute()).map(({ policy }) => policy);

/** All that one alone can do at once, one call after the other. */
async function rage(): Promise<{ path: string; status: number; code?: string }[]> {
  const answers: { path: string; status: number; code?: string }[] = [];
  const act = async (method: string, path: string, body?: unknown) => {
    const { status, body: said } = await call(angry, method, path, body);
    answers.push({ path, status, code: said?.code });
  };
  await act('GET', 'admin/employees');
  for (const id of people.slice(0, 25)) {
    await act('POST', `admin/record-access/${id}`, { reason: 'Because', password: angry.password });
    await act('GET', `admin/employee-details/${id}`);
  }
  await act('PUT', `admin/people/${other.user.id}/disabled`, { disabled: true });
  await act('PUT', `admin/people/${other.user.id}/role`, { role: 'employee' });
  await act('PUT', `admin/people/${friend}/role`, { role: 'admin' });
  for (const id of people.slice(0, 30)) await act('PUT', `admin/people/${id}/disabled`, { disabled: true });
  for (const id of people.slice(30, 45))
    await act('PUT', `admin/people/${id}/leaving`, { left_on: addDays(today(), 30) });
  for (const { id } of await done(angry, 'GET', 'questions')) await act('PATCH', `questions/${id}`, {});
  for (const { id } of await done(angry, 'GET', 'help-lines')) await act('DELETE', `admin/help-lines/${id}`);
  await act('PUT', 'admin/registration', { rule: 'open', domains: [], confirms_email: false });
  await act('PUT', 'admin/organisation', { name: 'House of Fools' });
  const reminders = await done(angry, 'GET', 'admin/reminder-settings');
  const everyMinute = { water_interval_minutes: 1, posture_interval_minutes: 1 };
  await act('POST', 'admin/reminder-settings', { ...reminders, ...everyMinute });
  await act('PUT', 'admin/record-policy', { policy: 'open' });
  return answers;
}

test('trust 2: an angry admin takes no house over, the other admin is told, and brings back all of it', async () => {
  for (const admin of [angry, other]) await signInAgain(server, admin);
  const before = await house();
  const savedLines = await done(other, 'GET', 'help-lines');

  // The first act is mailed at once, the others within ten minutes in one mail that counts them.
  await done(angry, 'GET', 'admin/exports/employees.csv');
  const [first, ...none] = (await mailsTo(other)).filter(isOfActs);
  expect(first && linesOf(first)).toEqual(['- A list with the names of employees was downloaded.']);
  expect(none).toEqual([]);
  const answers = await rage();
  const atOnce = await mailsTo(other);
  server.clock.advance({ minutes: 10 });
  const [counted, ...more] = (await mailsTo(other)).filter(isOfActs);

  // Nothing was refused for its number: but 112 stays, and the last helpline that answers at any hour.
  const refused = answers.filter(({ status }) => status >= 400);
  expect(refused.map(({ status, code }) => [status, code])).toEqual([
    [409, 'help_line_at_any_hour'],
    [409, 'help_line_needed'],
  ]);
  expect(answers.filter(({ status }) => status === 202).map(({ path }) => path)).toEqual([
    `admin/people/${other.user.id}/disabled`,
    `admin/people/${other.user.id}/role`,
  ]);

  // Who is told, of what.
  expect(atOnce.filter(isOfActs)).toEqual([]);
  expect(atOnce.map(({ subject }) => subject)).toHaveLength(2);
  for (const { text } of atOnce) expect(text).toContain('/admin/people');
  expect(more).toEqual([]);
  expect(counted?.text).toContain(`${server.services.config.publicUrl}/admin/people?show=actions`);
  expect(counted && linesOf(counted).map((line) => line.split('.')[0])).toEqual([
    '- Someone was made an admin',
    '- Someone asked to remove an admin’s access, two times',
    '- A more open setting for named records was announced',
    '- The question that leads to help was turned off',
    '- A helpline was removed, or its numbers were changed',
    '- Who can register was changed',
    '- The records of 25 different people were opened within an hour',
    '- 45 accounts were disabled or marked as leaving within a day',
  ]);
  expect(mailbox.mails.filter((mail) => isOfActs(mail) && mail.receivers.includes(angry.user.email))).toEqual([]);

  // What waits: the other admin is still one, and records still need a reason.
  const harmed = await house();
  expect(harmed.accounts.get(other.user.id)).toEqual({ role: 'admin', disabled: false });
  expect([harmed.policy, await storedPolicies()]).toEqual(['reason', ['reason']]);
  expect((await call(angry, 'GET', `admin/employee-details/${people[40]}`)).body.code).toBe('reason_needed');
  expect(harmed.lines).toHaveLength(2);

  // The operator's two commands: for the one who raged and for the friend; for someone to work beside the other.
  const database = { DATABASE_URL: databaseUrl(server.database.connection), DATA_DIR: 'unused' };
  const emailOf = async (id: string) =>
    (await server.owner.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
  for (const id of [angry.user.id, friend])
    expect((await runCommand('remove-admin', database, await emailOf(id))).code).toBe(0);
  expect((await runCommand('make-admin', database, third.user.email)).code).toBe(0);
  await followComing(server.services);
  expect((await call(angry, 'GET', 'auth/me')).status).toBe(401);
  expect(await done(other, 'GET', 'admin/admin-requests')).toEqual([]);
  expect((await done(other, 'GET', 'admin/record-policy')).coming).toBeNull();

  // In People: what was done since today by anyone at all, chosen together and taken back.
  await signInAgain(server, other);
  const changed: Person[] = await done(
    other,
    'GET',
    `admin/people?changed=any&from=${addDays(today(), -1)}&by=${angry.user.id}&limit=200`,
  );
  const idsOf = (kind: string) =>
    changed.filter(({ changes }) => changes?.some((change) => change.kind === kind)).map(({ id }) => id);
  const wanted = { disabled: idsOf('disabled'), leaving: idsOf('leaving') };
  expect([wanted.disabled.length, wanted.leaving.length]).toEqual([30, 15]);
  expect(await done(other, 'POST', 'admin/people/taken-back', wanted)).toEqual({ disabled: 30, leaving: 15 });
  await done(other, 'PUT', `admin/people/${friend}/disabled`, { disabled: false });

  // One by one: what a setting or a list holds.
  for (const [id] of before.questions) await done(other, 'PATCH', `questions/${id}`, {});
  const kept = new Set(harmed.lines.map(({ name }: { name: string }) => name));
  for (const { id: _id, ...line } of savedLines)
    if (!kept.has(line.name)) await done(other, 'POST', 'admin/help-lines', line);
  await done(other, 'PUT', 'admin/registration', { rule: 'domain', domains: ['example.org'], confirms_email: false });
  await done(other, 'PUT', 'admin/organisation', { name: 'Foundation for Good Work' });
  await done(other, 'POST', 'admin/reminder-settings', before.reminders);

  // As before: but the one who raged is no admin and may not sign in, and another one is there.
  const after = await house();
  before.accounts.set(angry.user.id, { role: 'employee', disabled: true });
  before.accounts.set(third.user.id, { role: 'admin', disabled: false });
  const sorted = ({ lines, ...rest }: typeof after) => ({ ...rest, lines: new Set(lines) });
  expect(sorted(after)).toEqual(sorted(before));
  expect(after.leaving).toEqual([]);
  expect(await storedPolicies()).toEqual(['reason']);
});
