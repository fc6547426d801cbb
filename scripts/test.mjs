/**
 * The whole test suite on a fresh clone: installs what is missing, then types, format, lint, repository rules, unit and
 * API tests, the build and the browser tests. Goes on after a failure, so that one run tells everything, and ends with
 * the plain line `N passed, N failed`. `npm test -- unit` or `npm test -- browser` runs one part.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { installMissing } from './install.mjs';
import { nodePath } from './node-path.mjs';
import { buildPage } from './page.mjs';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'test-results');
const totals = { passed: 0, failed: 0, skipped: 0 };
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs a program of ours on the pinned Node and collects what it prints. */
function run(name, args, { show = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(nodePath(), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ name, code: 1, output: String(error) }));
    child.on('exit', (code) => resolve({ name, code: code ?? 1, output }));
  });
}

const bin = (name, file) => join(root, 'node_modules', name, file);

async function check(name, args) {
  const since = Date.now();
  const { code, output } = await run(name, args);
  totals[code === 0 ? 'passed' : 'failed'] += 1;
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds(since)})`);
  if (code !== 0) console.log(output);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A suite that broke before it could count its tests counts as one failure. */
function add(name, since, code, counted) {
  const found = counted ?? { passed: 0, failed: 0, skipped: 0 };
  if (code !== 0 && found.failed === 0) found.failed = 1;
  for (const key of Object.keys(totals)) totals[key] += found[key];
  const ok = found.failed === 0 ? 'ok  ' : 'FAIL';
  console.log(
    `${ok} ${name}: ${found.passed} passed, ${found.failed} failed, ${found.skipped} skipped (${seconds(since)})`,
  );
}

async function unitAndApi() {
  const since = Date.now();
  const file = join(reports, 'unit.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run('unit', [bin('vitest', 'vitest.mjs'), 'run', ...reporters], { show: true });
  const report = readReport(file);
  const counted = report && {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  add('unit and API tests', since, code, counted);
}

async function browser() {
  const say = (line) => console.log(line);
  const chromium = await findChromium(say);
  const since = Date.now();
  const file = join(reports, 'browser.json');
  const args = [bin('@playwright/test', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts'];
  const { code } = await run('browser', args, { show: true, env: { CHROMIUM_PATH: chromium, E2E_REPORT: file } });
  const stats = readReport(file)?.stats;
  const counted = stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  add('browser tests', since, code, counted);
}

async function statics() {
  await check('types', [bin('typescript', 'bin/tsc'), '-p', '.']);
  await check('format', [bin('prettier', 'bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']);
  await check('lint', [bin('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings']);
  await check('repository rules', ['scripts/check-repo.ts']);
}

const parts = process.argv.slice(2);
const wants = (part) => parts.length === 0 || parts.includes(part);
const since = Date.now();
rmSync(reports, { recursive: true, force: true });
await installMissing();
mkdirSync(reports, { recursive: true });
if (wants('static')) await statics();
if (wants('unit')) await unitAndApi();
if (wants('browser')) {
  await buildPage();
  await browser();
}
console.log(`\nall of it in ${seconds(since)}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
