import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Platform } from './platforms.ts';
import type { Part } from './notices.ts';

const architecture = { x64: 'amd64', arm64: 'arm64' } as const;

/**
 * Node for Linux needs libatomic, which most servers lack. Brings that of Debian, through apt and its signatures, into
 * `lib/`; nothing of this machine's own packages changes.
 */
export function bringLibatomic({ cpu }: Platform, folder: string): Part {
  const work = join(folder, '.apt');
  for (const name of ['lists/partial', 'cache/archives/partial']) mkdirSync(join(work, name), { recursive: true });
  writeFileSync(join(work, 'status'), '');
  const options = [
    `Dir::State::lists=${join(work, 'lists')}`,
    `Dir::State::status=${join(work, 'status')}`,
    `Dir::Cache=${join(work, 'cache')}`,
    `APT::Architecture=${architecture[cpu]}`,
    `APT::Architectures=${architecture[cpu]}`,
    'APT::Sandbox::User=root',
    'Acquire::Languages=none',
  ].flatMap((option) => ['-o', option]);
  const apt = (...words: string[]) =>
    execFileSync('apt-get', ['-qq', ...options, ...words], { cwd: work, stdio: 'pipe' });
  apt('update');
  apt('download', 'libatomic1');
  const archive = readdirSync(work).find((name) => name.endsWith('.deb')) ?? '';
  execFileSync('dpkg-deb', ['-x', archive, 'unpacked'], { cwd: work });
  const [library = ''] = globSync('unpacked/usr/lib/*/libatomic.so.1', { cwd: work });
  mkdirSync(join(folder, 'lib'));
  copyFileSync(realpathSync(join(work, library)), join(folder, 'lib', 'libatomic.so.1'));
  const version = archive.split('_')[1] ?? '';
  rmSync(work, { recursive: true });
  const licence = 'GPL-3.0-or-later WITH GCC-exception-3.1';
  return { name: 'libatomic1 (Debian, of GCC)', version: decodeURIComponent(version), licence, texts: [] };
}
