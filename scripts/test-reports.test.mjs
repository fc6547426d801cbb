import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { afterSecondTry, explained, failedFiles, readBrowserReport, readUnitReport } from './test-reports.mjs';

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
let folder = '';

const suite = (from) => `
import * as tools from '${from}';
const { expect, test } = tools;
const describe = tools.describe ?? test.describe;
describe('a circle', () => {
  test('is round', () => expect([]).toEqual([]));
  test('has no corner', () => expect(['the north-eastern corner', 'the other one of the corners']).toEqual([]));
});`;

beforeAll(() => {
  mkdirSync(results, { recursive: true });
  folder = mkdtempSync(join(results, 'reports-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function runTool(tool, words, env) {
  const all = { cwd: root, env: { PATH: process.env.PATH, ...env } };
  expect(spawnSync(process.execPath, [join(root, 'node_modules', tool), ...words], all).status).toBe(1);
}

test('the end of a log says why a unit test failed, and which file could not be read', () => {
  writeFileSync(join(folder, 'circle.test.ts'), suite('vitest'));
  writeFileSync(join(folder, 'square.test.ts'), "import { square } from './nowhere.ts';\nsquare();");
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default {};');
  const file = join(folder, 'unit.json');
  const reporter = `--reporter=${join(root, 'scripts', 'unit-reporter.mjs')}`;
  runTool('vitest/vitest.mjs', ['run', '--root', folder, reporter], { UNIT_REPORT: file });
  const report = readUnitReport(file);
  expect(report).toMatchObject({ passed: 1, failed: 2, skipped: 0 });
  expect(report.files.map(([name]) => name).toSorted()).toEqual(['circle.test.ts', 'square.test.ts']);
  const told = explained(report.faults).join('\n');
  expect(told).toContain('FAIL circle.test.ts › a circle > has no corner\n');
  expect(told).toContain('"the other one of the corners"');
  expect(told).toMatch(/circle\.test\.ts:7/);
  expect(told).toMatch(/FAIL square\.test\.ts\n.*nowhere\.ts/);
});

test('the end of a log says why a browser test failed, in twelve lines at most', () => {
  writeFileSync(join(folder, 'circle.spec.ts'), suite('@playwright/test'));
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `export default { testDir: '.', testMatch: '*.spec.ts', outputDir: 'traces', reporter: [['json']] };`,
  );
  const file = join(folder, 'browser.json');
  const words = ['test', '--config', join(folder, 'playwright.config.ts')];
  runTool('@playwright/test/cli.js', words, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const report = readBrowserReport(file);
  expect(report).toMatchObject({
    passed: 1,
    failed: 1,
    skipped: 0,
    files: [['e2e/circle.spec.ts', expect.any(Number)]],
  });
  const [told = ''] = explained(report?.faults ?? []);
  expect(told).toContain('FAIL e2e/circle.spec.ts:7 › a circle › has no corner\n');
  expect(told).toContain('the north-eastern corner');
  expect(told).not.toContain('\u001b');
  expect(told.split('\n').length).toBeLessThanOrEqual(13);
});

test('what fails once and then holds is named, and fails nothing', () => {
  writeFileSync(
    join(folder, 'chance.spec.ts'),
    `import { expect, test } from '@playwright/test';
test('a coin', ({}, { retry }) => expect(retry).toBe(1));
test('a stone', () => expect(1).toBe(2));`,
  );
  writeFileSync(
    join(folder, 'chance.config.ts'),
    `export default { testDir: '.', testMatch: 'chance.spec.ts', outputDir: 'traces', retries: 1, reporter: [['json']] };`,
  );
  const file = join(folder, 'chance.json');
  runTool('@playwright/test/cli.js', ['test', '--config', join(folder, 'chance.config.ts')], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readBrowserReport(file);
  expect(report).toMatchObject({ passed: 1, failed: 1 });
  expect(explained(report?.unsteady ?? [], 12, 'UNSTEADY')).toEqual([
    expect.stringMatching(/^UNSTEADY e2e\/chance\.spec\.ts:2 › a coin\n/),
  ]);
  expect(report?.faults.map(({ name }) => name)).toEqual(['e2e/chance.spec.ts:3 › a stone']);
});

test('a second try of unit tests leaves what fails twice, and a run that broke stays broken', () => {
  const fault = (name) => ({ name, text: 'broken' });
  const first = { passed: 7, failed: 2, skipped: 1, files: [], faults: [fault('a.test.ts › one'), fault('b.test.ts')] };
  expect(failedFiles(first)).toEqual(['a.test.ts', 'b.test.ts']);
  const second = { passed: 3, failed: 1, skipped: 0, files: [], faults: [fault('b.test.ts')] };
  const left = afterSecondTry(first, second);
  expect(left).toMatchObject({ passed: 8, failed: 1, faults: [fault('b.test.ts')] });
  expect(left.unsteady).toEqual([fault('a.test.ts › one')]);
  expect(afterSecondTry(first, undefined)).toMatchObject({ passed: 7, failed: 2, unsteady: [] });
  expect(failedFiles({ faults: [fault('outside of a test')] })).toBeUndefined();
});
