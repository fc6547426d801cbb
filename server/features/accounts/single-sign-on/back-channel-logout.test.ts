import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startIdentityProvider } from '../../../test/identity-provider.ts';
import { startLyingProvider } from '../../../test/lying-provider.ts';
import type { Lie, LyingProvider } from '../../../test/lying-provider.ts';
import { registerPerson } from '../../../test/people.ts';
import { ProviderBrowser } from '../../../test/provider-browser.ts';
import { startTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { hashToken } from '../../../security/sessions/tokens.ts';

const publicUrl = 'http://127.0.0.1:4999';
const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };

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
beforeEach(async () => {
  provider.lie = {};
  await server.services.db.deleteFrom('attempts').execute();
});

async function send(form: { logout_token: string } | string, call = server.request) {
  const raw = typeof form === 'string' ? form : new URLSearchParams(form).toString();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return call('POST', '/api/auth/sso/backchannel-logout', { raw, headers });
}

let tokens = 0;
async function logout(claims: Record<string, unknown>, header: Record<string, unknown> = {}) {
  tokens += 1;
  const token = await provider.sign({ events, jti: `token-${tokens}`, ...claims }, { typ: 'logout+jwt', ...header });
  return send({ logout_token: token });
}

/** Someone with sessions by the provider, as it names them, and one by the password. */
async function personWith(sids: (string | null)[]) {
  const { db, now } = server.services;
  const person = await registerPerson(server);
  const subject = `subject-${person.user.id}`;
  const { issuer } = provider.settings;
  await db
    .insertInto('sso_identities')
    .values({ issuer, subject, user_id: person.user.id, linked_at: now() })
    .execute();
  for (const sid of sids) {
    const { body } = await server.request('POST', '/api/auth/login', {
      body: { email: person.user.email, password: person.password },
    });
    await db
      .updateTable('sessions')
      .set({ sso_issuer: issuer, sso_sid: sid })
      .where('token_hash', '=', hashToken(body.token))
      .execute();
  }
  return { ...person, subject };
}

async function sidsOf({ user }: { user: { id: string } }) {
  const { db } = server.services;
  const rows = await db
    .selectFrom('sessions')
    .select(['sso_issuer', 'sso_sid'])
    .where('user_id', '=', user.id)
    .execute();
  return rows.map(({ sso_issuer, sso_sid }) => (sso_issuer === null ? 'password' : String(sso_sid))).toSorted();
}

