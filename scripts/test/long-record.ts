import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partNames } from './long-parts.ts';
import type { PartName } from './long-parts.ts';
import type { Report } from './report.ts';

/** When each part last passed, and on which commit. It is committed after the run. */
const recordFile = 'docs/long-tests.json';

type LongRecord = Partial<Record<PartName, { commit: string; day: string }>>;

const git = (root: string, ...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trimEnd();

/** What lies in `docs/` says nothing of whether a test passes: the record is there, and the figures of long tests. */
const allButDocuments = ['--', '.', ':!docs'];

export function readRecord(root: string): LongRecord {
  try {
    return JSON.parse(readFileSync(join(root, recordFile), 'utf8'));
  } catch {
    return {};
  }
}

/** The commit that stands here; undefined where something differs from it. */
export function testedCommit(root: string): string | undefined {
  return git(root, 'status', '--porcelain', ...allButDocuments) === '' ? git(root, 'rev-parse', 'HEAD') : undefined;
}

/** Why a part of which nothing failed has not passed all the same; in the long form nothing is left out but for want of a tool. */
export function whyNotPassed(
  { tests, skipped }: Pick<Report, 'tests' | 'skipped'>,
  isSame: boolean,
): string | undefined {
  const left = tests.filter(([, , state]) => state !== 'passed').map(([file, name]) => `${file} › ${name}`);
  if (skipped > 0) return `${skipped} of its tests were not run here:\n        ${left.join('\n        ')}`;
  return isSame ? undefined : 'what was run differs from the last commit.';
}

export function notePassed(root: string, part: PartName, { commit, day }: { commit: string; day: string }): void {
  const record = { ...readRecord(root), [part]: { commit, day } };
  const sorted = Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(root, recordFile), `${JSON.stringify(sorted, undefined, 2)}\n`);
}

/** The parts that have not passed on what is committed here. A commit that is gone from here shows nothing. */
export function partsToRun(root: string): PartName[] {
  const record = readRecord(root);
  const isSame = (commit: string) =>
    spawnSync('git', ['diff', '--quiet', commit, 'HEAD', ...allButDocuments], { cwd: root, stdio: 'ignore' }).status ===
    0;
  const same = new Map<string, boolean>();
  return partNames.filter((part) => {
    const commit = record[part]?.commit;
    if (commit === undefined) return true;
    if (!same.has(commit)) same.set(commit, isSame(commit));
    return same.get(commit) !== true;
  });
}

/** One line for each part, as `npm test` shows them. */
export function recordLines(record: LongRecord): string[] {
  const width = Math.max(...partNames.map(({ length }) => length));
  return partNames.map((part) => {
    const passed = record[part];
    return `  ${part.padEnd(width)}  ${passed === undefined ? 'never' : `${passed.day}  ${passed.commit.slice(0, 9)}`}`;
  });
}
