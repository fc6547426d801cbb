import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import { escapeHtml } from './escape-html.ts';
import { bestPacking, isKnown, pageVariants } from './page-variants.ts';
import type { PageVariants } from './page-variants.ts';
import { readScreenFiles } from './screen-files.ts';
import { isApiPath } from '../http/security-headers.ts';
import { serveManifest } from './web-manifest.ts';

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

/** The only kinds of files that a build brings; anything else that lies beside them is no one's business. */
const servedFiles = /\.(?:js|css|svg|png|jpg|webp|avif|ico|woff2|webmanifest|txt)(?:\.br|\.gz)?$/;

/** The page with the settings, for each address; undefined where none has been built. */
export function readPage(folder: string, config: Config): PageVariants | undefined {
  const path = join(folder, 'index.html');
  if (!existsSync(path)) return undefined;
  return pageVariants(fillPage(readFileSync(path, 'utf8'), config), readScreenFiles(folder));
}

/** Serves the page for a path that nothing else handles; returns false where that is not the page. */
export function sendPage(page: PageVariants | undefined, request: FastifyRequest, reply: FastifyReply): boolean {
  const path = request.url.split('?', 1)[0] ?? '/';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!page || !isRead || isApiPath(path) || neverAScreen.test(path)) return false;
  const { etag, bytes } = page(request.url);
  reply.headers({ 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding' });
  if (isKnown(request.headers['if-none-match'], etag)) {
    reply.code(304).send();
    return true;
  }
  const packing = bestPacking(request.headers['accept-encoding']);
  if (packing !== 'identity') reply.header('Content-Encoding', packing);
  reply.type('text/html; charset=utf-8').send(bytes[packing]);
  return true;
}

interface Page {
  page: PageVariants | undefined;
  folder: string;
  config: Config;
}

/** Files of a build have a hash in their names. An icon may be a day old: browsers ask for it several times a visit. */
function keptFor(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return /\.(?:svg|png|ico)$/.test(path) ? 'public, max-age=86400' : 'no-cache';
}

/** Serves the built page: its assets for a year, itself for every other path outside `/api`. */
export async function servePage(app: FastifyInstance, { page, folder, config }: Page): Promise<void> {
  if (page) {
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
        reply.header('Cache-Control', keptFor(path));
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (sendPage(page, request, reply)) return reply;
    throw new AppError(isApiPath(request.url) ? 'unknown_call' : 'not_found');
  });
}
