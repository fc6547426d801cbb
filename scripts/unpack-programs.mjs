import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { step } from './step.mjs';

const cache = join(import.meta.dirname, '..', 'node_modules', '.cache');
const runQuietly = promisify(execFile);

/**
 * Debian's programs that tests need: what is not installed is unpacked beside the packages of this clone, and nothing of the
 * machine changes.
 */
const kinds = {
  proxies: {
    names: ['caddy', 'nginx', 'haproxy'],
    libraries: ['liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1', 'libpcre2-8-0'],
  },
  strace: { names: ['strace'], libraries: ['libunwind8'] },
};

/**
 * Returns why some can't be run here; undefined where all can.
 * @param {keyof typeof kinds} kind
 */
export async function unpackPrograms(kind) {
  const { names, libraries } = kinds[kind];
  const folder = join(cache, kind);
  const places = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    join(folder, 'usr/sbin'),
    join(folder, 'usr/bin'),
  ];
  const missing = () => names.filter((name) => !places.some((place) => existsSync(join(place, name))));
  if (missing().length === 0) return undefined;
  if (!existsSync('/usr/bin/apt-get')) return `there is no apt-get here to bring ${missing().join(', ')}`;
  const packages = [...missing(), ...libraries];
  await step(`Unpacking Debian’s ${missing().join(', ')}`, () => unpack(packages, folder)).catch(() => undefined);
  return missing().length === 0 ? undefined : `apt-get could not bring ${missing().join(', ')}`;
}

async function unpack(packages, folder) {
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads, { recursive: true });
  const options = { cwd: downloads, timeout: 300_000 };
  // What cannot be had is named afterwards, by what is still missing.
  const runAnyway = (words) => runQuietly('apt-get', words, options).catch(() => undefined);
  try {
    if (process.getuid?.() === 0) await runAnyway(['update', '-qq']);
    for (const name of packages) await runAnyway(['download', '-qq', name]);
    for (const file of readdirSync(downloads))
      await runQuietly('dpkg-deb', ['-x', join(downloads, file), folder], options);
  } finally {
    rmSync(downloads, { recursive: true, force: true });
  }
}
