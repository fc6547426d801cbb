import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../check-repo/source-files.ts';

/** Why something failed: the whole text, where it stands, how two things differ. */
export interface Failure {
  name: string;
  text: string;
}

/** File, full name, state. */
export type RanTest = readonly [file: string, name: string, state: string];

/** What a run came to. Both reporters write it into TEST_REPORT. */
export interface Report {
  passed: number;
  failed: number;
  skipped: number;
  files: [name: string, seconds: number][];
  failures: Failure[];
  tests: RanTest[];
}

/** What a reporter tells as it goes, so that someone can be shown it. */
export type Told = Pick<Report, 'passed' | 'failed'> & { file: string; failure?: string };

export function emptyReport(): Report {
  return { passed: 0, failed: 0, skipped: 0, files: [], failures: [], tests: [] };
}

export function addUp(reports: readonly Report[]): Report {
  return reports.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      files: [...sum.files, ...one.files],
      failures: [...sum.failures, ...one.failures],
      tests: [...sum.tests, ...one.tests],
    }),
    emptyReport(),
  );
}

export function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A tool that broke without a failed test of its own has failed once, and all that it said tells why. */
export function judged(name: string, { code, output }: { code: number; output: string }, report?: Report): Report {
  const found = report ?? emptyReport();
  if (code === 0 || found.failed > 0) return found;
  return {
    ...found,
    failed: 1,
    failures: [...found.failures, { name, text: output.trim() || `it ended with ${code}` }],
  };
}

/** The files that took longest, as lines. */
export function slowest({ files }: Report, count = 10): string[] {
  return files
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

export function tellFailure({ name, text }: Failure): string {
  const lines = stripVTControlCharacters(text).trimEnd().split('\n');
  return [`FAIL ${name}`, ...lines.map((line) => `     ${line}`.trimEnd())].join('\n');
}

/** Any script reads this last line. */
export function lastLine({ passed, failed, skipped }: Report): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A place of ours as a terminal makes a link of it; undefined where it is one of a package. */
export function placeOf(file: string, line: number): string | undefined {
  const path = relative(root, file.replace(/^file:\/\//, '')).replaceAll('\\', '/');
  return path.includes('node_modules') || path.startsWith('..') ? undefined : `at ${path}:${line}`;
}
