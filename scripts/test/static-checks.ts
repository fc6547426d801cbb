import { emptyReport } from './report.ts';
import type { Report } from './report.ts';
import { runTool } from './tools.ts';

// Two cores gain nothing by several checkers, which read much of it several times: twice the work.
const typescript = 'node_modules/typescript/bin/tsc';

/** What is checked without running the program, by name. */
export const staticChecks: Readonly<Record<string, readonly string[]>> = {
  // Types and lint in one: both need the same types, and to work them out is most of the time of either.
  'types and lint': ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', '.'],
  'repository rules': ['scripts/check-repo.ts'],
};

/** The same in a hurry: types remember what has not changed, lint looks at what has unless its configuration has changed, too. */
export function checksOf(changed: readonly string[]): Record<string, readonly string[]> {
  const { 'types and lint': both = [], ...others } = staticChecks;
  const lint = both.filter((word) => word !== '--type-check');
  const code = changed.filter((path) => /\.(?:tsx?|mjs)$/.test(path));
  const isOther = changed.some((path) => /^(?:\.oxlintrc|tsconfig|package-lock)\.json$/.test(path));
  return {
    types: [typescript, '-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check/types.json'],
    ...(isOther ? { lint } : code.length > 0 && { lint: [...lint, ...code] }),
    ...others,
  };
}

/** For the lint, which is written in Go: beside the tests it takes what they leave, with a quarter less work of its own. */
const besideTests = { GOMAXPROCS: '1', GOGC: '400' };

export async function runStaticCheck(
  name: string,
  words: readonly string[],
  options: { yields?: boolean } = {},
): Promise<Report> {
  const { code, output } = await runTool(words, { ...options, ...(options.yields && { env: besideTests }) });
  const isOk = code === 0;
  return {
    ...emptyReport(),
    [isOk ? 'passed' : 'failed']: 1,
    failures: isOk ? [] : [{ name, text: output }],
  };
}
