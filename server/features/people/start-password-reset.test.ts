import { beforeEach, describe, expect, it } from 'vitest';
import { tokenIn } from '../../test/mailbox-server.ts';
import { givePassword, registerPerson, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { serverForAll } from '../../test/test-server.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { mailDueResets } from '../../test/sent-mails.ts';

const server = serverForAll();
let admin: SignedInPerson;
let asha: SignedInPerson;

beforeEach(async () => {
  for (const table of ['users', 'attempts', 'outbox', 'audit_events'] as const)
    await server.owner.deleteFrom(table).execute();
  Object.assign(server.services.config, { smtpUrl: 'smtp://mail.example.org', localLogin: true });
  admin = await signedInAdmin(server);
  asha = await registerPerson(server, { name: 'Asha Rani' });
});

const start = (id = asha.user.id, by = admin) =>
  server.request('POST', `/api/admin/people/${id}/password-reset`, { token: by.token });
const reset = (token: string) =>
  server.request('POST', `/api/auth/reset-password/${token}`, { body: { newPassword: 'Fresh#Water99' } });
const signIn = (password: string) =>
  server.request('POST', '/api/auth/login', { body: { email: asha.user.email, password } });
const isSignedIn = async () => (await server.request('GET', '/api/auth/me', { token: asha.token })).status === 200;
const waiting = () =>
  server.services.db.selectFrom('outbox').where('lane', '=', 'asked').select(['address', 'detail']).execute();
const actions = async () =>
  (await server.request('GET', '/api/admin/audit-events', { token: admin.token })).body.map(
    ({ action, actor, person }: { action: string; actor: { id: string }; person: { id: string } | null }) => [
      action,
      actor.id,
      person?.id,
    ],
  );
const change = (fields: Record<string, unknown>) =>
  server.services.db.updateTable('users').set(fields).where('id', '=', asha.user.id).execute();

async function mails(): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  await mailDueResets(server.services, async (mail) => void sent.push(mail));
  return sent;
}

describe('ASVS 6.4.6: an admin starts a reset', () => {
  it('and only the person is mailed the link, by which they alone choose the password', async () => {
    const wakes = server.wakeCalls();
    const answer = await start();
    expect([answer.status, answer.body]).toEqual([
      200,
      { ...asha.user, disabled: false, second_factor: false, self: false },
    ]);
    expect(server.wakeCalls()).toBe(wakes + 1);
    const [mail, ...others] = await mails();
    expect([mail?.to, mail?.subject, others]).toEqual([asha.user.email, 'Evenkeel: choose a new password', []]);
    expect(mail?.text).toContain('An admin where you work asked us to send you this link');
    expect(mail?.text).toContain('within 10 minutes');
    const token = tokenIn(mail?.text);
    expect(JSON.stringify([answer.body, await actions(), server.logLines()])).not.toContain(token);
    expect((await reset(token)).status).toBe(200);
    expect((await signIn('Fresh#Water99')).status).toBe(200);
    expect((await signIn(asha.password)).status).toBe(401);
  });

  it('and the password and the sessions stay until the link is used', async () => {
    await start();
    const [mail] = await mails();
    expect((await signIn(asha.password)).status).toBe(200);
    expect(await isSignedIn()).toBe(true);
    await reset(tokenIn(mail?.text));
    expect((await signIn(asha.password)).status).toBe(401);
    expect(await isSignedIn()).toBe(false);
  });

  it('and it stands in the list of actions, with who and whom', async () => {
    await start();
    expect(await actions()).toEqual([['password_reset_started', admin.user.id, asha.user.id]]);
  });

  it('with their own password, given in the last 15 minutes, and no one else does', async () => {
    expect((await start(asha.user.id, asha)).status).toBe(403);
    server.clock.advance({ minutes: 16 });
    expect((await start()).body.code).toBe('password_needed');
    expect(await waiting()).toEqual([]);
    expect(await actions()).toEqual([]);
  });

  it('and nothing in the call sets a password', async () => {
    const body = { password: admin.password, newPassword: 'Chosen#ByAdmin1', token: 'x', email: admin.user.email };
    const path = `/api/admin/people/${asha.user.id}/password-reset`;
    expect((await server.request('POST', path, { token: admin.token, body })).status).toBe(200);
    expect(await waiting()).toEqual([{ address: asha.user.email, detail: { by_admin: 'yes' } }]);
    expect((await signIn('Chosen#ByAdmin1')).status).toBe(401);
    expect((await signIn(asha.password)).status).toBe(200);
  });

  it('and a link that the person asked for says nothing of an admin', async () => {
    await server.request('POST', '/api/auth/forgot-password', { body: { email: asha.user.email } });
    const [mail] = await mails();
    expect(mail?.text).toContain('Someone asked to reset the password');
    expect(mail?.text).not.toContain('admin');
  });
});

