import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { workerFile } from '../../domain/language-files.ts';
import type { Language } from '../../domain/languages.ts';
import { classicScript } from './classic-script.ts';

/** What an employee's browser keeps for a start without a connection: all but the admin's screens and rare letters. */
function isOfShell(file: string): boolean {
  return /^assets\/.*\.(?:js|css|woff2)$/.test(file) && !/\/admin-|-latin-ext-|\/noto-sans-/.test(file);
}

/** Writes the service worker, one file of its own with the names of the build's files in it. */
export function serviceWorker(browsers: string[], language: Language): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter(isOfShell).toSorted();
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
