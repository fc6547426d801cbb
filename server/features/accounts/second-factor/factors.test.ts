import { beforeEach, describe, expect, it } from 'vitest';
import { allEndpoints } from '../../../../domain/contract/all-endpoints.ts';
import { goodPassword, registerPerson, signedInAdmin, signedInCounsellor } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { settleRequests } from '../../people/admin-requests/settle-requests.ts';
import { addPasskey, firstStep, passkeyAddress, secondStep, turnTotpOn } from '../../../test/second-factors.ts';
import { sendOtherMails } from '../../../test/sent-mails.ts';
import { softwarePasskey } from '../../../test/software-passkey.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { totpCode } from '../../../test/totp-code.ts';

const server = serverForAll({ config: { publicUrl: passkeyAddress } });
let asha: SignedInPerson;

beforeEach(async () => {
  for (const table of ['users', 'attempts', 'audit_events'] as const) await server.owner.deleteFrom(table).execute();
  server.services.config.requireTotp = 'none';
  server.clock.set('2026-11-20T06:00:00Z');
  asha = await registerPerson(server, { name: 'Asha Rani' });
});

const own = (method: string, path: string, body?: unknown, { token } = asha) =>
  server.request(method, `/api/account/${path}`, { token, body });

const factors = async (person = asha) => (await own('GET', 'second-factor', undefined, person)).body;

const password = { password: goodPassword };

const mails = async () => (await sendOtherMails(server)).map(({ to, subject, text }) => [to, subject, text] as const);

const ofFactors = /factor|passkey|recovery/;

/** Of factors alone: others are the matter of other tests. */
const securityEvents = async ({ user }: SignedInPerson) =>
  (
    await server.services.db
      .selectFrom('security_events')
      .select('action')
      .where('person_id', '=', user.id)
      .orderBy('id')
      .execute()
  ).flatMap(({ action }) => (ofFactors.test(action) ? [action] : []));

const actions = async () =>
  (
    await server.services.db
      .selectFrom('audit_events')
      .select(['action', 'actor_id', 'person_id', 'detail'])
      .orderBy('id')
      .execute()
  ).map(({ action, actor_id: by, person_id: of, detail }) => ({ action, by, of, detail }));

