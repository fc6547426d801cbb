import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedDeviceHeader, sharedIdleMinutes } from '../../../../domain/shared-device.ts';
import { startIdentityProvider } from '../../../test/identity-provider.ts';
import type { IdentityProvider } from '../../../test/identity-provider.ts';
import { registerPerson } from '../../../test/people.ts';
import { ProviderBrowser } from '../../../test/provider-browser.ts';
import { hashToken } from '../../../security/sessions/tokens.ts';
import { aboutNewcomer, newAccountBy, newPersonAt } from '../../../test/provider-people.ts';
import { startTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';

/** Against a real provider, on this machine. */

const publicUrl = 'http://127.0.0.1:4999';

let provider: IdentityProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startIdentityProvider();
  server = await startTestServer({ config: { singleSignOn: provider.settings, publicUrl } });
  await provider.serve({ publicUrl, logoutUrl: server.url });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
const newPerson = (overrides: Record<string, unknown> = {}) => newPersonAt(provider, overrides);
const newAccount = () => newAccountBy(provider, server);
beforeEach(() => {
  provider.current = undefined;
});

async function register(browser: ProviderBrowser, entry: string) {
  return browser.post(server, '/api/auth/sso/register', { ...aboutNewcomer, name: 'Asha Rani', entry });
}

describe('a first sign-in', () => {
  test('asks for what the provider does not tell, and makes an account of an employee', async () => {
    const { email } = newPerson({ name: 'Birsa Munda' });
    const browser = new ProviderBrowser();
    const first = await browser.signIn(server);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      outcome: 'newcomer',
      newcomer: { entry: expect.any(String), email, name: 'Birsa Munda', invited: null },
    });
    const answer = await register(browser, first.body.newcomer.entry);
    expect(answer.status).toBe(201);
    expect(answer.body.user).toMatchObject({ email, name: 'Asha Rani', role: 'employee' });
    const me = await server.request('GET', '/api/auth/me', { token: answer.body.token });
    expect(me.body).toMatchObject({ email, designation: 'Teacher' });
  });

  test('ASVS 10.5.2: the next one finds it by issuer and subject, whatever e-mail the provider tells then', async () => {
    const { subject, user, email } = await newAccount();
    provider.people.set(subject, { email: 'changed@example.org', email_verified: true });
    const again = await new ProviderBrowser().signIn(server);
    expect(again.body).toMatchObject({ outcome: 'signed_in', user: { id: user.id, email } });
  });

  test('the browser stays known for the hour that the form may take, and while another tab is on its way', async () => {
    newPerson();
    const browser = new ProviderBrowser();
    const second = await browser.post(server, '/api/auth/sso/start', {});
    const first = await browser.signIn(server);
    expect(first.headers.get('set-cookie')).toContain('Max-Age=3600;');
    expect((await register(browser, first.body.newcomer.entry)).status).toBe(201);
    const back = await browser.goTo(second.body.address, publicUrl);
    const last = await browser.post(server, '/api/auth/sso/finish', back);
    expect(last.body.outcome).toBe('signed_in');
    expect(last.headers.get('set-cookie')).toContain('Max-Age=0;');
  });

  test('ASVS 7.3.1: on a shared device its session is short, and so is the next one there', async () => {
    newPerson();
    const browser = new ProviderBrowser({ [sharedDeviceHeader]: '1' });
    const first = await browser.signIn(server);
    const made = await register(browser, first.body.newcomer.entry);
    const again = await browser.signIn(server);
    for (const { body } of [made, again]) {
      const known = await server.request('GET', '/api/sessions', { token: body.token });
      expect(known.body.idle_minutes).toBe(sharedIdleMinutes);
    }
  });
});

