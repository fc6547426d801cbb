import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { SerializedError, TestError } from 'vitest';
import type { TestCase, TestModule } from 'vitest/node';
import { root } from '../check-repo/source-files.ts';
import { emptyReport, placeOf } from './report.ts';
import type { Report } from './report.ts';

/** For Vitest: says nothing by itself, tells each test to what has started it, and writes the report at the end. */
export default class UnitReporter {
  /** Of each run: who runs several in one process reads them here. */
  readonly reports: Report[] = [];
  private readonly so = { passed: 0, failed: 0 };

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    if (state === 'passed' || state === 'failed') this.so[state] += 1;
    const file = test.module.relativeModuleId;
    process.send?.({ ...this.so, file, ...(state === 'failed' && { failure: `${file} › ${test.fullName}` }) });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const report = emptyReport();
    const fail = (name: string, errors: readonly SerializedError[], how = tell) => {
      report.failed += 1;
      report.failures.push({ name, text: errors.map(how).join('\n') });
    };
    if (unhandled.length > 0) fail('outside of a test', unhandled, tellOrigin);
    for (const module of modules) {
      const name = module.relativeModuleId;
      const { duration, collectDuration, setupDuration } = module.diagnostic();
      report.files.push([name, (duration + collectDuration + setupDuration) / 1000]);
      if (module.errors().length > 0) fail(name, module.errors());
      for (const suite of module.children.allSuites())
        if (suite.errors().length > 0) fail(`${name} › ${suite.fullName}`, suite.errors());
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        report.tests.push([name, test.fullName, state]);
        if (state === 'failed') fail(`${name} › ${test.fullName}`, errors);
        else report[state === 'passed' ? 'passed' : 'skipped'] += 1;
      }
    }
    this.reports.push(report);
    const file = process.env['TEST_REPORT'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(report));
  }
}

/** No test has failed by it: what ran meanwhile, and the whole stack, are all that leads to it. */
function tellOrigin(error: SerializedError): string {
  const { type, VITEST_TEST_PATH: file = '', stack = '' } = error;
  return [tell(error), `${String(type)} while ${relative(root, String(file))} ran`, stack].join('\n');
}

function tell({ name, message, diff, stacks = [], cause }: TestError): string {
  const places = stacks.map(({ file, line }) => placeOf(file, line));
  const because = cause === undefined ? undefined : `because of ${tell(cause)}`;
  return [`${name}: ${message}`, diff, ...places, because].filter(Boolean).join('\n');
}
