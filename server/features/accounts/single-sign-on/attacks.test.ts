import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startIdentityProvider } from '../../../test/identity-provider.ts';
import type { IdentityProvider } from '../../../test/identity-provider.ts';
import { ProviderBrowser } from '../../../test/provider-browser.ts';
import { startTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';

/** What an attacker can do with addresses, states and codes; the provider itself is honest. */

const publicUrl = 'https://wellness.example.org';

let provider: IdentityProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startIdentityProvider();
  server = await startTestServer({ config: { singleSignOn: provider.settings, publicUrl } });
  await provider.serve({ publicUrl, logoutUrl: server.url });
  for (const subject of ['victim', 'attacker'])
    provider.people.set(subject, { email: `${subject}@example.org`, email_verified: true, name: subject });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(() => {
  provider.current = 'victim';
});

async function begin(browser: ProviderBrowser): Promise<URL> {
  const answer = await browser.post(server, '/api/auth/sso/start', {});
  expect(answer.status).toBe(200);
  return new URL(answer.body.address);
}

const finish = (browser: ProviderBrowser, back: Record<string, string>) =>
  browser.post(server, '/api/auth/sso/finish', back);

describe('what is asked of the provider', () => {
  test('ASVS 10.2.1: code flow with state, nonce and PKCE with S256, each of 256 bits and new each time', async () => {
    const browser = new ProviderBrowser();
    const [one, other] = [(await begin(browser)).searchParams, (await begin(browser)).searchParams];
    expect(one.get('response_type')).toBe('code');
    expect(one.get('code_challenge_method')).toBe('S256');
    expect(one.get('redirect_uri')).toBe(`${publicUrl}/sso/callback`);
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.get(name)).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(other.get(name)).not.toBe(one.get(name));
    }
  });

  test('ASVS 10.2.3: no more than is used', async () => {
    expect((await begin(new ProviderBrowser())).searchParams.get('scope')).toBe('openid email profile');
    provider.settings.allowsRegistration = false;
    expect((await begin(new ProviderBrowser())).searchParams.get('scope')).toBe('openid email');
    provider.settings.allowsRegistration = true;
  });

  test('the cookie opens nothing, no script reads it, and no other origin sets it', async () => {
    const answer = await server.request('POST', '/api/auth/sso/start', { body: {} });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^__Host-evenkeel_sso=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Strict; Secure$/,
    );
    const secret = cookie.split(/[=;]/)[1];
    expect((await server.request('GET', '/api/auth/me', { token: secret })).status).toBe(401);
  });

  test('after a sign-out the provider asks for proof again', async () => {
    const answer = await server.request('POST', '/api/auth/sso/start', { body: { again: true } });
    const { searchParams } = new URL(answer.body.address);
    expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(['login', '0']);
  });
});

