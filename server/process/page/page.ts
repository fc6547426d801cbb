import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageFiles } from '../../../domain/language-files.ts';
import { languages } from '../../../domain/languages.ts';
import type { Language } from '../../../domain/languages.ts';
import { AppError } from '../../core/app-error.ts';
import type { Config } from '../../config/config.ts';
import { escapeHtml } from '../../core/escape-html.ts';
import { aheadOf } from './ahead.ts';
import type { PageSettings, PageSettingsReader } from './page-settings.ts';
import { pageVariants } from './page-variants.ts';
import type { PageVariants } from './page-variants.ts';
import { readScreenFiles } from './screen-files.ts';
import { pageLanguage } from '../../http/request-language.ts';
import { allowInline, isApiPath, sendAsFile } from '../../http/security-headers.ts';
import { serveManifest } from './web-manifest.ts';

/** Puts the settings into the built page, where the client reads them before its first paint. */
export function fillPage(
  html: string,
  {
    productTitle,
    orgName,
    orgTimezone,
    logo,
    passkeyHost,
    passwordPolicy,
    ssoName,
    localLogin,
  }: Pick<PageSettings, 'productTitle' | 'orgName' | 'orgTimezone'> & Partial<PageSettings>,
): string {
  const settings = {
    'product-title': productTitle,
    'org-name': orgName,
    'org-timezone': orgTimezone,
    ...(passkeyHost && { 'passkey-host': passkeyHost }),
    // The page takes the usual one for granted.
    ...(passwordPolicy === 'strict' && { 'password-policy': passwordPolicy }),
    ...(ssoName && { 'sso-name': ssoName }),
    ...(localLogin === false && { 'local-login': 'off' }),
    ...(logo && { 'org-logo': `${logo.width} ${logo.height} ${logo.url}` }),
  };
  const metas = Object.entries(settings).map(
    ([name, value]) => `<meta name="${name}" content="${escapeHtml(value)}" />`,
  );
  const withoutOld = html.replaceAll(
    /\s*<meta name="(?:product-title|org-name|org-timezone|org-logo|passkey-host|password-policy|sso-name|local-login)"[^>]*>/g,
    '',
  );
  return withoutOld
    .replace(/(<span id="product-title">)[^<]*/, (_, start: string) => start + escapeHtml(productTitle))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(productTitle)}</title>`)
    .replace('</head>', () => `  ${metas.join('\n    ')}\n  </head>`);
}

/** Paths that are never a screen: assets of an older build, files, and names that only scanners ask for. */
const neverAScreen = /^\/(?:assets\/|\.)|\/\.|\.(?:map|php|bak|env|txt|xml|json|js|css|png|ico)$/;

/** The only kinds of files that a build brings; anything else that lies beside them is no one's business. */
const servedFiles = /\.(?:js|css|svg|png|jpg|webp|avif|ico|woff2|webmanifest|txt)(?:\.br|\.gz)?$/;

/** The page of each language that was built; the first one stands in for a language without one. */
type PagesByLanguage = ReadonlyMap<Language, PageVariants>;

interface Pages {
  with(settings: PageSettings): PagesByLanguage;
}

/** The page with the settings, for each language and address; undefined where none has been built. */
export function readPages(folder: string): Pages | undefined {
  const built = new Map<Language, (settings: PageSettings) => PageVariants>();
  for (const { code } of languages) {
    const files = pageFiles(code);
    const path = join(folder, files.page);
    if (!existsSync(path)) continue;
    const html = readFileSync(path, 'utf8');
    const screens = readScreenFiles(folder, files.screens);
    built.set(code, (settings) =>
      pageVariants(fillPage(html, settings), screens, (screen) =>
        aheadOf(screen, { language: code, orgName: settings.orgName }),
      ),
    );
  }
  if (!built.has(languages[0].code)) return undefined;
  // Packed once for the settings that hold: they change a few times in an organisation's life.
  let made: { of: string; pages: PagesByLanguage } | undefined;
  return {
    with: (settings) => {
      const of = JSON.stringify(settings);
      if (made?.of !== of) made = { of, pages: new Map([...built].map(([code, fill]) => [code, fill(settings)])) };
      return made.pages;
    },
  };
}

/** Whether the page is what stands at this address, once it is built. */
export function isScreen(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '/';
  return !isApiPath(path) && !likeApi.test(decoded(path)) && !neverAScreen.test(path);
}

/** What someone else could read as a call: a mistyped one is told so, and not given a page. */
const likeApi = /^[/\\]+api(?:[/\\]|$)/i;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function isForPage({ url, method }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && isScreen(url);
}

/** Serves the page for a path that nothing else handles; returns false where that is not the page. */
export function sendPage(pages: PagesByLanguage | undefined, request: FastifyRequest, reply: FastifyReply): boolean {
  if (!pages || !isForPage(request)) return false;
  const wanted = pageLanguage(request.headers);
  const language = pages.has(wanted) ? wanted : languages[0].code;
  const page = pages.get(language);
  if (!page) return false;
  const { send, hashes } = page(request.url);
  const differsBy = languages.length > 1 ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding';
  allowInline(reply, hashes);
  reply.headers({ 'Cache-Control': 'no-cache', 'Content-Language': language, Vary: differsBy });
  // The page's script cannot read the headers of its own request; this it can.
  if (request.headers['save-data']?.toString().toLowerCase() === 'on') reply.header('Server-Timing', 'save-data');
  send(request, reply);
  return true;
}

interface Page {
  pages: Pages | undefined;
  settings: PageSettingsReader;
  folder: string;
  config: Config;
}

/**
 * Files of a build have a hash in their names. A picture may be a day old: browsers ask for it several times a visit. By the
 * address, since the packed file of a picture has another ending.
 */
function sendFile(reply: FastifyReply): void {
  const [path = ''] = reply.request.url.split('?', 1);
  const isHashed = path.startsWith('/assets/');
  const isPicture = /\.(?:svg|png|ico)$/.test(path);
  if (isHashed || isPicture) sendAsFile(reply);
  if (!isHashed) return void reply.header('Cache-Control', isPicture ? 'public, max-age=86400' : 'no-cache');
  reply.header('Cache-Control', 'public, max-age=31536000, immutable');
  // Nothing asks for these once more, or in parts.
  for (const name of ['ETag', 'Last-Modified', 'Accept-Ranges']) reply.removeHeader(name);
}

/** Serves the built page: its assets for a year, itself for every other path outside `/api`. */
export async function servePage(app: FastifyInstance, { pages, settings, folder, config }: Page): Promise<void> {
  if (pages) {
    serveManifest(app, config);
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      dotfiles: 'ignore',
      allowedPath: (path) => servedFiles.test(path),
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '**/*.map', '**/*.json'],
      cacheControl: false,
      setHeaders: sendFile,
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (pages && isForPage(request) && sendPage(pages.with(await settings.read()), request, reply)) return reply;
    throw new AppError(isApiPath(request.url) ? 'unknown_call' : 'not_found');
  });
}
