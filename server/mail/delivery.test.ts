import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startMailboxServer, tokenIn } from '../test/mailbox-server.ts';
import type { MailboxOptions, MailboxServer } from '../test/mailbox-server.ts';
import { registerPerson } from '../test/people.ts';
import { serverForAll } from '../test/test-server.ts';
import { mayHaveBeenSent } from './mail-fault.ts';
import { createMailer } from './mailer.ts';
import { readOrganisation } from '../features/organisation/organisation.ts';
import { queueMail } from './outbox.queries.ts';
import { mailWriters } from '../process/features.ts';
import { startOutbox } from './outbox.ts';
import { smtpSender, smtpTimeouts } from './smtp-sender.ts';
import { mailDueResets, mailToAccounts } from '../test/sent-mails.ts';
import { isLong } from '../test/long-form.ts';

const server = serverForAll();
let mailbox: MailboxServer | undefined;
/** Of the tests before. */
let logged = 0;
beforeEach(() => {
  logged = server.logLines().length;
});
afterEach(async () => {
  vi.useRealTimers();
  await mailbox?.close();
  mailbox = undefined;
  server.services.config.smtpUrl = undefined;
  for (const table of ['outbox', 'password_resets'] as const) await server.owner.deleteFrom(table).execute();
});

async function useMailbox(options?: MailboxOptions): Promise<MailboxServer> {
  mailbox = await startMailboxServer(options);
  server.services.config.smtpUrl = mailbox.url;
  return mailbox;
}
const mailer = () => createMailer(server.services.config, server.services.log, () => readOrganisation(server.services));
const forgot = (email: string) => server.request('POST', '/api/auth/forgot-password', { body: { email } });
const reset = (token: string) =>
  server.request('POST', `/api/auth/reset-password/${token}`, { body: { newPassword: 'Fresh#Water99' } });
const requests = () => server.services.db.selectFrom('outbox').where('lane', '=', 'asked').selectAll().execute();
const linesOf = (event: string) =>
  server
    .logLines()
    .slice(logged)
    .filter((line) => line.includes(`"event":"${event}"`));

const message = { to: 'asha@example.org', subject: 'x', text: 'x', html: 'x' };
const faultOf = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('D6: how long a mail server is waited for', () => {
  test('it may take ten minutes to say that it has the mail, and a minute until it has it', () => {
    const { socketTimeout, ...others } = smtpTimeouts;
    expect(socketTimeout).toBe(600_000);
    expect(Math.max(...Object.values(others))).toBeLessThanOrEqual(60_000);
  });

  test('a mail that is taken late, long after all other steps would be given up, is sent once', async () => {
    let isTaken = false;
    const { url } = await useMailbox({
      onData: (stream, _session, done) => {
        stream.resume().on('end', () =>
          setTimeout(() => {
            isTaken = true;
            done();
          }, 4500),
        );
      },
    });
    const timeouts = { ...smtpTimeouts, handOverTimeout: 4000 };
    await smtpSender(url, server.services.config, timeouts)(message);
    expect(isTaken).toBe(true);
  });

  test('one that hangs before is given up soon, and has surely not gone out', async () => {
    const { url } = await useMailbox({ onRcptTo: () => undefined });
    const timeouts = { ...smtpTimeouts, handOverTimeout: 300 };
    const fault = await faultOf(smtpSender(url, server.services.config, timeouts)(message));
    expect(fault).toMatchObject({ code: 'ETIMEDOUT' });
    expect(mayHaveBeenSent(fault)).toBe(false);
  });

  test.each([
    ['says nothing any more', () => undefined],
    ['hangs up', (socket: Socket) => socket.destroy()],
  ])('one that has the mail and %s may have sent it', async (_what, then) => {
    const bare = await startBareServer(then);
    const timeouts = { ...smtpTimeouts, socketTimeout: 500 };
    const fault = await faultOf(smtpSender(bare.url, server.services.config, timeouts)(message));
    bare.server.close();
    expect(fault).toBeInstanceOf(Error);
    expect(mayHaveBeenSent(fault)).toBe(true);
  });
});

