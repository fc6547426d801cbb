import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailboxServer } from '../test/mailbox-server.ts';
import type { MailboxServer } from '../test/mailbox-server.ts';
import { registerPerson, registration } from '../test/people.ts';
import { startTestServer } from '../test/test-server.ts';
import type { TestServer } from '../test/test-server.ts';
import { smtpSender } from './smtp-sender.ts';
import { mailDueResets } from '../test/sent-mails.ts';

let server: TestServer;
let mailbox: MailboxServer;
beforeAll(async () => {
  mailbox = await startMailboxServer();
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const addresses = [
  'asha@example.org\r\nBcc: other@example.org',
  'asha@example.org\nTo: other@example.org',
  'asha@example.org,other@example.org',
  'asha@example.org other@example.org',
  '"asha\r\nRCPT TO:<other@example.org>"@example.org',
  'asha@example.org%0d%0aBcc:other@example.org',
];

test('ASVS 1.3.11: an address that holds another or an order to the mail server is refused, and nothing is sent', async () => {
  for (const email of addresses) {
    for (const [path, body] of [
      ['/api/auth/register', registration({ email })],
      ['/api/auth/forgot-password', { email }],
      ['/api/auth/login', { email, password: 'x' }],
      ['/api/auth/registration-link', { email }],
    ] as const)
      expect([path, email, (await server.request('POST', path, { body })).status]).toEqual([path, email, 400]);
  }
  const send = smtpSender(mailbox.url, server.services.config);
  expect(await mailDueResets(server.services, send)).toBe(0);
  expect(mailbox.mails).toEqual([]);
});

test('ASVS 1.3.11: a mail goes to the one stored address, whatever name stands in it', async () => {
  const { user } = await registerPerson(server, { name: 'Bcc: other@example.org, RCPT TO:<other@example.org>' });
  await server.request('POST', '/api/auth/forgot-password', { body: { email: user.email } });
  await mailDueResets(server.services, smtpSender(mailbox.url, server.services.config));
  expect(mailbox.mails.map(({ receivers }) => receivers)).toEqual([[user.email]]);
  expect(mailbox.mails.map(({ to, cc, bcc }) => [to?.map(({ address }) => address), cc, bcc])).toEqual([
    [[user.email], undefined, undefined],
  ]);
});
