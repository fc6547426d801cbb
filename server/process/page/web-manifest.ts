import type { FastifyInstance } from 'fastify';
import { manifestFile } from '../../../domain/language-files.ts';
import { languages } from '../../../domain/languages.ts';
import type { Config } from '../../config/config.ts';

/** What a phone needs to put the page on its home screen, under the operator's name for it; iOS sends push only then. */
export function serveManifest(app: FastifyInstance, { productTitle }: Pick<Config, 'productTitle'>): void {
  const manifest = {
    id: '/',
    name: productTitle,
    short_name: productTitle,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf9f5',
    theme_color: '#fbf9f5',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  for (const { code } of languages) {
    // Browsers ask for it without cookies, so that each language has an address of its own.
    const text = JSON.stringify({ ...manifest, lang: code });
    app.get(`/${manifestFile(code)}`, async (_request, reply) =>
      reply.type('application/manifest+json').header('Cache-Control', 'no-cache').send(text),
    );
  }
}
