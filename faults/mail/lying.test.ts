import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { smtpSender, smtpTimeouts } from '../../server/mail/smtp-sender.ts';
import { isLong } from '../../server/test/long-form.ts';
import { tokenIn } from '../../server/test/mailbox-server.ts';
import { registerPerson } from '../../server/test/people.ts';
import { serverForAll } from '../../server/test/test-server.ts';
import { mailDueResets } from '../../server/test/sent-mails.ts';

/** In the long form a mail server is slow for twenty seconds, which doubled mails once; here it is half of one. */
const slowMs = isLong ? 20_000 : 500;

/** What it does with a mail once it has all of its text. */
type Lie = (socket: Socket, tries: number) => void;

interface Liar {
  url: string;
  /** Mails of which it had the whole text. */
  texts: string[];
  tries: () => number;
  server: Server;
}

interface Habits {
  atEnd: Lie;
  /** Said by itself, before anything was asked. */
  early?: string;
}

/** Speaks as much SMTP as a mail needs, and means none of it. */
async function startLiar({ atEnd, early = '' }: Habits): Promise<Liar> {
  const texts: string[] = [];
  let tries = 0;
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let text: string | undefined;
    tries += 1;
    socket.on('error', () => undefined);
    socket.write(`220 here\r\n${early}`);
    socket.on('end', () => undefined);
    socket.on('data', (bytes) => {
      const said = bytes.toString();
      if (text === undefined) {
        if (said.startsWith('DATA')) text = '';
        socket.write(text === '' ? '354 go on\r\n' : '250 fine\r\n');
        return;
      }
      text += said;
      if (!text.endsWith('\r\n.\r\n')) return;
      texts.push(text);
      text = undefined;
      atEnd(socket, tries);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, texts, tries: () => tries, server };
}

const server = serverForAll();
let liar: Liar | undefined;
afterEach(async () => {
  liar?.server.close();
  liar = undefined;
  for (const table of ['outbox', 'password_resets'] as const) await server.owner.deleteFrom(table).execute();
});

/** Shorter than the program's, which are tested in `server/mail`: long enough for what is only slow. */
const timeouts = { ...smtpTimeouts, handOverTimeout: 5000, socketTimeout: slowMs + 1500 };

const mailNow = (one: Liar, socketTimeout = timeouts.socketTimeout) =>
  mailDueResets(server.services, smtpSender(one.url, server.services.config, { ...timeouts, socketTimeout }));
const forgot = (email: string) => server.request('POST', '/api/auth/forgot-password', { body: { email } });
const waiting = async () =>
  (await server.services.db.selectFrom('outbox').where('lane', '=', 'asked').select('id').execute()).length;
const links = (one: Liar) => one.texts.map((text) => tokenIn(text.replaceAll('=\r\n', '').replaceAll('=3D', '=')));
const use = async (token: string | undefined) =>
  (await server.request('POST', `/api/auth/reset-password/${token}`, { body: { newPassword: 'Fresh#Water99' } }))
    .status;
const tell = (what: string, one: Liar) =>
  process.stdout.write(`a mail server that lies: ${what}: ${one.tries()} tries, ${one.texts.length} texts\n`);

test('one that says it has a mail and loses it: it is sent once, and who asks again is mailed again', async () => {
  liar = await startLiar({ atEnd: (socket) => socket.write('250 mine\r\n') });
  const { user } = await registerPerson(server);
  await forgot(user.email);
  await mailNow(liar);
  await mailNow(liar);
  expect([liar.texts.length, await waiting()]).toEqual([1, 0]);
  await forgot(user.email);
  await mailNow(liar);
  expect(liar.texts).toHaveLength(2);
  tell('accepts and loses', liar);
  // The one that was lost opens nothing any more once the other one was used.
  expect(await use(links(liar)[1])).toBe(200);
  expect(await use(links(liar)[0])).toBe(400);
});

test('one that says so and hangs up in the same moment is believed, and the mail is sent once', async () => {
  liar = await startLiar({ atEnd: (socket) => void socket.end('250 mine\r\n') });
  const { user } = await registerPerson(server);
  await forgot(user.email);
  await mailNow(liar);
  server.clock.advance({ minutes: 1 });
  await mailNow(liar);
  tell('250 and hangs up', liar);
  expect([liar.texts.length, await waiting()]).toEqual([1, 0]);
  expect(await use(links(liar)[0])).toBe(200);
});

test('one that says so late is waited for, and the mail is sent once', async () => {
  liar = await startLiar({ atEnd: (socket) => void setTimeout(() => socket.write('250 mine\r\n'), slowMs) });
  const { user } = await registerPerson(server);
  await forgot(user.email);
  await mailNow(liar);
  server.clock.advance({ minutes: 10 });
  await mailNow(liar);
  tell(`250 after ${slowMs} ms`, liar);
  expect([liar.texts.length, await waiting()]).toEqual([1, 0]);
});

test('one that says so after we have hung up is sent it again, and each link works until one is used', async () => {
  liar = await startLiar({
    atEnd: (socket, tries) =>
      tries === 1 ? void socket.once('end', () => socket.end('250 mine\r\n')) : void socket.write('250 mine\r\n'),
  });
  const { user } = await registerPerson(server);
  await forgot(user.email);
  await mailNow(liar, 500);
  expect([liar.texts.length, await waiting()]).toEqual([1, 1]);
  server.clock.advance({ minutes: 1 });
  await mailNow(liar, 500);
  tell('250 after closing', liar);
  expect([liar.texts.length, await waiting()]).toEqual([2, 0]);
  expect(await use(links(liar)[0])).toBe(200);
  expect(await use(links(liar)[1])).toBe(400);
});

test('one that says yes to what nobody has asked holds up nothing, and the next one that is asked for comes', async () => {
  liar = await startLiar({ early: '250 yes\r\n'.repeat(8), atEnd: (socket) => socket.write('250 mine\r\n') });
  const { user } = await registerPerson(server);
  const other = await registerPerson(server);
  await forgot(user.email);
  await forgot(other.user.email);
  await mailNow(liar);
  tell('250 to nobody', liar);
  // No mail waits for ever, and none is sent over and over.
  for (let minute = 0; minute < 70; minute += 10) {
    server.clock.advance({ minutes: 10 });
    await mailNow(liar);
  }
  expect(await waiting()).toBe(0);
  expect(liar.tries()).toBeLessThan(20);
  liar.server.close();
  liar = await startLiar({ atEnd: (socket) => socket.write('250 mine\r\n') });
  await forgot(other.user.email);
  await mailNow(liar);
  expect(await use(links(liar)[0])).toBe(200);
});