/** Speaks as much SMTP as a mail needs, up to the end of its text. */
async function startBareServer(then: (socket: Socket) => void): Promise<{ url: string; server: Server }> {
  const bare = createServer((socket) => {
    let isText = false;
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.on('data', (bytes) => {
      const said = bytes.toString();
      if (isText) return said.endsWith('\r\n.\r\n') ? then(socket) : undefined;
      isText = said.startsWith('DATA');
      socket.write(isText ? '354 go on\r\n' : '250 fine\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  return { url: `smtp://127.0.0.1:${(bare.address() as AddressInfo).port}`, server: bare };
}

const saying = (responseCode: number) => Object.assign(new Error('No'), { responseCode });

describe('D6: what a mail server refuses for good', () => {
  test.each<[string, MailboxOptions]>([
    ['a receiver that it does not know', { onRcptTo: (_address, _session, done) => done(saying(550)) }],
    ['the text', { onData: (stream, _session, done) => void stream.resume().on('end', () => done(saying(554))) }],
  ])('%s ends at once, its link too, and the log says so without the address', async (_what, options) => {
    await useMailbox(options);
    const { user } = await registerPerson(server);
    await forgot(user.email);
    await mailDueResets(server.services, mailer());
    expect(await requests()).toEqual([]);
    expect(await server.services.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
    const [line = '', ...more] = linesOf('mail_refused');
    expect(more).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', user: user.id, attempt: 1 });
    expect(JSON.parse(line).fault.response).toBeGreaterThan(549);
    expect(server.logLines().join()).not.toContain(user.email);
  });

  test('a mail of any kind ends so', async () => {
    await useMailbox({ onRcptTo: (_address, _session, done) => done(saying(550)) });
    const { user } = await registerPerson(server);
    await queue(user.id);
    await mailToAccounts(server.services, mailer());
    expect(await server.services.db.selectFrom('outbox').where('lane', '=', 'account').selectAll().execute()).toEqual(
      [],
    );
    expect(linesOf('mail_refused')).toHaveLength(1);
  });

  test.each<[string, MailboxOptions]>([
    ['for now', { onRcptTo: (_address, _session, done) => done(saying(451)) }],
    ['because it does not take our sender', { onMailFrom: (_address, _session, done) => done(saying(553)) }],
    ['because we are to sign in', { onMailFrom: (_address, _session, done) => done(saying(530)) }],
    ['because it is busy', { onConnect: (_session, done) => done(saying(554)) }],
  ])('what it refuses %s waits', async (_what, options) => {
    await useMailbox(options);
    const { user } = await registerPerson(server);
    await forgot(user.email);
    await mailDueResets(server.services, mailer());
    expect(await requests()).toHaveLength(1);
    expect(linesOf('mail_failed')).toHaveLength(1);
  });
});

async function queue(userId: string): Promise<void> {
  const { db, now } = server.services;
  const mail = { kind: 'recovery_codes_renewed', userIds: [userId], detail: {}, now: now() } as const;
  await db.transaction().execute((transaction) => queueMail(transaction, mail));
}

describe('D6: a mail that hangs delays no other', () => {
  /** Says nothing more about a receiver of this name. */
  const hangsFor = (name: string): MailboxOptions => ({
    onRcptTo: ({ address }, _session, done) => (address.startsWith(name) ? undefined : done()),
  });

  test('a link that is asked for while another hangs is mailed by the running job, and the other still hangs', async () => {
    let held = 0;
    const { mails, close } = await useMailbox({
      onRcptTo: ({ address }, _session, done) => (address.startsWith('hanging') ? void (held += 1) : done()),
    });
    await registerPerson(server, { email: 'hanging@example.org' });
    const other = await registerPerson(server);
    const job = startOutbox(server.services, { writers: mailWriters, send: mailer() });
    await forgot('hanging@example.org');
    job.wake();
    await expect.poll(() => held).toBe(1);
    await forgot(other.user.email);
    job.wake();
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]?.receivers).toEqual([other.user.email]);
    await expect.poll(requests, { message: 'the one that hangs is still on its way' }).toHaveLength(1);
    expect(linesOf('mail_failed')).toEqual([]);
    await close();
    await job.stop();
  });

  test.runIf(isLong)('also where as many hang as are sent at a time', async () => {
    const { mails, close } = await useMailbox(hangsFor('hanging'));
    for (let count = 0; count < 5; count += 1) {
      const { user } = await registerPerson(server, { email: `hanging${count}@example.org` });
      await queue(user.id);
    }
    const other = await registerPerson(server);
    await queue(other.user.id);
    const sending = mailToAccounts(server.services, mailer());
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]?.receivers).toEqual([other.user.email]);
    await close();
    await sending;
    expect(linesOf('mail_failed')).toHaveLength(5);
  });

  test('no other process takes a mail that is still on its way, however long that takes', async () => {
    const { user } = await registerPerson(server);
    await queue(user.id);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    const begun = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<never>();
    const sending = mailToAccounts(server.services, () => {
      begun.resolve();
      return answered.promise;
    });
    await begun.promise;
    /** Seconds from now until another one may take it. */
    const heldFor = async () => {
      const mails = server.services.db.selectFrom('outbox').where('lane', '=', 'account').select('next_attempt_at');
      return (Number((await mails.executeTakeFirstOrThrow()).next_attempt_at) - Number(server.services.now())) / 1000;
    };
    for (let minute = 0; minute < 10; minute += 1) {
      server.clock.advance({ minutes: 1 });
      expect(await heldFor()).toBe(120);
      await vi.advanceTimersByTimeAsync(60_000);
      await vi.waitFor(async () => expect(await heldFor()).toBe(180));
    }
    answered.reject(new Error('x'));
    await sending;
    expect(await heldFor()).toBe(60);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await heldFor()).toBe(60);
  });
});

test('D6: a mail that was sent twice has two links, and the first goes on until one is used', async () => {
  const { user } = await registerPerson(server);
  await forgot(user.email);
  const links: string[] = [];
  const brokenLine = async ({ text }: { text: string }) => {
    links.push(tokenIn(text));
    if (links.length === 1) throw Object.assign(new Error('x'), { code: 'ECONNRESET', isHandedOver: true });
  };
  await mailDueResets(server.services, brokenLine);
  server.clock.advance({ minutes: 1 });
  await mailDueResets(server.services, brokenLine);
  expect(links).toHaveLength(2);
  expect((await reset(String(links[0]))).status).toBe(200);
  expect((await reset(String(links[1]))).status).toBe(400);
});
