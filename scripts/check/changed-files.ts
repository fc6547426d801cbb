import { execFileSync } from 'node:child_process';
import { root } from '../check-repo/source-files.ts';

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** The commit at which this branch left the main one; the last commit where there is no such branch, or this is it. */
export function baseOfBranch(): string {
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
export function changedSince(base: string): string[] {
  const lines = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(lines.join('\n').split('\n'))].filter((path) => path !== '');
}
