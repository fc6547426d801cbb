import type { Plugin } from 'vite';
import type { Language } from '../../domain/languages.ts';
import { classicScript } from './classic-script.ts';

/**
 * A script of a few bytes that runs before the page is painted: the chosen appearance, and whose screen it is, must not
 * come after something else. In the page itself, so that what it asks of the server is asked at once; the
 * Content-Security-Policy allows it by its hash. Before the style, which it need not wait for.
 */
export function firstPaint(browsers: string[], language: Language): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const script = (await classicScript('client/api/first-paint.ts', { browsers, language })).trim();
        if (/<\/script|<!--/i.test(script)) throw new Error('The script of the first paint would end the page');
        return html.replace('<script', () => `<script>${script}</script>\n    <script`);
      },
    },
  };
}
