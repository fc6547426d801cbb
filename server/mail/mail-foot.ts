import { contactLine } from '../../domain/contact-line.ts';
import type { Organisation } from '../../domain/contract/organisation.ts';
import { languages } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import { messagesIn } from '../../domain/messages/messages.ts';
import { escapeHtml } from '../core/escape-html.ts';
import type { OutgoingMail, SendMail } from './outgoing-mail.ts';

/** Below each mail, whichever part of the server writes it: who it comes from, and whom to ask about one's data. */
export function withFoot(send: SendMail, readOrganisation: () => Promise<Organisation>): SendMail {
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
