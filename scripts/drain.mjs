/**
 * `npm run test:drain`: twenty restarts of two processes behind Debian's HAProxy under 200 calls a second, 100,000 calls in
 * all, some nine minutes. None may fail; the figures are printed.
 */
import { run, vitest } from './checks.mjs';
import { installMissing } from './install.mjs';
import { unpackProxies } from './proxies.mjs';

await installMissing();
const why = unpackProxies(console.log);
const words = ['run', '--reporter=verbose', 'server/process/rolling-restarts.test.ts'];
const { code } = await run([vitest, ...words], { show: true, env: { DRAIN_LONG: '1' } });
if (why) console.log(`It was not run: ${why}.`);
process.exitCode = why ? 1 : code;
