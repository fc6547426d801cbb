import { beforeEach, describe, expect, it } from 'vitest';
import { sharedDeviceHeader, sharedIdleMinutes } from '../../../../domain/shared-device.ts';
import { keepHouse } from '../../../process/housekeeping.ts';
import { goodPassword, registerPerson } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { challengeOf, firstStep, freshPerson, secondStep, turnTotpOn } from '../../../test/second-factors.ts';
import type { WithTotp } from '../../../test/second-factors.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { totpCode } from '../../../test/totp-code.ts';

const server = serverForAll();
let asha: SignedInPerson;
let factor: WithTotp;

beforeEach(async () => {
  asha = await freshPerson(server);
  factor = await turnTotpOn(server, asha);
});

const nextChallenge = (person = asha) => challengeOf(server, person);

const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

describe('ASVS 6.3.3: a sign-in with a second factor', () => {
  it('answers the password with a challenge and no token, then the code as a login is answered', async () => {
    const first = await firstStep(server, asha);
    expect([first.status, first.body]).toEqual([
      403,
      {
        code: 'second_factor_needed',
        msg: 'Please take the second step to sign in.',
        challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
        ways: ['totp', 'recovery'],
      },
    ]);
    expect(first.headers.get('set-cookie')).toBeNull();
    const second = await secondStep(server, first.body.challenge, factor.code());
    expect([second.status, second.body]).toEqual([
      200,
      { token: expect.stringMatching(/^evk_/), user: { ...asha.user } },
    ]);
    expect(second.headers.get('set-cookie')).toContain('evenkeel_browser=');
    expect((await server.request('GET', '/api/auth/me', { token: second.body.token })).status).toBe(200);
  });

  it('changes nothing for those who have none, and says nothing before the password is right', async () => {
    const other = await registerPerson(server);
    const login = await firstStep(server, other);
    expect([login.status, Object.keys(login.body).toSorted()]).toEqual([200, ['token', 'user']]);
    const wrong = await firstStep(server, { ...asha, password: 'Wrong#Password1' });
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { code: 'wrong_login', msg: 'That email or password isn’t right.' },
    ]);
  });

  it('ASVS 7.3.1: is on a shared device where the call that gives the token says so', async () => {
    const body = { challenge: await nextChallenge(), code: factor.code() };
    const headers = { [sharedDeviceHeader]: '1' };
    const { body: signedIn } = await server.request('POST', '/api/auth/second-factor', { body, headers });
    const known = await server.request('GET', '/api/sessions', { token: signedIn.token });
    expect(known.body.idle_minutes).toBe(sharedIdleMinutes);
  });

  it('takes a code however it is typed', async () => {
    const code = factor.code();
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    expect((await secondStep(server, await nextChallenge(), typed)).status).toBe(200);
  });

  it('refuses a wrong code beside the field, and the challenge stays for the next try', async () => {
    const challenge = await nextChallenge();
    const wrong = await secondStep(server, challenge, totpCode(factor.secret, new Date(0)));
    expect([wrong.status, wrong.body]).toEqual([
      403,
      {
        code: 'second_factor_wrong',
        msg: 'That code isn’t right, or it’s been used. Please try the next one your app shows.',
      },
    ]);
    expect((await secondStep(server, challenge, factor.code())).status).toBe(200);
    for (const code of ['', null, 7, 'a'.repeat(100), '12 34!']) {
      const faulty = await secondStep(server, challenge, code as string);
      expect([faulty.status, Object.keys(faulty.body.fields)]).toEqual([400, ['code']]);
    }
  });

  it('takes a code once: not again, not in the next step, not one before it', async () => {
    server.clock.advance({ seconds: 60 });
    const code = factor.code();
    const earlier = totpCode(factor.secret, new Date(server.clock.now().getTime() - 30_000));
    expect((await secondStep(server, await nextChallenge(), code)).status).toBe(200);
    expect(refusal(await secondStep(server, await nextChallenge(), code))).toEqual([403, 'second_factor_wrong']);
    expect(refusal(await secondStep(server, await nextChallenge(), earlier))).toEqual([403, 'second_factor_wrong']);
    server.clock.advance({ seconds: 30 });
    expect(refusal(await secondStep(server, await nextChallenge(), code))).toEqual([403, 'second_factor_wrong']);
    expect((await secondStep(server, await nextChallenge(), factor.code())).status).toBe(200);
  });

  it('does not take the code that turned it on', async () => {
    const used = totpCode(factor.secret, new Date(server.clock.now().getTime() - 30_000));
    expect(refusal(await secondStep(server, await nextChallenge(), used))).toEqual([403, 'second_factor_wrong']);
  });

  it('lets one of many through that send the same code at once, over one challenge and over several', async () => {
    const challenge = await nextChallenge();
    const code = factor.code();
    const same = await Promise.all(Array.from({ length: 4 }, () => secondStep(server, challenge, code)));
    expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
    server.clock.advance({ minutes: 2 });
    await server.services.db.deleteFrom('attempts').execute();
    const challenges = [await nextChallenge(), await nextChallenge(), await nextChallenge(), await nextChallenge()];
    const next = factor.code();
    const many = await Promise.all(challenges.map((one) => secondStep(server, one, next)));
    expect(many.map(({ status }) => String(status)).toSorted()).toEqual(['200', '403', '403', '403']);
  });

  it('uses a challenge once, for five minutes, and for one person alone', async () => {
    const challenge = await nextChallenge();
    expect((await secondStep(server, challenge, factor.code())).status).toBe(200);
    server.clock.advance({ seconds: 60 });
    expect(refusal(await secondStep(server, challenge, factor.code()))).toEqual([403, 'second_factor_over']);
    const old = await nextChallenge();
    server.clock.advance({ minutes: 5 });
    expect(refusal(await secondStep(server, old, factor.code()))).toEqual([403, 'second_factor_over']);
    for (const invented of ['x', 'A'.repeat(43)])
      expect(refusal(await secondStep(server, invented, factor.code()))).toEqual([403, 'second_factor_over']);
    const ravi = await registerPerson(server, { name: 'Ravi' });
    const his = await turnTotpOn(server, ravi);
    // His code does not open hers, and hers not his.
    expect(refusal(await secondStep(server, await nextChallenge(), his.code()))).toEqual([403, 'second_factor_wrong']);
    expect(refusal(await secondStep(server, await nextChallenge(ravi), factor.code()))).toEqual([
      403,
      'second_factor_wrong',
    ]);
    expect(refusal(await secondStep(server, await nextChallenge(), his.codes[0] ?? ''))).toEqual([
      403,
      'second_factor_wrong',
    ]);
  });

  it('is over once the password is another, the account disabled or its person gone', async () => {
    const challenge = await nextChallenge();
    const { token } = (await secondStep(server, await nextChallenge(), factor.code())).body;
    server.clock.advance({ minutes: 1 });
    const other = { password: goodPassword, newPassword: 'Other#River43' };
    expect((await server.request('POST', '/api/auth/change-password', { token, body: other })).status).toBe(200);
    expect(refusal(await secondStep(server, challenge, factor.code()))).toEqual([403, 'second_factor_over']);
    for (const change of [
      { disabled_at: server.clock.now() },
      { left_on: '2026-11-20', left_at: server.clock.now() },
    ]) {
      const next = await nextChallenge({ ...asha, password: 'Other#River43' });
      await server.services.db.updateTable('users').set(change).where('id', '=', asha.user.id).execute();
      expect(refusal(await secondStep(server, next, factor.code()))).toEqual([403, 'second_factor_over']);
      const back = { disabled_at: null, left_on: null, left_at: null };
      await server.services.db.updateTable('users').set(back).where('id', '=', asha.user.id).execute();
    }
  });

  it('stores no challenge in the clear, and forgets those that are over', async () => {
    const challenge = await nextChallenge();
    const rows = () => server.services.db.selectFrom('second_factor_challenges').selectAll().execute();
    const [row] = await rows();
    expect(row?.token_hash.toString('base64url')).not.toBe(challenge);
    expect(row?.token_hash).toHaveLength(32);
    server.clock.advance({ minutes: 5 });
    await keepHouse(server.services);
    expect(await rows()).toEqual([]);
  });

  it('keeps codes, challenges and secrets out of the log', async () => {
    const challenge = await nextChallenge();
    const code = factor.code();
    await secondStep(server, challenge, '000000');
    await secondStep(server, challenge, code);
    const log = server.logLines().join('\n');
    for (const secret of [challenge, factor.secret, ...factor.codes]) expect(log).not.toContain(secret);
    expect(log).toContain('second_factor_failed');
  });
});
