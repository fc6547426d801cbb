import { build, defaultClientConditions } from 'vite';
import type { Language } from '../../domain/languages.ts';

interface Target {
  browsers: string[];
  language: Language;
}

/** Under this condition `imports` in package.json finds the sentences of a language; else those of the first one. */
export const conditionOf = (language: Language): string => `language-${language}`;

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
    resolve: { conditions: [...defaultClientConditions, conditionOf(language)] },
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
