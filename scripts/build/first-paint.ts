import type { Plugin } from 'vite';
import type { Language } from '../../domain/languages.ts';
import { classicScript } from './classic-script.ts';

const fileName = 'first-paint.js';

/**
 * A script of a few bytes that runs before the page is painted: the chosen appearance must not come after the other one.
 * Not inline, because the Content-Security-Policy allows no inline scripts; before the style, which it need not wait for.
 */
export function firstPaint(browsers: string[], language: Language): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    async buildStart() {
      this.emitFile({
        type: 'asset',
        name: fileName,
        source: await classicScript('client/api/first-paint.ts', { browsers, language }),
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const built = Object.values(bundle).find((part) => part.type === 'asset' && part.names.includes(fileName));
        if (!built) throw new Error(`${fileName} is not in the build`);
        return html.replace('<script', `<script src="/${built.fileName}"></script>\n    <script`);
      },
    },
  };
}
