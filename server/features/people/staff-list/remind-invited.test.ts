import { beforeEach, describe, expect, test } from 'vitest';
import { audienceMessages } from '../../../../domain/messages/en/audience.ts';
import { kindNames } from '../../../../domain/messages/en/data-kinds.ts';
import { audienceHeadline, registrationAudience } from '../../../../domain/messages/registration-audience.ts';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';
import { updateOrganisation } from '../../organisation/organisation.queries.ts';
import { givePassword, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { aboutInvited, clearStaff, staffFile, staffImporter, tokenIn } from '../../../test/staff-files.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { remindInvited } from './remind-invited.ts';
import { mailDueLinks } from '../../../test/sent-mails.ts';

const server = serverForAll({ config: { sessionIdleMinutes: 525_600, sessionMaxHours: 8760 } });
let admin: SignedInPerson;
let staff: ReturnType<typeof staffImporter>;
let mails: OutgoingMail[];

beforeEach(async () => {
  mails = [];
  admin = await signedInAdmin(server);
  staff = staffImporter(server, admin);
  await clearStaff(server, admin);
});

const deliver = () => mailDueLinks(server.services, async (mail) => void mails.push(mail));

async function invite(...emails: string[]): Promise<void> {
  await staff.store(staffFile(emails.map((email) => ({ email }))));
  await deliver();
}

async function withdraw(id: string): Promise<void> {
  const { status } = await server.request('DELETE', `/api/admin/staff-list/${id}`, { token: admin.token });
  expect(status).toBe(200);
}

/** Two processes at once. */
async function remind(): Promise<string[]> {
  mails = [];
  await Promise.all([remindInvited(server.services), remindInvited(server.services)]);
  await deliver();
  return mails.map(({ to }) => to).toSorted();
}

describe('pilot 5: an invitation', () => {
  test('says who invites, why, who could see what under the rule in force, and whom to ask', async () => {
    const rows = async () => (await server.request('GET', '/api/who-can-see')).body;
    await invite('asha@example.org');
    const [first] = mails;
    expect(first?.text).toContain('The organisation you work for invites you to Evenkeel.');
    expect(first?.text).toContain('to help you look after yourself at work');
    const audience = async () => {
      const { rows: now, min_group: minGroup } = await rows();
      const words = { ...audienceMessages, kindNames };
      const lists = registrationAudience(words, now, minGroup).map(({ lead, kinds }) =>
        [lead, ...kinds.map((kind: string) => `- ${kind}`)].join('\n'),
      );
      return [audienceHeadline(words, now), ...lists].map((one) => one.replaceAll('’', "'"));
    };
    const open = await audience();
    for (const sentence of open) expect(first?.text).toContain(sentence);
    expect(first?.text).toContain('please ask a wellness admin where you work.');
    // In ASCII, so that a stored link stays on one line.
    expect(first?.text).toMatch(/^[\x20-\x7e\n]+$/);

    const { db } = server.services;
    const contact = { name: 'Meera Das', email: 'privacy@example.org', phone: '', address: '' };
    const change = { name: 'Asha Trust', contacts: { privacy: contact } };
    await db.transaction().execute((inside) => updateOrganisation(inside, change));
    const body = { policy: 'never' };
    await server.request('PUT', '/api/admin/record-policy', { token: admin.token, body });
    expect(await audience()).not.toEqual(open);
    await invite('asha@example.org', 'bipin@example.org');
    const mail = mails.at(-1);
    expect(mail?.to).toBe('bipin@example.org');
    expect(mail?.text).toContain('Asha Trust invites you to Evenkeel.');
    for (const sentence of await audience()) expect(mail?.text).toContain(sentence);
    expect(mail?.text).toContain('or: Meera Das, privacy@example.org');
  });

  test('is repeated once after three days for those who have not come', async () => {
    await invite('asha@example.org', 'bipin@example.org');
    const token = tokenIn(mails.find(({ to }) => to === 'bipin@example.org'));
    server.clock.advance({ days: 2, hours: 23 });
    expect(await remind()).toEqual([]);
    expect((await server.request('POST', `/api/auth/join/${token}`, { body: aboutInvited })).status).toBe(201);
    server.clock.advance({ hours: 1 });
    expect(await remind()).toEqual(['asha@example.org']);
    expect(mails[0]?.subject).toBe('Evenkeel: your invitation, once more');
    expect(mails[0]?.text).toContain('This is the only reminder.');
    expect((await server.request('POST', `/api/auth/join/${tokenIn(mails[0])}/opened`)).status).toBe(200);
    for (const days of [1, 3, 3]) {
      server.clock.advance({ days });
      expect(await remind()).toEqual([]);
    }
  });

  test('is not repeated where it was withdrawn, cannot be delivered, was just asked for, or is over', async () => {
    await invite('gone@example.org', 'lost@example.org', 'asked@example.org');
    const { db, now } = server.services;
    const rows = await db.selectFrom('staff_list').select(['id', 'email']).execute();
    const idOf = (email: string) => rows.find((row) => row.email === email)?.id ?? '';
    await withdraw(idOf('gone@example.org'));
    const lost = db.updateTable('staff_list').set({ mail_refused_at: now() });
    await lost.where('email', '=', 'lost@example.org').execute();
    server.clock.advance({ days: 2 });
    await server.request('POST', '/api/auth/registration-link', { body: { email: 'asked@example.org' } });
    await deliver();
    server.clock.advance({ days: 1 });
    expect(await remind()).toEqual([]);
    server.clock.advance({ days: 8 });
    expect(await remind()).toEqual([]);
  });

  test('is not repeated to who registers or is withdrawn while the reminder waits', async () => {
    await invite('asha@example.org', 'bipin@example.org');
    const token = tokenIn(mails.find(({ to }) => to === 'bipin@example.org'));
    server.clock.advance({ days: 3 });
    await remindInvited(server.services);
    await server.request('POST', `/api/auth/join/${token}`, { body: aboutInvited });
    const { id } = await server.services.db
      .selectFrom('staff_list')
      .select('id')
      .where('email', '=', 'asha@example.org')
      .executeTakeFirstOrThrow();
    await givePassword(server, admin);
    await withdraw(id);
    expect(await remind()).toEqual([]);
  });
});
