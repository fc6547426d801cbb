import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { partNames } from './long-parts.ts';
import type { RanTest } from './report.ts';
import { notePassed, partsToRun, readRecord, recordLines, testedCommit, whyNotPassed } from './long-record.ts';

let root: string;
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
function commit() {
  git('add', '-A');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', 'commit', '-qm', 'x');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'evenkeel-record-'));
  mkdirSync(join(root, 'docs'));
  git('init', '-q');
  write('server.ts', '1');
  commit();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const day = '2027-01-31';
const others = (...passed: string[]) => partNames.filter((name) => !passed.includes(name));

test('what passed on this commit is not run again, also once its record and other documents are committed', () => {
  expect(partsToRun(root)).toEqual(partNames);
  notePassed(root, 'drains', { commit: String(testedCommit(root)), day });
  expect(partsToRun(root)).toEqual(others('drains'));
  write('docs/reliability.md', 'figures');
  commit();
  expect(partsToRun(root)).toEqual(others('drains'));
  notePassed(root, 'cluster', { commit: String(testedCommit(root)), day });
  expect(partsToRun(root)).toEqual(others('drains', 'cluster'));
  expect(readFileSync(join(root, 'docs/long-tests.json'), 'utf8')).toMatch(
    /^\{\n {2}"cluster": \{[^]*"drains": \{[^]*\}\n$/,
  );
});

test('another program has to pass again, and a commit that is gone shows nothing', () => {
  notePassed(root, 'drains', { commit: git('rev-parse', 'HEAD'), day });
  notePassed(root, 'looks', { commit: '0123456789012345678901234567890123456789', day });
  expect(partsToRun(root)).toEqual(others('drains'));
  write('server.ts', '2');
  commit();
  expect(partsToRun(root)).toEqual(partNames);
});

test('what is not committed is no commit that passes; documents are not asked', () => {
  const head = git('rev-parse', 'HEAD');
  write('docs/x.md', 'x');
  expect(testedCommit(root)).toBe(head);
  write('new.test.ts', 'x');
  expect(testedCommit(root)).toBeUndefined();
});

test('a part of which something was skipped for want of a tool has not passed, and says what', () => {
  const tests: RanTest[] = [
    [
      'server/db/database-tls.test.ts',
      'a database with certificates (not run: there is no openssl) > is asked for',
      'skipped',
    ],
    ['server/db/pool.test.ts', 'waits', 'passed'],
  ];
  expect(whyNotPassed({ tests, skipped: 1 }, true)).toMatch(
    /^1 of its tests .*\n +server\/db\/database-tls.*no openssl/,
  );
  expect(whyNotPassed({ tests: tests.slice(1), skipped: 0 }, true)).toBeUndefined();
  expect(whyNotPassed({ tests: tests.slice(1), skipped: 0 }, false)).toContain('differs');
});

test('each part has its line, with day and commit or never', () => {
  notePassed(root, 'drains', { commit: git('rev-parse', 'HEAD'), day });
  const lines = recordLines(readRecord(root));
  expect(lines).toHaveLength(partNames.length);
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}drains +2027-01-31 {2}[0-9a-f]{9}$/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}cluster +never$/));
});
