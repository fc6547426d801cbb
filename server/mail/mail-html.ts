import type { Language } from '../../domain/languages.ts';
import { escapeHtml } from '../page/escape-html.ts';

interface Content {
  text: string;
  /** A paragraph of the text, which is to be clicked. */
  link?: string;
  title: string;
  language: Language;
}

/** The same words for readers of HTML, with the link to click. */
export function mailHtml({ text, link, title, language }: Content): string {
  const anchor = link === undefined ? '' : `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
  const paragraphs = text.split('\n\n').map((part) => `<p>${part === link ? anchor : escapeHtml(part)}</p>`);
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    '<body style="font-family: sans-serif; line-height: 1.5">',
    ...paragraphs,
    '</body></html>',
  ].join('\n');
}