describe('ASVS 10.2.1: login CSRF and stolen answers', () => {
  test('an address that another browser has begun is worth nothing in this one', async () => {
    const attacker = new ProviderBrowser();
    provider.current = 'attacker';
    const back = await attacker.goTo((await begin(attacker)).href, publicUrl);
    const victim = new ProviderBrowser();
    expect((await finish(victim, back)).body.code).toBe('sso_ended');
    await begin(victim);
    expect((await finish(victim, back)).body.code).toBe('sso_ended');
    // And in its own it still counts: no one else has used it up.
    expect((await finish(attacker, back)).body.outcome).toBe('newcomer');
  });

  test('a code of another attempt is refused: its nonce and its PKCE are others', async () => {
    const [attacker, victim] = [new ProviderBrowser(), new ProviderBrowser()];
    const stolen = await victim.goTo((await begin(victim)).href, publicUrl);
    const state = (await begin(attacker)).searchParams.get('state') ?? '';
    expect((await finish(attacker, { ...stolen, state })).body.code).toBe('sso_failed');
    // The same browser's own other attempt is no better.
    const browser = new ProviderBrowser();
    const first = await browser.goTo((await begin(browser)).href, publicUrl);
    const second = (await begin(browser)).searchParams.get('state') ?? '';
    expect((await finish(browser, { ...first, state: second })).body.code).toBe('sso_failed');
  });

  test('a state counts once, also in two calls at one moment', async () => {
    const browser = new ProviderBrowser();
    const back = await browser.goTo((await begin(browser)).href, publicUrl);
    const answers = await Promise.all([1, 2, 3, 4].map(() => finish(browser, back)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400', '400', '400']);
  });

  test('ten minutes are all', async () => {
    const browser = new ProviderBrowser();
    const back = await browser.goTo((await begin(browser)).href, publicUrl);
    server.clock.advance({ minutes: 10, seconds: 1 });
    expect((await finish(browser, back)).body.code).toBe('sso_ended');
    server.clock.set(new Date());
  });

  test.each(['', 'x', '__proto__', 'a'.repeat(43)])('the state %j is no one’s', async (state) => {
    const browser = new ProviderBrowser();
    await begin(browser);
    expect((await finish(browser, { state, code: 'x' })).body.code).toBe('sso_ended');
  });
});

describe('ASVS 10.2.2: mix-up', () => {
  test.each([
    ['another', { iss: 'https://evil.example' }],
    ['none, though the provider names itself', { iss: undefined }],
  ])('an answer that names %s is refused, and its code is never sent', async (_, change) => {
    const browser = new ProviderBrowser();
    const { iss, ...back } = await browser.goTo((await begin(browser)).href, publicUrl);
    expect(iss).toBe(provider.settings.issuer);
    const answer = await browser.post(server, '/api/auth/sso/finish', { ...back, ...change });
    expect(answer.body.code).toBe('sso_failed');
  });
});

describe('what is left behind', () => {
  test('nothing of it stands in the log or the database', async () => {
    const browser = new ProviderBrowser();
    const address = await begin(browser);
    const back = await browser.goTo(address.href, publicUrl);
    const secret = browser.cookiesOf(server.url).split('=')[1] ?? '';
    await finish(browser, back);
    await finish(browser, back);
    const { code = '', state = '' } = back;
    const nonce = address.searchParams.get('nonce') ?? '';
    expect(code.length).toBeGreaterThan(20);
    const attempts = JSON.stringify(await server.services.db.selectFrom('sso_attempts').selectAll().execute());
    const log = server.logLines().join('\n');
    for (const one of [code, state, nonce, secret, provider.settings.clientSecret, 'victim@example.org']) {
      expect(log).not.toContain(one);
      expect(attempts).not.toContain(one);
    }
  });

  test('the page it comes back to sends no Referer, and asks no other origin', async () => {
    const { headers } = await server.request('GET', '/sso/callback?code=x&state=y');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
  });
});

describe('a provider that is away', () => {
  test('is said so, while local sign-in goes on; it is tried again, and no start waits for it', async () => {
    const late = await startIdentityProvider();
    late.goAway(true);
    server.services.config.singleSignOn = late.settings;
    try {
      const begun = () => server.request('POST', '/api/auth/sso/start', { body: {} });
      const away = await begun();
      expect([away.status, away.body.code]).toEqual([503, 'sso_unavailable']);
      expect(away.body.msg).toMatch(/can’t reach/);
      const login = { body: { email: 'a@example.org', password: 'Wrong#River42' } };
      expect((await server.request('POST', '/api/auth/login', login)).status).toBe(401);
      await late.serve({ publicUrl, logoutUrl: server.url });
      late.goAway(false);
      await expect.poll(async () => (await begun()).status, { interval: 250 }).toBe(200);
      // What is known of it stays.
      late.goAway(true);
      expect((await begun()).status).toBe(200);
    } finally {
      server.services.config.singleSignOn = provider.settings;
      await late.close();
    }
  });

  test('in the middle of a sign-in loses nothing but that one', async () => {
    const browser = new ProviderBrowser();
    const back = await browser.goTo((await begin(browser)).href, publicUrl);
    provider.goAway(true);
    const answer = await finish(browser, back);
    provider.goAway(false);
    expect([answer.status, answer.body.code]).toEqual([503, 'sso_unavailable']);
    expect((await new ProviderBrowser().signIn(server)).status).toBe(200);
  });

  test('a person who stops there is told so', async () => {
    const browser = new ProviderBrowser();
    const state = (await begin(browser)).searchParams.get('state') ?? '';
    const { issuer: iss } = provider.settings;
    const answer = await finish(browser, { state, error: 'access_denied', iss });
    expect([answer.status, answer.body.code]).toEqual([403, 'sso_denied']);
  });
});