describe('a first sign-in is refused', () => {
  test('where the provider has not confirmed the e-mail, alike with and without an account', async () => {
    const { user } = await registerPerson(server);
    for (const email of [user.email, 'nobody@example.org']) {
      for (const email_verified of [false, undefined, 'true']) {
        newPerson({ email, email_verified });
        const answer = await new ProviderBrowser().signIn(server);
        expect([answer.status, answer.body.code]).toEqual([403, 'sso_unverified']);
      }
    }
  });

  test('where the organisation makes no accounts by it', async () => {
    newPerson();
    const { settings } = provider;
    settings.allowsRegistration = false;
    const answer = await new ProviderBrowser().signIn(server);
    settings.allowsRegistration = true;
    expect([answer.status, answer.body.code]).toEqual([403, 'sso_no_account']);
  });

  test('where the rule lets only others register; who is invited comes in under each rule', async () => {
    const { db } = server.services;
    try {
      await db.updateTable('registration_rule').set({ rule: 'invitation' }).execute();
      newPerson();
      expect((await new ProviderBrowser().signIn(server)).body.code).toBe('invitation_needed');
      await db
        .updateTable('registration_rule')
        .set({ rule: 'domain', domains: ['other.example'] })
        .execute();
      newPerson();
      expect((await new ProviderBrowser().signIn(server)).body.code).toBe('domain_not_allowed');
      const { email } = newPerson();
      const invited = await invite(email);
      const browser = new ProviderBrowser();
      const first = await browser.signIn(server);
      expect(first.body.newcomer).toMatchObject({ email, invited });
      const { blood_group, date_of_birth, height, weight } = aboutNewcomer;
      const { entry } = first.body.newcomer;
      const body = { blood_group, date_of_birth, height, weight, entry };
      const answer = await browser.post(server, '/api/auth/sso/join', body);
      expect(answer.status).toBe(201);
      expect(answer.body.user).toMatchObject({ email, name: invited.name, role: 'employee' });
      const again = await browser.post(server, '/api/auth/sso/join', body);
      expect([again.status, again.body.code]).toEqual([400, 'sso_ended']);
    } finally {
      await db.updateTable('registration_rule').set({ rule: 'open', domains: [] }).execute();
    }
  });

  test('where the form comes from another browser, too late, or with another e-mail', async () => {
    newPerson();
    const browser = new ProviderBrowser();
    const { entry } = (await browser.signIn(server)).body.newcomer;
    expect((await register(new ProviderBrowser(), entry)).body.code).toBe('sso_ended');
    const { user } = (await register(browser, entry)).body;
    expect(user.role).toBe('employee');
    expect((await register(browser, entry)).body.code).toBe('sso_ended');
    newPerson();
    const late = new ProviderBrowser();
    const begun = await late.signIn(server);
    server.clock.advance({ minutes: 61 });
    expect((await register(late, begun.body.newcomer.entry)).body.code).toBe('sso_ended');
    server.clock.set(new Date());
  });

  test('and neither role nor e-mail is taken from what is sent', async () => {
    const { email } = newPerson({ roles: ['admin'], groups: ['admin'], role: 'admin' });
    const browser = new ProviderBrowser();
    const { entry } = (await browser.signIn(server)).body.newcomer;
    const sent = { ...aboutNewcomer, name: 'Asha Rani', entry, role: 'admin', email: 'boss@example.org' };
    const answer = await browser.post(server, '/api/auth/sso/register', sent);
    expect(answer.body.user).toMatchObject({ email, role: 'employee' });
  });
});

