import type { AttachmentLike, SendMailOptions } from 'nodemailer';
import type { Mailbox } from '../config/settings/mailbox.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** The address goes in as an object: in a text, a comma or a line break would make further receivers of it. */
export function composeMail(mail: OutgoingMail, from: Mailbox): SendMailOptions {
  const { to, subject, text, html, messageId, attachments = [] } = mail;
  return {
    from,
    to: { name: '', address: to },
    subject,
    alternatives: [bodyPart('text/plain', text), bodyPart('text/html', html)],
    ...(messageId !== undefined && { messageId }),
    attachments: attachments.map(({ name, contentType, bytes }) => ({
      filename: name,
      contentType,
      content: Buffer.from(bytes),
    })),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Lines that may travel as they are: ASCII, and below the 998 characters of RFC 5322, section 2.1.1. */
const plainLines = /^(?:[\t\x20-\x7E]{0,990}\n)*[\t\x20-\x7E]{0,990}$/;

/**
 * A plain part is written here: the library would break each line after 76 characters, and someone who copies the link out
 * of an `.eml` file would get half of it.
 */
function bodyPart(type: 'text/plain' | 'text/html', content: string): AttachmentLike {
  const contentType = `${type}; charset=utf-8`;
  if (!plainLines.test(content)) return { contentType, content };
  const lines = [`Content-Type: ${contentType}`, 'Content-Transfer-Encoding: 7bit', '', ...content.split('\n')];
  return { raw: lines.join('\r\n') };
}
