import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMailboxServer, tokenIn } from '../../../test/mailbox-server.ts';
import type { MailboxServer } from '../../../test/mailbox-server.ts';
import { registerPerson } from '../../../test/people.ts';
import { serverAsNew } from '../../../test/server-as-new.ts';
import { keepHouse } from '../../../process/housekeeping.ts';
import { createMailer } from '../../../mail/mailer.ts';
import { readOrganisation } from '../../organisation/organisation.ts';
import { mailDueResets } from '../../../test/sent-mails.ts';

const server = serverAsNew();
let mailbox: MailboxServer;
beforeAll(async () => {
  mailbox = await startMailboxServer();
});
beforeEach(() => {
  mailbox.mails.length = 0;
  server.services.config.smtpUrl = mailbox.url;
});
afterAll(() => mailbox.close());

const forgot = (email: string) => server.request('POST', '/api/auth/forgot-password', { body: { email } });
const mailNow = () =>
  mailDueResets(
    server.services,
    createMailer(server.services.config, server.services.log, () => readOrganisation(server.services)),
  );
const reset = (token: string, call = server.request) =>
  call('POST', `/api/auth/reset-password/${token}`, { body: { newPassword: 'Fresh#Water99' } });

async function waitingRequests() {
  return server.services.db.selectFrom('outbox').where('lane', '=', 'asked').selectAll().execute();
}

describe('asked for many times', () => {
  const links = () => mailbox.mails.map(({ text }) => tokenIn(text));

  test('trust 7, D6: every link works until one is used, which ends all of them and the sessions', async () => {
    const { user, token } = await registerPerson(server);
    for (let time = 0; time < 3; time += 1) {
      await forgot(user.email);
      await mailNow();
      server.clock.advance({ minutes: 3 });
    }
    const [first = '', second = '', third = ''] = links();
    expect((await reset(first)).status).toBe(200);
    for (const other of [first, second, third]) expect((await reset(other)).status).toBe(400);
    expect((await server.request('GET', '/api/auth/me', { token })).status).toBe(401);
  });

  test('trust 7: of different links used at the same time exactly one works', async () => {
    const { user } = await registerPerson(server);
    for (let time = 0; time < 3; time += 1) await forgot(user.email);
    await mailNow();
    const answers = await Promise.all([...links(), ...links()].map((link) => reset(link)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400, 400]);
  });

  test('trust 7: an account is mailed three times in an hour, no matter who asks, and the next mail comes by itself', async () => {
    const { user } = await registerPerson(server);
    const other = await registerPerson(server);
    const sentAfter: number[] = [];
    for (let minute = 0; minute < 240; minute += 5) {
      if (minute < 150) for (let time = 0; time < 2; time += 1) await forgot(user.email);
      const before = mailbox.mails.length;
      await mailNow();
      for (let sent = before; sent < mailbox.mails.length; sent += 1) sentAfter.push(minute);
      server.clock.advance({ minutes: 5 });
    }
    expect(sentAfter.length).toBeGreaterThan(6);
    for (const from of sentAfter)
      expect(sentAfter.filter((at) => at >= from && at < from + 60).length).toBeLessThanOrEqual(3);
    // Someone who asked in the meantime gets one as soon as the hour has room, and nothing is left behind.
    expect(sentAfter).toContain(60);
    expect(sentAfter.filter((at) => at >= 150).length).toBeLessThanOrEqual(2);
    expect(await waitingRequests()).toEqual([]);
    const last = links().at(-1) ?? '';
    expect(last).not.toBe('');
    await forgot(other.user.email);
    await mailNow();
    expect(mailbox.mails.at(-1)?.receivers).toEqual([other.user.email]);
  });

  test('trust 7: also a link that was used counts, and housekeeping forgets none too early', async () => {
    const { user } = await registerPerson(server);
    for (let round = 0; round < 5; round += 1) {
      await forgot(user.email);
      await mailNow();
      const link = links()[round];
      if (link) expect((await reset(link)).status).toBe(200);
      server.clock.advance({ minutes: 11 });
      await keepHouse(server.services);
    }
    expect(mailbox.mails).toHaveLength(3);
    server.clock.advance({ minutes: 5 });
    await mailNow();
    expect(mailbox.mails).toHaveLength(4);
  });

  test('trust 7: a link that works is not refused because others at the address guess links', async () => {
    const { user } = await registerPerson(server);
    await forgot(user.email);
    await mailNow();
    await server.services.db.updateTable('attempts').set({ count: 5000 }).execute();
    for (let time = 0; time < 101; time += 1) await reset('made-up', server.inject);
    expect((await reset('made-up')).status).toBe(429);
    expect((await reset(String(links()[0]))).status).toBe(200);
  });

  test('trust 7: many processes that look at once mail no more', async () => {
    const { user } = await registerPerson(server);
    for (let time = 0; time < 10; time += 1) await forgot(user.email);
    await Promise.all(Array.from({ length: 8 }, mailNow));
    expect(mailbox.mails).toHaveLength(3);
    expect(await waitingRequests()).toHaveLength(1);
  });

  test('trust 7: a mail server that is always slow to say so is not tried for ever', async () => {
    const { user } = await registerPerson(server);
    await forgot(user.email);
    let tries = 0;
    const slow = async () => {
      tries += 1;
      throw Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' });
    };
    for (let minute = 0; minute < 180; minute += 3) {
      await mailDueResets(server.services, slow);
      server.clock.advance({ minutes: 3 });
    }
    expect(tries).toBe(3);
    expect(await waitingRequests()).toEqual([]);
    expect(server.logLines().filter((line) => line.includes('"mail_given_up"'))).toHaveLength(1);
  });

  test('D6: where the mail server takes the mail and is slow to say so, the link works, also after the next one', async () => {
    const { user } = await registerPerson(server);
    await forgot(user.email);
    const texts: string[] = [];
    const slow = async ({ text }: { text: string }) => {
      texts.push(text);
      if (texts.length === 1) throw Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' });
    };
    await mailDueResets(server.services, slow);
    server.clock.advance({ minutes: 1 });
    await mailDueResets(server.services, slow);
    expect(texts).toHaveLength(2);
    expect((await reset(tokenIn(texts[0]))).status).toBe(200);
  });
});
