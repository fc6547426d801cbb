import { cpSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { pageFiles, workerFile } from '../../domain/language-files.ts';
import { languages } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import { conditionOf } from './classic-script.ts';

const [folder = 'dist'] = process.argv.slice(2);

/** Builds the page of every language into one folder: what has a hash in its name lies together, the rest has the code in it. */
for (const { code } of languages) {
  if (code === languages[0].code) await buildIn(code, folder);
  else await addLanguage(code);
}

function buildIn(language: Language, outDir: string) {
  return build({ mode: language, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

async function addLanguage(language: Language): Promise<void> {
  // Without it the page would be built a second time of the sentences of the first language.
  if (!readFileSync('package.json', 'utf8').includes(`"${conditionOf(language)}":`))
    throw new Error(`package.json: imports lack "${conditionOf(language)}" (docs/languages.md)`);
  const own = join(folder, language);
  await buildIn(language, own);
  const { page, screens } = pageFiles(language);
  cpSync(join(own, 'assets'), join(folder, 'assets'), { recursive: true });
  renameSync(join(own, 'index.html'), join(folder, page));
  renameSync(join(own, 'screen-files.json'), join(folder, screens));
  renameSync(join(own, workerFile(language)), join(folder, workerFile(language)));
  rmSync(own, { recursive: true });
}
