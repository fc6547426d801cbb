import type { Plugin, Rolldown } from 'vite';
import type { Language } from '../../domain/languages.ts';
import { classicScript } from './classic-script.ts';

/**
 * A script of a few bytes that runs before the page is painted: the chosen appearance, and whose screen it is, must not
 * come after something else. In the page itself, so that what it asks of the server is asked at once; the
 * Content-Security-Policy allows it by its hash. Before the style, which it need not wait for, and which stands in the page
 * as well: as a file it would be a second way to the server before anything is painted.
 */
export function firstPaint(browsers: string[], language: Language): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    // Vite writes the files that a part needs into it after its name is made: the style stands in no list any more.
    augmentChunkHash: () => 'style in the page',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {}, chunk }) {
        const script = (await classicScript('client/api/first-paint.ts', { browsers, language })).trim();
        if (/<\/script|<!--/i.test(script)) throw new Error('The script of the first paint would end the page');
        const { page, fonts } = withStyle(html, bundle, chunk);
        if (/[`\\]|\$\{/.test(fonts)) throw new Error('The fonts of the first paint would end their text');
        const adopt = `(document.adoptedStyleSheets=[new CSSStyleSheet])[0].replaceSync(\`${fonts}\`)`;
        return page.replace('<script', () => `<script>${script}\n${adopt}</script>\n    <script`);
      },
    },
  };
}

/**
 * No other part names it then, so that no browser fetches it once more. Its fonts come apart, for the script to adopt: Chromium
 * tells who serves a font the address of the page whose own style asks for it, with the secret of a link in it, whatever the
 * Referrer-Policy is.
 */
function withStyle(html: string, bundle: Rolldown.OutputBundle, start: Rolldown.OutputChunk | undefined) {
  const fonts: string[] = [];
  const page = html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/, (_, file: string) => {
    const style = bundle[file];
    if (style?.type !== 'asset') throw new Error(`${file} is no file of the build`);
    if (/<\/style/i.test(String(style.source))) throw new Error('The style of the first paint would end itself');
    delete bundle[file];
    start?.viteMetadata?.importedCss.delete(file);
    const rules = String(style.source).replace(/@font-face\s*\{[^}]*\}/g, (rule) => {
      fonts.push(rule);
      return '';
    });
    return `<style>${rules}</style>`;
  });
  return { page, fonts: fonts.join('') };
}
