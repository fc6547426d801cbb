import { createHash } from 'node:crypto';
import { packedText } from '../../http/packed-text.ts';
import type { SendText } from '../../http/packed-text.ts';
import type { InlineHashes } from '../../http/security-headers.ts';
import { filesFor, preloadLines } from './screen-files.ts';
import type { ScreenFiles } from './screen-files.ts';

interface PageVariant {
  /** What the policy must allow: the page's own script and style that stand in it. */
  hashes: InlineHashes;
  send: SendText;
}

/** The page for an address. */
export type PageVariants = (url: string) => PageVariant;

/**
 * The page for each address with the screen's files named in it, and with what the screen shows `ahead` of its script. Each
 * one is made when it is first asked for.
 */
export function pageVariants(
  html: string,
  table: readonly ScreenFiles[],
  ahead: (files: ScreenFiles) => string,
): PageVariants {
  const hashes = { scripts: hashesOf('script', html), styles: hashesOf('style', html) };
  const made = new Map<ScreenFiles | undefined, PageVariant>();
  return (url) => {
    const files = filesFor(table, url);
    const known = made.get(files);
    if (known) return known;
    const lines = files ? preloadLines(files) : [];
    const text = html
      .replace('</head>', () => `${lines.map((line) => `  ${line}\n  `).join('')}</head>`)
      .replace('<!-- ahead -->', () => (files ? ahead(files) : ''));
    const page = { hashes, send: packedText(text, 'text/html; charset=utf-8', ['br', 'gzip']) };
    made.set(files, page);
    return page;
  };
}

const inline = { script: /<script>([^]*?)<\/script>/g, style: /<style>([^]*?)<\/style>/g };

/** As the Content-Security-Policy names the scripts, or the styles, that stand in a page. */
function hashesOf(element: keyof typeof inline, html: string): string[] {
  return Array.from(html.matchAll(inline[element]), ([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}
