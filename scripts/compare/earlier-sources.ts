import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../check-repo/source-files.ts';

/** The sources of a commit with their packages, in a folder of their own that goes with the process. */
export function earlierSources(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-earlier-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const run = (program: string, words: string[], cwd = folder) => execFileSync(program, words, { cwd, stdio: 'pipe' });
  run('git', ['clone', '--quiet', '--no-checkout', root, '.']);
  // A branch of the root is not one of the clone.
  const id = run('git', ['rev-parse', `${commit}^{commit}`], root)
    .toString()
    .trim();
  run('git', ['checkout', '--quiet', id]);
  const lockOf = (sources: string) => readFileSync(join(sources, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else run('npm', ['ci', '--no-audit', '--no-fund']);
  return folder;
}
