import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { pageFiles, workerFile } from '../../domain/language-files.ts';
import { languageCodes } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';

const [folder = 'dist', ...wanted] = process.argv.slice(2);

/**
 * Builds the page of every language, or of those that are named, into one folder: what has a hash in its name lies
 * together, the rest has the code in it. The first language always, which stands in for the others.
 */
const [first, ...others] = languageCodes;
await buildIn(first, folder);
for (const code of others) if (wanted.length === 0 || wanted.includes(code)) await addLanguage(code);

function buildIn(language: Language, outDir: string) {
  return build({ mode: language, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

async function addLanguage(language: Language): Promise<void> {
  const own = join(folder, language);
  await buildIn(language, own);
  const { page, screens } = pageFiles(language);
  cpSync(join(own, 'assets'), join(folder, 'assets'), { recursive: true });
  renameSync(join(own, 'index.html'), join(folder, page));
  renameSync(join(own, 'screen-files.json'), join(folder, screens));
  renameSync(join(own, workerFile(language)), join(folder, workerFile(language)));
  rmSync(own, { recursive: true });
}
