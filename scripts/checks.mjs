import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodePath } from './node-path.mjs';

const root = join(import.meta.dirname, '..');
const bin = (name, file) => join(root, 'node_modules', name, file);

/** What is checked without running the program, by name. */
export const staticChecks = {
  // Two cores gain nothing by several checkers, which read much of it several times: twice the work.
  types: [bin('typescript', 'bin/tsc'), '-p', '.', '--checkers', '1'],
  format: [bin('prettier', 'bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
  lint: [bin('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings'],
  'repository rules': ['scripts/check-repo.ts'],
};
/** The same, faster where it was run before: what has not changed is remembered beside the tools. */
const remembered = {
  types: ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check/types.json'],
  format: ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/check/format.json'],
};
export const vitest = bin('vitest', 'vitest.mjs');
export const playwright = bin('@playwright/test', 'cli.js');

/** Runs a tool on the pinned Node. Returns its exit code and what it printed. */
export function run(args, { show = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(nodePath(), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

export const secondsSince = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs the static checks and tells each, all at once for whoever waits. Returns how many passed and failed, and what they said. */
export async function runStaticChecks({ inHaste = false } = {}) {
  const counted = { passed: 0, failed: 0, skipped: 0, faults: [] };
  const check = async ([name, args]) => {
    const since = Date.now();
    const { code, output } = await run(inHaste ? [...args, ...(remembered[name] ?? [])] : args);
    counted[code === 0 ? 'passed' : 'failed'] += 1;
    if (code !== 0) counted.faults.push({ name, text: output });
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${secondsSince(since)})${code === 0 ? '' : `\n${output}`}`);
  };
  if (inHaste) await Promise.all(Object.entries(staticChecks).map(check));
  else for (const one of Object.entries(staticChecks)) await check(one);
  return counted;
}
