import { parseArgs } from 'node:util';
import { erasureMessages } from '../../domain/messages/en/erasure.ts';
import { readProcessConfig } from '../config/config.ts';
import { readDatabaseClock } from '../db/database-clock.ts';
import type { DatabasePool } from '../db/connect.ts';
import { withDatabase } from '../operations/with-database.ts';
import { dayOf } from '../features/accounts/own/erasure-clock.ts';
import { findErasureState, noteRun } from '../features/accounts/own/erasure-clock.queries.ts';
import { housekeepingMinutes } from '../jobs/periodic-job.ts';
import { StartFault, printSteps } from '../core/start-steps.ts';
import { endWithFault } from './command-fault.ts';

/** Says what the database's clock says; `--date` confirms it, where it is the same day. */
try {
  const { values } = parseArgs({ options: { date: { type: 'string' } } });
  const config = readProcessConfig();
  const onStep = printSteps(process.stdout);
  await withDatabase(config, { name: 'confirm-clock', onStep }, async ({ db }) => {
    await (values.date === undefined ? tell(db) : confirm(db, values.date));
  });
} catch (error) {
  endWithFault(error);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function tell(db: DatabasePool['db']): Promise<void> {
  const today = dayOf(await readDatabaseClock(db));
  const { lastRunAt, stoppedAt } = await findErasureState(db);
  say(erasureMessages.clock(today));
  if (lastRunAt) say(erasureMessages.lastRun(dayOf(lastRunAt)));
  say(stoppedAt ? erasureMessages.waits(today) : erasureMessages.goesOn);
}

async function confirm(db: DatabasePool['db'], given: string): Promise<void> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given)) throw new StartFault(erasureMessages.notADate(given));
  const at = await readDatabaseClock(db);
  if (dayOf(at) !== given) throw new StartFault(erasureMessages.otherDate(given, dayOf(at)));
  await noteRun(db, at);
  say(erasureMessages.confirmed(given, housekeepingMinutes));
}
