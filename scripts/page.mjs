import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodePath } from './node-path.mjs';
import { ownFolder } from './own-folder.mjs';
import { precompress } from './precompress.mjs';
import { Fault, step } from './step.mjs';

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

/** Whether `dist/` was built from the sources as they are now. */
export function isPageFresh() {
  const stamp = join(pageFolder, stampFile);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources();
}

/** Builds the page where it is stale. A build that fails leaves the old one in place. */
export async function buildPage() {
  if (isPageFresh()) return;
  await step('Building the page', async () => {
    // Before the build, so that a change during it makes the result stale.
    const hash = hashSources();
    const { folder, clear } = ownFolder(root, '.start-page-');
    try {
      const fresh = join(folder, 'dist');
      await runVite(fresh);
      await precompress(fresh);
      writeFileSync(join(fresh, stampFile), hash);
      if (existsSync(pageFolder)) renameSync(pageFolder, join(folder, 'old'));
      renameSync(fresh, pageFolder);
    } finally {
      clear();
    }
  });
}

function hashSources() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesBelow)) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(join(root, path))) return [];
  const entries = path.includes('.') ? undefined : readdirSync(join(root, path), { withFileTypes: true });
  if (!entries) return [path];
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .filter(({ name }) => !/\.test\.tsx?$/.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`]));
}

function runVite(folder) {
  return new Promise((resolve, reject) => {
    const words = [join(root, 'scripts', 'build', 'build-page.ts'), folder];
    const child = spawn(nodePath(), words, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const reason = said.trim() || `the build ended with ${signal ?? code}`;
      if (code === 0) resolve();
      else reject(new Fault(`The page could not be built:\n\n${reason}\n`));
    });
  });
}
