import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns what Vitest counted, with the seconds of each file; undefined where it broke before it could count. */
export const readUnitReport = (file) => read(file);

/** What a second try of the files that failed leaves of a report: `unsteady` holds what failed only once. */
export function afterSecondTry(first, second) {
  const failed = second?.failed ?? first.failed;
  const again = new Set((second?.faults ?? first.faults).map(({ name }) => name));
  return {
    ...first,
    passed: first.passed + Math.max(0, first.failed - failed),
    failed,
    faults: second?.faults ?? first.faults,
    tests: latest(first.tests, second?.tests),
    unsteady: first.faults.filter(({ name }) => !again.has(name)),
  };
}

/** Of a file that was tried again the second try counts. */
function latest(first = [], second = []) {
  const again = new Set(second.map(([file]) => file));
  return [...second, ...first.filter(([file]) => !again.has(file))];
}

/** The files in which something failed; undefined where a failure lies in none, and a second try would prove nothing. */
export function failedFiles({ faults }) {
  const files = faults.map(({ name }) => name.split(' › ')[0]);
  return files.every((file) => file.includes('.test.')) ? [...new Set(files)] : undefined;
}

/** The same of Playwright; a file's time is the sum of its tests. */
export function readBrowserReport(file) {
  const report = read(file);
  if (!report) return undefined;
  const tests = report.suites.flatMap((suite) => testsOf(suite));
  const timeOf = ({ file: name }) =>
    tests.filter((test) => test.file === name).reduce((sum, { results }) => sum + sumOf(results), 0);
  const faultsOf = (wanted) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ name, results }) => ({ name, text: results.flatMap(({ errors }) => errors.map(tell)).join('\n') }));
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    skipped: report.stats.skipped,
    files: report.suites.map((suite) => [`e2e/${suite.file}`, timeOf(suite) / 1000]),
    faults: [
      ...report.errors.map((error) => ({ name: 'outside of a test', text: error.message })),
      ...faultsOf('unexpected'),
    ],
    unsteady: faultsOf('flaky'),
    tests: tests.map(({ file: name, title, status }) => [`e2e/${name}`, title, stateOf[status] ?? status]),
  };
}

/** In the words of Vitest. */
const stateOf = { expected: 'passed', flaky: 'passed', unexpected: 'failed' };

const sumOf = (results) => results.reduce((sum, { duration }) => sum + duration, 0);
const tell = ({ message = 'it says nothing' }) => message;

function testsOf({ specs = [], suites = [], file, title }, above = []) {
  const place = file === title ? above : [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => {
        const name = [`e2e/${spec.file}:${spec.line}`, ...place, spec.title].join(' › ');
        return { file: spec.file, name, title: [...place, spec.title].join(' > '), status, results };
      }),
    ),
    ...suites.flatMap((suite) => testsOf(suite, place)),
  ];
}

/** The files that took longest, as lines. */
export function slowest(files, count = 10) {
  return files
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

/** What failed and why, short enough for the end of a log. */
export function explained(faults, lines = 12, word = 'FAIL') {
  return faults.map(({ name, text }) => {
    const reason = stripVTControlCharacters(text)
      .split('\n')
      .filter((line) => line.trim() !== '');
    return [`${word} ${name}`, ...reason.slice(0, lines).map((line) => `     ${line}`)].join('\n');
  });
}
