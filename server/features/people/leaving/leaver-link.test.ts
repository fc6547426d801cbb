import { beforeEach, describe, expect, it } from 'vitest';
import { registerPerson, signedInAdmin } from '../../../test/people.ts';
import { turnTotpOn } from '../../../test/second-factors.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { storeAssessment } from '../../../test/stored-records.ts';
import { serverForAll } from '../../../test/test-server.ts';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';
import { eraseDueAccounts } from '../../accounts/own/erase-accounts.ts';
import { mailToAccounts, sendOtherMails } from '../../../test/sent-mails.ts';

const server = serverForAll({ now: new Date('2026-11-20T06:00:00Z') });
let admin: SignedInPerson;

beforeEach(async () => {
  server.clock.set('2026-11-20T06:00:00Z');
  await server.services.db.deleteFrom('users').execute();
  admin = await signedInAdmin(server);
});

const leave = async ({ user }: SignedInPerson, leftOn: string | null = '2026-11-20') => {
  const body = { left_on: leftOn };
  const answer = await server.request('PUT', `/api/admin/people/${user.id}/leaving`, { token: admin.token, body });
  expect(answer.status).toBe(200);
};

const post = () => sendOtherMails(server);

const tokenIn = (mail: OutgoingMail | undefined) => /\/left\/([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? 'none';

const open = (token: string, date = '1990-02-28') =>
  server.request('POST', `/api/left/${token}/opened`, { body: { date_of_birth: date } });

/** The word of the link in the mail, opened. */
const openedFrom = async (mail: OutgoingMail | undefined): Promise<string> => (await open(tokenIn(mail))).body.token;

describe('the link of someone who has left', () => {
  it('gives their record for 30 days, to no one else, and is stored as a hash', async () => {
    const asha = await registerPerson(server, { name: 'Asha' });
    await storeAssessment(server.services, asha.user.id, { type: 'GAD-7', total: 12 });
    await leave(asha);
    const [mail] = await post();
    expect(mail).toMatchObject({ to: asha.user.email, subject: 'Evenkeel: your record, to keep' });
    const mailed = tokenIn(mail);
    // The word of the link is drawn, and may have any three letters in a row.
    expect(mail?.text.replace(mailed, '')).not.toMatch(/GAD|PHQ|anxi|depress|mood|mental|health/i);
    const token = await openedFrom(mail);
    const stored = await server.services.db.selectFrom('leaving_links').selectAll().execute();
    for (const word of [mailed, token]) expect(JSON.stringify(stored)).not.toContain(word);
    // The mailed link alone shows nothing, and an opened one opens no other.
    for (const path of ['', '/my-record.json', '/report'])
      expect((await server.request('GET', `/api/left/${mailed}${path}`)).body.code).toBe('leaving_link_invalid');
    expect((await open(token)).body.code).toBe('leaving_link_invalid');
    const shown = await server.request('GET', `/api/left/${token}`);
    expect(shown.body).toEqual({
      name: 'Asha',
      expires_at: '2026-12-20T06:00:00.000Z',
      erase_at: null,
    });
    expect(shown.headers.get('Cache-Control')).toBe('no-store');
    const record = await server.request('GET', `/api/left/${token}/my-record.json`);
    expect(record.body).toMatchObject({ profile: { name: 'Asha' }, assessments: [{ total_score: 12 }] });
    const report = await server.request('GET', `/api/left/${token}/report`);
    expect(report.headers.get('Content-Type')).toBe('application/pdf');
    // It opens nothing else.
    expect((await server.request('GET', '/api/my-record.json', { token })).status).toBe(401);
    server.clock.advance({ minutes: 59 });
    expect((await server.request('GET', `/api/left/${token}`)).status).toBe(200);
    server.clock.advance({ minutes: 1 });
    expect((await server.request('GET', `/api/left/${token}`)).body.code).toBe('leaving_link_invalid');
    server.clock.set('2026-12-20T05:59:00Z');
    const late = await openedFrom(mail);
    expect((await server.request('GET', `/api/left/${late}`)).status).toBe(200);
    server.clock.set('2026-12-20T06:00:00Z');
    for (const path of ['', '/my-record.json', '/report'])
      expect((await server.request('GET', `/api/left/${late}${path}`)).body.code).toBe('leaving_link_invalid');
    expect((await open(mailed)).body.code).toBe('leaving_link_invalid');
    for (const word of [mailed, token, late]) expect(server.logLines().join()).not.toContain(word);
  });

  it('trust 7: asks for the date of birth, which nobody can guess', async () => {
    const asha = await registerPerson(server);
    await leave(asha);
    const mailed = tokenIn((await post())[0]);
    for (let guess = 1; guess <= 5; guess += 1) {
      const refused = await open(mailed, `1991-04-0${guess}`);
      expect(refused.status).toBe(400);
      expect(refused.body.fields).toEqual({ date_of_birth: 'That isn’t the date of birth we have. Please check it.' });
    }
    expect((await open(mailed)).status).toBe(429);
    server.clock.advance({ days: 1, minutes: 1 });
    expect((await open(mailed)).status).toBe(200);
    for (const wrong of [undefined, null, '', 7, '1991-02-30', '17-04-1991'])
      expect(
        (await server.request('POST', `/api/left/${mailed}/opened`, { body: { date_of_birth: wrong } })).status,
      ).toBe(400);
  });

  it('of guesses made at once no more than five are compared', async () => {
    const asha = await registerPerson(server);
    await leave(asha);
    const mailed = tokenIn((await post())[0]);
    const guess = (year: number) =>
      server.inject('POST', `/api/left/${mailed}/opened`, { body: { date_of_birth: `${year}-04-17` } });
    const guesses = Array.from({ length: 40 }, (_, at) => guess(1940 + at));
    const answers = (await Promise.all(guesses)).map(({ status }) => status);
    expect(answers.filter((status) => status === 400)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(35);
    expect((await open(mailed)).status).toBe(429);
  });

  it('a date without a code does not make the codes guessed before it free again', async () => {
    const asha = await registerPerson(server);
    await turnTotpOn(server, asha);
    await leave(asha);
    const mailed = tokenIn((await post()).find(({ text }) => text.includes('/left/')));
    for (const code of ['000000', '000001', '000002', '000003', '']) {
      const body = { date_of_birth: '1990-02-28', code };
      expect((await server.request('POST', `/api/left/${mailed}/opened`, { body })).status).toBe(400);
    }
    expect((await open(mailed)).status).toBe(429);
  });

  it('asks for a code, too, where the person has an authenticator app: an admin may read the mail, and knows the date', async () => {
    const asha = await registerPerson(server);
    const { code, codes } = await turnTotpOn(server, asha);
    await leave(asha);
    const mailed = tokenIn((await post()).find(({ text }) => text.includes('/left/')));
    const openWith = (given?: string) =>
      server.request('POST', `/api/left/${mailed}/opened`, { body: { date_of_birth: '1990-02-28', code: given } });
    for (const given of [undefined, '', '000000', 'WRONG'])
      expect((await openWith(given)).body.fields).toEqual({
        code: 'Please enter a code from your app, or a recovery code.',
      });
    expect((await openWith(code())).status).toBe(200);
    expect((await openWith(codes[0])).status).toBe(200);
    expect((await openWith(codes[0])).status).toBe(400);
  });

  it('ends when they come back', async () => {
    const asha = await registerPerson(server);
    await leave(asha);
    const token = await openedFrom((await post())[0]);
    await leave(asha, null);
    expect((await server.request('GET', `/api/left/${token}`)).body.code).toBe('leaving_link_invalid');
    const [mail] = await post();
    expect(mail).toMatchObject({ to: asha.user.email, subject: 'Evenkeel: you can sign in' });
  });

  it('lets them delete all of it, and change their mind', async () => {
    const asha = await registerPerson(server);
    await leave(asha);
    const token = await openedFrom((await post())[0]);
    const asked = await server.request('POST', `/api/left/${token}/erasure`);
    expect(asked.body.erase_at).toBe('2026-11-27T06:00:00.000Z');
    expect((await server.request('DELETE', `/api/left/${token}/erasure`)).body.erase_at).toBeNull();
    await server.request('POST', `/api/left/${token}/erasure`);
    server.clock.set('2026-11-27T06:00:00Z');
    await eraseDueAccounts(server.services);
    const left = await server.services.db.selectFrom('users').select('id').where('id', '=', asha.user.id).execute();
    expect(left).toEqual([]);
    expect((await server.request('GET', `/api/left/${token}`)).body.code).toBe('leaving_link_invalid');
  });

  it('is not for guessers, and not without end', async () => {
    for (let guess = 0; guess < 100; guess += 1) await server.inject('GET', `/api/left/${'x'.repeat(42)}${guess % 10}`);
    expect((await server.inject('GET', `/api/left/${'y'.repeat(43)}`)).status).toBe(429);
    const asha = await registerPerson(server);
    await leave(asha);
    const token = await openedFrom((await post())[0]);
    for (let use = 0; use < 60; use += 1) expect((await server.inject('GET', `/api/left/${token}`)).status).toBe(200);
    await server.inject('GET', `/api/left/${token}`);
    expect((await server.inject('GET', `/api/left/${token}`)).status).toBe(429);
  });

  it('is mailed again where the mail server did not take it', async () => {
    const asha = await registerPerson(server);
    await leave(asha);
    const refuse = () => Promise.reject(new Error('no mail today'));
    await mailToAccounts(server.services, refuse);
    expect(await post()).toEqual([]);
    server.clock.advance({ minutes: 1 });
    const token = await openedFrom((await post())[0]);
    expect((await server.request('GET', `/api/left/${token}`)).status).toBe(200);
    expect(await post()).toEqual([]);
  });
});
