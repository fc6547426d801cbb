import { parseArgs } from 'node:util';
import { countsMessages } from '../../domain/messages/en/counts.ts';
import { operatorMessages } from '../../domain/messages/en/settings.ts';
import { readProcessConfig } from '../config.ts';
import { ConfigFault } from '../settings/environment.ts';
import { checkCounts, isRight, repairCounts } from '../daily-rollups/compare-with-records.ts';
import type { CheckedCounts } from '../daily-rollups/compare-with-records.ts';
import type { DatabasePool } from '../db/connect.ts';
import { isMigrated } from '../db/migrate.ts';
import { withDatabase } from '../db/with-database.ts';
import { exitWithParent } from '../process/exit-with-parent.ts';
import { showProgress } from './progress-bar.ts';
import { StartFault } from '../process/start-fault.ts';
import { printSteps, runStep } from '../process/start-steps.ts';

/** Compares the sums of the statistics with the records; ends with 1 where they differ. `--repair` counts anew. */
const daysNamed = 20;

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
exitWithParent(() => stopping.abort());

const onStep = printSteps(process.stdout);

try {
  const { values } = parseArgs({ options: { repair: { type: 'boolean', default: false } } });
  const config = readProcessConfig();
  await withDatabase(config, { name: 'check-counts', onStep }, async ({ db, pool }) => {
    if (!(await isMigrated(pool))) throw new StartFault(countsMessages.noTables);
    const found = await check({ db });
    tell(found);
    if (isRight(found)) return;
    if (!values.repair) {
      say(countsMessages.howToRepair);
      process.exitCode = 1;
      return;
    }
    await runStep(onStep, countsMessages.repairing, () => repairCounts({ db, config, now: () => new Date() }));
    const again = await check({ db });
    if (isRight(again)) return say(countsMessages.repaired);
    tell(again);
    process.exitCode = 1;
  });
} catch (error) {
  process.exitCode = 1;
  if (stopping.signal.aborted) say(countsMessages.stopped);
  else process.stderr.write(`${sentenceOf(error)}\n`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function check({ db }: Pick<DatabasePool, 'db'>): Promise<CheckedCounts> {
  const show = showProgress(process.stdout, countsMessages.comparing, 1);
  return checkCounts({ db }, (share) => {
    stopping.signal.throwIfAborted();
    show(share);
  });
}

function tell(found: CheckedCounts): void {
  const { days, falseDays, areEmployeesRight, areParticipantsRight } = found;
  if (isRight(found)) return say(days === 0 ? countsMessages.notYet : countsMessages.right(days));
  for (const { day, kind } of falseDays.slice(0, daysNamed)) say(countsMessages.falseDay(day, kind));
  if (falseDays.length > daysNamed) say(countsMessages.more(falseDays.length - daysNamed));
  if (!areEmployeesRight) say(countsMessages.falseEmployees);
  if (!areParticipantsRight) say(countsMessages.falseParticipants);
}

function sentenceOf(error: unknown): string {
  if (error instanceof ConfigFault) return [operatorMessages.faults, ...error.faults].join('\n');
  if (error instanceof StartFault || error instanceof TypeError) return error.message;
  throw error;
}
