import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readReport } from '../test/report.ts';
import type { RanTest } from '../test/report.ts';
import { playwright, runTool, vitest } from '../test/tools.ts';

/** Runs test files in a copy of the repository, or in itself; the names are pieces of patterns that choose tests. */
export async function runTests(
  folder: string,
  files: readonly string[],
  names: readonly string[] = [],
): Promise<{ ran: readonly RanTest[]; output: string }> {
  const isBrowser = files.every((file) => file.startsWith('e2e/'));
  const report = join(folder, 'test-results', `asvs-${process.pid}.json`);
  const pattern = names.map(patternOf).join('|');
  const words = isBrowser
    ? [playwright, 'test', '--config', 'e2e/playwright.config.ts', ...files]
    : [vitest, 'run', '--reporter=scripts/test/unit-reporter.ts', ...files];
  if (pattern !== '') words.push(isBrowser ? '-g' : '-t', pattern);
  // As `npm test` finds it; elsewhere Playwright's own is taken.
  const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
  const browser = process.env['CHROMIUM_PATH'] ?? installed;
  const env = {
    TEST_REPORT: report,
    ...(files.some((file) => file.includes('.long.')) && { TEST_LONG: '1' }),
    ...(browser !== undefined && { CHROMIUM_PATH: browser }),
  };
  const { output } = await runTool(words, { cwd: folder, env });
  const ran = readReport(report)?.tests ?? [];
  rmSync(report, { force: true });
  return { ran, output };
}

/** Vitest joins the names of a test and its groups by a space when it looks for a pattern. */
const patternOf = (name: string) =>
  name
    .split(' > ')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
