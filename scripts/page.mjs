import { existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ownFolder } from './own-folder.mjs';
import { runBuild } from './run-build.mjs';
import { hashSources } from './source-hash.mjs';
import { step } from './step.mjs';

const root = join(import.meta.dirname, '..');
const pageFolder = join(root, 'dist');
const stampFile = '.page-stamp';
const sources = [
  'client',
  'domain',
  'index.html',
  'vite.config.ts',
  'scripts/build',
  'server/core/escape-html.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Of a build without all languages; the first one is always there. */
const partOf = (hash, languages) => (languages ? `${hash} ${languages.join(' ')}` : hash);

/**
 * Whether `dist/` was built from the sources as they are now: in all languages, or at least in those that are named.
 * @param {string[]} [languages]
 */
export function isPageFresh(languages) {
  const stamp = join(pageFolder, stampFile);
  if (!existsSync(stamp)) return false;
  const hash = hashSources(sources);
  return [hash, languages && partOf(hash, languages)].includes(readFileSync(stamp, 'utf8'));
}

/**
 * Builds the page where it is stale, in all languages or in those that are named. A build that fails leaves the old one in place.
 * @param {string[]} [languages]
 */
export async function buildPage(languages) {
  if (isPageFresh(languages)) return;
  await step('Building the page', async () => {
    // Before the build, so that a change during it makes the result stale.
    const hash = hashSources(sources);
    const { folder, clear } = ownFolder(root, '.start-page-');
    try {
      const fresh = join(folder, 'dist');
      await runBuild('The page', ['build-page.ts', fresh, ...(languages ?? [])]);
      await precompress(fresh);
      writeFileSync(join(fresh, stampFile), partOf(hash, languages));
      if (existsSync(pageFolder)) renameSync(pageFolder, join(folder, 'old'));
      renameSync(fresh, pageFolder);
    } finally {
      clear();
    }
  });
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(?:js|css|svg)$/;
/** Under this size (bytes) the compressed file is hardly smaller. */
const worthCompressing = 512;

/** Lays a .br and a .gz beside each text file of a folder, so that the server compresses nothing while someone waits. */
async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(files.map(precompressFile));
}

async function precompressFile(file) {
  const bytes = readFileSync(file);
  if (bytes.length < worthCompressing) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
