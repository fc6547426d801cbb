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
        return withStyle(html, bundle, chunk).replace('<script', () => `<script>${script}</script>\n    <script`);
      },
    },
  };
}

/** No other part names it then, so that no browser fetches it once more. */
function withStyle(html: string, bundle: Rolldown.OutputBundle, start: Rolldown.OutputChunk | undefined): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/, (_, file: string) => {
    const style = bundle[file];
    if (style?.type !== 'asset') throw new Error(`${file} is no file of the build`);
    if (/<\/style/i.test(String(style.source))) throw new Error('The style of the first paint would end itself');
    delete bundle[file];
    start?.viteMetadata?.importedCss.delete(file);
    return `<style>${String(style.source)}</style>`;
  });
}
