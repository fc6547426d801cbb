import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns what Vitest counted, with the seconds of each file; undefined where it broke before it could count. */
export function readUnitReport(file, root) {
  const report = read(file);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      files: report.testResults.map(({ name, startTime, endTime }) => [
        relative(root, name),
        (endTime - startTime) / 1000,
      ]),
    }
  );
}

/** The same of Playwright; a file's time is the sum of its tests. */
export function readBrowserReport(file) {
  const report = read(file);
  const timeOf = ({ specs = [], suites = [] }) =>
    [
      ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
      ...suites.map(timeOf),
    ].reduce((sum, time) => sum + time, 0);
  return (
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      skipped: report.stats.skipped,
      files: report.suites.map((suite) => [`e2e/${suite.file}`, timeOf(suite) / 1000]),
    }
  );
}

/** The files that took longest, as lines. */
export function slowest(files, count = 10) {
  return files
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
