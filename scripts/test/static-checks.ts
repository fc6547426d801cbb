import { emptyReport } from './report.ts';
import type { Report } from './report.ts';
import { runTool } from './tools.ts';

/** What is checked without running the program, by name. */
export const staticChecks: Readonly<Record<string, readonly string[]>> = {
  // Two cores gain nothing by several checkers, which read much of it several times: twice the work.
  types: ['node_modules/typescript/bin/tsc', '-p', '.', '--checkers', '1'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  format: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '--ignore-unknown', '.'],
  'repository rules': ['scripts/check-repo.ts'],
};

/**
 * The same in a hurry: types remember what has not changed, lint and format look at what has. Only another configuration of
 * theirs is one of everything.
 */
export function checksOf(changed: readonly string[]): Record<string, readonly string[]> {
  const { types = [], lint = [], format = [], ...others } = staticChecks;
  const code = changed.filter((path) => /\.(?:tsx?|mjs)$/.test(path));
  const hasOther = (configuration: RegExp) => changed.some((path) => configuration.test(path));
  return {
    types: [...types, '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check/types.json'],
    ...(code.length > 0 && { lint: [...lint, ...code] }),
    ...(changed.length > 0 && { format: [...format.slice(0, -1), ...changed] }),
    ...(hasOther(/^(?:\.oxlintrc|tsconfig|package-lock)\.json$/) && { lint }),
    ...(hasOther(/^(?:\.prettier|package-lock\.json$)/) && { format }),
    ...others,
  };
}

export async function runStaticCheck(
  name: string,
  words: readonly string[],
  options: { yields?: boolean } = {},
): Promise<Report> {
  const { code, output } = await runTool(words, options);
  const isOk = code === 0;
  return {
    ...emptyReport(),
    [isOk ? 'passed' : 'failed']: 1,
    failures: isOk ? [] : [{ name, text: output }],
  };
}
