import type { Plugin } from 'vite';

/**
 * A browser asks for what the head names in that order, a few files at a time. What everything else waits for comes
 * first: the modules, the largest one before the others. Fonts are not named: their text is shown without them.
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
        const rest = modules.reduce((text, line) => text.replace(line, ''), html);
        const first = modules.toSorted((a, b) => sizeOf(b) - sizeOf(a)).join('');
        return rest.replace(/[ ]*<script/, (script) => first + script);
      },
    },
  };
}

function linesOf(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([line]) => line);
}
