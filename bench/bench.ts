/**
 * `npm run bench`: every figure beside its limit or its peer, on invented data, on this machine only. `-- --quick` for a
 * short run, `--only requests,memory` for some groups, `--keep <folder>` to use the databases of an earlier run again,
 * `--markdown <file>` to put the table between the marks of that document. Ends with 1 where a limit is missed.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BenchRow } from './bench-row.ts';
import { measureBurst } from './burst.ts';
import { makeDatabaseOnce } from './database.ts';
import { measureMemory } from './memory.ts';
import { measurePage } from './page.ts';
import { measurePhones } from './phone.ts';
import { measureReports } from './report.ts';
import { measureRequests } from './requests.ts';
import { settingsFor } from './settings.ts';
import type { BenchSettings } from './settings.ts';
import { measureStatistics } from './statistics.ts';
import { intoDocument, markdownTable, textTable } from './table.ts';

const onOrganisation =
  (measure: (bench: BenchSettings, dataDir: string) => Promise<BenchRow[]>) =>
  async (bench: BenchSettings): Promise<BenchRow[]> => {
    const dataDir = join(bench.folder, `employees-${bench.employees}`);
    await makeDatabaseOnce(dataDir, { records: bench.employees * 20, employees: bench.employees });
    return measure(bench, dataDir);
  };

const groups: Record<string, (bench: BenchSettings) => Promise<BenchRow[]>> = {
  memory: onOrganisation(measureMemory),
  requests: onOrganisation(measureRequests),
  burst: measureBurst,
  report: onOrganisation(measureReports),
  statistics: measureStatistics,
  page: measurePage,
  phone: measurePhones,
};

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    keep: { type: 'string' },
    markdown: { type: 'string' },
  },
});

const wanted = values.only?.split(',') ?? Object.keys(groups);
const unknown = wanted.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(`No group ${unknown.join(', ')}. There are ${Object.keys(groups).join(', ')}.`);
  process.exitCode = 1;
} else {
  await run();
}

async function run(): Promise<void> {
  const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'evenkeel-bench-'));
  mkdirSync(folder, { recursive: true });
  const remove = () => values.keep === undefined && rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const bench = settingsFor({ isQuick: values.quick, folder });
  const rows: BenchRow[] = [];
  const broken: string[] = [];
  for (const name of wanted) {
    try {
      rows.push(...((await groups[name]?.(bench)) ?? []));
    } catch (fault) {
      // What the other groups took their minutes for is not lost with one.
      console.error(`${name} could not be measured:`, fault);
      broken.push(name);
    }
  }
  console.log(`\n${textTable(rows)}\n`);
  const missed = rows.filter(({ ok }) => ok === false).length;
  const judged = rows.filter(({ ok }) => ok !== undefined).length;
  console.log(`${judged - missed} of ${judged} limits are kept.`);
  if (values.markdown !== undefined) writeInto(values.markdown, rows);
  if (broken.length > 0) console.log(`Not measured: ${broken.join(', ')}.`);
  process.exitCode = missed + broken.length > 0 ? 1 : 0;
}

function writeInto(file: string, rows: readonly BenchRow[]): void {
  const where = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${cpus()[0]?.model ?? ''}`;
  writeFileSync(file, intoDocument(readFileSync(file, 'utf8'), `${where}.\n\n${markdownTable(rows)}`));
}
