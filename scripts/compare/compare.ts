/**
 * `npm run compare -- COMMIT`: whether this tree answers what that commit answers. Both get a copy of one demo database; every
 * reading call is made as an admin, an employee and a stranger, before and after the employee records something. JSON is
 * compared value by value and in its order, files byte by byte, but for the moments at which they were made. Prints each
 * difference; ends with 1 where there is one. `--screens` compares the pictures of the gallery instead, of each story or of those
 * with a PART in their names: `npm run compare -- COMMIT --screens PART`.
 */
import { mkdtempSync, rmSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { fillOwnDatabase, startOwnServer } from '../security/own-server.ts';
import type { OwnServer } from '../security/own-server.ts';
import { runProgram } from '../run-program.mjs';
import { step } from '../step.mjs';
import { differencesOf } from './differences.ts';
import { notRead, walk } from './read-answers.ts';
import { root } from '../check-repo/source-files.ts';

const { values, positionals } = parseArgs({ options: { screens: { type: 'boolean' } }, allowPositionals: true });
const [commit, ...parts] = positionals;
/** Of one answer: a hundred rows that lack the same key say no more than a few. */
const mostShown = 5;

/** Both at each address at once, so that what says the minute says the same. Returns how many differ, or were refused to all. */
async function compareAnswers(there: OwnServer, here: OwnServer): Promise<number> {
  const [earlier, current] = [walk(there), walk(here)];
  let [compared, differ] = [0, 0];
  const statuses = new Map<string, number[]>();
  for (;;) {
    const [one, other] = await Promise.all([earlier.next(), current.next()]);
    if (one.done || other.done) break;
    const { name, path, reading } = other.value;
    if (path !== undefined) statuses.set(path, [...(statuses.get(path) ?? []), reading.status]);
    const differences = differencesOf(one.value.reading, reading);
    compared += 1;
    if (differences.length === 0) continue;
    differ += 1;
    console.log(`\n${name}`);
    for (const line of differences.slice(0, mostShown)) console.log(`  ${line.slice(0, 300)}`);
    if (differences.length > mostShown) console.log(`  and ${differences.length - mostShown} more`);
  }
  // Two servers that refuse the same question say nothing about what they would answer.
  const misasked = [...statuses].filter(([, all]) => all.includes(400) && all.every((status) => status >= 400));
  for (const [path] of misasked)
    console.log(`\n${path}\n  no one is answered: say in read-answers.ts what it asks for`);
  console.log(`\nNot read: ${notRead.join(', ')}`);
  console.log(`${compared} answers compared, ${differ} differ`);
  return differ + misasked.length;
}

async function compare(earlier: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-compare-'));
  const servers: OwnServer[] = [];
  try {
    const sources = await step(`Laying out ${earlier}`, async () => earlierSources(earlier));
    const filled = join(folder, 'data');
    await step('Inventing people', () => fillOwnDatabase(filled, sources));
    // Not at once: each would find the other's database under way.
    await step('Starting both', async () => {
      servers.push(await startOwnServer({ sources, filled }));
      servers.push(await startOwnServer({ filled }));
    });
    const [there, here] = servers;
    return there && here ? await compareAnswers(there, here) : 1;
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (commit === undefined) {
  console.log('Of which commit? npm run compare -- HEAD~1');
  process.exitCode = 1;
} else process.exitCode = (await (values.screens ? compareScreens(commit) : compare(commit))) > 0 ? 1 : 0;

/** Takes the pictures with the sources of the commit, and compares ours with them. */
async function compareScreens(earlier: string): Promise<number> {
  const sources = await step(`Laying out ${earlier}`, async () => earlierSources(earlier));
  await runProgram([join(sources, 'scripts/gallery.mjs'), 'accept', ...parts]);
  const env = { ...process.env, GALLERY_PICTURES: join(sources, 'gallery', 'pictures') };
  return runProgram(['scripts/gallery.mjs', 'compare', ...parts], { env });
}

/** The sources of a commit with their packages, in a folder of their own that goes with the process. */
function earlierSources(earlier: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-earlier-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const run = (program: string, words: string[], cwd = folder) => execFileSync(program, words, { cwd, stdio: 'pipe' });
  run('git', ['clone', '--quiet', '--no-checkout', root, '.']);
  // A branch of the root is not one of the clone.
  const id = run('git', ['rev-parse', `${earlier}^{commit}`], root)
    .toString()
    .trim();
  run('git', ['checkout', '--quiet', id]);
  const lockOf = (sources: string) => readFileSync(join(sources, 'package-lock.json'), 'utf8');
  const [ours, theirs] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  if (lockOf(folder) !== lockOf(root)) run('npm', ['ci', '--no-audit', '--no-fund']);
  else if (values.screens) linkFiles(ours, theirs);
  else symlinkSync(ours, theirs);
  return folder;
}

/** Vite serves nothing that a link leads to outside of its root. */
function linkFiles(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'pipe' });
  } catch {
    // On another file system.
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to]);
  }
  rmSync(join(to, '.cache'), { recursive: true, force: true });
}