describe('an account that is there already', () => {
  test('is not taken over by e-mail while its person has not confirmed it', async () => {
    const { user, token } = await registerPerson(server);
    newPerson({ email: user.email });
    const answer = await new ProviderBrowser().signIn(server);
    expect([answer.status, answer.body.code]).toEqual([409, 'sso_link_needed']);
    expect((await server.request('GET', '/api/auth/me', { token })).status).toBe(200);
  });

  test('becomes theirs where both sides have confirmed it: sessions, password and what could undo it end, and a mail says so', async () => {
    const { db, now } = server.services;
    const { user, token, password } = await registerPerson(server);
    await db.updateTable('users').set({ email_confirmed_at: now() }).where('id', '=', user.id).execute();
    const undo = { id: crypto.randomUUID(), user_id: user.id, old_email: 'thief@example.org', password_hash: 'x' };
    await db
      .insertInto('email_undos')
      .values({ ...undo, expires_at: new Date(now().getTime() + 1e9) })
      .execute();
    newPerson({ email: user.email.toUpperCase() });
    const answer = await new ProviderBrowser().signIn(server);
    expect(answer.body).toMatchObject({ outcome: 'signed_in', user: { id: user.id } });
    expect((await server.request('GET', '/api/auth/me', { token })).status).toBe(401);
    const login = await server.request('POST', '/api/auth/login', { body: { email: user.email, password } });
    expect(login.status).toBe(401);
    expect(await db.selectFrom('email_undos').select('id').where('user_id', '=', user.id).execute()).toEqual([]);
    expect(await mailsOf(user.id)).toEqual([{ kind: 'sso_linked', detail: { closed: 'yes' } }]);
  });

  test('becomes theirs in two browsers at once, and neither calls them someone else', async () => {
    const { db, now } = server.services;
    const { user } = await registerPerson(server);
    await db.updateTable('users').set({ email_confirmed_at: now() }).where('id', '=', user.id).execute();
    newPerson({ email: user.email });
    const answers = await Promise.all([1, 2].map(() => new ProviderBrowser().signIn(server)));
    expect(answers.map(({ body }) => body.outcome ?? body.code)).toEqual(['signed_in', 'signed_in']);
    expect(await mailsOf(user.id)).toHaveLength(1);
    expect(server.logLines().filter((line) => line.includes('"sso_linked"') && line.includes(user.id))).toHaveLength(1);
  });

  test('keeps its password where it is the break-glass account: that is connected from inside', async () => {
    const { db, now, config } = server.services;
    const { user, password } = await registerPerson(server);
    await db.updateTable('users').set({ email_confirmed_at: now() }).where('id', '=', user.id).execute();
    config.breakGlassAdmin = user.email.toUpperCase();
    newPerson({ email: user.email });
    const answer = await new ProviderBrowser().signIn(server);
    config.breakGlassAdmin = undefined;
    expect([answer.status, answer.body.code]).toEqual([409, 'sso_link_needed']);
    expect((await server.request('POST', '/api/auth/login', { body: { email: user.email, password } })).status).toBe(
      200,
    );
  });

  test('ASVS 10.5.2: is never given to someone else at the provider with the same e-mail', async () => {
    const { email } = await newAccount();
    newPerson({ email });
    const answer = await new ProviderBrowser().signIn(server);
    expect([answer.status, answer.body.code]).toEqual([409, 'sso_other_person']);
  });

  test('stays shut for who is disabled or has left, by subject and by e-mail', async () => {
    const { db, now } = server.services;
    const { subject, user, email } = await newAccount();
    const users = db.updateTable('users').where('id', '=', user.id);
    await users.set({ disabled_at: now() }).execute();
    provider.current = subject;
    expect((await new ProviderBrowser().signIn(server)).body.code).toBe('account_closed');
    newPerson({ email });
    expect((await new ProviderBrowser().signIn(server)).body.code).toBe('account_closed');
    await users.set({ disabled_at: null, left_at: now(), left_on: '2026-01-01' }).execute();
    provider.current = subject;
    expect((await new ProviderBrowser().signIn(server)).body.code).toBe('has_left');
  });

  test('a confirmed e-mail is one whose mailed link was used; another e-mail is not', async () => {
    const { db, now } = server.services;
    const { user } = await registerPerson(server);
    const confirmed = async () =>
      (
        await db
          .selectFrom('users')
          .select('email_confirmed_at as at')
          .where('id', '=', user.id)
          .executeTakeFirstOrThrow()
      ).at;
    expect(await confirmed()).toBeNull();
    const token = 'a'.repeat(43);
    const expires_at = new Date(now().getTime() + 60_000);
    await db
      .insertInto('password_resets')
      .values({ token_hash: hashToken(token), user_id: user.id, expires_at })
      .execute();
    const body = { newPassword: 'Other#River43' };
    expect((await server.request('POST', `/api/auth/reset-password/${token}`, { body })).status).toBe(200);
    expect(await confirmed()).toEqual(now());
    await db.updateTable('users').set({ email: 'typed-by-someone@example.org' }).where('id', '=', user.id).execute();
    expect(await confirmed()).toBeNull();
  });
});

async function mailsOf(userId: string) {
  const { db } = server.services;
  return db
    .selectFrom('outbox')
    .where('lane', '=', 'account')
    .select(['kind', 'detail'])
    .where('user_id', '=', userId)
    .execute();
}

async function invite(email: string) {
  const { db } = server.services;
  const entries = await db.selectFrom('work_list_entries').select(['id', 'kind', 'name', 'within']).execute();
  const idOf = (kind: string, name: string) => entries.find((one) => one.kind === kind && one.name === name)?.id ?? 0;
  const invited = {
    name: 'Sita Soren',
    theme: 'Education',
    designation: 'Teacher',
    state: 'Jharkhand',
    city: 'Jamshedpur',
  };
  const { name, theme, designation, state, city } = invited;
  await db
    .insertInto('staff_list')
    .values({
      email,
      name,
      user_id: null,
      mail_refused_at: null,
      theme: idOf('theme', theme),
      designation: idOf('designation', designation),
      state: idOf('state', state),
      city: idOf('city', city),
    })
    .execute();
  return invited;
}
