/**
 * The whole test suite on a fresh clone: installs what is missing, then types, format, lint and repository rules beside the
 * unit, API and component tests, then the browser tests. Goes on after a failure, so that one run tells
 * everything, and ends with the plain line `N passed, N failed`. `npm test -- static`, `-- unit` or `-- browser` runs one part.
 */
import { chmodSync, existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playwright, run, runStaticChecks, secondsSince, vitest } from './checks.mjs';
import { findChromium, findHeadlessShell } from './chromium.mjs';
import { installMissing } from './install.mjs';
import { unpackProxies } from './proxies.mjs';
import { ownFolder } from './own-folder.mjs';
import { buildPage } from './page.mjs';
import { Fault } from './step.mjs';
import { afterSecondTry, explained, failedFiles, readBrowserReport, readUnitReport, slowest } from './test-reports.mjs';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'test-results');
const totals = { passed: 0, failed: 0, skipped: 0 };
const files = [];
/** Each test and how it ended, for `npm run asvs`. */
const ran = [];
const faults = [];
/** What failed once and held when it was tried again. */
const unsteady = [];
/** More than these are no chance any more (decision 104). */
const mostUnsteady = 5;
/** Room for the databases of a run in memory, where nothing waits for a disk (bytes). */
const enoughMemory = 4 * 1024 ** 3;

function count(counted) {
  for (const key of Object.keys(totals)) totals[key] += counted[key];
}

/** A suite that broke before it could count its tests counts as one failure, of which it said something at its end. */
function add(name, since, { code, output }, counted) {
  const found = counted ?? { passed: 0, failed: 0, skipped: 0, files: [], faults: [] };
  if (code !== 0 && found.failed === 0) {
    found.failed = 1;
    if (found.faults.length === 0)
      found.faults.push({ name, text: output.trimEnd().split('\n').slice(-12).join('\n') });
  }
  count(found);
  files.push(...found.files);
  ran.push(...(found.tests ?? []));
  faults.push(...found.faults);
  unsteady.push(...(found.unsteady ?? []));
  const ok = found.failed === 0 ? 'ok  ' : 'FAIL';
  console.log(
    `\n${ok} ${name}: ${found.passed} passed, ${found.failed} failed, ${found.skipped} skipped (${secondsSince(since)})`,
  );
}

async function staticChecks() {
  const counted = await runStaticChecks();
  count(counted);
  faults.push(...counted.faults);
}

async function unitAndApi(env) {
  const since = Date.now();
  const file = join(reports, 'unit.json');
  const words = [vitest, 'run', '--reporter=dot', '--reporter=scripts/unit-reporter.mjs'];
  const runUnits = (more = []) => run([...words, ...more], { show: true, env: { ...env, UNIT_REPORT: file } });
  const ran = await runUnits();
  const report = readUnitReport(file);
  const failed = report?.failed ? failedFiles(report) : undefined;
  if (!failed || failed.length > mostUnsteady) return add('unit, API and component tests', since, ran, report);
  rmSync(file, { force: true });
  const again = await runUnits(['--maxWorkers=1', ...failed]);
  add('unit, API and component tests', since, again, afterSecondTry(report, readUnitReport(file)));
}

async function browser(env) {
  const since = Date.now();
  const file = join(reports, 'browser.json');
  const words = [playwright, 'test', '--config', 'e2e/playwright.config.ts'];
  const ran = await run(words, { show: true, env: { ...env, E2E_REPORT: file } });
  add('browser tests', since, ran, readBrowserReport(file));
}

/** Where there is room, the folders of a run lie in memory. Others must be able to pass: PostgreSQL never runs as root. */
function temporaryFolder() {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return {};
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < enoughMemory) return {};
  const { folder } = ownFolder(memory, 'evenkeel-tests-');
  chmodSync(folder, 0o711);
  return { TMPDIR: folder };
}

/** What a phase cannot do at all is a failure, and no reason to leave out the next one. */
async function phase(name, work) {
  const since = Date.now();
  try {
    await work();
  } catch (error) {
    const output = error instanceof Fault ? error.message : String(error?.stack ?? error);
    add(name, since, { code: 1, output }, undefined);
    console.log(output);
  }
}

const parts = process.argv.slice(2);
const wants = (part) => parts.length === 0 || parts.includes(part);
const since = Date.now();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
rmSync(reports, { recursive: true, force: true });
await installMissing();
mkdirSync(reports, { recursive: true });

/** What one process has compiled is there for the next: most of them are the same program. */
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') };
await phase('a Chromium', async () => {
  if (!wants('unit') && !wants('browser')) return;
  Object.assign(env, temporaryFolder(), { CHROMIUM_PATH: await findChromium(console.log) });
  env.HEADLESS_SHELL_PATH = findHeadlessShell(console.log) ?? env.CHROMIUM_PATH;
});
if (wants('unit')) {
  // Their tests say it, too, as skipped.
  const why = unpackProxies(console.log);
  if (why) console.log(`Some proxies are not tried: ${why}.`);
}
await Promise.all([
  wants('unit') && phase('unit, API and component tests', () => unitAndApi(env)),
  wants('static') && phase('static checks', staticChecks),
  wants('browser') && phase('build of the page', buildPage),
]);
// Afterwards, because two cores are busy with either, and a journey that waits for the other half proves nothing.
if (wants('browser')) await phase('browser tests', () => browser(env));

writeFileSync(join(reports, 'ran.json'), JSON.stringify(ran));
if (files.length > 0) console.log(`\nThe slowest files:\n${slowest(files).join('\n')}`);
if (faults.length > 0) console.log(`\nWhat failed:\n${explained(faults).join('\n')}`);
if (unsteady.length > 0)
  console.log(`\nWhat held only at the second try:\n${explained(unsteady, 12, 'UNSTEADY').join('\n')}`);
if (unsteady.length > mostUnsteady) totals.failed += 1;
console.log(`\nall of it in ${secondsSince(since)}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
