import { build } from 'vite';
import type { Language } from '../../domain/languages.ts';
import { sentencesOf } from './sentences.ts';

interface Target {
  browsers: string[];
  language: Language;
}

/** Builds one source file and all that it imports into one script that needs no modules. */
export async function classicScript(
  input: string,
  { browsers, language }: Target,
  define: Record<string, string> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    plugins: [sentencesOf(language)],
    build: {
      write: false,
      target: browsers,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: 'script.js' } },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error(`${input} was not built`);
  return result.output[0].code;
}
