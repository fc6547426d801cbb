import { beforeEach, describe, expect, it } from 'vitest';
import { settleRefusals } from '../../../security/audit/refusal-counts.ts';
import { goodPassword, registerPerson } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import {
  addPasskey,
  firstStep,
  freshPerson,
  passkeyAddress,
  secondStep,
  turnTotpOn,
} from '../../../test/second-factors.ts';
import { softwarePasskey } from '../../../test/software-passkey.ts';
import type { SoftwarePasskey, Twist } from '../../../test/software-passkey.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll({ config: { publicUrl: passkeyAddress } });
let asha: SignedInPerson;

beforeEach(async () => {
  server.services.config.publicUrl = passkeyAddress;
  asha = await freshPerson(server);
});

const post = (path: string, body?: unknown, token?: string) => server.request('POST', `/api/${path}`, { token, body });

const optionsToAdd = async () =>
  (await post('account/passkeys/options', { password: goodPassword }, asha.token)).body.options;

const optionsToSignIn = async () => (await post('auth/passkey-options')).body.options;

async function signIn(passkey: SoftwarePasskey, twist?: Twist) {
  return post('auth/passkey', { credential: passkey.sign(await optionsToSignIn(), twist) });
}

const passkeysOf = async ({ token }: SignedInPerson) =>
  (await server.request('GET', '/api/account/second-factor', { token })).body.passkeys;

const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

const refusedAll: [string, Twist][] = [
  ['another origin', { origin: 'https://evenkeel.example.org.evil.example' }],
  ['plain http', { origin: 'http://evenkeel.example.org' }],
  ['another host', { host: 'example.org' }],
  ['a frame on another page', { crossOrigin: true }],
  ['another ceremony', { type: 'payment.get' }],
];

