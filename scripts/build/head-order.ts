import type { Plugin } from 'vite';

/**
 * A browser asks for what the head names in that order, a few files at a time. What everything else waits for comes
 * first: the modules, the largest one before the others. The fonts come last, because their text is shown without them.
 */
export function headOrder(): Plugin {
  return {
    name: 'head-order',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const sizeOf = (line: string) => {
          const part = bundle[/href="\/([^"]+)"/.exec(line)?.[1] ?? ''];
          return part?.type === 'chunk' ? part.code.length : 0;
        };
        const modules = linesOf(html, /[ ]*<link rel="modulepreload"[^>]*>\n/g);
        const fonts = linesOf(html, /[ ]*<link[^>]*as="font"[^>]*>\n/g);
        const rest = [...modules, ...fonts].reduce((text, line) => text.replace(line, ''), html);
        const first = modules.toSorted((a, b) => sizeOf(b) - sizeOf(a)).join('');
        return rest
          .replace(/[ ]*<script/, (script) => first + script)
          .replace(/[ ]*<\/head>/, (end) => fonts.join('') + end);
      },
    },
  };
}

function linesOf(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([line]) => line);
}
