import { doctorMessages } from '../../../domain/messages/en/doctor.ts';
import { describeMailFault } from '../../core/fault-description.ts';
import { mailFolder } from '../../mail/mail-files.ts';
import { transportOptions } from '../../mail/smtp-sender.ts';
import { right, wrong } from './examination.ts';
import type { Check } from './examination.ts';

/** Connects and signs in as a mail would, and sends none. */
export const checkMail: Check = async ({ config }) => {
  const { mail } = doctorMessages;
  const { smtpUrl, smtpCa } = config;
  if (smtpUrl === undefined) return right(mail.files(mailFolder(config)));
  const { host } = new URL(smtpUrl);
  const { createTransport } = await import('nodemailer');
  // No one waits ten minutes for an answer at a terminal.
  const transport = createTransport({ ...transportOptions(smtpUrl, smtpCa), socketTimeout: 15_000 });
  try {
    await transport.verify();
    return right(mail.fine(host));
  } catch (error) {
    const { code, response, message } = describeMailFault(error);
    const reason = [code, response, message]
      .filter((part) => typeof part === 'string' || typeof part === 'number')
      .join(', ');
    return wrong(mail.away(host, reason));
  } finally {
    transport.close();
  }
};