describe('ASVS 6.3.3: an authenticator app of one’s own', () => {
  it('is there for everyone and off at first', async () => {
    expect(await factors()).toEqual({
      totp: null,
      passkeys: [],
      codes_left: 0,
      required: false,
      passkeys_offered: true,
    });
  });

  it('needs the password, and counts only once a right code of it was sent', async () => {
    expect((await own('POST', 'totp', { password: 'Wrong#Password1' })).body.code).toBe('wrong_password');
    const { secret, uri } = (await own('POST', 'totp', password)).body;
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect((await factors()).totp).toBeNull();
    expect((await firstStep(server, asha)).status).toBe(200);
    const code = totpCode(secret, new Date(0));
    expect((await own('POST', 'totp/confirmed', { code })).body.code).toBe('second_factor_wrong');
    expect((await own('POST', 'totp/confirmed', { code: '12345' })).body.fields).toEqual({
      code: 'Please enter the six digits that your app shows.',
    });
    expect((await firstStep(server, asha)).status).toBe(200);
    const right = totpCode(secret, server.clock.now());
    const confirmed = await own('POST', 'totp/confirmed', { code: `${right.slice(0, 3)} ${right.slice(3)}` });
    expect([confirmed.status, confirmed.body.codes.length]).toEqual([200, 10]);
    expect(await factors()).toMatchObject({ totp: { since: '2026-11-20T06:00:00.000Z' }, codes_left: 10 });
    expect((await firstStep(server, asha)).body.code).toBe('second_factor_needed');
  });

  it('has the secret that was made last, and none where there is one that counts', async () => {
    const first = (await own('POST', 'totp', password)).body.secret;
    const second = (await own('POST', 'totp', password)).body.secret;
    const send = (secret: string) => own('POST', 'totp/confirmed', { code: totpCode(secret, server.clock.now()) });
    expect((await send(first)).body.code).toBe('second_factor_wrong');
    expect((await send(second)).status).toBe(200);
    expect((await send(second)).body.code).toBe('factor_there');
    expect((await own('POST', 'totp', password)).body.code).toBe('factor_there');
  });

  it('has the recovery codes that were shown, also where a passkey comes at the same time', async () => {
    const { secret } = (await own('POST', 'totp', password)).body;
    const code = totpCode(secret, server.clock.now());
    const { options } = (await own('POST', 'passkeys/options', password)).body;
    const credential = softwarePasskey(passkeyAddress).make(options);
    const replies = await Promise.all([
      own('POST', 'totp/confirmed', { code }),
      own('POST', 'passkeys', { name: 'My phone', credential }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 201]);
    expect(replies.filter(({ body }) => body.codes)).toHaveLength(1);
    const [recovery] = replies.flatMap(({ body }) => body.codes ?? []);
    const { challenge } = (await firstStep(server, asha)).body;
    expect((await secondStep(server, challenge, recovery)).status).toBe(200);
  });

  it('cannot be turned on by a code of someone else’s', async () => {
    const ravi = await registerPerson(server);
    const his = (await own('POST', 'totp', password, ravi)).body.secret;
    await own('POST', 'totp', password);
    const code = totpCode(his, server.clock.now());
    expect((await own('POST', 'totp/confirmed', { code })).body.code).toBe('second_factor_wrong');
  });

  it('signs out everywhere else when it comes and when it goes, tells by mail, and is written down for the operator alone', async () => {
    const elsewhere = (await firstStep(server, asha)).body.token;
    const me = (token: string) => server.request('GET', '/api/auth/me', { token });
    const factor = await turnTotpOn(server, asha);
    expect([(await me(elsewhere)).status, (await me(asha.token)).status]).toEqual([401, 200]);
    const next = (await secondStep(server, (await firstStep(server, asha)).body.challenge, factor.code())).body.token;
    expect((await own('POST', 'totp/removed', { password: 'Wrong#Password1' })).body.code).toBe('wrong_password');
    const removed = await own('POST', 'totp/removed', password);
    expect(removed.body).toMatchObject({ totp: null, codes_left: 0 });
    expect([(await me(next)).status, (await me(asha.token)).status]).toEqual([401, 200]);
    expect((await firstStep(server, asha)).status).toBe(200);
    // Several go out at once, in any order.
    expect(new Set((await mails()).map(([to, subject]) => `${to}: ${subject}`))).toEqual(
      new Set([
        `${asha.user.email}: Evenkeel: you added a second step`,
        `${asha.user.email}: Evenkeel: a second step was removed`,
      ]),
    );
    expect(await actions()).toEqual([]);
    const events = ['second_factor_added', 'second_factor_passed', 'second_factor_removed'];
    expect(await securityEvents(asha)).toEqual(events);
    // A second removal is nothing new.
    expect((await own('POST', 'totp/removed', password)).status).toBe(200);
    expect(await securityEvents(asha)).toEqual(events);
  });

  it('keeps its recovery codes while another factor is there', async () => {
    await turnTotpOn(server, asha);
    await addPasskey(server, asha);
    expect((await own('POST', 'totp/removed', password)).body.codes_left).toBe(10);
    const [passkey] = (await factors()).passkeys;
    expect((await own('POST', `passkeys/${passkey.id}/removed`, password)).body.codes_left).toBe(0);
    expect((await own('POST', 'recovery-codes', password)).status).toBe(404);
  });
});

describe('ASVS 6.3.3: REQUIRE_TOTP=admins', () => {
  const guarded = allEndpoints.filter(({ access, beforeSecondFactor }) => access !== 'anyone' && !beforeSecondFactor);

  it('opens nothing to an admin or a counsellor without a second factor but what sets one up', async () => {
    const people = [await signedInAdmin(server), await signedInCounsellor(server)];
    server.services.config.requireTotp = 'admins';
    for (const { token, user } of people) {
      for (const { method, path, access } of guarded) {
        if (access !== 'signed-in' && access !== user.role) continue;
        const answer = await server.request(method, path.replaceAll(/:\w+/g, 'x'), { token });
        expect([method, path, answer.status, answer.body?.code]).toEqual([
          method,
          path,
          403,
          'second_factor_setup_needed',
        ]);
      }
    }
  });

  it('leaves these calls open, and employees alone', async () => {
    expect(
      allEndpoints
        .filter(({ beforeSecondFactor }) => beforeSecondFactor)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    ).toEqual([
      'GET /api/account/second-factor',
      'GET /api/auth/me',
      'POST /api/account/passkeys',
      'POST /api/account/passkeys/options',
      'POST /api/account/totp',
      'POST /api/account/totp/confirmed',
      'POST /api/auth/change-password',
      'POST /api/auth/confirm-password',
      'POST /api/auth/logout',
    ]);
    server.services.config.requireTotp = 'admins';
    expect((await server.request('GET', '/api/mood', { token: asha.token })).status).toBe(200);
    expect((await factors()).required).toBe(false);
  });

  it.each(['app', 'passkey'])('opens once an %s is there, with the same session', async (kind) => {
    const admin = await signedInAdmin(server);
    server.services.config.requireTotp = 'admins';
    expect((await factors(admin)).required).toBe(true);
    await (kind === 'app' ? turnTotpOn(server, admin) : addPasskey(server, admin));
    expect((await server.request('GET', '/api/admin/people', { token: admin.token })).status).toBe(200);
    if (kind === 'app') await own('POST', 'totp/removed', password, admin);
    else {
      const [passkey] = (await factors(admin)).passkeys;
      await own('POST', `passkeys/${passkey.id}/removed`, password, admin);
    }
    const { body } = await server.request('GET', '/api/admin/people', { token: admin.token });
    expect(body.code).toBe('second_factor_setup_needed');
  });

  it('begins when a role is given and ends when it is taken, in sessions that are open', async () => {
    const admin = await signedInAdmin(server);
    await turnTotpOn(server, admin);
    server.services.config.requireTotp = 'admins';
    const setRole = (role: string) =>
      server.request('PUT', `/api/admin/people/${asha.user.id}/role`, {
        token: admin.token,
        body: { role, ...password },
      });
    expect((await setRole('admin')).status).toBe(200);
    const { token } = (await firstStep(server, asha)).body;
    const people = () => server.request('GET', '/api/admin/people', { token });
    expect((await people()).body.code).toBe('second_factor_setup_needed');
    await server.services.db.updateTable('users').set({ role: 'employee' }).where('id', '=', asha.user.id).execute();
    expect((await people()).body.code).toBe('forbidden');
    expect((await server.request('GET', '/api/mood', { token })).status).toBe(200);
  });
});

describe('ASVS 6.4.4: an admin removes the second factor of someone who has lost it', () => {
  const remove = (id: string, by: SignedInPerson) =>
    server.request('DELETE', `/api/admin/people/${id}/second-factor`, { token: by.token });

  it('with the password, in the list of actions, by a mail to the person, who is signed out', async () => {
    const admin = await signedInAdmin(server);
    await turnTotpOn(server, asha);
    await addPasskey(server, asha);
    await mails();
    server.clock.advance({ minutes: 16 });
    expect((await remove(asha.user.id, admin)).body.code).toBe('password_needed');
    await server.request('POST', '/api/auth/confirm-password', { token: admin.token, body: password });
    const removed = await remove(asha.user.id, admin);
    expect([removed.status, removed.body]).toEqual([
      200,
      { ...asha.user, disabled: false, second_factor: false, self: false },
    ]);
    expect((await actions()).at(-1)).toEqual({
      action: 'second_factors_removed',
      by: admin.user.id,
      of: asha.user.id,
      detail: {},
    });
    const [mail, ...others] = await mails();
    expect([mail?.[0], mail?.[1], others]).toEqual([asha.user.email, 'Evenkeel: a second step was removed', []]);
    expect(mail?.[2]).toContain('was removed for you');
    expect((await server.request('GET', '/api/auth/me', { token: asha.token })).status).toBe(401);
    expect((await firstStep(server, asha)).status).toBe(200);
    for (const table of ['totp_factors', 'passkeys', 'recovery_codes'] as const)
      expect(await server.services.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('never for themself, and nothing where there is none', async () => {
    const admin = await signedInAdmin(server);
    await turnTotpOn(server, admin);
    for (const id of [admin.user.id, admin.user.id.toUpperCase()])
      expect((await remove(id, admin)).body.code).toBe('own_factor');
    expect((await factors(admin)).totp).not.toBeNull();
    const before = await actions();
    expect((await remove(asha.user.id, admin)).status).toBe(200);
    expect(await actions()).toEqual(before);
    expect((await server.request('GET', '/api/auth/me', { token: asha.token })).status).toBe(200);
    expect((await remove(admin.user.id, asha)).body.code).toBe('forbidden');
    expect((await remove('x', admin)).status).toBe(404);
  });

  it('of another admin a day later; then that one has to set one up again where it is required', async () => {
    const [one, other] = [await signedInAdmin(server), await signedInAdmin(server)];
    await turnTotpOn(server, one);
    await turnTotpOn(server, other);
    server.services.config.requireTotp = 'admins';
    await server.request('POST', '/api/auth/confirm-password', { token: one.token, body: password });
    expect((await remove(other.user.id, one)).status).toBe(202);
    expect((await firstStep(server, other)).body.code).toBe('second_factor_needed');
    server.clock.advance({ days: 1 });
    await settleRequests(server.services);
    const { token } = (await firstStep(server, other)).body;
    const { body } = await server.request('GET', '/api/admin/people', { token });
    expect(body.code).toBe('second_factor_setup_needed');
  });
});
