import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Debian's programs that a test needs: what is not installed is unpacked into `folder`, and nothing of the machine changes.
 * Returns why some can't be run here; undefined where all can.
 */
export function unpackPrograms({ names, libraries, folder, say }) {
  const places = () => [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    join(folder, 'usr/sbin'),
    join(folder, 'usr/bin'),
  ];
  const isThere = (name) => places().some((place) => existsSync(join(place, name)));
  const missing = names.filter((name) => !isThere(name));
  if (missing.length === 0) return undefined;
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0)
    return `there is no apt-get here to bring ${missing.join(', ')}`;
  say(`Unpacking Debian’s ${missing.join(', ')}`);
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads, { recursive: true });
  const options = { cwd: downloads, stdio: 'ignore', timeout: 120_000 };
  try {
    if (process.getuid?.() === 0) spawnSync('apt-get', ['update', '-qq'], options);
    for (const name of [...missing, ...libraries]) spawnSync('apt-get', ['download', '-qq', name], options);
    for (const file of readdirSync(downloads)) execFileSync('dpkg-deb', ['-x', join(downloads, file), folder], options);
  } finally {
    rmSync(downloads, { recursive: true, force: true });
  }
  const left = missing.filter((name) => !isThere(name));
  return left.length === 0 ? undefined : `apt-get could not bring ${left.join(', ')}`;
}
