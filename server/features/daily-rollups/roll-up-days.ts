import type { Transaction } from 'kysely';
import { addDays, dayInZone } from '../../../domain/dates.ts';
import type { Database } from '../../db/schema.ts';
import type { Job } from '../../jobs/periodic-job.ts';
import type { Services } from '../services.ts';
import { startOfDay, rangeBetween } from './org-days.ts';
import { movePastParticipants } from './participants.queries.ts';
import { areManyLeft, findFirstRecord, forgetDays, forgetParticipants, lockState } from './state.queries.ts';
import { readState, waitForRecords, writeState } from './state.queries.ts';
import type { CountsState } from './state.queries.ts';
import { addMoods, addScores } from './add-tallies.queries.ts';
import { moodsOf, scoresOf } from './tally.queries.ts';

/**
 * How long records stay open. Nearly all are stored within it (`server/db/statement-watch.ts`); those that are not cost their
 * caller a few statements more (`storeLate`), and the figures are right with any value.
 */
const graceMs = 1500;

/** What was recorded in this time, too, may be counted live by a reader: counting it for good is a write. */
export const behindMs = 60_000;

/** So many records readers would feel, and the job counts them as soon as it looks; fewer are left to them for a while. */
const [mostLeft, fewLeftMs] = [1000, 20_000];

/** How far a clock may be behind that of another process; one that is further behind was set back. */
const apartMs = 3_600_000;

/** Days counted in one transaction: a step stays short even for a very large organisation. */
const daysAtOnce = 7;

type Clock = Pick<Services, 'db' | 'config' | 'now'>;

interface Aim {
  timeZone: string;
  now: Date;
  /** Up to when records are to be counted. */
  until: Date;
}

function aimOf({ config, now }: Pick<Clock, 'config' | 'now'>): Aim {
  const at = now();
  return { timeZone: config.orgTimezone, now: at, until: new Date(at.getTime() - graceMs) };
}

function isReached(state: CountsState, aim: Aim, behind: number): boolean {
  if (state.timeZone !== aim.timeZone || state.countedUntil === null || isAhead(state.countedUntil, aim)) return false;
  return state.countedUntil.getTime() >= aim.until.getTime() - behind;
}

/** A clock was set back: nearly all that is recorded now would come late. */
function isAhead(countedUntil: Date | null, { now }: Aim): boolean {
  return countedUntil !== null && countedUntil.getTime() > now.getTime() + apartMs;
}

/**
 * Counts what was recorded since the last time, up to some seconds ago; all of it again where the organisation's zone has
 * changed. Nothing happens while no more than `behind` (milliseconds) is left to count. Any number of processes may call it
 * at once: each range is counted by one of them, the others wait.
 */
export async function rollUpDays(services: Clock, behind = 0): Promise<CountsState> {
  const aim = aimOf(services);
  for (;;) {
    const state = await readState(services.db);
    if (isReached(state, aim, behind)) return state;
    const { lowered } = await services.db.transaction().execute((transaction) => announce(transaction, aim));
    await waitForRecords(services.db);
    await services.db.transaction().execute((transaction) => countSome(transaction, aim, lowered));
  }
}

/** Says up to when is counted next: a transaction that stores a record of that time from now on adds it to the counts. */
async function announce(db: Transaction<Database>, { until }: Aim): Promise<CountsState> {
  const state = await lockState(db);
  if (state.openSince !== null && state.openSince >= until) return state;
  await writeState(db, { ...state, openSince: until });
  return state;
}

/** Counts some days more; false where there is nothing to count, or where what was announced does not hold any more. */
async function countSome(db: Transaction<Database>, aim: Aim, lowered: number): Promise<boolean> {
  const state = await lockState(db);
  if (isReached(state, aim, 0) || state.lowered !== lowered) return false;
  const { timeZone, until } = aim;
  const from = await startingAt(db, state, aim);
  const aWhileLater = startOfDay(addDays(dayInZone(from, timeZone), daysAtOnce), timeZone);
  const end = aWhileLater < until ? aWhileLater : until;
  if (from < end) {
    const range = rangeBetween(from, end, timeZone);
    await addScores(db, scoresOf(range, 'employees'), 1);
    await addMoods(db, moodsOf(range, 'employees'), 1);
    await movePastParticipants(db, range);
  }
  const wasSetBack = isAhead(state.countedUntil, aim);
  await writeState(db, {
    timeZone,
    countedUntil: end,
    openSince: wasSetBack ? until : state.openSince,
    lowered: lowered + (wasSetBack ? 1 : 0),
  });
  return true;
}

/** Forgets what has to be counted again. */
async function startingAt(db: Transaction<Database>, state: CountsState, aim: Aim): Promise<Date> {
  const { timeZone, until } = aim;
  const countedUntil = state.timeZone === timeZone ? state.countedUntil : null;
  if (countedUntil !== null && !isAhead(countedUntil, aim)) return countedUntil;
  const isAnew = countedUntil === null;
  await forgetParticipants(db);
  const first = isAnew ? await findFirstRecord(db) : until;
  const day = first && first <= until ? dayInZone(first, timeZone) : undefined;
  await forgetDays(db, isAnew ? undefined : day);
  return day === undefined ? until : startOfDay(day, timeZone);
}

/** Counts everything again in one transaction: readers meanwhile still get the old figures. */
export async function countAnew(services: Clock, signal?: AbortSignal): Promise<void> {
  const aim = aimOf(services);
  // What is counted below was announced by this.
  const { lowered } = await rollUpDays(services);
  await services.db.transaction().execute(async (transaction) => {
    await writeState(transaction, { ...(await lockState(transaction)), countedUntil: null });
    do signal?.throwIfAborted();
    while (await countSome(transaction, aim, lowered));
  });
}

/** Counts often while many records come in, and seldom else: each count is two writes. */
async function keepUp(context: Clock): Promise<void> {
  const areMany = await areManyLeft(context.db, aimOf(context).until, mostLeft);
  await rollUpDays(context, areMany ? 0 : fewLeftMs);
}

/** A reader then has little left to count. */
export const rollingUp: Job<Clock> = {
  name: 'daily_rollups',
  everyMs: 1000,
  afterFaultMs: fewLeftMs,
  work: keepUp,
};
