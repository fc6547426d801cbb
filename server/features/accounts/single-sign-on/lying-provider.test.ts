import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startLyingProvider } from '../../../test/lying-provider.ts';
import type { Lie, LyingProvider } from '../../../test/lying-provider.ts';
import { ProviderBrowser } from '../../../test/provider-browser.ts';
import { startTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';

/** A provider that lies, or someone who stands in for it. */

const publicUrl = 'http://127.0.0.1:4999';

let provider: LyingProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startLyingProvider();
  server = await startTestServer({ config: { publicUrl } });
});
beforeEach(async () => {
  // As after a start: nothing is known of the provider yet.
  server.services.config.singleSignOn = { ...provider.settings };
  server.clock.set(new Date());
  await server.services.db.deleteFrom('sso_newcomers').execute();
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

async function signIn(lie: Lie = {}, nonce?: string) {
  provider.lie = lie;
  const browser = new ProviderBrowser();
  const begun = await browser.post(server, '/api/auth/sso/start', {});
  if (begun.status !== 200) return begun;
  const { searchParams } = new URL(begun.body.address);
  provider.nonce = nonce ?? searchParams.get('nonce') ?? '';
  return browser.post(server, '/api/auth/sso/finish', { code: 'any', state: searchParams.get('state') });
}

const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;

const lies: [string, string, Lie][] = [
  ['10.5.3', 'another issuer', { claims: { iss: 'https://evil.example' } }],
  ['10.5.3', 'no issuer', { claims: { iss: undefined } }],
  ['10.5.4', 'another audience', { claims: { aud: 'another-client' } }],
  ['10.5.4', 'several audiences, and another party', { claims: { aud: ['evenkeel', 'other'], azp: 'other' } }],
  ['10.5.4', 'no audience', { claims: { aud: undefined } }],
  ['10.5.1', 'another nonce', { claims: { nonce: 'another' } }],
  ['10.5.1', 'no nonce', { claims: { nonce: undefined } }],
  ['10.5.2', 'no subject', { claims: { sub: undefined } }],
  ['10.5.2', 'an empty subject', { claims: { sub: '' } }],
  ['10.5.2', 'a subject that is too long', { claims: { sub: 'x'.repeat(256) } }],
  ['10.5.2', 'a subject that is no text', { claims: { sub: { $ne: null } } }],
  ['9.1.1', 'the signature of a stranger', { signedBy: 'stranger' }],
  ['9.1.1', 'an empty signature', { signedBy: 'nothing at all' }],
  ['9.1.2', 'alg none', { signedBy: 'no one' }],
  ['9.1.2', 'HS256 with the public key', { signedBy: 'public key' }],
  ['9.1.2', 'HS256 with the client secret', { signedBy: 'client secret' }],
  ['9.1.3', 'a key of its own in the header', { signedBy: 'stranger', header: { jku: 'https://evil.example/jwks' } }],
  ['9.2.1', 'an ID token that has expired', { claims: { iat: seconds(-900), exp: seconds(-600) } }],
  ['9.2.1', 'one that is not valid yet', { claims: { nbf: seconds(600) } }],
  ['9.2.1', 'one that was issued tomorrow', { claims: { iat: seconds(86_400), exp: seconds(90_000) } }],
  ['9.2.1', 'one without an end', { claims: { exp: undefined } }],
  ['9.2.1', 'one of last week that never ends', { claims: { iat: seconds(-600_000), exp: seconds(600_000) } }],
  ['9.2.2', 'a logout token in place of an ID token', { header: { typ: 'logout+jwt' } }],
  ['9.2.2', 'an access token in place of an ID token', { header: { typ: 'at+jwt' } }],
];

test.each(lies)('ASVS %s: %s is refused, and no one is signed in', async (_row, _what, lie) => {
  const answer = await signIn(lie);
  expect([answer.status, answer.body.code]).toEqual([400, 'sso_failed']);
  expect(await server.services.db.selectFrom('sessions').select('user_id').execute()).toEqual([]);
  expect(await server.services.db.selectFrom('sso_newcomers').select('email').execute()).toEqual([]);
});

test('the truth is taken', async () => {
  expect((await signIn()).body).toMatchObject({ outcome: 'newcomer', newcomer: { email: 'someone@example.org' } });
});

test('ASVS 10.5.1: an ID token of another sign-in is refused, though it is true', async () => {
  expect((await signIn({}, 'the nonce of another sign-in')).body.code).toBe('sso_failed');
});

describe('its metadata', () => {
  test.each<[string, Record<string, unknown>]>([
    ['another issuer', { issuer: 'https://login.evil.example' }],
    ['an issuer for each tenant', { issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0' }],
    ['no keys', { jwks_uri: undefined }],
    ['no PKCE with S256', { code_challenge_methods_supported: ['plain'] }],
  ])('ASVS 10.5.3: with %s, no one is sent there', async (_, metadata) => {
    const answer = await signIn({ metadata });
    expect([answer.status, answer.body.code]).toEqual([503, 'sso_unavailable']);
  });

  test('ASVS 10.5.3: a slash more is another issuer', async () => {
    const answer = await signIn({ claims: { iss: `${provider.settings.issuer}/` } });
    expect(answer.body.code).toBe('sso_failed');
  });

  test('ASVS 12.2.1: neither code nor secret goes to an address in the clear off this machine', async () => {
    const before = provider.tokenCalls();
    const answer = await signIn({ metadata: { token_endpoint: 'http://evil.example/token' } });
    expect(answer.body.code).toBe('sso_failed');
    expect(provider.tokenCalls()).toBe(before);
  });
});

describe('what it says of a person', () => {
  test('is asked for apart where the ID token has none, and only of the same subject', async () => {
    const claims = { email: undefined, email_verified: undefined };
    const userinfo = { sub: 'someone', email: 'apart@example.org', email_verified: true };
    expect((await signIn({ claims, userinfo })).body.newcomer.email).toBe('apart@example.org');
    const other = { ...userinfo, sub: 'someone-else' };
    expect((await signIn({ claims, userinfo: other })).body.code).toBe('sso_failed');
  });

  test.each(['no address', 'a@b@c', 'x@example.org\r\nBcc: y@example.org', 42, null, ['a@example.org']])(
    'an e-mail like %j is none',
    async (email) => {
      expect((await signIn({ claims: { email } })).body.code).toBe('sso_unverified');
    },
  );

  test.each(['\u202Egnp', 'x'.repeat(101), '   ', 7])('a name like %j is none', async (name) => {
    expect((await signIn({ claims: { name } })).body.newcomer.name).toBe('');
  });
});

describe('the token endpoint', () => {
  test.each<[string, number, unknown, string]>([
    ['refuses the code', 400, { error: 'invalid_grant' }, 'sso_failed'],
    ['refuses our secret', 401, { error: 'invalid_client' }, 'sso_failed'],
    ['is broken', 500, {}, 'sso_unavailable'],
    ['has too much to do', 429, {}, 'sso_unavailable'],
    ['gives no ID token', 200, { access_token: 'x', token_type: 'Bearer' }, 'sso_failed'],
    ['talks without end', 200, { filler: 'x'.repeat(1_000_000) }, 'sso_failed'],
  ])('%s: %s', async (_what, status, body, code) => {
    expect((await signIn({ tokens: { status, body } })).body.code).toBe(code);
  });
});

describe('keys that change', () => {
  test('a new key counts from the first ID token that it signs, and the old one no more', async () => {
    expect((await signIn()).status).toBe(200);
    await provider.rotate('second');
    expect((await signIn()).status).toBe(200);
    await provider.rotate('second');
    expect((await signIn()).status).toBe(200);
    expect((await signIn({ signedBy: 'stranger' })).body.code).toBe('sso_failed');
  });

  test('strangers with logout tokens do not make us ask for keys without end', async () => {
    await signIn();
    const before = provider.keysRead();
    for (let one = 0; one < 20; one += 1) {
      const logout_token = await provider.sign(
        { events: { 'http://schemas.openid.net/event/backchannel-logout': {} }, jti: `${one}` },
        { typ: 'logout+jwt', kid: `unknown-${one}` },
      );
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const raw = new URLSearchParams({ logout_token }).toString();
      expect((await server.request('POST', '/api/auth/sso/backchannel-logout', { raw, headers })).status).toBe(400);
    }
    expect(provider.keysRead() - before).toBeLessThanOrEqual(1);
  });
});

describe('clocks that differ', () => {
  test.each([45, -45])('by %i seconds are borne', async (step) => {
    server.clock.advance({ seconds: step });
    expect((await signIn()).status).toBe(200);
  });

  test.each([
    ['ours is slow by ten minutes', -10],
    ['ours is fast by ten minutes', 10],
  ])('%s: refused', async (_, minutes) => {
    server.clock.advance({ minutes });
    expect((await signIn()).body.code).toBe('sso_failed');
  });
});
