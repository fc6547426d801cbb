import { beforeEach, describe, expect, it } from 'vitest';
import { tokenIn } from '../../../test/mailbox-server.ts';
import { goodPassword, randomEmail } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { challengeOf, firstStep, freshPerson, secondStep, turnTotpOn } from '../../../test/second-factors.ts';
import type { WithTotp } from '../../../test/second-factors.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { mailDueResets, sendOtherMails } from '../../../test/sent-mails.ts';

const server = serverForAll();
let asha: SignedInPerson;
let factor: WithTotp;

beforeEach(async () => {
  asha = await freshPerson(server);
  factor = await turnTotpOn(server, asha);
});

const nextChallenge = () => challengeOf(server, asha);

const mails = () => sendOtherMails(server);

const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

async function resetTo(newPassword: string) {
  let link = '';
  await server.request('POST', '/api/auth/forgot-password', { body: { email: asha.user.email } });
  await mailDueResets(server.services, async ({ text }) => {
    link = tokenIn(text);
  });
  return server.request('POST', `/api/auth/reset-password/${link}`, { body: { newPassword } });
}

describe('ASVS 6.4.3: a reset of the password', () => {
  it('does not sign in, and the login asks for the code as before', async () => {
    const reset = await resetTo('Other#River43');
    expect([reset.status, Object.keys(reset.body)]).toEqual([200, ['msg']]);
    const again = await firstStep(server, { ...asha, password: 'Other#River43' });
    expect(refusal(again)).toEqual([403, 'second_factor_needed']);
    expect((await secondStep(server, again.body.challenge, factor.code())).status).toBe(200);
  });

  it('ends a sign-in that waits for its second step', async () => {
    const challenge = await nextChallenge();
    expect((await resetTo('Other#River43')).status).toBe(200);
    expect(refusal(await secondStep(server, challenge, factor.code()))).toEqual([403, 'second_factor_over']);
  });
});

describe('ASVS 6.4.4: recovery codes', () => {
  it('are ten, each signs in once, and the person is told of each use', async () => {
    expect(factor.codes).toHaveLength(10);
    for (const code of factor.codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    await mails();
    const [first = ''] = factor.codes;
    expect((await secondStep(server, await nextChallenge(), first.toLowerCase().replaceAll('-', ' '))).status).toBe(
      200,
    );
    expect(refusal(await secondStep(server, await nextChallenge(), first))).toEqual([403, 'second_factor_wrong']);
    const [mail, ...others] = await mails();
    expect([mail?.subject, others]).toEqual(['Evenkeel: a recovery code was used', []]);
    expect(mail?.text).toContain('9 are left');
  });

  it('let one of many through that send the same one at once', async () => {
    const challenges = [await nextChallenge(), await nextChallenge(), await nextChallenge()];
    const answers = await Promise.all(challenges.map((one) => secondStep(server, one, factor.codes[3] ?? '')));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '403', '403']);
  });

  it('are stored as argon2id alone, and the secret of the app encrypted', async () => {
    const { db } = server.services;
    const codes = await db.selectFrom('recovery_codes').selectAll().execute();
    expect(codes).toHaveLength(10);
    for (const { code_hash: hash, salt } of codes) expect([hash.length, salt.length]).toEqual([32, 16]);
    const [totp] = await db.selectFrom('totp_factors').select('secret').execute();
    expect(totp?.secret.includes(factor.secret)).toBe(false);
  });

  it('are made anew with the password, and the old ones end', async () => {
    const { token } = (await secondStep(server, await nextChallenge(), factor.code())).body;
    const renew = (password: string) =>
      server.request('POST', '/api/account/recovery-codes', { token, body: { password } });
    expect((await renew('Wrong#Password1')).body.code).toBe('wrong_password');
    const renewed = await renew(goodPassword);
    expect(renewed.body.codes).toHaveLength(10);
    expect(refusal(await secondStep(server, await nextChallenge(), factor.codes[0] ?? ''))).toEqual([
      403,
      'second_factor_wrong',
    ]);
    expect((await secondStep(server, await nextChallenge(), renewed.body.codes[0])).status).toBe(200);
  });
});

describe('recovery codes, after a change of e-mail was taken back', () => {
  const call = (path: string, body: object, token?: string) => server.request('POST', `/api/${path}`, { body, token });

  const linkIn = (all: { text: string }[]) =>
    all.map(({ text }) => /-email\/([\w-]{43})$/m.exec(text)?.[1]).find(Boolean);

  /** Someone who sits at the person’s session changes the e-mail. Returns the link by which it is taken back. */
  async function changeEmail(token: string) {
    await call('account/email', { email: randomEmail(), password: goodPassword }, token);
    expect((await call(`email-changes/${linkIn(await mails())}`, {})).status).toBe(200);
    return linkIn(await mails());
  }

  const count = async () => (await server.services.db.selectFrom('recovery_codes').selectAll().execute()).length;

  it('end where they were made since: whoever changed it has them', async () => {
    const undo = await changeEmail(asha.token);
    server.clock.advance({ minutes: 1 });
    expect((await call('account/recovery-codes', { password: goodPassword }, asha.token)).status).toBe(200);
    expect((await call(`email-undos/${undo}`, { password: goodPassword })).status).toBe(200);
    expect(await count()).toBe(0);
    expect(await server.services.db.selectFrom('totp_factors').selectAll().execute()).toHaveLength(1);
  });

  it('stay where they are from before: the owner has them', async () => {
    expect((await call('account/recovery-codes', { password: goodPassword }, asha.token)).status).toBe(200);
    server.clock.advance({ minutes: 1 });
    const undo = await changeEmail(asha.token);
    expect((await call(`email-undos/${undo}`, { password: goodPassword })).status).toBe(200);
    expect(await count()).toBe(10);
  });
});
