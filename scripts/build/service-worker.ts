import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { routeTable } from '../../client/routing/route-table.ts';
import { workerFile } from '../../domain/language-files.ts';
import type { Language } from '../../domain/languages.ts';
import { classicScript } from './classic-script.ts';

/** Screens of admins and counsellors, and those by which people arrive: without a connection they lead nowhere. */
const notForShell = routeTable
  .filter(({ access, screen }) => screen !== 'login' && access !== 'signed-in' && access !== 'anyone')
  .map(({ screen }) => `/client/screens/${screen}.tsx`);

/** What an employee's browser keeps for a start without a connection: what their screens are made of, and no rare letters. */
function filesOfShell(bundle: Rolldown.OutputBundle): string[] {
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2') && !/-latin-ext-|\/noto-sans-/.test(file));
  const files = new Set(fonts);
  const reached = new Set(Object.values(bundle).flatMap((part) => (isStart(part) ? [part.fileName] : [])));
  // A set visits what is added to it meanwhile.
  for (const name of reached) {
    const part = bundle[name];
    if (part?.type !== 'chunk' || isLeftOut(part)) continue;
    // The style of the start stands in the page.
    const styles = isStart(part) ? [] : (part.viteMetadata?.importedCss ?? []);
    for (const file of [name, ...styles]) files.add(file);
    for (const next of [...part.imports, ...part.dynamicImports]) reached.add(next);
  }
  for (const picture of globSync('pictures/*.svg', { cwd: 'client/public' })) files.add(picture.replaceAll('\\', '/'));
  return [...files].toSorted();
}

function isStart(part: Rolldown.OutputBundle[string]): boolean {
  return part.type === 'chunk' && part.isEntry;
}

function isLeftOut({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  return notForShell.some((screen) => facadeModuleId?.replaceAll('\\', '/').endsWith(screen));
}

/** Writes the service worker, one file of its own with the names of the build's files in it. */
export function serviceWorker(browsers: string[], language: Language): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const files = filesOfShell(bundle);
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      const shell = JSON.stringify({ version, files: files.map((file) => `/${file}`) });
      const source = await classicScript(
        'client/service-worker/service-worker.ts',
        { browsers, language },
        { shellOfBuild: shell },
      );
      this.emitFile({ type: 'asset', fileName: workerFile(language), source });
    },
  };
}
