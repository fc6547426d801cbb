import type { Language } from '../../domain/languages.ts';
import { messagesIn } from '../../domain/messages/messages.ts';
import type { Config } from '../config/config.ts';
import { escapeHtml } from '../core/escape-html.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

interface MailText {
  to: string;
  subject: string;
  /** Paragraphs with an empty line between; one may have lines of its own. */
  text: string;
  /** A paragraph that is the link alone: there to be clicked by readers of HTML. */
  link?: string;
  language: Language;
  /** As of an `OutgoingMail`. */
  isSecret?: boolean;
}

/** The same words as plain text and for readers of HTML. */
export function mailFromText({ to, subject, text, link, language, isSecret = false }: MailText): OutgoingMail {
  const anchor = link === undefined ? '' : `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
  const inLines = (part: string) => part.split('\n').map(escapeHtml).join('<br>');
  const paragraphs = text.split('\n\n').map((part) => `<p>${part === link ? anchor : inLines(part)}</p>`);
  const html = [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family: sans-serif; line-height: 1.5">',
    ...paragraphs,
    '</body></html>',
  ].join('\n');
  return { to, subject, text, html, language, isSecret };
}

/** A time in a mail, by the organisation's clock, with its zone: who reads it may be elsewhere. */
export function momentInMail({ orgTimezone }: Pick<Config, 'orgTimezone'>, language: Language, at: string): string {
  return `${messagesIn[language].dates.formatDateAndTime(new Date(at), orgTimezone)} (${orgTimezone})`;
}
