import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startMailboxServer, tokenIn } from '../../../test/mailbox-server.ts';
import type { MailboxServer } from '../../../test/mailbox-server.ts';
import { goodPassword, randomEmail, registerPerson } from '../../../test/people.ts';
import { serverAsNew } from '../../../test/server-as-new.ts';
import { keepHouse } from '../../../process/housekeeping.ts';
import { removeSecretMails } from '../../../mail/mail-files.ts';
import { createMailer } from '../../../mail/mailer.ts';
import { readOrganisation } from '../../organisation/organisation.ts';
import { mailDueResets } from '../../../test/sent-mails.ts';

const server = serverAsNew({
  config: {
    publicUrl: 'https://wellness.example.org/app',
    mailFrom: { name: 'Evenkeel Care', address: 'care@example.org' },
  },
});
let mailbox: MailboxServer;
beforeEach(async () => {
  mailbox = await startMailboxServer();
  server.services.config.smtpUrl = mailbox.url;
});
afterEach(() => mailbox.close());

const forgot = (email: string) => server.request('POST', '/api/auth/forgot-password', { body: { email } });
const mailNow = () =>
  mailDueResets(
    server.services,
    createMailer(server.services.config, server.services.log, () => readOrganisation(server.services)),
  );
const reset = (token: string, newPassword = 'Fresh#Water99') =>
  server.request('POST', `/api/auth/reset-password/${token}`, { body: { newPassword } });

async function waitingRequests() {
  return server.services.db.selectFrom('outbox').where('lane', '=', 'asked').selectAll().execute();
}

describe('the mail with a reset link', () => {
  test('arrives at the stored address with a link that works', async () => {
    const { user } = await registerPerson(server, { email: 'Asha.Rani@Example.org' });
    expect((await forgot('asha.rani@example.org')).status).toBe(200);
    expect(await mailNow()).toBe(1);

    const [mail] = mailbox.mails;
    expect(mailbox.mails).toHaveLength(1);
    expect(mail?.receivers).toEqual(['Asha.Rani@example.org']);
    expect(mail?.from).toMatchObject({ address: 'care@example.org', name: 'Evenkeel Care' });
    expect(mail?.to).toMatchObject([{ address: 'Asha.Rani@example.org' }]);
    expect(mail?.subject).toBe('Evenkeel: choose a new password');
    const link = `https://wellness.example.org/app/reset-password/${tokenIn(mail?.text)}`;
    expect(mail?.text).toContain(`\n${link}\n`);
    expect(mail?.text).toContain('within 10 minutes');
    expect(mail?.html).toContain(`<a href="${link}">`);
    // Nothing breaks the line with the link, so that it can be copied out of the source as well.
    expect(mail?.raw).toContain(`\r\n${link}\r\n`);
    expect(mail?.raw).not.toContain(user.name);

    expect((await reset(tokenIn(mail?.text))).status).toBe(200);
    const login = { email: user.email, password: 'Fresh#Water99' };
    expect((await server.request('POST', '/api/auth/login', { body: login })).status).toBe(200);
    expect(await waitingRequests()).toEqual([]);
  });

  test('trust 11: is a word without a link for a disabled account, and nothing for an unknown e-mail', async () => {
    const { user } = await registerPerson(server);
    const { db, now } = server.services;
    await db.updateTable('users').set({ disabled_at: now() }).where('id', '=', user.id).execute();
    await forgot(randomEmail());
    await forgot(user.email);
    expect(await mailNow()).toBe(2);
    expect(mailbox.mails.map(({ receivers }) => receivers)).toEqual([[user.email]]);
    const [mail] = mailbox.mails;
    expect(mail?.subject).toBe('Evenkeel: your account is disabled');
    expect(mail?.text).toContain('contact a wellness admin where you work.');
    expect(mail?.text).not.toContain('http');
    expect(await waitingRequests()).toEqual([]);
    // Counted as every mail of this kind, and without a link.
    expect(await db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('mail_counts').select(['kind', 'user_id']).execute()).toEqual([
      { kind: 'reset', user_id: user.id },
    ]);
    for (let more = 0; more < 5; more += 1) await forgot(user.email);
    await mailNow();
    expect(mailbox.mails).toHaveLength(3);
  });

  test('is sent once, however many processes look at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => registerPerson(server)));
    for (const { user } of people) await forgot(user.email);
    const looked = await Promise.all(Array.from({ length: 6 }, mailNow));
    expect(looked.reduce((sum, one) => sum + one)).toBe(8);
    expect(mailbox.mails.flatMap(({ receivers }) => receivers).toSorted()).toEqual(
      people.map(({ user }) => user.email).toSorted(),
    );
  });

  test('holds no transaction open while the mail server talks', async () => {
    const { user } = await registerPerson(server);
    await forgot(user.email);
    const { db } = server.services;
    const looked = await mailDueResets(server.services, async () => {
      // Would wait for ever on a row that the mailer still held locked.
      await db.selectFrom('outbox').where('lane', '=', 'asked').selectAll().forUpdate().noWait().execute();
      await db.selectFrom('users').selectAll().forUpdate().noWait().execute();
    });
    expect(looked).toBe(1);
  });

  test('is taken over by another process when the first one dies over it', async () => {
    const { user } = await registerPerson(server);
    await forgot(user.email);
    let died = false;
    void mailDueResets(server.services, () => {
      died = true;
      return new Promise(() => undefined);
    });
    await expect.poll(() => died).toBe(true);
    expect(await mailNow()).toBe(0);
    server.clock.advance({ minutes: 3, seconds: 1 });
    expect(await mailNow()).toBe(1);
    expect((await reset(tokenIn(mailbox.mails[0]?.text))).status).toBe(200);
  });
});

