import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { languages } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import { missingIn } from '../../domain/messages/draft.ts';

const root = join(import.meta.dirname, '..', '..').replaceAll('\\', '/');
const fileOf = (language: Language, file: string) => `${root}/domain/messages/${language}/${file}`;

/** Not a path, so that nothing else takes it for one. */
const mended = '\0sentences/';

/**
 * Lets `#messages/…` be the sentences of a language. A file that lacks nothing is the language's own, and no word of English
 * travels with it; else what it lacks is said in English, on the page with that mark.
 */
export function sentencesOf(language: Language, { isMarked = false } = {}): Plugin {
  return {
    name: 'sentences',
    enforce: 'pre',
    async resolveId(source) {
      const [, file] = /^#messages\/(.+)$/.exec(source) ?? [];
      // English is what `imports` in package.json says, for the tests and for the compiler, too.
      if (file === undefined || language === languages[0].code) return undefined;
      const { english, own } = await sentencesIn(language, file);
      return missingIn(english, own).length === 0 ? fileOf(language, file) : mended + file;
    },
    async load(id) {
      if (!id.startsWith(mended)) return undefined;
      const file = id.slice(mended.length);
      const { english, own } = await sentencesIn(language, file);
      const from = (path: string) => `from ${JSON.stringify(path)};`;
      return [
        `import * as english ${from(fileOf(languages[0].code, file))}`,
        own ? `import * as own ${from(fileOf(language, file))}` : 'const own = {};',
        `import { completed } ${from(`${root}/domain/messages/draft.ts`)}`,
        isMarked
          ? `import { inEnglish } ${from(`${root}/client/settings/in-english.ts`)}`
          : 'const inEnglish = String;',
        `export const { ${Object.keys(english).join(', ')} } = completed(english, own, inEnglish);`,
      ].join('\n');
    },
  };
}

async function sentencesIn(language: Language, file: string): Promise<{ english: object; own: object | undefined }> {
  const at = async (path: string) => (existsSync(path) ? await import(pathToFileURL(path).href) : undefined);
  return { english: await at(fileOf(languages[0].code, file)), own: await at(fileOf(language, file)) };
}
