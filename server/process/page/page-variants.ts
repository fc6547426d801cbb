import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesFor, preloadLines } from './screen-files.ts';
import type { ScreenFiles } from './screen-files.ts';

interface PageVariant {
  etag: string;
  /** What the policy must allow: the page's own script that stands in it. */
  scriptHashes: string[];
  /** The page as it is, and packed. */
  bytes: Record<'identity' | 'gzip' | 'br', Buffer>;
}

/** The page for an address. */
export type PageVariants = (url: string) => PageVariant;

/**
 * The page for each address with the screen's files named in it, and with what the screen shows `ahead` of its script. Each
 * one is made and packed when it is first asked for.
 */
export function pageVariants(
  html: string,
  table: readonly ScreenFiles[],
  ahead: (files: ScreenFiles) => string,
): PageVariants {
  const scriptHashes = hashesOf(html);
  const made = new Map<ScreenFiles | undefined, PageVariant>();
  return (url) => {
    const files = filesFor(table, url);
    const known = made.get(files);
    if (known) return known;
    const lines = files ? preloadLines(files) : [];
    const text = html
      .replace('</head>', () => `${lines.map((line) => `  ${line}\n  `).join('')}</head>`)
      .replace('<!-- ahead -->', () => (files ? ahead(files) : ''));
    const page = { scriptHashes, ...packPage(Buffer.from(text)) };
    made.set(files, page);
    return page;
  };
}

function packPage(identity: Buffer): Omit<PageVariant, 'scriptHashes'> {
  // A weak one, because the packed page is another sequence of bytes.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, bytes: { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity) } };
}

/** As the Content-Security-Policy names the scripts that stand in a page. */
function hashesOf(html: string): string[] {
  return Array.from(html.matchAll(/<script>([^]*?)<\/script>/g), ([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
}

export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2)) ?? false;
}

/** The smallest that the browser takes; `q=0` refuses one. */
export function bestPacking(accepted = ''): 'identity' | 'gzip' | 'br' {
  const takes = (name: string) =>
    accepted.split(',').some((one) => {
      const [token = '', weight = ''] = one.toLowerCase().split(';', 2);
      return token.trim() === name && !/^\s*q=0(?:\.0*)?\s*$/.test(weight);
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
