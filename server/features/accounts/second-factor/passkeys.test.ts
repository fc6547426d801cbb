import { beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, registerPerson } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { addPasskey, firstStep, freshPerson, passkeyAddress } from '../../../test/second-factors.ts';
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

async function second(passkey: SoftwarePasskey, person = asha, twist?: Twist) {
  const { challenge } = (await firstStep(server, person)).body;
  const { options } = (await post('auth/second-factor/passkey-options', { challenge })).body;
  return post('auth/second-factor/passkey', { challenge, credential: passkey.sign(options, twist) });
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

describe('ASVS 6.3.3: adding a passkey', () => {
  it('needs the password, brings recovery codes, and stands in the list with its name', async () => {
    const refused = await post('account/passkeys/options', { password: 'Wrong#Password1' }, asha.token);
    expect(refused.body.code).toBe('wrong_password');
    const options = await optionsToAdd();
    expect(options).toMatchObject({
      rp: { id: 'evenkeel.example.org', name: 'Evenkeel' },
      user: { name: asha.user.email, displayName: 'Asha Rani' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    const credential = softwarePasskey(passkeyAddress).make(options);
    const added = await post('account/passkeys', { name: ' My phone ', credential }, asha.token);
    expect([added.status, added.body.codes.length]).toEqual([201, 10]);
    expect(await passkeysOf(asha)).toEqual([
      {
        id: expect.any(String),
        name: 'My phone',
        created_at: '2026-11-20T06:00:00.000Z',
        last_used_at: null,
        works_here: true,
      },
    ]);
    // A second one brings no new codes.
    const next = softwarePasskey(passkeyAddress).make(await optionsToAdd());
    expect((await post('account/passkeys', { name: 'Key', credential: next }, asha.token)).body.codes).toBeNull();
  });

  it('makes the password alone not enough', async () => {
    await addPasskey(server, asha);
    const first = await firstStep(server, asha);
    expect([refusal(first), first.body.ways]).toEqual([
      [403, 'second_factor_needed'],
      ['passkey', 'recovery'],
    ]);
  });

  it.each(refusedAll)('is refused from %s', async (_what, twist) => {
    const credential = softwarePasskey(passkeyAddress).make(await optionsToAdd(), twist);
    expect(refusal(await post('account/passkeys', { name: 'x', credential }, asha.token))).toEqual([
      400,
      'passkey_refused',
    ]);
    expect(await passkeysOf(asha)).toEqual([]);
  });

  it('takes each challenge once, in the session and for the person that asked, within five minutes', async () => {
    const ravi = await registerPerson(server);
    const send = (challenge: string, person = asha) => {
      const options = { challenge, rp: { id: 'evenkeel.example.org' }, user: { id: 'AA' } };
      const credential = softwarePasskey(passkeyAddress).make(options);
      return post('account/passkeys', { name: 'x', credential }, person.token);
    };
    const { challenge } = await optionsToAdd();
    expect(refusal(await send(challenge, ravi))).toEqual([400, 'passkey_refused']);
    // Used up by that, whatever came of it.
    expect(refusal(await send(challenge))).toEqual([400, 'passkey_refused']);
    const old = await optionsToAdd();
    server.clock.advance({ minutes: 5 });
    expect(refusal(await send(old.challenge))).toEqual([400, 'passkey_refused']);
    const elsewhere = { ...asha, token: (await firstStep(server, asha)).body.token };
    expect(refusal(await send((await optionsToAdd()).challenge, elsewhere))).toEqual([400, 'passkey_refused']);
    // One for signing in adds nothing.
    expect(refusal(await send((await optionsToSignIn()).challenge))).toEqual([400, 'passkey_refused']);
    const good = await optionsToAdd();
    expect((await send(good.challenge)).status).toBe(201);
    expect(refusal(await send(good.challenge))).toEqual([400, 'passkey_refused']);
  });

  it('does not take one that is stored already, or an eleventh', async () => {
    const passkey = await addPasskey(server, asha);
    const again = passkey.make(await optionsToAdd());
    expect((await post('account/passkeys', { name: 'x', credential: again }, asha.token)).body.code).toBe(
      'passkey_refused',
    );
    const credential = softwarePasskey(passkeyAddress).make(await optionsToAdd());
    for (let count = 1; count < 10; count += 1) await addPasskey(server, asha);
    expect((await post('account/passkeys', { name: 'x', credential }, asha.token)).body.code).toBe('too_many_passkeys');
    // And before the browser is asked to make one.
    const asked = await post('account/passkeys/options', { password: goodPassword }, asha.token);
    expect(refusal(asked)).toEqual([409, 'too_many_passkeys']);
  });

  it('is not offered where browsers have none', async () => {
    for (const publicUrl of [
      'http://127.0.0.1:3000',
      'http://evenkeel.example.org',
      'https://192.0.2.7',
      'https://[::1]',
    ]) {
      server.services.config.publicUrl = publicUrl;
      const { body } = await server.request('GET', '/api/account/second-factor', { token: asha.token });
      expect([publicUrl, body.passkeys_offered]).toEqual([publicUrl, false]);
      expect((await post('account/passkeys/options', { password: goodPassword }, asha.token)).body.code).toBe(
        'no_passkeys_here',
      );
      expect((await post('auth/passkey-options')).body.code).toBe('no_passkeys_here');
    }
    server.services.config.publicUrl = 'http://localhost:3000';
    const { body } = await server.request('GET', '/api/account/second-factor', { token: asha.token });
    expect(body.passkeys_offered).toBe(true);
  });
});

describe('ASVS 6.3.3: a passkey as the second step', () => {
  it('signs in after the password, also without checking its owner, and notes its use', async () => {
    const passkey = await addPasskey(server, asha);
    server.clock.advance({ hours: 1 });
    const answer = await second(passkey, asha, { unverified: true, userHandle: '' });
    expect([answer.status, answer.body.user]).toEqual([200, asha.user]);
    expect(answer.headers.get('set-cookie')).toContain('evenkeel_browser');
    const [listed] = await passkeysOf({ ...asha, token: answer.body.token });
    expect(listed.last_used_at).toBe('2026-11-20T07:00:00.000Z');
  });

  it.each(refusedAll)('is refused from %s', async (_what, twist) => {
    const passkey = await addPasskey(server, asha);
    expect(refusal(await second(passkey, asha, twist))).toEqual([403, 'passkey_wrong']);
  });

  it('is refused to the passkey of someone else, for another sign-in, and a second time', async () => {
    const passkey = await addPasskey(server, asha);
    const ravi = await registerPerson(server);
    const his = await addPasskey(server, ravi);
    expect(refusal(await second(his))).toEqual([403, 'passkey_wrong']);
    const challengeOf = async (person: SignedInPerson) => (await firstStep(server, person)).body.challenge;
    const [hers, other, ofRavi] = [await challengeOf(asha), await challengeOf(asha), await challengeOf(ravi)];
    const optionsOf = async (challenge: string) =>
      (await post('auth/second-factor/passkey-options', { challenge })).body.options;
    const send = (challenge: string, credential: unknown) =>
      post('auth/second-factor/passkey', { challenge, credential });
    expect(refusal(await send(other, passkey.sign(await optionsOf(hers))))).toEqual([403, 'passkey_wrong']);
    expect(refusal(await send(hers, passkey.sign(await optionsOf(ofRavi))))).toEqual([403, 'passkey_wrong']);
    // What was signed for signing in by a passkey alone is no second step.
    expect(refusal(await send(hers, passkey.sign(await optionsToSignIn())))).toEqual([403, 'passkey_wrong']);
    const answer = passkey.sign(await optionsOf(hers));
    expect((await send(hers, answer)).status).toBe(200);
    expect(refusal(await send(hers, answer))).toEqual([403, 'second_factor_over']);
    expect(refusal(await send(other, answer))).toEqual([403, 'passkey_wrong']);
  });

  it('tells the passkeys of a person only to who has the password', async () => {
    await addPasskey(server, asha);
    expect(refusal(await post('auth/second-factor/passkey-options', { challenge: 'x' }))).toEqual([
      403,
      'second_factor_over',
    ]);
  });
});
