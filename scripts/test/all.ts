/**
 * `npm test`: types, lint, format and repository rules beside the unit, API and component tests, then the journeys. Goes on
 * after a failure, so that one run tells everything. `-- static`, `-- unit` or `-- browser` runs one of these.
 */
import { randomInt } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../check-repo/source-files.ts';
import { ownFolder } from '../own-folder.mjs';
import { Fault } from '../step.mjs';
import { Board } from './board.ts';
import { readRecord, recordLines } from './long-record.ts';
import { bring } from './needs.ts';
import type { Need } from './needs.ts';
import { emptyReport, slowest } from './report.ts';
import { runStaticCheck, staticChecks } from './static-checks.ts';
import { resultsFolder, runJourneys, runUnitTests } from './suite.ts';
import { endToolsWithThis } from './tools.ts';

/** Room for the databases of a run in memory, where nothing waits for a disk (bytes). */
const enoughMemory = 4 * 1024 ** 3;

/** Where there is room, the folders of a run lie in memory. Others must be able to pass: PostgreSQL never runs as root. */
function temporaryFolder(): Record<string, string> {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return {};
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < enoughMemory) return {};
  const { folder } = ownFolder(memory, 'evenkeel-tests-');
  chmodSync(folder, 0o711);
  return { TMPDIR: folder };
}

const parts = ['static', 'unit', 'browser'] as const;
const named = process.argv.slice(2);
const unknown = named.filter((word) => !parts.some((part) => part === word));
if (unknown.length > 0) {
  console.log(`There is no part ${unknown.join(', ')}. The parts are ${parts.join(', ')}.`);
  process.exit(1);
}
const wants = (part: (typeof parts)[number]) => named.length === 0 || named.includes(part);
const seed = process.env['TEST_SEED'] ?? String(randomInt(2 ** 31));
const board = new Board();
/** See `e2e/start-server.ts`. */
const warnings = join(resultsFolder, 'servers.log');

/** Undefined where something cannot be had without which no test says anything. */
async function environment(): Promise<Record<string, string> | undefined> {
  const needs: Need[] = wants('unit') || wants('browser') ? ['browsers'] : [];
  if (wants('unit')) needs.push('proxies');
  if (wants('browser')) needs.push('page');
  try {
    const { env, missing } = await bring(needs);
    // Their tests say it, too, as skipped.
    for (const why of missing) board.say(`Not all can be tried here: ${why}.`);
    return { ...env, ...temporaryFolder(), TEST_SEED: seed };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    board.add('what the tests need', {
      ...emptyReport(),
      failed: 1,
      failures: [{ name: 'what the tests need', text: error.message }],
    });
    return undefined;
  }
}

async function checkStatically(): Promise<void> {
  for (const [name, words] of Object.entries(staticChecks))
    await board.part(name, () => runStaticCheck(name, words, { yields: true }));
}

async function testUnits(env: Record<string, string>): Promise<void> {
  // Two at once: the browser of the components uses one core alone.
  const run = (name: string, file: string, project: string) =>
    board.part(name, (onTold) => runUnitTests(name, { file, env, onTold, more: [`--project=${project}`] }));
  await Promise.all([
    run('unit and API tests', 'unit', '!components'),
    run('component tests', 'components', 'components'),
  ]);
}

async function testJourneys(env: Record<string, string>): Promise<void> {
  const name = 'browser journeys';
  const more = [`--shuffle=${seed}`];
  const { failed } = await board.part(name, (onTold) => runJourneys(name, { file: 'browser', env, onTold, more }));
  if (failed > 0 && existsSync(warnings))
    board.say(
      `The last that their servers warned of:\n${readFileSync(warnings, 'utf8').split('\n').slice(-40).join('\n')}`,
    );
}

endToolsWithThis();
rmSync(warnings, { force: true });
for (const file of ['unit', 'components', 'browser']) rmSync(join(resultsFolder, `${file}.json`), { force: true });
const env = await environment();
if (env && named.join() !== 'static')
  board.say(`Test files run in an order drawn from TEST_SEED=${seed}, which repeats it.`);
await Promise.all([wants('static') && checkStatically(), env && wants('unit') && testUnits(env)]);
// Afterwards, because two cores are busy with either, and a journey that waits for the other half proves nothing.
if (env && wants('browser')) await testJourneys(env);
if (board.sum.files.length > 0) board.say(`\nThe slowest files:\n${slowest(board.sum).join('\n')}`);
board.tellFailures();
board.say(`\nWhen each part of npm run test:long last passed:\n${recordLines(readRecord(root)).join('\n')}\n`);
process.exitCode = board.end();
