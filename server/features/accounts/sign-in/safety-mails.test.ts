import { hash } from '@node-rs/argon2';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';
import { makeHashesUsual } from '../../../test/hash-cost.ts';
import { tokenIn } from '../../../test/mailbox-server.ts';
import { goodPassword, registerPerson } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { serverAsNew } from '../../../test/server-as-new.ts';
import { mailDueResets, mailToAccounts } from '../../../test/sent-mails.ts';

const server = serverAsNew({ config: { publicUrl: 'https://calm.example.org', orgTimezone: 'Asia/Kolkata' } });
let asha: SignedInPerson;
beforeEach(async () => {
  server.clock.set('2026-11-20T06:00:00Z');
  asha = await registerPerson(server);
});

const firefox = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const other = 'Other#River43';

async function mailed(): Promise<OutgoingMail[]> {
  const mails: OutgoingMail[] = [];
  await mailToAccounts(server.services, async (mail) => void mails.push(mail));
  return mails;
}
const subjects = async () => (await mailed()).map(({ subject }) => subject.replace('Evenkeel: ', ''));
const signIn = (password = goodPassword, headers: Record<string, string> = {}) =>
  server.request('POST', '/api/auth/login', { body: { email: asha.user.email, password }, headers });
const cookieOf = (answer: { headers: Headers }) => ({
  Cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
});

describe('ASVS 6.3.7: a changed password', () => {
  it('is told once, in warm words, with what to do', async () => {
    const body = { password: goodPassword, newPassword: other };
    await server.request('POST', '/api/auth/change-password', { token: asha.token, body });
    const [mail, ...more] = await mailed();
    expect(more).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([asha.user.email, 'Evenkeel: your password was changed']);
    expect(mail?.text).toContain('was changed on 20 Nov 2026, 11:30 (Asia/Kolkata)');
    expect(mail?.text).toContain('\n\nhttps://calm.example.org/forgot-password\n\n');
    expect(`${mail?.text}${mail?.subject}`).not.toMatch(/health|mood|test|score|anxi|depress|Asha/i);
    expect(await mailed()).toEqual([]);
  });

  it('is told after a reset, and each change of the same hour', async () => {
    await server.request('POST', '/api/auth/forgot-password', { body: { email: asha.user.email } });
    const links: string[] = [];
    await mailDueResets(server.services, async ({ text }) => void links.push(tokenIn(text)));
    const body = { newPassword: other };
    expect((await server.request('POST', `/api/auth/reset-password/${links[0]}`, { body })).status).toBe(200);
    expect(await subjects()).toEqual(['your password was changed']);
    const { token } = (await signIn(other)).body;
    const again = { password: other, newPassword: goodPassword };
    await server.request('POST', '/api/auth/change-password', { token, body: again });
    expect(await subjects()).toContain('your password was changed');
  });

  it('that is refused is not told', async () => {
    const body = { password: 'Wrong#Pass1', newPassword: other };
    await server.request('POST', '/api/auth/change-password', { token: asha.token, body });
    expect(await mailed()).toEqual([]);
  });
});

describe('ASVS 6.3.5: a sign-in', () => {
  it('at registration is not told, in a new browser it is, and in a known one not', async () => {
    expect(await mailed()).toEqual([]);
    const first = await signIn(goodPassword, firefox);
    const [mail] = await mailed();
    expect(mail?.subject).toBe('Evenkeel: a new device signed in');
    expect(mail?.text).toContain(
      'on 20 Nov 2026, 11:30 (Asia/Kolkata), on a device that you have not used here before: Firefox on Linux.',
    );
    await signIn(goodPassword, cookieOf(first));
    expect(await mailed()).toEqual([]);
  });

  it('in many new browsers is told once an hour', async () => {
    for (let time = 0; time < 4; time += 1) await signIn();
    expect(await subjects()).toEqual(['a new device signed in']);
    server.clock.advance({ hours: 1 });
    await signIn();
    expect(await subjects()).toEqual(['a new device signed in']);
  });

  it('after five wrong passwords is told, after four it is not', async () => {
    const known = cookieOf(await signIn());
    await mailed();
    for (let guess = 0; guess < 4; guess += 1) await signIn('Wrong#Pass1', known);
    await signIn(goodPassword, known);
    expect(await mailed()).toEqual([]);
    for (let guess = 0; guess < 5; guess += 1) await signIn('Wrong#Pass1', known);
    server.clock.advance({ seconds: 10 });
    await signIn(goodPassword, known);
    expect(await subjects()).toEqual(['a sign-in after wrong passwords']);
  });

  it('after five guesses of strangers is told to the person, who signs in in a known browser', async () => {
    const known = cookieOf(await signIn());
    await mailed();
    for (let guess = 0; guess < 5; guess += 1) await signIn('Wrong#Pass1');
    expect((await signIn(goodPassword, known)).status).toBe(200);
    expect(await subjects()).toEqual(['a sign-in after wrong passwords']);
  });

  it('that is refused is told to no one', async () => {
    for (let guess = 0; guess < 8; guess += 1) await signIn('Wrong#Pass1');
    expect(await mailed()).toEqual([]);
  });
});

it('ASVS 11.4.2: a hash of lower costs is made anew at the next sign-in, and the password goes on', async () => {
  makeHashesUsual();
  const { db } = server.services;
  const stored = async () =>
    (await db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()).password_hash;
  const weak = await hash(goodPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await db.updateTable('users').set({ password_hash: weak }).execute();
  expect((await signIn('Wrong#Pass1')).status).toBe(401);
  expect(await stored()).toBe(weak);
  expect((await signIn()).status).toBe(200);
  const strong = await stored();
  expect(strong).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await signIn()).status).toBe(200);
  expect(await stored()).toBe(strong);
});
