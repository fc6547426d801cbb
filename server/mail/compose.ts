import type { AttachmentLike, SendMailOptions } from 'nodemailer';
import type { Mailbox } from '../config/settings/mailbox.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** What may stand in a part as it is. Not every mail server takes the second, a file has room for either. */
const plainSigns = { '7bit': /^[\t\n\x20-\x7E]*$/, '8bit': /^[\t\n\x20-\x7E\u00A0-\u{10FFFF}]*$/u };

type Encoding = keyof typeof plainSigns;

/** The address goes in as an object: in a text, a comma or a line break would make further receivers of it. */
export function composeMail(mail: OutgoingMail, from: Mailbox, encoding: Encoding = '7bit'): SendMailOptions {
  const { to, subject, text, html, messageId, attachments = [] } = mail;
  return {
    from,
    to: { name: '', address: to },
    subject,
    alternatives: [bodyPart('text/plain', text, encoding), bodyPart('text/html', html, encoding)],
    ...(messageId !== undefined && { messageId }),
    attachments: attachments.map(({ name, contentType, bytes }) => ({
      filename: name,
      contentType,
      content: Buffer.from(bytes),
    })),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Transfer-Encoding': encoding },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A line is below the 998 octets of RFC 5322, section 2.1.1. */
const longestLine = 990;

/**
 * A plain part is written here: the library would break each line after 76 characters, and someone who copies the link out
 * of an `.eml` file would get half of it.
 */
function bodyPart(type: 'text/plain' | 'text/html', content: string, encoding: Encoding): AttachmentLike {
  const contentType = `${type}; charset=utf-8`;
  const lines = content.split('\n');
  const isPlain = plainSigns[encoding].test(content) && lines.every((line) => Buffer.byteLength(line) <= longestLine);
  if (!isPlain) return { contentType, content };
  const headers = [`Content-Type: ${contentType}`, `Content-Transfer-Encoding: ${encoding}`, ''];
  return { raw: [...headers, ...lines].join('\r\n') };
}
