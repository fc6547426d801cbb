import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { InlineHashes } from '../../http/security-headers.ts';
import { filesFor, preloadLines } from './screen-files.ts';
import type { ScreenFiles } from './screen-files.ts';

interface PageVariant {
  etag: string;
  /** What the policy must allow: the page's own script and style that stand in it. */
  hashes: InlineHashes;
  /** The page as a browser takes it, made when the first one does. */
  pack: (packing: Packing) => Buffer;
}

const packings = { identity: (page: Buffer) => page, gzip: gzipSync, br: brotliCompressSync };
type Packing = keyof typeof packings;

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
    const page = { hashes, ...packPage(text) };
    made.set(files, page);
    return page;
  };
}

function packPage(text: string): Pick<PageVariant, 'etag' | 'pack'> {
  // A weak one, because the packed page is another sequence of bytes.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const packed: Partial<Record<Packing, Buffer>> = {};
  return { etag, pack: (packing) => (packed[packing] ??= packings[packing](Buffer.from(text))) };
}

const inline = { script: /<script>([^]*?)<\/script>/g, style: /<style>([^]*?)<\/style>/g };

/** As the Content-Security-Policy names the scripts, or the styles, that stand in a page. */
function hashesOf(element: keyof typeof inline, html: string): string[] {
  return Array.from(html.matchAll(inline[element]), ([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}

export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2)) ?? false;
}

/** The smallest that the browser takes; `q=0` refuses one. */
export function bestPacking(accepted = ''): Packing {
  const takes = (name: string) =>
    accepted.split(',').some((one) => {
      const [token = '', weight = ''] = one.toLowerCase().split(';', 2);
      return token.trim() === name && !/^\s*q=0(?:\.0*)?\s*$/.test(weight);
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
