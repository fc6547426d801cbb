import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';
import {
  givePassword,
  goodPassword,
  randomEmail,
  registerPerson,
  registration,
  signedInAdmin,
} from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { keepHouse } from '../../../process/housekeeping.ts';
import { linksAnHour } from '../../../mail/mail-kinds.ts';
import { mailDueLinks } from '../../../test/sent-mails.ts';

const server = serverForAll({
  config: {
    smtpUrl: 'smtp://localhost:1',
    publicUrl: 'http://127.0.0.1:3000',
    sessionIdleMinutes: 525_600,
    sessionMaxHours: 8760,
  },
});
let admin: SignedInPerson;
let mails: OutgoingMail[];

beforeAll(async () => {
  admin = await signedInAdmin(server);
});
beforeEach(async () => {
  mails = [];
  await choose({ rule: 'open' });
  await server.services.db.deleteFrom('outbox').where('lane', 'in', ['asked', 'invitations']).execute();
});

const choose = async (wanted: Record<string, unknown>) => {
  const body = { domains: [], confirms_email: false, password: goodPassword, ...wanted };
  return server.request('PUT', '/api/admin/registration', { token: admin.token, body });
};
const register = (overrides: Record<string, unknown> = {}) =>
  server.request('POST', '/api/auth/register', { body: registration(overrides) });
