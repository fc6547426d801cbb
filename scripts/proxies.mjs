/**
 * `npm run test:proxies`: the files of `deploy/proxy/` in front of the program, with Debian's caddy, nginx and haproxy, in
 * full. What is not installed is unpacked beside the packages of this clone: nothing of the machine changes, and nothing
 * is started that listens on its ports.
 */
import { join } from 'node:path';
import { run, vitest } from './checks.mjs';
import { installMissing } from './install.mjs';
import { unpackPrograms } from './unpack-programs.mjs';

const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'proxies');
const proxies = ['caddy', 'nginx', 'haproxy'];
const libraries = ['liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1', 'libpcre2-8-0'];

/** Returns why some can't be run here; undefined where all can. */
export function unpackProxies(say) {
  return unpackPrograms({ names: proxies, libraries, folder, say });
}

if (process.argv[1] === import.meta.filename) {
  await installMissing();
  const why = unpackProxies(console.log);
  const words = ['run', '--reporter=verbose', 'server/http/proxies.test.ts', 'server/http/proxy-framing.test.ts'];
  const { code } = await run([vitest, ...words], { show: true, env: { TEST_PROXIES: 'all' } });
  if (why) console.log(`Not all of them were run: ${why}.`);
  process.exitCode = why ? 1 : code;
}
