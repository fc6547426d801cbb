import type { Transaction } from 'kysely';
import { dayInZone } from '../../domain/dates.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { addDays, startOfDay, stretchBetween } from './org-days.ts';
import { findFirstRecord, forgetDays, lockState, readState, writeState } from './state.queries.ts';
import type { CountsState } from './state.queries.ts';
import { addMoods, addScores, moodsOf, scoresOf } from './tally.queries.ts';

/**
 * How long records stay open. Far longer than a transaction may last or clocks of processes may differ, so that no
 * record of a time that is counted is still on its way.
 */
const graceMs = 3_600_000;

/** What was recorded in this time, too, may be counted live: counting it for good is a write. */
const behindMs = 600_000;

/** Days counted in one transaction: a step stays short even for a very large organisation. */
const daysAtOnce = 7;

type Clock = Pick<Services, 'db' | 'config' | 'now'>;

export interface Aim {
  timeZone: string;
  now: Date;
  /** Up to when records are to be counted. */
  until: Date;
}

export function aimOf({ config, now }: Pick<Clock, 'config' | 'now'>): Aim {
  const at = now();
  return { timeZone: config.orgTimezone, now: at, until: new Date(at.getTime() - graceMs) };
}

/** What is counted of the future, after a clock was set back, would hide the records that are made then. */
function isReached({ timeZone, countedUntil }: CountsState, { now, until, ...aim }: Aim, behind: number): boolean {
  if (timeZone !== aim.timeZone || countedUntil === null || countedUntil > now) return false;
  return countedUntil.getTime() >= until.getTime() - behind;
}

/** The last day of which everything is counted. */
export function closedThrough({ timeZone, countedUntil }: CountsState): string | undefined {
  if (timeZone === null || countedUntil === null) return undefined;
  return addDays(dayInZone(countedUntil, timeZone), -1);
}

/**
 * Counts what was recorded since the last time, up to an hour ago; all of it anew where the organisation's zone has
 * changed. Any number of processes may call it at once: each stretch is counted by one of them, the others wait.
 */
export async function rollUpDays(services: Clock): Promise<void> {
  const aim = aimOf(services);
  const state = await readState(services.db);
  // A day that has ended is closed at once: figures are made from closed days.
  const areDaysClosed = closedThrough(state) === addDays(dayInZone(aim.until, aim.timeZone), -1);
  if (isReached(state, aim, areDaysClosed ? behindMs : 0)) return;
  while (!(await services.db.transaction().execute((transaction) => countSome(transaction, aim))));
}

/** Counts some days more; true where nothing is left to count. */
export async function countSome(db: Transaction<Database>, aim: Aim): Promise<boolean> {
  const state = await lockState(db);
  if (isReached(state, aim, 0)) return true;
  const from = await startingAt(db, state, aim);
  const aWhileLater = startOfDay(addDays(dayInZone(from, aim.timeZone), daysAtOnce), aim.timeZone);
  const end = aWhileLater < aim.until ? aWhileLater : aim.until;
  if (from < end) {
    const stretch = stretchBetween(from, end, aim.timeZone);
    await addScores(db, scoresOf(stretch, 'employees'), 1);
    await addMoods(db, moodsOf(stretch, 'employees'), 1);
  }
  await writeState(db, { timeZone: aim.timeZone, countedUntil: end });
  return end.getTime() === aim.until.getTime();
}

/** Forgets what has to be counted anew. */
async function startingAt(db: Transaction<Database>, state: CountsState, { timeZone, now, until }: Aim): Promise<Date> {
  if (state.timeZone !== timeZone || state.countedUntil === null) {
    await forgetDays(db);
    const first = await findFirstRecord(db);
    return first && first < until ? startOfDay(dayInZone(first, timeZone), timeZone) : until;
  }
  if (state.countedUntil <= now) return state.countedUntil;
  const day = dayInZone(until, timeZone);
  await forgetDays(db, day);
  return startOfDay(day, timeZone);
}
