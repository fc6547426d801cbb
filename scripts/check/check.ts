/**
 * `npm run check`: before a commit, in less than a minute. The tests nearest to the change, for as long as there is time, beside
 * types, lint, format and repository rules. `npm test` runs all of them.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { importsOf } from '../check-repo/imports.ts';
import { isCode, projectFiles, root } from '../check-repo/source-files.ts';
import { Board } from '../test/board.ts';
import { checksOf, runStaticCheck } from '../test/static-checks.ts';
import { endToolsWithThis } from '../test/tools.ts';
import { runNearTests } from './near-tests.ts';
import { nearestFirst } from './nearest-first.ts';
import { verdict } from './verdict.ts';

endToolsWithThis();
const base = baseOfBranch();
const changed = changedSince(base);
const files = projectFiles();
const imports = new Map(files.filter(isCode).map((file) => [file.path, importsOf(file)]));
const tests = files.map(({ path }) => path).filter((path) => /(?<!\.long)\.test\.(?:tsx?|mjs)$/.test(path));
const longTests = files.map(({ path }) => path).filter((path) => /\.long\.test\.tsx?$/.test(path));
const near = nearestFirst(tests, changed, imports);
const long = nearestFirst(longTests, changed, imports);
const board = new Board();
board.say(`${changed.length} files differ from ${base.slice(0, 9)}; ${near.length} test files depend on them.`);

let left = near;
async function testNear(): Promise<void> {
  if (near.length === 0) return;
  await board.part('tests nearest to the change', async () => {
    const ran = await runNearTests(near);
    left = ran.left;
    return ran.report;
  });
}

async function checkStatically(): Promise<void> {
  const checks = checksOf(changed.filter((path) => existsSync(join(root, path))));
  for (const [name, words] of Object.entries(checks)) await board.part(name, () => runStaticCheck(name, words));
}

await Promise.all([testNear(), checkStatically()]);
board.tellFailures();
const journeys = changed.filter((path) => path.endsWith('.spec.ts') && existsSync(join(root, path)));
const hasFailed = board.sum.failed > 0;
board.say(`\n${verdict({ near, left, long, journeys, hasFailed }).join('\n')} (${board.seconds})`);
process.exit(hasFailed ? 1 : 0);

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** The commit at which this branch left the main one; the last commit where there is no such branch, or this is it. */
function baseOfBranch(): string {
  for (const main of ['origin/main', 'origin/master', 'main', 'master']) {
    try {
      return git('merge-base', 'HEAD', main);
    } catch {
      // No such branch here.
    }
  }
  return 'HEAD';
}

/** Every file that is not as it was there, committed or not. */
function changedSince(commit: string): string[] {
  const lines = [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(lines.join('\n').split('\n'))].filter((path) => path !== '');
}