describe('ASVS 6.3.3: signing in by a passkey alone', () => {
  it('needs no e-mail and no password, and answers as a login does', async () => {
    const passkey = await addPasskey(server, asha);
    const options = await optionsToSignIn();
    expect(options).toMatchObject({ rpId: 'evenkeel.example.org', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const answer = await post('auth/passkey', { credential: passkey.sign(options) });
    expect([answer.status, answer.body]).toEqual([200, { token: expect.stringMatching(/^evk_/), user: asha.user }]);
  });

  const refused: [string, Twist][] = [
    ...refusedAll,
    ['a passkey that has not checked its owner', { unverified: true }],
    ['one that names someone else', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
    ['one that names no one', { userHandle: '' }],
  ];

  it.each(refused)('is refused from %s', async (_what, twist) => {
    const passkey = await addPasskey(server, asha);
    expect(refusal(await signIn(passkey, twist))).toEqual([403, 'passkey_wrong']);
    expect((await signIn(passkey)).status).toBe(200);
  });

  it('is refused a second time with the same answer, one at once of many, and after five minutes', async () => {
    const passkey = await addPasskey(server, asha);
    const credential = passkey.sign(await optionsToSignIn());
    const many = await Promise.all([1, 2, 3, 4].map(() => post('auth/passkey', { credential })));
    expect(many.map(({ status }) => String(status)).toSorted()).toEqual(['200', '403', '403', '403']);
    expect(refusal(await post('auth/passkey', { credential }))).toEqual([403, 'passkey_wrong']);
    const old = passkey.sign(await optionsToSignIn());
    server.clock.advance({ minutes: 5 });
    expect(refusal(await post('auth/passkey', { credential: old }))).toEqual([403, 'passkey_wrong']);
    const { challenge } = await optionsToAdd();
    expect(
      refusal(await post('auth/passkey', { credential: passkey.sign({ challenge, rpId: 'evenkeel.example.org' }) })),
    ).toEqual([403, 'passkey_wrong']);
  });

  it('is refused to a copy: a counter that does not grow', async () => {
    const passkey = await addPasskey(server, asha);
    expect((await signIn(passkey, { counter: 5 })).status).toBe(200);
    expect(refusal(await signIn(passkey, { counter: 5 }))).toEqual([403, 'passkey_wrong']);
    expect(refusal(await signIn(passkey, { counter: 4 }))).toEqual([403, 'passkey_wrong']);
    expect((await signIn(passkey, { counter: 6 })).status).toBe(200);
  });

  it('works for one that does not count', async () => {
    const passkey = await addPasskey(server, asha);
    for (let time = 0; time < 3; time += 1) expect((await signIn(passkey, { counter: 0 })).status).toBe(200);
  });

  it('is refused to one that was removed, an invented one, and to who is disabled, has left or is gone', async () => {
    const passkey = await addPasskey(server, asha);
    const { db } = server.services;
    const set = (change: object) => db.updateTable('users').set(change).where('id', '=', asha.user.id).execute();
    await set({ disabled_at: server.clock.now() });
    expect(refusal(await signIn(passkey))).toEqual([403, 'account_closed']);
    expect(refusal(await signIn(softwarePasskey(passkeyAddress)))).toEqual([403, 'passkey_wrong']);
    await set({ disabled_at: null, left_on: '2026-11-20', left_at: server.clock.now() });
    expect(refusal(await signIn(passkey))).toEqual([403, 'has_left']);
    await set({ left_on: null, left_at: null });
    expect((await signIn(passkey)).status).toBe(200);
    const [{ id }] = await passkeysOf(asha);
    const ravi = await registerPerson(server);
    const remove = (person: SignedInPerson, password = goodPassword) =>
      post(`account/passkeys/${id}/removed`, { password }, person.token);
    expect((await remove(ravi)).status).toBe(404);
    expect((await remove(asha, 'Wrong#Password1')).body.code).toBe('wrong_password');
    expect((await remove(asha)).body.passkeys).toEqual([]);
    expect(refusal(await signIn(passkey))).toEqual([403, 'passkey_wrong']);
    expect(refusal(await signIn(softwarePasskey(passkeyAddress)))).toEqual([403, 'passkey_wrong']);
    expect((await firstStep(server, asha)).status).toBe(200);
  });

  it('leaves a row in the list of security events where it fails, also where the account is disabled', async () => {
    const passkey = await addPasskey(server, asha);
    const { db } = server.services;
    const failed = async () => {
      await settleRefusals(server.services);
      const rows = db.selectFrom('security_events').select(['action', 'times']).where('person_id', '=', asha.user.id);
      const found = await rows.where('route', '=', 'POST /api/auth/passkey').execute();
      return found.reduce((sum, { action, times }) => sum + (action === 'sign_in_failed' ? times : 0), 0);
    };
    await signIn(passkey, { counter: 5 });
    await signIn(passkey, { counter: 5 });
    expect(await failed()).toBe(1);
    await db.updateTable('users').set({ disabled_at: server.clock.now() }).where('id', '=', asha.user.id).execute();
    await signIn(passkey, { counter: 6 });
    expect(await failed()).toBe(2);
  });

  it('is refused to one that was made for an earlier address, which a recovery code stands in for', async () => {
    const { codes } = await turnTotpOn(server, asha);
    const passkey = await addPasskey(server, asha);
    server.services.config.publicUrl = 'https://new.example.org';
    expect((await passkeysOf(asha))[0].works_here).toBe(false);
    expect(refusal(await signIn(passkey, { host: 'evenkeel.example.org', origin: passkeyAddress }))).toEqual([
      403,
      'passkey_wrong',
    ]);
    const first = await firstStep(server, asha);
    expect(first.body.ways).toEqual(['totp', 'recovery']);
    expect((await secondStep(server, first.body.challenge, codes[0] ?? '')).status).toBe(200);
  });

  it('refuses what is no answer of a browser, and never fails', async () => {
    const passkey = await addPasskey(server, asha);
    const good = passkey.sign(await optionsToSignIn());
    for (const credential of [null, 'x', {}, { ...good, response: {} }, { ...good, id: 7 }])
      expect((await post('auth/passkey', { credential })).status).toBe(400);
    for (const part of ['clientDataJSON', 'authenticatorData', 'signature'] as const)
      for (const value of ['', '%%%', 'bm8', Buffer.from('null').toString('base64url')]) {
        const fresh = passkey.sign(await optionsToSignIn());
        const credential = { ...fresh, response: { ...fresh.response, [part]: value } };
        expect(refusal(await post('auth/passkey', { credential }))).toEqual([403, 'passkey_wrong']);
      }
  });
});
