import { parseArgs } from 'node:util';
import { countsMessages } from '../../domain/messages/en/counts.ts';
import { readProcessConfig } from '../config/config.ts';
import { checkCounts, isRight, repairCounts } from '../features/daily-rollups/compare-with-records.ts';
import type { CheckedCounts } from '../features/daily-rollups/compare-with-records.ts';
import { takeOverZone } from '../features/organisation/follow-organisation.ts';
import type { DatabasePool } from '../db/connect.ts';
import { withDatabase } from '../operations/with-database.ts';
import { printSteps, runStep } from '../core/start-steps.ts';
import { endingEarly } from './ending-early.ts';
import { showProgress } from './progress-bar.ts';

/** Compares the sums of the statistics with the records; ends with 1 where they differ. `--repair` counts again. */
const daysNamed = 20;

const onStep = printSteps(process.stdout);

await endingEarly(countsMessages.stopped, async (signal) => {
  const { values } = parseArgs({ options: { repair: { type: 'boolean', default: false } } });
  const config = readProcessConfig();
  await withDatabase(config, { name: 'check-counts', onStep }, async ({ db }) => {
    await takeOverZone({ db, config });
    const found = await check({ db }, signal);
    tell(found);
    if (isRight(found)) return;
    if (!values.repair) {
      say(countsMessages.howToRepair);
      process.exitCode = 1;
      return;
    }
    await runStep(onStep, countsMessages.repairing, () => repairCounts({ db, config, now: () => new Date() }, signal));
    const again = await check({ db }, signal);
    if (isRight(again)) return say(countsMessages.repaired);
    tell(again);
    process.exitCode = 1;
  });
});

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function check({ db }: Pick<DatabasePool, 'db'>, signal: AbortSignal): Promise<CheckedCounts> {
  const show = showProgress(process.stdout, countsMessages.comparing, 1);
  return checkCounts({ db }, (share) => {
    signal.throwIfAborted();
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
