import type { Transaction } from 'kysely';
import { dayInZone } from '../../domain/dates.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { addDays, stretchOfDays } from './org-days.ts';
import { findFirstRecord, lockState, readState, reopenAfter, writeState } from './state.queries.ts';
import type { CountsState } from './state.queries.ts';
import { addMoods, addScores, moodsOf, scoresOf } from './tally.queries.ts';

/**
 * How long after its end a day stays open. Far longer than a transaction may last or clocks of processes may differ,
 * so that no record of a closed day is still on its way.
 */
const graceMs = 3_600_000;

/** Days counted in one transaction: a step stays short even for a very large organisation. */
const daysAtOnce = 7;

type Clock = Pick<Services, 'db' | 'config' | 'now'>;

interface Aim {
  timeZone: string;
  today: string;
  /** The last day that is to be counted. */
  lastClosed: string;
}

function aimOf({ config, now }: Clock): Aim {
  const timeZone = config.orgTimezone;
  const graceful = new Date(now().getTime() - graceMs);
  return {
    timeZone,
    today: dayInZone(now(), timeZone),
    lastClosed: addDays(dayInZone(graceful, timeZone), -1),
  };
}

/** A day that has not ended can only be closed where a clock was set back; its records would be missed. */
function isReached({ timeZone, closedThrough }: CountsState, aim: Aim): boolean {
  if (timeZone !== aim.timeZone || closedThrough === null) return false;
  return closedThrough >= aim.lastClosed && closedThrough < aim.today;
}

/**
 * Counts the days that have ended since the last time; all of them anew where the organisation's zone has changed.
 * Any number of processes may call it at once: each day is counted by one of them, the others wait.
 */
export async function closeDays(services: Clock): Promise<void> {
  const aim = aimOf(services);
  if (isReached(await readState(services.db), aim)) return;
  const step = () =>
    services.db.transaction().execute(async (transaction) => {
      const state = await lockState(transaction);
      if (isReached(state, aim)) return true;
      await closeSome(transaction, state, aim);
      return false;
    });
  while (!(await step()));
}

async function closeSome(db: Transaction<Database>, state: CountsState, aim: Aim): Promise<void> {
  let { closedThrough } = state;
  if (state.timeZone !== aim.timeZone) closedThrough = null;
  if (closedThrough !== null && closedThrough >= aim.today) closedThrough = aim.lastClosed;
  if (closedThrough !== state.closedThrough || closedThrough === null) await reopenAfter(db, closedThrough);
  const first = closedThrough === null ? await firstDay(db, aim.timeZone) : addDays(closedThrough, 1);
  if (first === undefined || first > aim.lastClosed)
    return writeState(db, { timeZone: aim.timeZone, closedThrough: closedThrough ?? aim.lastClosed });
  const aWhileLater = addDays(first, daysAtOnce - 1);
  const last = aWhileLater < aim.lastClosed ? aWhileLater : aim.lastClosed;
  const stretch = stretchOfDays(first, last, aim.timeZone);
  await addScores(db, scoresOf(stretch, 'employees'), 1);
  await addMoods(db, moodsOf(stretch, 'employees'), 1);
  await writeState(db, { timeZone: aim.timeZone, closedThrough: last });
}

async function firstDay(db: Transaction<Database>, timeZone: string): Promise<string | undefined> {
  const first = await findFirstRecord(db);
  return first && dayInZone(first, timeZone);
}
