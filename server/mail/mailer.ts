import Counter from 'prom-client/lib/counter.js';
import type { Organisation } from '../../domain/contract/organisation.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../observability/log/log.ts';
import type { SendMail, OutgoingMail } from './outgoing-mail.ts';
import { mailFiles } from './mail-files.ts';
import { smtpSender } from './smtp-sender.ts';
import { registry } from '../observability/metrics/registry.ts';
import { isRefusedForGood } from './mail-fault.ts';
import { contactLine } from '../../domain/contact-line.ts';
import { languages } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import { messagesIn } from '../../domain/messages/messages.ts';
import { escapeHtml } from '../core/escape-html.ts';

/** Sends through the mail server of the settings; without one each mail becomes a file. Each says whom to ask. */
export function createMailer(config: Config, log: Log, readOrganisation: () => Promise<Organisation>): SendMail {
  const send = config.smtpUrl === undefined ? mailFiles(config, log) : smtpSender(config.smtpUrl, config);
  return countMails(withFoot(send, readOrganisation));
}

const mails = new Counter({
  name: 'evenkeel_mails_total',
  help: 'Tries to send a mail, by what the mail server said.',
  labelNames: ['outcome'],
  registers: [registry],
});

function countMails(send: SendMail): SendMail {
  return async (mail) => {
    try {
      await send(mail);
    } catch (error) {
      mails.inc({ outcome: isRefusedForGood(error) ? 'refused' : 'failed' });
      throw error;
    }
    mails.inc({ outcome: 'sent' });
  };
}

/** Below each mail, whichever part of the server writes it: who it comes from, and whom to ask about one's data. */
function withFoot(send: SendMail, readOrganisation: () => Promise<Organisation>): SendMail {
  return async (mail) => {
    // A mail without a foot is better than none.
    const organisation = await readOrganisation().catch(() => undefined);
    await send(organisation ? addFoot(mail, organisation) : mail);
  };
}

export function addFoot(mail: OutgoingMail, organisation: Organisation): OutgoingMail {
  const lines = footLines(organisation, mail.language ?? languages[0].code);
  if (lines.length === 0) return mail;
  const foot = lines.map((line) => escapeHtml(line)).join('<br>\n');
  const styled = `<p style="border-top: 1px solid #ccc; padding-top: 1em; font-size: 0.875em">${foot}</p>\n</body>`;
  return { ...mail, text: `${mail.text}\n\n--\n${lines.join('\n')}`, html: mail.html.replace('</body>', () => styled) };
}

function footLines({ name, privacy, grievance }: Organisation, language: Language): string[] {
  const { contactMessages } = messagesIn[language].organisation;
  return [
    ...(name === '' ? [] : [name]),
    ...(privacy ? [contactMessages.inMail.privacy(contactLine(privacy))] : []),
    ...(grievance ? [contactMessages.inMail.grievance(contactLine(grievance))] : []),
  ];
}
