import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { outcomeOf } from './ran.ts';
import { namedTest, root } from './rows.ts';
import type { Mutation } from './rows.ts';
import { runTests } from './run-tests.ts';
import { runTool } from '../test/tools.ts';
import { noteNoticed } from './seen.ts';

/** The working tree as it stands, apart from it: what is broken there is broken nowhere else. */
function throwawayCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-mutations-'));
  // PostgreSQL never runs as root, and must be able to pass.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  for (const path of listed.split('\0').filter((one) => one !== '')) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  // Some rules ask git which files there are.
  execFileSync('git', ['init', '-q'], { cwd: folder });
  writeFileSync(join(folder, '.git', 'info', 'exclude'), 'node_modules\n');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'test-results'));
  return folder;
}

/** Breaks one thing at a time. Returns what went wrong: tests that did not notice, and those that are red without a fault. */
export async function tryMutations(mutations: readonly Mutation[], note = noteNoticed): Promise<string[]> {
  const folder = throwawayCopy();
  const faults: string[] = [];
  const files = [...new Set(mutations.map(({ test }) => namedTest(test).file))];
  for (const group of Map.groupBy(files, kindOfRun).values()) {
    const ofGroup = mutations.filter(({ test }) => group.includes(namedTest(test).file));
    const red = await findRed(folder, group, ofGroup);
    for (const [test, outcome] of red) faults.push(`${test}: ${outcome}, without a mutation`);
    // Those of a file one after the other: it is in the memory of the machine.
    for (const mutation of group.flatMap((file) => ofGroup.filter(({ test }) => namedTest(test).file === file))) {
      if (red.has(mutation.test)) continue;
      const isNoticed = await isNoticedIn(folder, mutation, namesIn(ofGroup, namedTest(mutation.test).file));
      console.log(`${isNoticed ? 'noticed    ' : 'NOT NOTICED'} ${mutation.test}`);
      if (isNoticed) note(mutation, new Date().toISOString().slice(0, 10));
      else faults.push(`${mutation.test} does not notice: ${mutation.search} -> ${mutation.replacement}`);
    }
  }
  return faults;
}

/** Files that one run can take: journeys are another tool's, and long forms are asked for by a switch. */
const kindOfRun = (file: string) => `${file.startsWith('e2e/')} ${file.includes('.long.')}`;

const namesIn = (mutations: readonly Mutation[], file: string) => [
  ...new Set(mutations.map(({ test }) => namedTest(test)).flatMap((test) => (test.file === file ? [test.name] : []))),
];

/** All tests once, as they are: one that is red now would notice anything. */
async function findRed(folder: string, files: readonly string[], mutations: readonly Mutation[]) {
  for (const file of files.slice(0, 1)) await buildFor(folder, file);
  const { ran, output } = await runTests(folder, files, [
    ...new Set(files.flatMap((file) => namesIn(mutations, file))),
  ]);
  const red = new Map<string, string>();
  for (const { test } of mutations) if (outcomeOf(test, ran) !== 'passed') red.set(test, outcomeOf(test, ran));
  if (red.size > 0) console.log(output.split('\n').slice(-30).join('\n'));
  return red;
}

async function isNoticedIn(folder: string, { test, file, search, replacement }: Mutation, names: readonly string[]) {
  const path = join(folder, file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    whole.replace(search, () => replacement),
  );
  try {
    await buildFor(folder, namedTest(test).file);
    const { ran } = await runTests(folder, [namedTest(test).file], names);
    return outcomeOf(test, ran) === 'failed';
  } finally {
    writeFileSync(path, whole);
  }
}

/** Journeys are of the built page. */
async function buildFor(folder: string, testFile: string): Promise<void> {
  if (!testFile.startsWith('e2e/')) return;
  await runTool(['-e', "import('./scripts/page.mjs').then((page) => page.buildPage())"], { cwd: folder });
}
