import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RanTest } from './ran.ts';

/** Runs test files in a copy of the repository, or in itself; the names are pieces of patterns that choose tests. */
export async function runTests(
  folder: string,
  files: readonly string[],
  names: readonly string[] = [],
): Promise<{ ran: RanTest[]; output: string }> {
  const isBrowser = files.every((file) => file.startsWith('e2e/'));
  const report = join(folder, 'test-results', `asvs-${process.pid}.json`);
  const pattern = names.map(patternOf).join('|');
  const words = isBrowser
    ? [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        'e2e/playwright.config.ts',
        '--retries',
        '0',
        ...files,
      ]
    : ['node_modules/vitest/vitest.mjs', 'run', '--reporter=scripts/unit-reporter.mjs', ...files];
  if (pattern !== '') words.push(isBrowser ? '-g' : '-t', pattern);
  const output = await runNode(folder, words, { UNIT_REPORT: report, E2E_REPORT: report, NO_COLOR: '1' });
  if (!existsSync(report)) return { ran: [], output };
  const found = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  return { ran: isBrowser ? found.suites.flatMap((suite: Suite) => journeysOf(suite)) : found.tests, output };
}

/** As Playwright's report has them. */
interface Suite {
  file: string;
  title: string;
  suites?: Suite[];
  specs: { title: string; ok: boolean; tests: { status: string }[] }[];
}

function journeysOf({ file, title, suites = [], specs }: Suite, above: string[] = []): RanTest[] {
  const place = file === title ? above : [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status }): RanTest => {
        const state = status === 'skipped' ? status : spec.ok ? 'passed' : 'failed';
        return [`e2e/${file}`, [...place, spec.title].join(' > '), state];
      }),
    ),
    ...suites.flatMap((suite) => journeysOf(suite, place)),
  ];
}

/** Vitest joins the names of a test and its groups by a space when it looks for a pattern. */
const patternOf = (name: string) =>
  name
    .split(' > ')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');

export function runNode(cwd: string, words: readonly string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve(String(error)));
    child.on('close', () => resolve(output));
  });
}
