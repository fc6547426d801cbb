import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../check-repo/source-files.ts';
import { readReport, tellFailure } from './report.ts';
import { resultsFolder } from './suite.ts';
import { playwright, vitest } from './tools.ts';

let folder = '';
let file = '';
beforeAll(() => {
  mkdirSync(resultsFolder, { recursive: true });
  folder = mkdtempSync(join(resultsFolder, 'reports-'));
  file = join(folder, 'report.json');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const suite = (from: string) => `
import * as tools from '${from}';
const { expect, test } = tools;
const describe = tools.describe ?? test.describe;
const parts = Array.from({ length: 30 }, (_, at) => 'corner ' + at);
describe('a circle', () => {
  test('is round', () => expect([]).toEqual([]));
  test('has no corner', () => expect(parts).toEqual([]));
});`;

function runTool(words: readonly string[]) {
  const env = { PATH: process.env['PATH'], FORCE_COLOR: '1', TEST_REPORT: file };
  const { status, stdout } = spawnSync(process.execPath, words, { cwd: root, env, encoding: 'utf8' });
  expect(status).toBe(1);
  return { report: readReport(file), stdout };
}

test('the report of unit tests has each failure whole, and the file that could not be read', () => {
  writeFileSync(join(folder, 'circle.test.ts'), suite('vitest'));
  writeFileSync(join(folder, 'square.test.ts'), "import { square } from './nowhere.ts';\nsquare();");
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default {};');
  const reporter = `--reporter=${join(root, 'scripts/test/unit-reporter.ts')}`;
  const { report, stdout } = runTool([vitest, 'run', '--root', folder, reporter]);
  expect(stdout).toBe('');
  expect(report).toMatchObject({ passed: 1, failed: 2, skipped: 0 });
  expect(report?.files.map(([name]) => name).toSorted()).toEqual(['circle.test.ts', 'square.test.ts']);
  expect(report?.tests).toContainEqual(['circle.test.ts', 'a circle > is round', 'passed']);
  const told = report?.failures.map(tellFailure).join('\n');
  expect(told).toContain('FAIL circle.test.ts › a circle > has no corner\n');
  expect(told).toMatch(/corner 0"[^]*corner 29"[^]*at test-results\/reports-\w+\/circle\.test\.ts:8/);
  expect(told).toMatch(/FAIL square\.test\.ts\n.*nowhere\.ts/);
  expect(told).not.toContain('\u001b');
});

test('what no test has caught is told with the file that ran meanwhile', () => {
  const from = mkdtempSync(join(resultsFolder, 'reports-'));
  const text =
    "import { expect, test } from 'vitest';\ntest('goes on', () => { void Promise.reject(new TypeError('lost')); });";
  writeFileSync(join(from, 'lost.test.ts'), text);
  writeFileSync(join(from, 'vitest.config.ts'), 'export default {};');
  const reporter = `--reporter=${join(root, 'scripts/test/unit-reporter.ts')}`;
  const { report } = runTool([vitest, 'run', '--root', from, reporter]);
  rmSync(from, { recursive: true });
  expect(report).toMatchObject({ passed: 1, failed: 1 });
  const told = report?.failures.map(tellFailure).join('\n');
  expect(told).toContain('FAIL outside of a test\n');
  expect(told).toMatch(/TypeError: lost\n[^]*Unhandled Rejection while [^]*lost\.test\.ts ran\n/);
});

test('the report of journeys has each failure whole, and their place; what a journey prints is printed', () => {
  const says = "\ntest('says so', () => void process.stdout.write('1. A circle: met\\n'));";
  writeFileSync(join(folder, 'circle.spec.ts'), `${suite('@playwright/test')}${says}`);
  const reporter = join(root, 'scripts/test/browser-reporter.ts');
  const config = join(folder, 'playwright.config.ts');
  writeFileSync(
    config,
    `export default { testDir: '.', testMatch: '*.spec.ts', outputDir: 'traces', reporter: '${reporter}' };`,
  );
  const { report, stdout } = runTool([playwright, 'test', '--config', config]);
  expect(stdout).toBe('1. A circle: met\n');
  expect(report).toMatchObject({ passed: 2, failed: 1, skipped: 0 });
  const [[name] = []] = report?.files ?? [];
  expect(name).toMatch(/reports-\w+\/circle\.spec\.ts$/);
  expect(report?.tests).toContainEqual([name, 'a circle > is round', 'passed']);
  const told = report?.failures.map(tellFailure).join('\n');
  expect(told).toContain(`FAIL ${name}:8 › a circle › has no corner\n`);
  expect(told).toMatch(/corner 0"[^]*corner 29"/);
  expect(told).toContain(`at ${name}:8`);
  expect(told).not.toContain('\u001b');
});
