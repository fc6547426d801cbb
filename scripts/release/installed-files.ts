import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { nodeFile } from './platforms.ts';
import type { Platform } from './platforms.ts';

const root = join(import.meta.dirname, '..', '..');

/** What only developers read: types, maps, and what packages carry for their own repository. */
const forDevelopers = /\.(?:d\.[cm]?ts|map|tsbuildinfo)$|^\.(?:bin|github|husky|vscode)$/;

/** Installs what the program needs at run time into `folder`, as npm does on that platform, and moves Node to its place. */
export function installFor(platform: Platform, folder: string): void {
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(join(root, file), join(folder, file));
  const kinds = ['--omit=dev', '--include=optional', `--os=${platform.os}`, `--cpu=${platform.cpu}`, '--libc=glibc'];
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['ci', ...kinds, ...quiet], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const file of ['package-lock.json', '.npmrc']) rmSync(join(folder, file));
  const packages = join(folder, 'node_modules');
  rmSync(join(packages, '.package-lock.json'));
  removeBelow(packages);
  moveNode(platform, folder);
  linkLibraries(join(packages, platform.postgres));
}

function removeBelow(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (forDevelopers.test(entry.name)) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) removeBelow(path);
  }
}

function moveNode(platform: Platform, folder: string): void {
  const from = join(folder, 'node_modules', platform.node);
  const place = join(folder, nodeFile(platform));
  mkdirSync(dirname(place));
  renameSync(join(from, nodeFile(platform)), place);
  chmodSync(place, 0o755);
  renameSync(join(from, 'LICENSE'), join(dirname(place), 'LICENSE-node'));
  rmSync(from, { recursive: true });
}

/** npm packages cannot carry symbolic links; the program makes them, where it may write to its own folder. */
function linkLibraries(packageFolder: string): void {
  const list = readFileSync(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) symlinkSync(basename(source), join(packageFolder, target));
}
