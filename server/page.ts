import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import type { Config } from './config.ts';
import { escapeHtml } from './escape-html.ts';
import { filesFor, preloadLines, readScreenFiles } from './screen-files.ts';
import type { ScreenFiles } from './screen-files.ts';
import { isApiPath } from './security-headers.ts';
import { serveManifest } from './web-manifest.ts';

interface PageVariant {
  etag: string;
  /** The page as it is, and packed. */
  bytes: Record<'identity' | 'gzip' | 'br', Buffer>;
}

/** Puts the operator's settings into the built page, where the client reads them before its first paint. */
export function fillPage(html: string, config: Pick<Config, 'productTitle' | 'orgName' | 'orgTimezone'>): string {
  const settings = {
    'product-title': config.productTitle,
    'org-name': config.orgName,
    'org-timezone': config.orgTimezone,
  };
  const metas = Object.entries(settings).map(
    ([name, value]) => `<meta name="${name}" content="${escapeHtml(value)}" />`,
  );
  const withoutOld = html.replaceAll(/\s*<meta name="(?:product-title|org-name|org-timezone)"[^>]*>/g, '');
  return withoutOld
    .replace(/(<span id="product-title">)[^<]*/, (_, start: string) => start + escapeHtml(config.productTitle))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(config.productTitle)}</title>`)
    .replace('</head>', () => `  ${metas.join('\n    ')}\n  </head>`);
}

/** Paths that are never a screen: assets of an older build, files at the root, and names that only scanners ask for. */
const neverAScreen = /^\/(?:assets\/|\.)|\/\.|\.(?:map|php|bak|env)$|^\/[^/]+\.(?:txt|xml|json|js|css|png|ico)$/;

/** The only kinds of files that a build brings; anything else that lies beside them is nobody's business. */
const servedFiles = /\.(?:js|css|svg|png|jpg|webp|avif|ico|woff2|webmanifest|txt)(?:\.br|\.gz)?$/;

/** Serves the built page: its assets for a year, itself for every other path outside `/api`. */
export async function servePage(app: FastifyInstance, config: Config, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  const html = built ? fillPage(readFileSync(join(folder, 'index.html'), 'utf8'), config) : undefined;
  if (built) {
    serveManifest(app, config);
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      dotfiles: 'ignore',
      allowedPath: (path) => servedFiles.test(path),
      globIgnore: ['**/index.html', '**/*.br', '**/*.gz', '**/*.map', '**/*.json'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const named = path.includes('/assets/');
        reply.header('Cache-Control', named ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const pageFor = html === undefined ? undefined : pageVariants(html, readScreenFiles(folder));
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (isApiPath(path)) throw new AppError('unknown_call');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!pageFor || !isRead || neverAScreen.test(path)) throw new AppError('not_found');
    const { etag, bytes } = pageFor(request.url);
    reply.headers({ 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding' });
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const packing = bestPacking(request.headers['accept-encoding']);
    if (packing !== 'identity') reply.header('Content-Encoding', packing);
    return reply.type('text/html; charset=utf-8').send(bytes[packing]);
  });
}

/** The page for each address with the screen's files named in it. Each one is made and packed when it is first asked for. */
function pageVariants(html: string, table: readonly ScreenFiles[]): (url: string) => PageVariant {
  const made = new Map<ScreenFiles | undefined, PageVariant>();
  return (url) => {
    const files = filesFor(table, url);
    const known = made.get(files);
    if (known) return known;
    const lines = files ? preloadLines(files) : [];
    const text = html.replace('</head>', () => `${lines.map((line) => `  ${line}\n  `).join('')}</head>`);
    const page = packPage(Buffer.from(text));
    made.set(files, page);
    return page;
  };
}

function packPage(identity: Buffer): PageVariant {
  // A weak one, because the packed page is another sequence of bytes.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, bytes: { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity) } };
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2)) ?? false;
}

/** The smallest that the browser takes; `q=0` refuses one. */
function bestPacking(accepted = ''): 'identity' | 'gzip' | 'br' {
  const takes = (name: string) =>
    accepted.split(',').some((one) => {
      const [token = '', weight = ''] = one.toLowerCase().split(';', 2);
      return token.trim() === name && !/^\s*q=0(?:\.0*)?\s*$/.test(weight);
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
