import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { root } from '../check-repo/source-files.ts';
import { emptyReport, placeOf } from './report.ts';

/** For Playwright what the other reporter is for Vitest. The time of a file is the sum of its tests. */
export default class BrowserReporter {
  private readonly report = emptyReport();
  private readonly seconds = new Map<string, number>();

  printsToStdio(): boolean {
    return true;
  }

  /** What a long test says of itself. */
  onStdOut(text: string | Buffer): void {
    process.stdout.write(text);
  }

  onTestEnd(test: TestCase, { status, duration, errors }: TestResult): void {
    const file = relative(root, test.location.file).replaceAll('\\', '/');
    const [, , , ...titles] = test.titlePath();
    const state = status === 'passed' || status === 'skipped' ? status : 'failed';
    this.report[state] += 1;
    this.report.tests.push([file, titles.join(' > '), state]);
    this.seconds.set(file, (this.seconds.get(file) ?? 0) + duration / 1000);
    const name = [`${file}:${test.location.line}`, ...titles].join(' › ');
    if (state === 'failed') this.report.failures.push({ name, text: errors.map(tell).join('\n') });
    const { passed, failed } = this.report;
    process.send?.({ passed, failed, file, ...(state === 'failed' && { failure: name }) });
  }

  onError(error: TestError): void {
    this.report.failed += 1;
    this.report.failures.push({ name: 'outside of a test', text: tell(error) });
  }

  onEnd(): void {
    const file = process.env['TEST_REPORT'];
    if (file !== undefined) writeFileSync(file, JSON.stringify({ ...this.report, files: [...this.seconds] }));
  }
}

function tell({ message, value, snippet, location, cause }: TestError): string {
  const place = location && placeOf(location.file, location.line);
  const because = cause === undefined ? undefined : `because of ${tell(cause)}`;
  return [message ?? value, snippet, place, because].filter(Boolean).join('\n');
}
