import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import { issueCertificate, makeAuthority, outerAddress, whyNoCertificates } from '../test/certificates.ts';
import type { Certificate } from '../test/certificates.ts';
import { startMailboxServer } from '../test/mailbox-server.ts';
import { registerPerson } from '../test/people.ts';
import { startTestServer } from '../test/test-server.ts';
import { createMailer } from './mailer.ts';
import { readOrganisation } from '../features/organisation/organisation.ts';
import { smtpSender } from './smtp-sender.ts';
import { mailDueResets } from '../test/sent-mails.ts';

const host = outerAddress() ?? '';
const why = whyNoCertificates() ?? (host === '' ? 'this machine has no address but the loopback' : undefined);
const mail = { to: 'asha@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

describe.skipIf(why !== undefined)(
  `a mail server on another machine${why === undefined ? '' : ` (not run: ${why})`}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'evenkeel-smtp-'));
    let authority: Certificate;
    let right: Certificate;
    let config: Config;
    beforeAll(() => {
      authority = makeAuthority({ folder, name: 'own-ca' });
      right = issueCertificate({ folder, name: 'right', by: authority, hosts: [host] });
      config = readConfig({ SMTP_CA: authority.certFile });
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    const startShowing = ({ certFile, key }: Certificate, options: SMTPServerOptions = {}) =>
      startMailboxServer({ host, cert: readFileSync(certFile), key, ...options });

    it.each([false, true])(
      'ASVS 12.3.1, 12.3.4: gets mail with a certificate of the CA in SMTP_CA (from the start: %s)',
      async (secure) => {
        const server = await startShowing(right, { secure });
        await smtpSender(server.url, config)(mail);
        await server.close();
        expect(server.mails).toHaveLength(1);
      },
    );

    const wrong: readonly [string, () => Certificate][] = [
      [
        'no one knows the CA',
        () => issueCertificate({ folder, name: 'unknown', by: makeAuthority({ folder, name: 'x-ca' }), hosts: [host] }),
      ],
      [
        'it is for another name',
        () => issueCertificate({ folder, name: 'name', by: authority, hosts: ['127.0.0.1', 'mail.example.org'] }),
      ],
      ['it has ended', () => issueCertificate({ folder, name: 'ended', by: authority, hosts: [host], days: -1 })],
    ];
    it.each(wrong.flatMap(([what, make]) => [false, true].map((secure) => [what, secure, make] as const)))(
      'ASVS 12.3.2: gets nothing where %s (from the start: %s), and no password',
      async (_what, secure, make) => {
        const heard: string[] = [];
        const onAuth: SMTPServerOptions['onAuth'] = ({ password }, _session, done) => {
          heard.push(String(password));
          done(null, { user: 'x' });
        };
        const server = await startShowing(make(), { secure, onAuth });
        const url = server.url.replace('://', '://care:hush-hush@');
        await expect(smtpSender(url, config)(mail)).rejects.toMatchObject({
          code: expect.stringMatching(/^E(?:TLS|SOCKET)$/),
        });
        await server.close();
        expect([server.mails, heard]).toEqual([[], []]);
      },
    );

    it('ASVS 12.3.1: gets nothing where someone between has taken STARTTLS away', async () => {
      for (const options of [
        { hideSTARTTLS: true, disabledCommands: ['STARTTLS'] },
        { disabledCommands: ['STARTTLS'] },
      ]) {
        const server = await startShowing(right, options);
        await expect(smtpSender(server.url, config)(mail)).rejects.toMatchObject({ code: 'ETLS' });
        await server.close();
        expect(server.mails).toEqual([]);
      }
    });

    it('ASVS 16.3.4: a TLS that fails is one line in the log, without the person’s address', async () => {
      const mailbox = await startShowing(wrong[1]?.[1]() ?? right);
      const server = await startTestServer({ config: { ...config, smtpUrl: mailbox.url, mailFrom: config.mailFrom } });
      const { user } = await registerPerson(server);
      await server.request('POST', '/api/auth/forgot-password', { body: { email: user.email } });
      const { services } = server;
      await mailDueResets(
        services,
        createMailer(services.config, services.log, () => readOrganisation(services)),
      );
      const lines = server.logLines().filter((line) => line.includes('mail_failed'));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/altnames/);
      expect(lines.join()).not.toContain(user.email);
      await server.close();
      await mailbox.close();
    });
  },
);

it('ASVS 13.3.4: a password that is changed, first in the file and then at the mail server, keeps no mail waiting', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-smtp-'));
  const file = join(folder, 'smtp-url');
  let right = 'the first one';
  let isAsked = 0;
  const server = await startMailboxServer({
    authOptional: false,
    onAuth: ({ password }, _session, done) => {
      isAsked += 1;
      if (password === right) done(null, { user: 'care' });
      else done(new Error('wrong'));
    },
  });
  const urlWith = (password: string) => server.url.replace('://', `://care:${encodeURIComponent(password)}@`);
  writeFileSync(file, urlWith(right));
  const config = readConfig({ SMTP_URL_FILE: file });
  const send = smtpSender(config.smtpUrl ?? '', config);
  await send(mail);
  writeFileSync(file, urlWith('the second one'));
  await send(mail);
  right = 'the second one';
  await send(mail);
  expect([server.mails.length, isAsked]).toEqual([3, 4]);
  // While the file is being replaced, and after a slip of the pen, the last one goes on.
  rmSync(file);
  await send(mail);
  writeFileSync(file, 'smtp:// no address');
  await send(mail);
  writeFileSync(file, server.url.replace('://', '://care:50%off@'));
  await send(mail);
  expect(server.mails).toHaveLength(6);
  await server.close();
  rmSync(folder, { recursive: true });
});
