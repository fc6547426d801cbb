/**
 * `npm run asvs` says how many requirements of OWASP ASVS 5.0.0 hold, as it comes and under `PASSWORD_POLICY=strict`, from
 * `security/asvs.json` and the reports of the last `npm test`; `-- --run` runs the named tests itself. `-- --mutate [row ...]` breaks each of them once on purpose, in a copy,
 * and goes on where it was interrupted; `--again` starts over.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfRows } from './asvs/faults.ts';
import { tryMutations } from './asvs/mutate.ts';
import { outcomeOf, readRan } from './asvs/ran.ts';
import type { RanTest } from './test/report.ts';
import { namedTest, readMutations, readRows, root } from './asvs/rows.ts';
import type { Row } from './asvs/rows.ts';
import { isShown, sumsOf } from './asvs/sums.ts';
import { runTests } from './asvs/run-tests.ts';
import { hashOf, noticed } from './asvs/seen.ts';

const words = process.argv.slice(2);
const rows = readRows();
const mutations = readMutations();
mkdirSync(join(root, 'test-results'), { recursive: true });

async function mutate(): Promise<void> {
  const wanted = words.filter((word) => !word.startsWith('--'));
  const tests = new Set(
    rows.filter(({ id }) => wanted.length === 0 || wanted.includes(id)).flatMap((row) => row.tests),
  );
  const done = words.includes('--again') ? new Set<string>() : noticed();
  const left = mutations.filter((mutation) => tests.has(mutation.test) && !done.has(hashOf(mutation)));
  console.log(`${left.length} mutations to try, of ${mutations.length}`);
  const faults = await tryMutations(left);
  for (const fault of faults) console.log(`FAIL ${fault}`);
  const seen = noticed();
  console.log(`${mutations.filter((one) => seen.has(hashOf(one))).length} of ${mutations.length} mutations noticed`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

async function runNamed(): Promise<RanTest[]> {
  const files = [...new Set(rows.flatMap(({ tests }) => tests).map((test) => namedTest(test).file))];
  // Journeys are another tool's, and long forms are asked for by a switch.
  const kindOf = (file: string) => `${file.startsWith('e2e/')} ${file.includes('.long.')}`;
  const ran: RanTest[] = [];
  for (const group of Map.groupBy(files, kindOf).values()) ran.push(...(await runTests(root, group)).ran);
  return ran;
}

function faultsOfRun(row: Row, ran: readonly RanTest[], broken: ReadonlySet<string>): string[] {
  return row.tests.flatMap((test) => {
    const outcome = outcomeOf(test, ran);
    const faults = outcome === 'passed' ? [] : [`${row.id}: ${outcome}: ${test}`];
    return broken.has(test) ? faults : [...faults, `${row.id}: was never seen to fail: ${test}`];
  });
}

async function report(): Promise<void> {
  const ran = words.includes('--run') ? await runNamed() : readRan();
  if (!ran) console.log('There is no report of a test run: npm test first, or npm run asvs -- --run.');
  const seen = noticed();
  const broken = new Set(mutations.filter((one) => seen.has(hashOf(one))).map(({ test }) => test));
  const standing = faultsOfRows(rows, mutations);
  const found = rows
    .filter(({ state }) => isShown(state))
    .map((row) => [row.id, faultsOfRun(row, ran ?? [], broken)] as const);
  const faults = [...standing, ...found.flatMap(([, texts]) => texts)];
  for (const { id, state, reason = '' } of rows) if (state !== 'met') console.log(`${id} ${state}: ${reason}`);
  for (const fault of faults) console.log(`FAIL ${fault}`);
  const faulty = new Set(found.filter(([, texts]) => texts.length > 0).map(([id]) => id));
  console.log(`as the rows say, levels 1 and 2: ${sumsOf(rows, [1, 2])}; level 3: ${sumsOf(rows, [3])}`);
  console.log(
    `each seen to hold and its tests to fail, levels 1 and 2: ${sumsOf(rows, [1, 2], faulty)}; level 3: ${sumsOf(rows, [3], faulty)}`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

await (words.includes('--mutate') ? mutate() : report());
