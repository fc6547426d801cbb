import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword } from '../../../../domain/contract/auth.ts';
import { undocumented } from '../../../test/documented-answers.ts';
import { startIdentityProvider } from '../../../test/identity-provider.ts';
import { startLyingProvider } from '../../../test/lying-provider.ts';
import type { Lie, LyingProvider } from '../../../test/lying-provider.ts';
import { registerPerson } from '../../../test/people.ts';
import { ProviderBrowser } from '../../../test/provider-browser.ts';
import { newAccountBy } from '../../../test/provider-people.ts';
import { startTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';

/** A sign-in is as fresh as the proof at the provider: where it still knew the browser, anyone could have sat there. */

const publicUrl = 'http://127.0.0.1:4999';

let provider: LyingProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startLyingProvider();
  server = await startTestServer({ config: { singleSignOn: provider.settings, publicUrl } });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** Whose account no password opens. */
async function personAtProvider() {
  const { db, now } = server.services;
  const { user } = await registerPerson(server);
  await db.updateTable('users').set({ has_password: false }).where('id', '=', user.id).execute();
  const subject = `subject-${user.id}`;
  const { issuer } = provider.settings;
  await db.insertInto('sso_identities').values({ issuer, subject, user_id: user.id, linked_at: now() }).execute();
  return subject;
}

async function signIn(sub: string, auth_time: number | undefined): Promise<string> {
  return (await finish('/api/auth/sso/start', { claims: { sub, auth_time } })).body.token;
}

/** The way to the provider and back that begins with a call. */
async function finish(path: string, lie: Lie, token?: string) {
  provider.lie = lie;
  const browser = new ProviderBrowser();
  const begun = await browser.post(server, path, token === undefined ? {} : undefined, token);
  const { searchParams } = new URL(begun.body.address);
  provider.nonce = searchParams.get('nonce') ?? '';
  return browser.post(server, '/api/auth/sso/finish', { code: 'any', state: searchParams.get('state') });
}

test('proof once more asks who it is, and nothing else of them', async () => {
  const subject = await personAtProvider();
  const token = await signIn(subject, undefined);
  const lie = { claims: { sub: subject, auth_time: seconds(0), email: undefined }, userinfo: { sub: 'no one' } };
  expect((await finish('/api/auth/sso/confirm', lie, token)).body).toEqual({ outcome: 'confirmed' });
});

const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;

test.each([
  ['at no time that it tells', undefined],
  ['16 minutes ago', -16 * 60],
])('proof was given there %s: each step that takes the password asks for it', async (_, ago) => {
  const token = await signIn(await personAtProvider(), ago && seconds(ago));
  const choose = { password: 'x', newPassword: 'Other#River43' };
  for (const [path, body] of [
    ['/api/account/erasure', { password: 'x' }],
    ['/api/auth/change-password', choose],
    ['/api/auth/confirm-password', { password: 'x' }],
  ] as const) {
    const answer = await server.request('POST', path, { token, body });
    expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'password_needed']);
    if (path.endsWith('change-password')) expect(undocumented(changePassword, answer)).toEqual([]);
  }
});

test('proof of a time to come holds no longer than one of now', async () => {
  const token = await signIn(await personAtProvider(), seconds(3600));
  server.clock.advance({ minutes: 16 });
  const answer = await server.request('POST', '/api/account/erasure', { token, body: { password: 'x' } });
  server.clock.set(new Date());
  expect(answer.body.code).toBe('password_needed');
});

test('proof lasts for 15 minutes from when it was given: what is typed meanwhile makes it no longer', async () => {
  const token = await signIn(await personAtProvider(), seconds(0));
  const call = (method: string, path: string) =>
    server.request(method, path, { token, body: { password: 'anything' } });
  server.clock.advance({ minutes: 14 });
  const { status, body } = await call('POST', '/api/auth/confirm-password');
  const left = new Date(body.confirmed_until).getTime() - server.clock.now().getTime();
  const other = await call('DELETE', '/api/sessions/others');
  server.clock.advance({ minutes: 1, seconds: 1 });
  const late = await call('DELETE', '/api/sessions/others');
  server.clock.set(new Date());
  expect([status, other.status, late.status, late.body.code]).toEqual([200, 200, 403, 'password_needed']);
  expect(left).toBeLessThanOrEqual(60_000);
});

test('someone who has just given it at a real provider is not asked once more', async () => {
  const real = await startIdentityProvider();
  server.services.config.singleSignOn = real.settings;
  try {
    await real.serve({ publicUrl, logoutUrl: server.url });
    const { browser } = await newAccountBy(real, server);
    const { token } = (await browser.signIn(server)).body;
    const answer = await server.request('POST', '/api/account/erasure', { token, body: { password: 'x' } });
    expect(answer.status).toBe(200);
  } finally {
    server.services.config.singleSignOn = provider.settings;
    await real.close();
  }
});