describe('a logout token', () => {
  test('ends the session that it names, and those that bear no name; a password’s and another’s stay', async () => {
    const person = await personWith(['one', 'two', null]);
    const other = await personWith(['one']);
    const answer = await logout({ sub: person.subject, sid: 'one' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await sidsOf(person)).toEqual(['password', 'two']);
    expect(await sidsOf(other)).toEqual(['one', 'password']);
  });

  test('ends all that the provider has opened for the person where it names no session', async () => {
    const person = await personWith(['three', 'four', null]);
    expect((await logout({ sub: person.subject })).status).toBe(200);
    expect(await sidsOf(person)).toEqual(['password']);
  });

  test('ends a session by its name alone', async () => {
    const person = await personWith(['five', 'six']);
    expect((await logout({ sub: undefined, sid: 'five' })).status).toBe(200);
    expect(await sidsOf(person)).toEqual(['password', 'six']);
  });

  test('ends a session that goes on after its account was disconnected, also where it names the person', async () => {
    const person = await personWith(['seven']);
    await server.services.db.deleteFrom('sso_identities').where('user_id', '=', person.user.id).execute();
    expect((await logout({ sub: person.subject, sid: 'seven' })).status).toBe(200);
    expect(await sidsOf(person)).toEqual(['password']);
  });

  test('closes a newcomer’s form, by the person and by the session alone', async () => {
    const { db, now } = server.services;
    const { issuer } = provider.settings;
    const expires_at = new Date(now().getTime() + 60_000);
    const about = { issuer, email: 'new@example.org', name: '', browser_hash: hashToken('browser'), expires_at };
    for (const [subject, sid] of [
      ['n1', 's1'],
      ['n2', 's2'],
      ['n3', 's3'],
    ] as const)
      await db
        .insertInto('sso_newcomers')
        .values({ ...about, subject, sid, token_hash: hashToken(subject) })
        .execute();
    await logout({ sub: 'n1' });
    await logout({ sub: undefined, sid: 's2' });
    expect(await db.selectFrom('sso_newcomers').select('subject').execute()).toEqual([{ subject: 'n3' }]);
  });

  test('that could not be carried out counts when it comes again', async () => {
    const { owner } = server;
    const person = await personWith(['eight']);
    const token = await provider.sign({ events, jti: 'again', sub: person.subject }, { typ: 'logout+jwt' });
    await sql`create function no_delete() returns trigger language plpgsql as $$ begin raise 'stopped'; end $$`.execute(
      owner,
    );
    await sql`create trigger no_delete before delete on sessions for each row execute function no_delete()`.execute(
      owner,
    );
    const first = await send({ logout_token: token });
    await sql`drop function no_delete cascade`.execute(owner);
    expect([first.status, (await send({ logout_token: token })).status]).toEqual([500, 200]);
    expect(await sidsOf(person)).toEqual(['password']);
  });

  test('whose keys cannot be read is asked for again, and is no guess', async () => {
    const { config, db } = server.services;
    const before = config.singleSignOn;
    config.singleSignOn = { ...provider.settings };
    provider.lie = { metadata: { jwks_uri: 'http://127.0.0.1:9/jwks' } };
    const answer = await logout({ sub: 'someone' });
    config.singleSignOn = before;
    expect([answer.status, answer.body.code]).toEqual([503, 'sso_unavailable']);
    expect(await db.selectFrom('attempts').select('key').execute()).toEqual([]);
  });

  test('of someone whom we do not know is taken, and tells no one so', async () => {
    const answer = await logout({ sub: 'no one here' });
    expect([answer.status, answer.body]).toEqual([200, {}]);
  });

  test('ASVS 10.5.5: counts once', async () => {
    const { subject } = await personWith([]);
    const token = await provider.sign({ events, jti: 'once', sub: subject }, { typ: 'logout+jwt' });
    const answers = await Promise.all([1, 2, 3].map(() => send({ logout_token: token })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400', '400']);
  });
});

describe('ASVS 10.5.5: no one is signed out by', () => {
  const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;
  // Nobody is signed out, so that one person stands them all.
  let kept: ReturnType<typeof personWith> | undefined;
  test.each<[string, Record<string, unknown>, Record<string, unknown>, Lie]>([
    ['an ID token', { events: undefined, nonce: 'x' }, { typ: 'JWT' }, {}],
    ['one that is not typed as a logout token', {}, { typ: 'JWT' }, {}],
    ['one without a type', {}, { typ: undefined }, {}],
    ['one with a nonce', { nonce: 'x' }, {}, {}],
    ['one without the event', { events: {} }, {}, {}],
    ['one of another event', { events: { 'https://example.org/other': {} } }, {}, {}],
    ['one whose event is no object', { events: { ...events, [Object.keys(events)[0] ?? '']: 'yes' } }, {}, {}],
    ['one without a name', { jti: undefined }, {}, {}],
    ['one that says no time', { iat: undefined }, {}, {}],
    ['one of this morning', { iat: seconds(-3600), exp: seconds(600) }, {}, {}],
    ['one that has expired', { iat: seconds(-200), exp: seconds(-100) }, {}, {}],
    ['one of tomorrow', { iat: seconds(86_400), exp: seconds(90_000) }, {}, {}],
    ['one to another client', { aud: 'other' }, {}, {}],
    ['one of another issuer', { iss: 'https://evil.example' }, {}, {}],
    ['one that names no one', { sub: undefined, sid: undefined }, {}, {}],
    ['one with a session that is no text', { sid: ['a'] }, {}, {}],
    ['one of a stranger’s key', {}, {}, { signedBy: 'stranger' }],
    ['one that no one has signed', {}, {}, { signedBy: 'no one' }],
    ['one signed with the client secret', {}, {}, { signedBy: 'client secret' }],
    ['one signed with the public key', {}, {}, { signedBy: 'public key' }],
  ])('%s', async (_, claims, header, lie) => {
    const person = await (kept ??= personWith(['kept']));
    provider.lie = lie;
    const answer = await logout({ sub: person.subject, sid: 'kept', ...claims }, header);
    expect([answer.status, answer.body.code]).toEqual([400, 'sso_failed']);
    expect(await sidsOf(person)).toEqual(['kept', 'password']);
  });

  test('what is no token, comes twice, or is no form', async () => {
    for (const form of ['logout_token=x', 'logout_token=', 'other=x', 'logout_token=a&logout_token=b', ''])
      expect((await send(form)).status).toBe(400);
    const asJson = await server.request('POST', '/api/auth/sso/backchannel-logout', { body: { logout_token: 'x' } });
    expect(asJson.status).toBeGreaterThanOrEqual(400);
    const tooLong = await send({ logout_token: 'x'.repeat(70_000) });
    expect(tooLong.status).toBe(413);
  });

  test('guessing, which is slowed by address', async () => {
    for (let one = 0; one < 101; one += 1) await send({ logout_token: 'x.y.z' }, server.inject);
    expect((await send({ logout_token: 'x.y.z' })).status).toBe(429);
  });
});

describe('with a real provider', () => {
  test('a session there that ends takes ours along, and signing out here leads to its end there', async () => {
    const real = await startIdentityProvider();
    server.services.config.singleSignOn = real.settings;
    try {
      await real.serve({ publicUrl, logoutUrl: server.url });
      real.people.set('asha', { email: 'asha@example.org', email_verified: true, name: 'Asha' });
      real.current = 'asha';
      const { user } = await registerPerson(server, { email: 'asha@example.org' });
      const { db, now } = server.services;
      await db.updateTable('users').set({ email_confirmed_at: now() }).where('id', '=', user.id).execute();
      const browser = new ProviderBrowser();
      const { token } = (await browser.signIn(server)).body;
      const second = (await new ProviderBrowser().signIn(server)).body.token;
      const me = async (one: string) => (await server.request('GET', '/api/auth/me', { token: one })).status;
      expect([await me(token), await me(second)]).toEqual([200, 200]);

      await browser.endSession(real.settings.issuer);
      await expect.poll(() => me(token)).toBe(401);
      expect(await me(second)).toBe(200);

      const out = await server.request('POST', '/api/auth/logout', { token: second });
      const end = new URL(out.body.end_session);
      expect(end.origin).toBe(real.settings.issuer);
      expect(end.searchParams.get('post_logout_redirect_uri')).toBe(`${publicUrl}/`);
      expect(end.searchParams.get('client_id')).toBe('evenkeel');
    } finally {
      server.services.config.singleSignOn = provider.settings;
      await real.close();
    }
  });

  test('signing out of a session that a password opened leads nowhere', async () => {
    const { token } = await registerPerson(server);
    const { body } = await server.request('POST', '/api/auth/logout', { token });
    expect(body).toEqual({ msg: expect.any(String) });
  });
});