const ask = (email: string) => server.request('POST', '/api/auth/registration-link', { body: { email } });
const deliver = () => mailDueLinks(server.services, async (mail) => void mails.push(mail));
const tokenIn = (mail: OutgoingMail | undefined) => /\/join\/([A-Za-z0-9_-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';

describe('the rule', () => {
  test('is open at the start, and everyone may read it', async () => {
    const { body } = await server.request('GET', '/api/registration');
    expect(body).toEqual({ rule: 'open', domains: [], confirms_email: false });
    expect((await register()).status).toBe(201);
  });

  test('by domain takes addresses of exactly these domains', async () => {
    expect(
      (await choose({ rule: 'domain', domains: ['Example.COM', '@münchen.de', 'example.com'] })).body,
    ).toMatchObject({ rule: 'domain', domains: ['example.com', 'xn--mnchen-3ya.de'] });
    for (const email of ['a1@EXAMPLE.com', 'a2@xn--mnchen-3ya.de'])
      expect((await register({ email })).status).toBe(201);
    for (const email of ['b@mail.example.com', 'b@example.com.evil.net', 'b@notexample.com', 'example.com@evil.net']) {
      const { status, body } = await register({ email });
      expect([email, status, body.code, body.fields]).toEqual([
        email,
        403,
        'domain_not_allowed',
        { email: 'Please use your work email address.' },
      ]);
    }
    // The first letter is Cyrillic: no address of the contract.
    expect((await register({ email: 'b@еxample.com' })).status).toBe(400);
  });

  test.each([
    [{ rule: 'domain', domains: [] }, { domains: expect.any(String) }],
    [{ rule: 'domain', domains: ['localhost'] }, { domains: expect.any(String) }],
    [{ rule: 'open', domains: Array.from({ length: 51 }, (_, at) => `a${at}.org`) }, { domains: expect.any(String) }],
    [{ rule: 'friends' }, { rule: expect.any(String) }],
  ])('%j is no rule', async (wanted, fields) => {
    const { status, body } = await choose(wanted);
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test('by invitation refuses everyone alike, with an account or without', async () => {
    const { user } = await registerPerson(server);
    await choose({ rule: 'invitation' });
    const answers = [await register({ email: user.email }), await register()];
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([403, 'invitation_needed']);
      expect(body).toEqual(answers[0]?.body);
    }
  });

  test('needs the password, and is written into the list of actions', async () => {
    server.clock.advance({ minutes: 20 });
    expect((await choose({ rule: 'invitation', password: undefined })).body.code).toBe('password_needed');
    await givePassword(server, admin);
    await choose({ rule: 'invitation' });
    const { body } = await server.request('GET', '/api/admin/audit-events?limit=1', { token: admin.token });
    expect(body[0]).toMatchObject({ action: 'registration_changed', detail: { rule: 'invitation' } });
    await choose({ rule: 'invitation' });
    const path = '/api/admin/audit-events?limit=1';
    expect((await server.request('GET', path, { token: admin.token })).body[0].id).toBe(body[0].id);
  });

  test('keeps what two admins set at once, and stays a whole one', async () => {
    const set = (body: object) => server.request('PUT', '/api/admin/registration', { token: admin.token, body });
    await givePassword(server, admin);
    const lacking = await set({ rule: 'domain' });
    expect([lacking.status, Object.keys(lacking.body.fields)]).toEqual([400, ['domains']]);
    await Promise.all([set({ domains: ['example.org'] }), set({ confirms_email: true })]);
    expect((await set({ rule: 'domain' })).body).toMatchObject({
      rule: 'domain',
      domains: ['example.org'],
      confirms_email: true,
    });
  });

  test('says whether it can be reached from outside', async () => {
    const chosen = async (host: string) => {
      const headers = { Host: host };
      return (await server.inject('GET', '/api/admin/registration', { token: admin.token, headers })).body;
    };
    expect(await chosen('127.0.0.1')).toMatchObject({ mail_works: true, reachable: false });
    expect(await chosen('care.example.org')).toMatchObject({ reachable: true });
  });
});

describe('an address that has to be confirmed', () => {
  beforeEach(() => choose({ rule: 'open', confirms_email: true }));

  test('registers with the link of its mail, once', async () => {
    const email = randomEmail();
    const early = await register({ email });
    expect([early.status, early.body.code]).toEqual([403, 'confirmation_needed']);
    expect((await ask(email)).body.msg).toBe('If you can register with this email, a link is on its way.');
    await deliver();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Evenkeel: confirm your email address']]);
    const link = tokenIn(mails[0]);
    expect(mails[0]?.text.replace(link, '')).not.toMatch(/health|wellness|anxiety|mood/i);
    const opened = await server.request('POST', `/api/auth/join/${link}/opened`);
    expect(opened.body).toEqual({ email, invited: null });
    expect((await register({ email, link: 'x' })).body.code).toBe('confirmation_needed');
    expect((await register({ email: randomEmail(), link })).body.code).toBe('confirmation_needed');
    expect((await register({ email: email.toUpperCase(), link })).status).toBe(201);
    expect((await server.request('POST', `/api/auth/join/${link}/opened`)).body.code).toBe('join_link_invalid');
  });

  test('does not register with a link of yesterday', async () => {
    const email = randomEmail();
    await ask(email);
    await deliver();
    const link = tokenIn(mails[0]);
    server.clock.advance({ hours: 24, seconds: 1 });
    await givePassword(server, admin);
    expect((await register({ email, link })).body.code).toBe('confirmation_needed');
    await keepHouse(server.services);
    const left = await server.services.db.selectFrom('registration_links').select('email').execute();
    expect(left.filter((one) => one.email === email)).toEqual([]);
  });

  test('is answered as any other, and who has an account is told by mail alone', async () => {
    const known = await openAccount();
    const answers = [await ask(known.user.email), await ask(randomEmail()), await ask('nobody@example.net')];
    expect(new Set(answers.map(({ text, status }) => `${status} ${text}`)).size).toBe(1);
    await deliver();
    expect(mails.find(({ to }) => to === known.user.email)?.subject).toBe('Evenkeel: you have an account');
    const refused = [await register({ email: known.user.email }), await register()];
    expect(refused[0]?.text).toBe(refused[1]?.text);
  });

  test('gets no link where the rule does not take it', async () => {
    await choose({ rule: 'domain', domains: ['example.com'], confirms_email: true });
    for (const email of ['a@example.net', 'c@example.com']) await ask(email);
    await deliver();
    expect(mails.map(({ to }) => to)).toEqual(['c@example.com']);
    await choose({ rule: 'invitation', confirms_email: true });
    const link = tokenIn(mails[0]);
    expect((await register({ email: 'c@example.com', link })).body.code).toBe('invitation_needed');
  });

  test('gets so many mails an hour and no more', async () => {
    const email = randomEmail();
    await ask(email);
    await deliver();
    for (let time = 0; time < 7; time += 1) expect((await ask(email)).status).toBe(200);
    // However many go out at the same moment.
    const { promise: counted, resolve: letGo } = Promise.withResolvers<void>();
    const held = server.owner.transaction().execute(async (owner) => {
      await sql`lock table mail_counts in share row exclusive mode`.execute(owner);
      await counted;
    });
    const delivered = deliver();
    await wait(300);
    letGo();
    await held;
    await delivered;
    expect(mails).toHaveLength(linksAnHour);
  });

  test('is noted no more often where it is asked for many times at once', async () => {
    const email = randomEmail();
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask(email)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const noted = server.services.db.selectFrom('outbox').select('id').where('address', '=', email);
    expect(await noted.execute()).toHaveLength(10);
  });

  test('waits for a mail server that is away, and is not lost', async () => {
    const email = randomEmail();
    await ask(email);
    await mailDueLinks(server.services, () =>
      Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })),
    );
    expect(
      await server.services.db.selectFrom('registration_links').selectAll().where('email', '=', email).execute(),
    ).toEqual([]);
    await deliver();
    expect(mails).toEqual([]);
    server.clock.advance({ minutes: 1 });
    await deliver();
    expect(mails.map(({ to }) => to)).toEqual([email]);
  });

  test('needs a mail server', async () => {
    const { config } = server.services;
    const { smtpUrl } = config;
    config.smtpUrl = undefined;
    const { status, body } = await choose({ rule: 'open', confirms_email: true });
    config.smtpUrl = smtpUrl;
    expect([status, body.code]).toEqual([409, 'mail_needed']);
  });

  test('stores no token as it is, and logs none', async () => {
    await ask(randomEmail());
    await deliver();
    const token = tokenIn(mails[0]);
    const rows = await server.services.db.selectFrom('registration_links').selectAll().execute();
    expect(token).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.some(({ token_hash }) => token_hash.toString('base64url') === token)).toBe(false);
    expect(rows.some(({ token_hash }) => token_hash.includes(token))).toBe(false);
    expect(server.logLines().join('\n')).not.toContain(token);
  });

  async function openAccount() {
    await choose({ rule: 'open' });
    const person = await registerPerson(server);
    await choose({ rule: 'open', confirms_email: true });
    return person;
  }
});

test('guesses of a link are slowed by their address, and say nothing', async () => {
  const guess = () => server.request('POST', `/api/auth/join/${'a'.repeat(43)}/opened`);
  const statuses = [];
  for (let time = 0; time < 102; time += 1) statuses.push((await guess()).status);
  expect(statuses.slice(0, 100).every((status) => status === 400)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
