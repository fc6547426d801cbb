import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mailFiles } from '../../../mail/mail-files.ts';
import type { OutgoingMail, SendMail } from '../../../mail/outgoing-mail.ts';
import { givePassword, registerPerson, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { mailDueReports } from '../../../test/sent-mails.ts';
import { monthToReport, planMonths } from './month-mailer.ts';

const server = serverForAll({
  now: new Date('2026-10-20T06:00:00Z'),
  config: { sessionIdleMinutes: 525_600, sessionMaxHours: 8760, publicUrl: 'https://wellness.example.org' },
});
let admin: SignedInPerson;
let other: SignedInPerson;

beforeAll(async () => {
  [admin, other] = [await signedInAdmin(server), await signedInAdmin(server)];
});

beforeEach(async () => {
  const { db } = server.services;
  await db.deleteFrom('board_report_months').execute();
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('board_report_recipients').execute();
  await db.updateTable('users').set({ role: 'admin', disabled_at: null }).where('id', '=', other.user.id).execute();
  server.clock.set('2026-10-20T06:00:00Z');
});

/** What a process does in time. */
async function mailMonths(send: SendMail) {
  await planMonths(server.services);
  await mailDueReports(server.services, send);
}

async function choose(...people: SignedInPerson[]) {
  await givePassword(server, admin);
  const recipients = people.map(({ user }) => user.id);
  return server.request('PUT', '/api/admin/board-report-mail', { token: admin.token, body: { recipients } });
}

/** A mail server that takes everything, as several processes would use it. */
function outbox() {
  const mails: OutgoingMail[] = [];
  return { mails, send: async (mail: OutgoingMail) => void mails.push(mail) };
}

const refusing = async () => {
  throw new Error('no mail server');
};

const firstOfNovember = '2026-11-01T01:00:00Z';

test('on the first of a month each chosen admin gets the report of the last one, once', async () => {
  expect((await choose(admin, other)).status).toBe(200);
  const { mails, send } = outbox();
  await mailMonths(send);
  expect(mails).toEqual([]);
  server.clock.set('2026-10-31T18:30:00Z');
  await mailMonths(send);
  expect(mails, 'at midnight the last day is not yet settled').toEqual([]);
  server.clock.set(firstOfNovember);
  await Promise.all([1, 2, 3].map(() => mailMonths(send)));
  await mailMonths(send);
  expect(mails.map(({ to }) => to).toSorted()).toEqual([admin.user.email, other.user.email].toSorted());
  server.clock.set('2026-11-30T06:00:00Z');
  await mailMonths(send);
  expect(mails).toHaveLength(2);
  server.clock.set('2026-12-02T06:00:00Z');
  await mailMonths(send);
  expect(mails.slice(2).map(({ subject }) => subject)).toEqual(
    Array(2).fill('Evenkeel: report for the board, Nov 2026'),
  );
});

test('the mail has the PDF, names no person and no result, and says who sends it and how to stop it', async () => {
  await choose(admin);
  await registerPerson(server, { name: 'Marked Name' });
  const { mails, send } = outbox();
  server.clock.set(firstOfNovember);
  await mailMonths(send);
  const [mail] = mails;
  expect(mail?.text).toContain('https://wellness.example.org/admin/board-report');
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Marked|GAD|PHQ|anxiety|depress|Severe/i);
  const [file] = mail?.attachments ?? [];
  expect([file?.name, file?.contentType]).toEqual(['board-report-2026-10.pdf', 'application/pdf']);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file?.bytes ?? [])), { mergePages: true });
  expect(text).toContain('01-10-2026 to 31-10-2026');
  expect(text).not.toContain('Marked Name');

  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-board-'));
  try {
    if (mail) await mailFiles({ ...server.services.config, dataDir }, server.services.log)(mail);
    const [written = ''] = readdirSync(join(dataDir, 'mail'));
    const eml = readFileSync(join(dataDir, 'mail', written), 'latin1');
    expect(eml).toContain('filename=board-report-2026-10.pdf');
    const id = `<board-report.2026-10-01.${admin.user.id}@wellness.example.org>`;
    expect(/^Message-ID:\s+(\S+)/im.exec(eml)?.[1]).toBe(id);
    expect(eml).toContain('text/html');
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

test('an admin who has lost the role or is disabled gets nothing, also not when it comes back', async () => {
  const { db } = server.services;
  const third = await signedInAdmin(server);
  const away = db.updateTable('users').where('id', 'in', [other.user.id, third.user.id]);
  await choose(admin, other, third);
  await db.updateTable('users').set({ role: 'employee' }).where('id', '=', other.user.id).execute();
  await db.updateTable('users').set({ disabled_at: server.clock.now() }).where('id', '=', third.user.id).execute();
  const { mails, send } = outbox();
  server.clock.set(firstOfNovember);
  await mailMonths(send);
  expect(mails.map(({ to }) => to)).toEqual([admin.user.email]);
  await away.set({ role: 'admin', disabled_at: null }).execute();
  server.clock.advance({ hours: 1 });
  await mailMonths(send);
  expect(mails).toHaveLength(1);
  await db.deleteFrom('users').where('id', '=', third.user.id).execute();
});

test('who loses the role between the planning and the sending gets nothing either', async () => {
  await choose(other);
  server.clock.set(firstOfNovember);
  await planMonths(server.services);
  await server.services.db.updateTable('users').set({ role: 'employee' }).where('id', '=', other.user.id).execute();
  const { mails, send } = outbox();
  server.clock.advance({ minutes: 10 });
  await mailMonths(send);
  expect(mails).toEqual([]);
});

test('a mail server that is away is tried again, with the same id, and a process that died is taken over', async () => {
  await choose(admin);
  server.clock.set(firstOfNovember);
  const ids: (string | undefined)[] = [];
  await mailMonths(async (mail) => {
    ids.push(mail.messageId);
    throw new Error('away');
  });
  const { mails, send } = outbox();
  await mailMonths(send);
  expect(mails, 'not before a minute').toEqual([]);
  // What a kill leaves: claimed, and neither sent nor put off.
  server.clock.advance({ minutes: 2 });
  const { db } = server.services;
  await db
    .updateTable('outbox')
    .where('lane', '=', 'report')
    .set({ next_attempt_at: new Date(server.clock.now().getTime() + 300_000) })
    .execute();
  await mailMonths(send);
  expect(mails).toEqual([]);
  server.clock.advance({ minutes: 6 });
  await mailMonths(send);
  expect(mails.map(({ messageId }) => messageId)).toEqual(ids);
});

test('it is given up after three days, and the log says so without an address', async () => {
  await choose(admin);
  server.clock.set(firstOfNovember);
  await mailMonths(refusing);
  server.clock.advance({ hours: 71 });
  await mailMonths(refusing);
  expect(await server.services.db.selectFrom('outbox').where('lane', '=', 'report').selectAll().execute()).toHaveLength(
    1,
  );
  server.clock.advance({ hours: 1 });
  await mailMonths(refusing);
  expect(await server.services.db.selectFrom('outbox').where('lane', '=', 'report').selectAll().execute()).toEqual([]);
  const lines = server.logLines().filter((line) => line.includes('board_report'));
  expect(lines.filter((line) => line.includes('given_up'))).toHaveLength(1);
  expect(lines.join('\n')).not.toContain(admin.user.email);
});

test('an admin who is chosen begins with the next month, and one no longer chosen gets nothing more', async () => {
  const { mails, send } = outbox();
  server.clock.set('2026-11-03T06:00:00Z');
  await choose(admin);
  await mailMonths(send);
  expect(mails).toEqual([]);
  server.clock.set('2026-12-01T06:00:00Z');
  await choose();
  await mailMonths(send);
  expect(mails).toEqual([]);
});

test('only active admins can be chosen, with the password, and it is written down', async () => {
  const employee = await registerPerson(server);
  expect((await choose(admin, employee)).status).toBe(404);
  const { body } = await choose(admin);
  const named = [admin, other].map(({ user: { id, email } }) => ({ id, name: 'Admin', email }));
  expect(body).toEqual({ admins: expect.arrayContaining(named), recipients: [admin.user.id] });
  expect((await server.request('GET', '/api/admin/board-report-mail', { token: admin.token })).body).toEqual(body);
  const { body: events } = await server.request('GET', '/api/admin/audit-events?limit=1', { token: admin.token });
  expect(events).toMatchObject([{ action: 'board_report_mail_changed', actor: { id: admin.user.id } }]);
  server.clock.advance({ minutes: 16 });
  const refused = await server.request('PUT', '/api/admin/board-report-mail', {
    token: admin.token,
    body: { recipients: [] },
  });
  expect(refused.body.code).toBe('password_needed');
});

test.each([
  ['2026-11-01T00:29:59Z', '2026-09-01'],
  ['2026-11-01T00:30:00Z', '2026-10-01'],
  ['2026-11-30T23:00:00Z', '2026-10-01'],
])('at %s the month that is over began on %s', (now, month) => {
  expect(monthToReport({ config: server.services.config, now: () => new Date(now) })).toBe(month);
});
