/**
 * `npm run test:proxies`: the files of `deploy/proxy/` in front of the program, with Debian's caddy, nginx and haproxy, in
 * full. What is not installed is unpacked beside the packages of this clone: nothing of the machine changes, and nothing
 * is started that listens on its ports.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, vitest } from './checks.mjs';
import { installMissing } from './install.mjs';

const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'proxies');
const proxies = ['caddy', 'nginx', 'haproxy'];
const libraries = ['liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1', 'libpcre2-8-0'];

const isThere = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', join(folder, 'usr/sbin'), join(folder, 'usr/bin')].some(
    (place) => existsSync(join(place, name)),
  );

/** Returns why some can't be run here; undefined where all can. */
export function unpackProxies(say) {
  const missing = proxies.filter((name) => !isThere(name));
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

if (process.argv[1] === import.meta.filename) {
  await installMissing();
  const why = unpackProxies(console.log);
  const words = ['run', '--reporter=verbose', 'server/http/proxies.test.ts', 'server/http/proxy-framing.test.ts'];
  const { code } = await run([vitest, ...words], { show: true, env: { TEST_PROXIES: 'all' } });
  if (why) console.log(`Not all of them were run: ${why}.`);
  process.exitCode = why ? 1 : code;
}