describe('while the mail server is down', () => {
  test('the answer is the same, and the mail arrives once it is back', async () => {
    const { user } = await registerPerson(server);
    const whenUp = await forgot(randomEmail());
    await mailNow();
    await mailbox.close();
    const whenDown = await forgot(user.email);
    expect([whenDown.status, whenDown.text]).toEqual([whenUp.status, whenUp.text]);
    expect(await mailNow()).toBe(1);
    expect(await mailNow()).toBe(0);

    mailbox = await startMailboxServer({ port: mailbox.port });
    server.clock.advance({ seconds: 61 });
    expect(await mailNow()).toBe(1);
    expect((await reset(tokenIn(mailbox.mails[0]?.text))).status).toBe(200);
    const failed = server.logLines().filter((line) => line.includes('"mail_failed"'));
    expect(failed).toHaveLength(1);
    expect(failed[0]).toContain('ECONNREFUSED');
  });

  test('tries again after 1, 2, 4 ... minutes with a fresh token each time, and gives up after an hour', async () => {
    const { user } = await registerPerson(server);
    await forgot(user.email);
    const tokens: string[] = [];
    const triedAfter: number[] = [];
    const refuse = async ({ text }: { text: string }) => {
      tokens.push(tokenIn(text));
      throw Object.assign(new Error(`451 <${user.email}> try later`), { code: 'EENVELOPE', responseCode: 451 });
    };
    for (let minute = 0; minute <= 90; minute += 1) {
      if ((await mailDueResets(server.services, refuse)) > 0) triedAfter.push(minute);
      server.clock.advance({ minutes: 1 });
    }
    expect(triedAfter).toEqual([0, 1, 3, 7, 15, 31, 60]);
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(await waitingRequests()).toEqual([]);
    const lines = server.logLines();
    expect(lines.filter((line) => line.includes('"mail_failed"'))).toHaveLength(6);
    expect(lines.filter((line) => line.includes('"mail_given_up"'))).toHaveLength(1);
    expect(lines.join()).not.toContain(user.email);
  });

  test('a certificate that nobody has signed is refused by smtps', async () => {
    const secure = await startMailboxServer({ secure: true });
    server.services.config.smtpUrl = secure.url;
    const { user } = await registerPerson(server);
    await forgot(user.email);
    await mailNow();
    await secure.close();
    expect(secure.mails).toEqual([]);
    expect(server.logLines().join()).toMatch(/"mail_failed".*certificate/);
  });
});

