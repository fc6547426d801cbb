import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import type { Config } from './config.ts';
import { escapeHtml } from './escape-html.ts';
import { isApiPath } from './security-headers.ts';

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
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(config.productTitle)}</title>`)
    .replace('</head>', () => `  ${metas.join('\n    ')}\n  </head>`);
}

/** Paths that are never a screen: assets of an older build, and names that only scanners ask for. */
const neverAScreen = /^\/(?:assets\/|\.)|\/\.|\.(?:map|php|bak|env)$/;

/** The only kinds of files that a build brings; anything else that lies beside them is nobody's business. */
const servedFiles = /\.(?:js|css|svg|png|jpg|webp|avif|ico|woff2|webmanifest|txt)(?:\.br|\.gz)?$/;

/** The page with the settings; undefined where none has been built. */
export function readPage(folder: string, config: Config): string | undefined {
  const path = join(folder, 'index.html');
  return existsSync(path) ? fillPage(readFileSync(path, 'utf8'), config) : undefined;
}

/** Answers a path that nothing else answers; false where that is not the page. */
export function sendPage(html: string | undefined, request: FastifyRequest, reply: FastifyReply): boolean {
  const path = request.url.split('?', 1)[0] ?? '/';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!html || !isRead || isApiPath(path) || neverAScreen.test(path)) return false;
  reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(html);
  return true;
}

/** Serves the built page: its assets for a year, itself for every other path outside `/api`. */
export async function servePage(app: FastifyInstance, html: string | undefined, folder: string): Promise<void> {
  if (html !== undefined) {
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
  app.setNotFoundHandler(async (request, reply) => {
    if (sendPage(html, request, reply)) return reply;
    throw new AppError(isApiPath(request.url) ? 'unknown_call' : 'not_found');
  });
}
