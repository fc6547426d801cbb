import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'rolldown';

const root = join(import.meta.dirname, '..', '..');
const [folder = ''] = process.argv.slice(2);

/** Of a folder beside the others below `built/`: what lies by the sources is found from all of them alike. */
const fromBuilt = join(root, 'built', 'server');

/**
 * What is not in the files of the build: machine code, a driver that we do not have, and what reads files of its own package. The
 * last are for the threads that draw reports.
 */
const outside = [/^@node-rs\//, 'pg-native', 'pdfkit', 'fontkit'];

const startsProgram = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g;

/**
 * What a source file finds by its own address: what lies beside it (statements, words, the page) is found there still, and a
 * thread or worker that it starts is a program of the build.
 */
const addresses: Plugin = {
  name: 'addresses',
  transform: {
    filter: { id: /[\\/](?:server|domain)[\\/].*\.ts$/, code: 'import.meta' },
    handler(code, id) {
      const place = relative(fromBuilt, dirname(id)).replaceAll('\\', '/');
      const moved = code
        .replaceAll(startsProgram, (_, name: string) => {
          this.emitFile({ type: 'chunk', id: join(dirname(id), `${name}.ts`), fileName: `${name}.js` });
          return `new URL('./${name}.js', import.meta.url)`;
        })
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${place}')`);
      return { code: moved, map: null };
    },
  },
};

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const commands = Object.keys(scripts).filter((name) => scripts[name] === `node scripts/command.mjs ${name}`);

const build = await rolldown({
  cwd: root,
  platform: 'node',
  input: {
    main: 'server/main.ts',
    ...Object.fromEntries(commands.map((name) => [name, `server/commands/${name}.ts`])),
  },
  external: outside,
  plugins: [addresses],
});
const { output } = await build.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'part-[name]-[hash].js',
  sourcemap: true,
  sourcemapExcludeSources: true,
  comments: false,
});
await build.close();

/** Of a file with one character beyond Latin-1 V8 keeps two bytes for each that it has; texts of other languages have many. */
const beyondLatin = /[^\0-\xff]/g;
const hexOf = (sign: string) => sign.charCodeAt(0).toString(16).padStart(4, '0');
for (const part of output) {
  if (part.type !== 'chunk' || (part.code.match(beyondLatin)?.length ?? 0) > part.code.length / 100) continue;
  const escaped = part.code.replaceAll(beyondLatin, (sign) => String.raw`\u${hexOf(sign)}`);
  writeFileSync(join(folder, part.fileName), escaped);
}
