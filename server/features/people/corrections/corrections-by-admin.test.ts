import { beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';
import { givePassword, goodPassword, randomEmail, registerPerson, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { mailDueResets, mailToAccounts, sendOtherMails } from '../../../test/sent-mails.ts';

const server = serverForAll({ now: new Date('2026-11-20T06:00:00Z') });
let admin: SignedInPerson;
let asha: SignedInPerson;

beforeEach(async () => {
  server.clock.advance({ days: 10 });
  for (const table of ['users', 'audit_events', 'notices', 'attempts', 'outbox'] as const)
    await server.owner.deleteFrom(table).execute();
  admin = await signedInAdmin(server);
  asha = await registerPerson(server, { name: 'Asha' });
});

const call = (method: string, path: string, body?: unknown, { token } = asha) =>
  server.request(method, `/api/${path}`, { token, body });

const post = () => sendOtherMails(server);

const linkIn = (mail: OutgoingMail | undefined) => /-email\/([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? 'none';

const confirm = (token: string, body = {}) => server.request('POST', `/api/email-changes/${token}`, { body });

const signIn = async (email: string) =>
  (await server.request('POST', '/api/auth/login', { body: { email, password: goodPassword } })).status;

const me = async () => (await server.request('GET', '/api/auth/me', { token: asha.token })).body;

const actions = async () =>
  (await call('GET', 'admin/audit-events', undefined, admin)).body.map(({ action }: { action: string }) => action);

describe('an admin corrects', () => {
  const correct = (body: unknown) => call('PUT', `admin/people/${asha.user.id}/details`, body, admin);

  it('name and work, which is written down and told to the person', async () => {
    const body = { name: 'Asha Devi', theme: 'Sports', state: 'Odisha', city: 'Sukinda', designation: 'Teacher' };
    const answer = await correct(body);
    expect(answer.body).toMatchObject({ ...body, email: asha.user.email, email_change: null, has_left: false });
    expect(answer.text).not.toMatch(/password|1990-02-28/);
    const [event] = (await call('GET', 'admin/audit-events', undefined, admin)).body;
    expect(event).toMatchObject({ action: 'details_corrected', detail: { fields: 'theme,state,city,name' } });
    expect(JSON.stringify(event.detail)).not.toContain('Odisha');
    const [mail] = await post();
    expect(mail?.to).toBe(asha.user.email);
    expect(mail?.text).toContain('An admin has corrected your details: Theme, State, City, Name.');
    const [notice] = (await call('GET', 'notices')).body;
    expect(notice.text).toContain('An admin has corrected your details: Theme, State, City, Name.');
    expect((await correct(body)).status).toBe(200);
    expect(await actions()).toEqual(['details_corrected']);
    const places = (await call('GET', 'admin/employee-places', undefined, admin)).body;
    expect(places).toEqual([{ state: 'Odisha', city: 'Sukinda', count: 1 }]);
  });

  it('only what is in the lists, and what is missing stays', async () => {
    expect((await correct({ theme: 'Nowhere' })).body.fields.theme).toBeDefined();
    expect((await correct({ state: 'Odisha' })).body.fields.city).toBeDefined();
    expect((await correct({ city: 'Sukinda' })).body.fields.city).toBeDefined();
    expect((await correct({ city: 'Chandil' })).body).toMatchObject({
      city: 'Chandil',
      state: 'Jharkhand',
      name: 'Asha',
    });
  });

  it('with the password, and no one else does', async () => {
    const path = `admin/people/${asha.user.id}/details`;
    expect((await call('PUT', path, { name: 'X' })).status).toBe(403);
    expect((await call('GET', path)).status).toBe(403);
    server.clock.advance({ minutes: 16 });
    expect((await correct({ name: 'X' })).body.code).toBe('password_needed');
    expect((await call('GET', 'admin/people/x/details', undefined, admin)).status).toBe(404);
  });

  it('no e-mail without the person’s own password: a mailbox of the admin’s opens nothing', async () => {
    const trap = randomEmail();
    expect((await correct({ email: trap })).body).toMatchObject({
      email: asha.user.email,
      email_change: { email: trap, by_admin: true },
    });
    const mails = await post();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([asha.user.email, trap].toSorted());
    const token = linkIn(mails.find(({ to }) => to === trap));
    expect(mails.find(({ to }) => to === asha.user.email)?.text).not.toContain('http');
    // The admin holds the link, and has no password: guesses are counted, and a reset goes to the old address.
    expect((await server.request('GET', `/api/email-changes/${token}`)).body).toEqual({
      email: trap,
      needs_password: true,
    });
    expect((await confirm(token)).body.fields.password).toBeDefined();
    expect((await confirm(token, { password: admin.password.replace('42', '43') })).body.code).toBe('wrong_password');
    await server.request('POST', '/api/auth/forgot-password', { body: { email: trap } });
    await server.request('POST', '/api/auth/forgot-password', { body: { email: asha.user.email } });
    const resets: OutgoingMail[] = [];
    await mailDueResets(server.services, async (mail) => void resets.push(mail));
    expect(resets.map(({ to }) => to)).toEqual([asha.user.email]);
    for (let guess = 0; guess < 6; guess += 1) await confirm(token, { password: `Guess#River${guess}` });
    expect((await confirm(token, { password: goodPassword })).status).toBe(429);
    expect(await me()).toMatchObject({ email: asha.user.email });
    const notices = (await call('GET', 'notices')).body.map(({ kind }: { kind: string }) => kind);
    expect(notices).toEqual(['email_asked']);
    // Another link of the same person brings no new tries.
    await correct({ email: randomEmail() });
    const again = linkIn((await post()).find(({ to }) => to !== asha.user.email));
    expect((await confirm(again, { password: goodPassword })).status).toBe(429);
    // The person can drop it.
    expect((await call('DELETE', 'account/email')).body.email_change).toBeNull();
    server.clock.advance({ hours: 1 });
    expect((await confirm(again, { password: goodPassword })).body.code).toBe('email_link_invalid');
  });

  it('an e-mail that the person confirms with the password, and is told at the old address', async () => {
    const email = randomEmail();
    await correct({ email });
    const token = linkIn((await post()).find(({ to }) => to === email));
    expect((await confirm(token, { password: goodPassword })).status).toBe(200);
    expect((await me()).code).toBe('not_signed_in');
    expect([await signIn(asha.user.email), await signIn(email)]).toEqual([401, 200]);
    expect((await post()).map(({ to, subject }) => [to, subject])).toEqual([
      [asha.user.email, 'Evenkeel: your email was changed'],
    ]);
    expect(await actions()).toEqual(['email_changed', 'email_change_asked']);
  });

  it('no one who has left', async () => {
    await call('PUT', `admin/people/${asha.user.id}/leaving`, { left_on: '2099-01-01' }, admin);
    const today = server.clock.now().toISOString().slice(0, 10);
    await call('PUT', `admin/people/${asha.user.id}/leaving`, { left_on: today }, admin);
    await givePassword(server, admin);
    expect((await correct({ name: 'X' })).body.code).toBe('person_left');
  });
});

it('whoever waits for an e-mail that no mail reaches is told so, whether it is free or taken, until another is asked for', async () => {
  const ravi = await registerPerson(server);
  const refused = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 };
  const refuse = () => Promise.reject(Object.assign(new Error('No such user'), refused));
  const ask = (email: string) => call('POST', 'account/email', { email, password: goodPassword });
  const waits = async () => (await call('GET', 'account/details')).body.email_change;
  for (const email of [randomEmail(), ravi.user.email]) {
    await ask(email);
    expect(await waits()).toMatchObject({ email, refused: false });
    await mailToAccounts(server.services, refuse);
    expect(await waits()).toMatchObject({ email, refused: true });
  }
  const seenByAdmin = await call('GET', `admin/people/${asha.user.id}/details`, undefined, admin);
  expect(seenByAdmin.body.email_change).toMatchObject({ refused: true });
  await ask(randomEmail());
  await post();
  expect(await waits()).toMatchObject({ refused: false });
});
