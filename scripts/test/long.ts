/**
 * `npm run test:long`: what is long by nature, in parts. Runs those that have not passed on this commit; `-- drains proxies` these,
 * `-- --again` all of them.
 */
import { parseArgs } from 'node:util';
import { projectFiles, root } from '../check-repo/source-files.ts';
import { Board } from './board.ts';
import { filesOf, isPart, longParts, partNames } from './long-parts.ts';
import type { PartName } from './long-parts.ts';
import { notePassed, partsToRun, testedCommit, whyNotPassed } from './long-record.ts';
import { bring } from './needs.ts';
import { addUp, emptyReport } from './report.ts';
import type { Report, Told } from './report.ts';
import { runJourneys, runUnitTests } from './suite.ts';
import { endToolsWithThis, runTool } from './tools.ts';

const { values, positionals } = parseArgs({ options: { again: { type: 'boolean' } }, allowPositionals: true });
const unknown = positionals.filter((word) => !isPart(word));
const board = new Board();

function wanted(): readonly PartName[] {
  if (positionals.length === 0) return values.again ? partNames : partsToRun(root);
  return partNames.filter((name) => positionals.includes(name));
}

/** Figures are told as they come: they belong into docs/reliability.md. */
const onOutput = (text: string) => board.say(text.trimEnd());

async function runFiles(name: PartName, env: Record<string, string>, onTold: (told: Told) => void): Promise<Report> {
  const files = filesOf(name, projectFiles());
  const journeys = files.filter((file) => file.endsWith('.spec.ts'));
  const units = files.filter((file) => !journeys.includes(file));
  const reports: Report[] = [];
  const suite = { env, onTold, onOutput };
  // One after the other: what they do to a machine is no matter of another test's.
  if (units.length > 0)
    reports.push(await runUnitTests(name, { ...suite, file: `long-${name}`, more: ['--maxWorkers=1', ...units] }));
  if (journeys.length > 0)
    reports.push(await runJourneys(name, { ...suite, file: `long-${name}-browser`, more: journeys }));
  if (reports.length === 0) throw new Error(`No test file belongs to ${name}.`);
  return addUp(reports);
}

async function runProgram(path: string, env: Record<string, string>): Promise<Report> {
  const { code, output } = await runTool([path], { env, onOutput });
  if (code === 0) return { ...emptyReport(), passed: 1 };
  return { ...emptyReport(), failed: 1, failures: [{ name: path, text: output }] };
}

async function run(name: PartName): Promise<void> {
  const { needs = [], program, env: own } = longParts[name];
  const before = testedCommit(root);
  const report = await board.part(name, async (onTold) => {
    const { env, missing } = await bring(needs);
    const all = { TEST_LONG: '1', ...env, ...own };
    const found = program === undefined ? await runFiles(name, all, onTold) : await runProgram(program, all);
    const failures = missing.map((why) => ({ name, text: `Not all of it was run: ${why}.` }));
    return { ...found, failed: found.failed + failures.length, failures: [...found.failures, ...failures] };
  });
  if (report.failed > 0) return;
  const commit = testedCommit(root) === before ? before : undefined;
  const why = whyNotPassed(report, commit !== undefined);
  if (why !== undefined) board.say(`      ${name} is not noted: ${why}`);
  else if (commit !== undefined) notePassed(root, name, { commit, day: new Date().toISOString().slice(0, 10) });
}

endToolsWithThis();
if (unknown.length > 0) {
  console.log(`There is no part ${unknown.join(', ')}. The parts are:`);
  for (const name of partNames) console.log(`  ${name.padEnd(14)} ${longParts[name].what}`);
  process.exitCode = 1;
} else {
  const chosen = wanted();
  const left = partNames.filter((name) => !chosen.includes(name));
  if (positionals.length === 0 && left.length > 0) board.say(`Passed on this commit already: ${left.join(', ')}.`);
  for (const one of chosen) await run(one);
  board.tellFailures();
  process.exitCode = chosen.length > 0 ? board.end() : 0;
}
