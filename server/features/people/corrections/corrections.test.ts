import { beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';
import { addPasskey, passkeyAddress, turnTotpOn } from '../../../test/second-factors.ts';
import { insertIdentity } from '../../accounts/single-sign-on/single-sign-on.queries.ts';
import { goodPassword, randomEmail, registerPerson, registration, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { mailDueResets, mailToAccounts, sendOtherMails } from '../../../test/sent-mails.ts';

const server = serverForAll({ now: new Date('2026-11-20T06:00:00Z'), config: { publicUrl: passkeyAddress } });
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

const askForEmail = (email: string, password = goodPassword, person = asha) =>
  call('POST', 'account/email', { email, password }, person);

const post = () => sendOtherMails(server);

const linkIn = (mail: OutgoingMail | undefined) => /-email\/([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? 'none';

const confirm = (token: string) => server.request('POST', `/api/email-changes/${token}`, { body: {} });

const undo = (token: string, password = goodPassword) =>
  server.request('POST', `/api/email-undos/${token}`, { body: { password } });

const signIn = async (email: string, password = goodPassword) =>
  (await server.request('POST', '/api/auth/login', { body: { email, password } })).status;

const me = async () => (await server.request('GET', '/api/auth/me', { token: asha.token })).body;

const actions = async () =>
  (await call('GET', 'admin/audit-events', undefined, admin)).body.map(({ action }: { action: string }) => action);

describe('a person corrects', () => {
  it('name and date of birth, which the profile’s form leaves as they are', async () => {
    const before = await me();
    await call('PUT', 'auth/update-profile', { ...before, name: 'Zoya', date_of_birth: '1991-01-01' });
    expect(await me()).toMatchObject({ name: 'Asha', date_of_birth: '1990-02-28' });
    const answer = await call('PUT', 'account/details', { name: ' Asha Devi ', date_of_birth: '1991-03-01' });
    expect(answer.body).toEqual({
      name: 'Asha Devi',
      email: asha.user.email,
      date_of_birth: '1991-03-01',
      email_change: null,
    });
    expect(await me()).toMatchObject({ name: 'Asha Devi', date_of_birth: '1991-03-01' });
    expect(await actions()).toEqual(['own_details_corrected']);
    for (const [date_of_birth, fault] of [
      ['2020-01-01', 'at least 14'],
      ['1890-01-01', 'year of birth'],
      ['1990-02-30', 'real date'],
      ['', 'fill this in'],
    ]) {
      const refused = await call('PUT', 'account/details', { name: 'Asha', date_of_birth });
      expect(refused.status).toBe(400);
      expect(refused.body.fields.date_of_birth).toContain(fault);
    }
    expect((await call('PUT', 'account/details', { name: '\u202E' })).status).toBe(400);
  });

  it('the e-mail, which is confirmed at the new address and told to the old one', async () => {
    const other = (
      await server.request('POST', '/api/auth/login', { body: { email: asha.user.email, password: goodPassword } })
    ).body.token;
    const email = `New.${randomEmail()}`;
    expect((await askForEmail(email, 'Wrong#Guess42')).body.code).toBe('wrong_password');
    const asked = await askForEmail(email);
    expect(asked.status).toBe(200);
    expect(asked.body.msg).toContain(`We’ve sent a link to ${email}.`);
    expect(await me()).toMatchObject({ email: asha.user.email });
    expect((await call('GET', 'account/details')).body.email_change).toMatchObject({ email, by_admin: false });
    const [mail, ...more] = await post();
    expect(mail).toMatchObject({ to: email, subject: 'Evenkeel: confirm your email' });
    expect(more).toEqual([]);
    const token = linkIn(mail);
    expect((await server.request('GET', `/api/email-changes/${token}`)).body).toEqual({ email, needs_password: false });
    const stored = JSON.stringify(await server.services.db.selectFrom('email_changes').selectAll().execute());
    expect(stored).not.toContain(token);
    expect((await confirm(token)).body).toEqual({ msg: 'That’s your email now. Please sign in with it.' });
    expect((await confirm(token)).body.code).toBe('email_link_invalid');
    expect(await me()).toMatchObject({ email });
    expect((await server.request('GET', '/api/auth/me', { token: other })).status).toBe(401);
    expect([await signIn(asha.user.email), await signIn(email.toUpperCase())]).toEqual([401, 200]);
    const [told] = await post();
    expect(told).toMatchObject({ to: asha.user.email, subject: 'Evenkeel: your email was changed' });
    expect(told?.text).not.toContain(email);
    expect(server.logLines().join()).not.toContain(token);
  });

  it('and a link lasts 24 hours, is ended by a newer one and by taking it back', async () => {
    await askForEmail(randomEmail());
    const first = linkIn((await post())[0]);
    await askForEmail(randomEmail());
    const second = linkIn((await post())[0]);
    expect((await confirm(first)).body.code).toBe('email_link_invalid');
    expect((await call('DELETE', 'account/email')).body.email_change).toBeNull();
    expect((await confirm(second)).body.code).toBe('email_link_invalid');
    await askForEmail(randomEmail());
    const third = linkIn((await post())[0]);
    server.clock.advance({ hours: 24 });
    expect((await confirm(third)).body.code).toBe('email_link_invalid');
  });

  it('and learns nothing of others: a taken address gets the same answer, and its owner a mail without a link', async () => {
    const ravi = await registerPerson(server);
    const free = randomEmail();
    const answers = [await askForEmail(free), await askForEmail(ravi.user.email.toUpperCase())];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const said = answers.map(({ body }, place) => body.msg.replace([free, ravi.user.email.toUpperCase()][place], ''));
    expect(said[0]).toBe(said[1]);
    const [mail, ...more] = await post();
    expect(mail?.to.toLowerCase()).toBe(ravi.user.email);
    expect(mail?.subject).toBe('Evenkeel: your email is already in use here');
    expect(mail?.text).not.toContain('http');
    expect(more).toEqual([]);
    expect((await askForEmail(asha.user.email)).body.fields.email).toContain('already have');
  });

  it('and of two who want one address the first to confirm has it', async () => {
    const ravi = await registerPerson(server);
    const email = randomEmail();
    await askForEmail(email);
    await askForEmail(email.toUpperCase(), goodPassword, ravi);
    const [one, two] = (await post()).map(linkIn);
    const answers = await Promise.all([confirm(one ?? ''), confirm(two ?? '')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('and a mail that was sent twice has two links that work, to the new address as to the old one', async () => {
    const twice = async () => {
      const links: string[] = [];
      const brokenLine = async (mail: OutgoingMail) => {
        if (linkIn(mail) === 'none') return;
        links.push(linkIn(mail));
        if (links.length === 1) throw Object.assign(new Error('x'), { code: 'ECONNRESET', isHandedOver: true });
      };
      await mailToAccounts(server.services, brokenLine);
      server.clock.advance({ minutes: 1 });
      await mailToAccounts(server.services, brokenLine);
      expect(links).toHaveLength(2);
      return links[0] ?? 'none';
    };
    const email = randomEmail();
    await askForEmail(email);
    expect((await confirm(await twice())).status).toBe(200);
    expect((await undo(await twice())).status).toBe(200);
  });

  it('and mails no one without end, not where many are asked for at once either', async () => {
    for (let time = 0; time < 5; time += 1) expect((await askForEmail(randomEmail())).status).toBe(200);
    expect((await askForEmail(randomEmail())).status).toBe(429);
    server.clock.advance({ days: 1 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => askForEmail(randomEmail())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });
});

describe('a change of e-mail that was not the person’s', () => {
  const forget = () => server.request('POST', '/api/auth/forgot-password', { body: { email: asha.user.email } });

  async function mailedReset(): Promise<OutgoingMail | undefined> {
    const sent: OutgoingMail[] = [];
    await mailDueResets(server.services, async (mail) => void sent.push(mail));
    return sent[0];
  }

  function choosePassword(mail: OutgoingMail | undefined) {
    const token = /reset-password\/([\w-]{43})$/m.exec(mail?.text ?? '')?.[1];
    return server.request('POST', `/api/auth/reset-password/${token}`, { body: { newPassword: 'Fresh#River42' } });
  }

  async function changed(): Promise<{ email: string; token: string }> {
    const email = randomEmail();
    await askForEmail(email);
    await confirm(linkIn((await post())[0]));
    return { email, token: linkIn((await post())[0]) };
  }

  it('is taken back from the old address with the password of then, and no one is signed in or can sign in', async () => {
    const { email, token } = await changed();
    // The thief chooses another password meanwhile.
    const body = { password: goodPassword, newPassword: 'Thief#River42' };
    expect((await call('POST', 'auth/change-password', body)).status).toBe(200);
    expect((await undo(token, 'Wrong#Guess42')).body.code).toBe('wrong_password');
    expect((await undo(token)).body.msg).toBe('Your old email is back. We’ve sent it a link to choose a new password.');
    expect((await me()).code).toBe('not_signed_in');
    for (const [address, password] of [
      [email, 'Thief#River42'],
      [asha.user.email, 'Thief#River42'],
      [asha.user.email, goodPassword],
    ])
      expect(await signIn(address ?? '', password)).toBe(401);
    const reset = await mailedReset();
    expect(reset?.to).toBe(asha.user.email);
    expect((await choosePassword(reset)).status).toBe(200);
    expect(await signIn(asha.user.email, 'Fresh#River42')).toBe(200);
    expect((await undo(token)).body.code).toBe('email_link_invalid');
  });

  it('is told with what someone without a password does, where people sign in with a provider', async () => {
    const { config } = server.services;
    const issuer = 'https://id.example.org';
    config.singleSignOn = { issuer, clientId: 'x', clientSecret: 'x', name: 'Asha ID', allowsRegistration: true };
    await askForEmail(randomEmail());
    await confirm(linkIn((await post())[0]));
    const [mail] = await post();
    config.singleSignOn = undefined;
    expect(mail?.text).toContain(
      'If you sign in with Asha ID and have no password here, sign in and change your email',
    );
  });

  it('can be taken back for seven days, in which no one else can take the old address', async () => {
    const { token } = await changed();
    const taken = () =>
      server.request('POST', '/api/auth/register', { body: registration({ email: asha.user.email.toUpperCase() }) });
    expect((await taken()).body.code).toBe('email_taken');
    server.clock.advance({ days: 7 });
    expect((await undo(token)).body.code).toBe('email_link_invalid');
  });

  it('can be taken back to the first address after a second change', async () => {
    const { token } = await changed();
    await askForEmail(randomEmail());
    await confirm(linkIn((await post())[0]));
    const [second] = await post();
    expect((await undo(token)).status).toBe(200);
    expect((await undo(linkIn(second))).body.code).toBe('email_link_invalid');
  });

  it('can be taken back to the first address also after a thief has taken back a change of their own', async () => {
    const { token } = await changed();
    server.clock.advance({ minutes: 1 });
    expect((await undo((await changed()).token)).status).toBe(200);
    expect((await undo(token)).status).toBe(200);
    const { db } = server.services;
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', asha.user.id)
      .executeTakeFirstOrThrow();
    expect(email).toBe(asha.user.email);
  });

  it('and leaves no way in that came since: no passkey, no app, no account of a provider', async () => {
    await addPasskey(server, asha, 'From before');
    await post();
    server.clock.advance({ minutes: 1 });
    const { token } = await changed();
    await addPasskey(server, asha, 'The thief’s');
    await turnTotpOn(server, asha);
    const identity = { issuer: 'https://id.example.org', subject: 'thief' };
    await insertIdentity(server.services.db, identity, { userId: asha.user.id, now: server.clock.now() });
    expect((await undo(token)).status).toBe(200);
    const { db } = server.services;
    const left = await db.selectFrom('passkeys').select('name').where('user_id', '=', asha.user.id).execute();
    expect(left).toEqual([{ name: 'From before' }]);
    for (const table of ['totp_factors', 'sso_identities'] as const)
      expect(await db.selectFrom(table).selectAll().where('user_id', '=', asha.user.id).execute(), table).toEqual([]);
  });

  it('goes no further once the owner has chosen another password: a link that was asked for before ends', async () => {
    await askForEmail(randomEmail());
    const byReset = linkIn((await post())[0]);
    await forget();
    expect((await choosePassword(await mailedReset())).status).toBe(200);
    expect((await confirm(byReset)).body.code).toBe('email_link_invalid');
    const signedIn = { email: asha.user.email, password: 'Fresh#River42' };
    asha.token = (await server.request('POST', '/api/auth/login', { body: signedIn })).body.token;
    await askForEmail(randomEmail(), 'Fresh#River42');
    const byChange = linkIn((await post())[0]);
    const body = { password: 'Fresh#River42', newPassword: 'Other#River42' };
    expect((await call('POST', 'auth/change-password', body)).status).toBe(200);
    expect((await confirm(byChange)).body.code).toBe('email_link_invalid');
    expect(await me()).toMatchObject({ email: asha.user.email });
  });

  it('ends a link to choose a password that was on its way to the old address', async () => {
    await forget();
    const reset = await mailedReset();
    await changed();
    expect((await choosePassword(reset)).body.code).toBe('reset_link_invalid');
  });
});