describe('signing in at the mail server', () => {
  test('uses the user and the password of SMTP_URL', async () => {
    const seen: (string | null | undefined)[] = [];
    const guarded = await startMailboxServer({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) => {
        seen.push(username, password);
        done(null, { user: username });
      },
    });
    server.services.config.smtpUrl = `smtp://care%40example.org:p%3As%20s%2F@127.0.0.1:${guarded.port}`;
    const { user } = await registerPerson(server);
    await forgot(user.email);
    await mailNow();
    expect(seen).toEqual(['care@example.org', 'p:s s/']);
    expect(guarded.mails).toHaveLength(1);
    await guarded.close();
  });
});

describe('without a mail server', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'evenkeel-mail-'));
    Object.assign(server.services.config, { smtpUrl: undefined, dataDir });
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  test('the mail is a file for its owner only; the log has its path and not its token', async () => {
    const { user } = await registerPerson(server, { email: 'file.reader@example.org' });
    await forgot(user.email);
    expect(await mailNow()).toBe(1);

    const folder = join(dataDir, 'mail');
    const files = await readdir(folder);
    expect(files).toEqual([expect.stringMatching(/^[0-9TZ-]+-[0-9a-f]{8}-secret\.eml$/)]);
    const file = join(folder, String(files[0]));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);

    const source = await readFile(file, 'utf8');
    const mail = await PostalMime.parse(source);
    expect(mail.to).toMatchObject([{ address: 'file.reader@example.org' }]);
    expect(mail.messageId).toMatch(/^<.+@.+>$/);
    expect(Date.parse(mail.date ?? '')).not.toBeNaN();
    const token = tokenIn(mail.text);
    expect(source).toContain(`\r\nhttps://wellness.example.org/app/reset-password/${token}\r\n`);
    expect(mail.html).toContain(token);

    const log = server.logLines().join('\n');
    expect(log).toContain(file);
    expect(log).not.toContain(token);
    expect(log).not.toContain('file.reader');
    expect((await reset(token, goodPassword)).status).toBe(200);
  });

  test('its link stands on a line of its own in every language, and below it what the organisation is called', async () => {
    const { db, config } = server.services;
    const { user } = await registerPerson(server);
    await db.updateTable('users').set({ language: 'hi' }).where('id', '=', user.id).execute();
    config.orgName = 'Asha Trust – Health';
    await forgot(user.email);
    await mailNow();
    const [file = ''] = await readdir(join(dataDir, 'mail'));
    const source = await readFile(join(dataDir, 'mail', file), 'utf8');
    const { text = '', html = '' } = await PostalMime.parse(source);
    expect(source).toContain(`\r\nhttps://wellness.example.org/app/reset-password/${tokenIn(text)}\r\n`);
    for (const part of [source, text, html]) expect(part).toMatch(/पासवर्ड[^]*Asha Trust – Health/);
  });

  test('trust 7: the file is removed after a day, and what opens nothing stays', async () => {
    const { user } = await registerPerson(server);
    await forgot(user.email);
    await mailNow();
    const folder = join(dataDir, 'mail');
    const [file = ''] = await readdir(folder);
    const other = { to: user.email, subject: 'x', text: 'x', html: 'x' };
    await createMailer(server.services.config, server.services.log, () => readOrganisation(server.services))(other);
    await writeFile(join(folder, 'unfinished-secret.eml.part'), 'x');
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    for (const name of await readdir(folder)) await utimes(join(folder, name), hoursAgo(23), hoursAgo(23));
    await removeSecretMails({ dataDir });
    expect(await readdir(folder)).toHaveLength(3);
    for (const name of await readdir(folder)) await utimes(join(folder, name), hoursAgo(25), hoursAgo(25));
    await keepHouse(server.services);
    const left = await readdir(folder);
    expect(left).toHaveLength(1);
    expect(left).not.toContain(file);
  });
});
