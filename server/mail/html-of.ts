import { escapeHtml } from '../page/escape-html.ts';

/** The same words for readers of HTML, with the link to click. */
export function htmlOf({
  text,
  link,
  title,
  language,
}: Record<'text' | 'link' | 'title' | 'language', string>): string {
  const anchor = `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
  const paragraphs = text.split('\n\n').map((part) => `<p>${part === link ? anchor : escapeHtml(part)}</p>`);
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    '<body style="font-family: sans-serif; line-height: 1.5">',
    ...paragraphs,
    '</body></html>',
  ].join('\n');
}
