import { execFileSync, spawnSync } from 'node:child_process';

/** Why Prometheus's own tool can't be asked here; empty where it can. For the names of tests that are skipped. */
export const whyNoPromtool =
  spawnSync('promtool', ['--version']).status === 0
    ? ''
    : ' (not run: promtool, of Debian’s package prometheus, is not here)';

/** What it says. Throws where it finds a fault. */
export function promtool(words: readonly string[], options: { cwd?: string; input?: string } = {}): string {
  return execFileSync('promtool', words, { ...options, stdio: 'pipe', encoding: 'utf8' });
}