describe('a reset is refused with a sentence, noted nowhere and not counted', () => {
  it.each([
    ['has left', { left_on: '2026-01-01', left_at: new Date() }, 'person_left'],
    ['is disabled', { disabled_at: new Date() }, 'person_disabled'],
    ['signs in at the provider alone', { has_password: false }, 'no_local_password'],
  ])('for someone who %s', async (_state, fields, code) => {
    await change(fields);
    for (let time = 0; time < 4; time += 1) {
      const { status, body } = await start();
      expect([status, body.code]).toEqual([409, code]);
    }
    expect([await waiting(), await actions()]).toEqual([[], []]);
    await change({ left_on: null, left_at: null, disabled_at: null, has_password: true });
    expect((await start()).status).toBe(200);
  });

  it('without a mail server, and where passwords are not used', async () => {
    server.services.config.smtpUrl = undefined;
    expect((await start()).body.code).toBe('no_mail_server');
    Object.assign(server.services.config, { smtpUrl: 'smtp://mail.example.org', localLogin: false });
    expect((await start()).body.code).toBe('no_local_password');
    expect([await waiting(), await actions()]).toEqual([[], []]);
  });

  it('for someone who is erased or never was', async () => {
    await server.services.db.deleteFrom('users').where('id', '=', asha.user.id).execute();
    for (const id of [asha.user.id, 'x']) expect((await start(id)).status).toBe(404);
  });
});

describe('a reset that an admin starts is slowed', () => {
  it('after three for one person, also of ten at once and by other admins, and no one else is', async () => {
    const other = await signedInAdmin(server);
    const tries = await Promise.all(Array.from({ length: 10 }, () => start(asha.user.id.toUpperCase())));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = await start(asha.user.id, other);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    expect(await actions()).toHaveLength(3);
    const ravi = await registerPerson(server, { name: 'Ravi' });
    expect((await start(ravi.user.id)).status).toBe(200);
    server.clock.advance({ minutes: 14 });
    expect((await start()).status).toBe(429);
    server.clock.advance({ seconds: 60 });
    await givePassword(server, admin);
    expect((await start()).status).toBe(200);
  });

  it('after sixty by one admin', async () => {
    const people = [];
    for (let each = 0; each < 21; each += 1) people.push(await registerPerson(server));
    const statuses = [];
    for (const { user } of people) for (let time = 0; time < 3; time += 1) statuses.push((await start(user.id)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429, 429]);
  });

  it('and what strangers ask for does not use it up', async () => {
    for (let time = 0; time < 12; time += 1)
      await server.request('POST', '/api/auth/forgot-password', { body: { email: asha.user.email } });
    expect((await start()).status).toBe(200);
  });

  it('and where the hour is full, its mail comes with the next room and still names the admin', async () => {
    for (let time = 0; time < 3; time += 1) {
      await server.request('POST', '/api/auth/forgot-password', { body: { email: asha.user.email } });
      expect(await mails()).toHaveLength(1);
    }
    await server.request('POST', '/api/auth/forgot-password', { body: { email: asha.user.email } });
    await start();
    expect(await mails()).toEqual([]);
    server.clock.advance({ minutes: 61 });
    const [mail, ...others] = await mails();
    expect(mail?.text).toContain('An admin where you work');
    expect(others).toEqual([]);
  });
});
