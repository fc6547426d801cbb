import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startIdentityProvider } from '../../../test/identity-provider.ts';
import type { IdentityProvider } from '../../../test/identity-provider.ts';
import { registerPerson } from '../../../test/people.ts';
import { ProviderBrowser } from '../../../test/provider-browser.ts';
import { newAccountBy, newPersonAt } from '../../../test/provider-people.ts';
import { startTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';

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

/** How many lines tell of it. */
const logged = (event: string, { id }: { id: string }) =>
  server.logLines().filter((line) => line.includes(`"${event}"`) && line.includes(id)).length;

describe('connecting from the profile', () => {
  test('needs the password, connects who signs in there, and a mail says so', async () => {
    const { user, token, password } = await registerPerson(server);
    const browser = new ProviderBrowser();
    const wrong = await browser.post(server, '/api/account/sso', { password: 'Wrong#River42' }, token);
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_password']);
    newPerson({ email: 'elsewhere@example.org', email_verified: false });
    const begun = await browser.post(server, '/api/account/sso', { password }, token);
    const back = await browser.goTo(begun.body.address, publicUrl);
    expect((await browser.post(server, '/api/auth/sso/finish', back)).body).toEqual({ outcome: 'linked' });
    expect(await mailsOf(user.id)).toEqual([{ kind: 'sso_linked', detail: { closed: 'no' } }]);
    const connection = await server.request('GET', '/api/account/sso', { token });
    expect(connection.body).toEqual({ name: 'Example Ltd', linked_at: expect.any(String), has_password: true });
    expect((await new ProviderBrowser().signIn(server)).body).toMatchObject({
      user: { id: user.id, email: user.email },
    });
    expect((await server.request('POST', '/api/auth/login', { body: { email: user.email, password } })).status).toBe(
      200,
    );
  });

  test('takes no identity that is another account’s, and none beside the one that it has', async () => {
    const first = await newAccount();
    const { user, token, password } = await registerPerson(server);
    const linkAs = async (subject: string) => {
      provider.current = subject;
      const browser = new ProviderBrowser();
      const begun = await browser.post(server, '/api/account/sso', { password }, token);
      return browser.post(server, '/api/auth/sso/finish', await browser.goTo(begun.body.address, publicUrl));
    };
    expect((await linkAs(first.subject)).body.code).toBe('sso_identity_taken');
    const own = newPerson();
    expect((await linkAs(own.subject)).body).toEqual({ outcome: 'linked' });
    expect((await linkAs(newPerson().subject)).body.code).toBe('sso_identity_taken');
    expect((await linkAs(own.subject)).body).toEqual({ outcome: 'linked' });
    expect(logged('sso_linked', user)).toBe(1);
  });

  test('ends with the session that asked for it', async () => {
    const { token, password } = await registerPerson(server);
    newPerson();
    const browser = new ProviderBrowser();
    const begun = await browser.post(server, '/api/account/sso', { password }, token);
    const back = await browser.goTo(begun.body.address, publicUrl);
    await server.request('POST', '/api/auth/logout', { token });
    expect((await browser.post(server, '/api/auth/sso/finish', back)).body.code).toBe('sso_ended');
  });

  test('is undone with the password, which ends what the provider has opened; not where it is the only way in', async () => {
    const { user, token, password } = await registerPerson(server);
    newPerson();
    const browser = new ProviderBrowser();
    const begun = await browser.post(server, '/api/account/sso', { password }, token);
    await browser.post(server, '/api/auth/sso/finish', await browser.goTo(begun.body.address, publicUrl));
    const through = (await new ProviderBrowser().signIn(server)).body.token;
    const body = { password };
    const answer = await server.request('DELETE', '/api/account/sso', { token, body });
    expect(answer.body).toMatchObject({ linked_at: null, has_password: true });
    expect((await server.request('GET', '/api/auth/me', { token: through })).status).toBe(401);
    expect((await server.request('DELETE', '/api/account/sso', { token, body })).status).toBe(200);
    expect(logged('sso_unlinked', user)).toBe(1);
    const alone = (await (await newAccount()).browser.signIn(server)).body.token;
    const refused = await server.request('DELETE', '/api/account/sso', { token: alone, body });
    expect([refused.status, refused.body.code]).toEqual([409, 'no_password']);
  });
});

test('the second factor is the provider’s matter: none of ours is asked for, also of who must have one', async () => {
  const { token, user } = await newAccount();
  const { db, config } = server.services;
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', user.id).execute();
  config.requireTotp = 'admins';
  expect((await server.request('GET', '/api/admin/people', { token })).status).toBe(200);
  await db.updateTable('sessions').set({ sso_issuer: null }).where('user_id', '=', user.id).execute();
  const byPassword = await server.request('GET', '/api/admin/people', { token });
  expect(byPassword.body.code).toBe('second_factor_setup_needed');
  config.requireTotp = 'none';
});

describe('in place of a password', () => {
  test('the provider gives proof once more, for fifteen minutes, of the same person alone', async () => {
    const { subject, token, browser } = await newAccount();
    const erase = () => server.request('POST', '/api/account/erasure', { token, body: { password: 'anything' } });
    server.clock.advance({ minutes: 16 });
    expect((await erase()).body.code).toBe('password_needed');
    server.clock.set(new Date());
    const confirmAs = async (who: string) => {
      provider.current = who;
      browser.forget(provider.settings.issuer);
      const begun = await browser.post(server, '/api/auth/sso/confirm', undefined, token);
      expect(new URL(begun.body.address).searchParams.get('prompt')).toBe('login');
      const back = await browser.goTo(begun.body.address, publicUrl);
      return browser.post(server, '/api/auth/sso/finish', back);
    };
    await server.services.db
      .updateTable('sessions')
      .set({ confirmed_at: null })
      .where('sso_issuer', 'is not', null)
      .execute();
    expect((await erase()).body.code).toBe('password_needed');
    expect((await confirmAs(newPerson().subject)).body.code).toBe('sso_wrong_person');
    expect((await erase()).body.code).toBe('password_needed');
    expect((await confirmAs(subject)).body).toEqual({ outcome: 'confirmed' });
    expect((await erase()).status).toBe(200);
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
