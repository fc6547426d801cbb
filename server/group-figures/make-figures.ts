import type { Transaction } from 'kysely';
import { dayInZone } from '../../domain/dates.ts';
import { periods } from '../../domain/statistics/periods.ts';
import { instrumentTypes } from '../../domain/instruments/instrument.ts';
import { figureKinds } from '../../domain/statistics/figure-kinds.ts';
import type { FigureKind } from '../../domain/statistics/figure-kinds.ts';
import { needsLargeGroups } from '../../domain/visibility/rules.ts';
import { policyInForce } from '../../domain/visibility/record-policy.ts';
import type { PolicyChange } from '../../domain/visibility/record-policy.ts';
import { closeDays, closedThrough } from '../day-counts/close-days.ts';
import { firstDayOf } from '../day-counts/counted-days.queries.ts';
import { addDays, startOfDay, stretchOfDays } from '../day-counts/org-days.ts';
import { readState } from '../day-counts/state.queries.ts';
import type { Database } from '../db/schema.ts';
import { startPeriodicJob } from '../periodic-job.ts';
import type { PeriodicJob } from '../periodic-job.ts';
import type { Services } from '../services.ts';
import { readPolicyChanges } from '../visibility/policy.queries.ts';
import {
  countCells,
  countDays,
  countParticipants,
  findFirstOf,
  holdFigureState,
  insertCells,
  insertTotals,
  putParticipants,
  readFigureStates,
  writeFigureState,
} from './figures.queries.ts';
import type { FigureState } from './figures.queries.ts';

/** Days that severities and moods are counted over: at least four weeks, and at most a quarter where some are rare. */
const [fewestCellDays, mostCellDays] = [28, 91];

/** Weeks looked at in one transaction. */
const weeksAtOnce = 13;

/**
 * The days on which small groups began or ceased to be protected. Such a day is in no figure, and none reaches across it:
 * what was recorded on one side of the change could be seen exactly, and subtracted.
 */
export function cutsOf(changes: readonly PolicyChange[], timeZone: string): string[] {
  return changes.flatMap(({ policy, at }, place) => {
    const before = needsLargeGroups(policyInForce(changes.slice(0, place)));
    return needsLargeGroups(policy) === before ? [] : [dayInZone(at, timeZone)];
  });
}

/** The Sunday of a day's week. */
export function endOfWeek(day: string): string {
  return addDays(day, (7 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7);
}

function daysFrom(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1;
}

type Needs = Pick<Services, 'db' | 'config' | 'now'>;

interface Frame {
  kind: FigureKind;
  timeZone: string;
  closedThrough: string;
  cuts: readonly string[];
  least: number;
}

/** The end of the last week of which every day is closed. */
function lastWeekOf(lastDay: string): string {
  return endOfWeek(addDays(lastDay, -6));
}

/** False while weeks that have ended wait to be looked at: after a first start on a long history, or a long pause. */
export async function areFiguresMade({ db, config, now }: Needs): Promise<boolean> {
  // An hour is left for what is on its way, and ten minutes or so until the job looks: so not before noon.
  const yesterday = addDays(dayInZone(new Date(now().getTime() - 12 * 3_600_000), config.orgTimezone), -1);
  return isExamined(await readFigureStates(db), lastWeekOf(yesterday));
}

function isExamined(states: readonly FigureState[], lastWeek: string): boolean {
  return states.every(({ examined_through: day }) => day !== null && day >= lastWeek);
}

/**
 * Makes the figures of the weeks that have ended since the last time, whatever the policy: a tightening finds them ready.
 * Any number of processes may call it at once. A long history takes its time, in short steps: no call waits for it.
 */
export async function makeFigures(services: Needs): Promise<void> {
  await closeDays(services);
  const counts = await readState(services.db);
  const { timeZone } = counts;
  const lastClosed = closedThrough(counts);
  if (timeZone === null || lastClosed === undefined) return;
  const lastWeek = lastWeekOf(lastClosed);
  const cuts = cutsOf(await readPolicyChanges(services.db), timeZone);
  // A cut ends what waits, also in the middle of a week.
  const due = [lastWeek, ...cuts.filter((day) => addDays(day, -1) <= lastClosed)].toSorted().at(-1) ?? lastWeek;
  if (isExamined(await readFigureStates(services.db), due)) return;
  for (const kind of figureKinds) {
    const frame: Frame = { kind, timeZone, closedThrough: lastClosed, cuts, least: services.config.minGroup };
    const step = () => services.db.transaction().execute((db) => examineSome(db, frame));
    while (!(await step()));
  }
  // Also one of this week: who is counted may have come after it.
  const cut = cuts.at(-1);
  for (const period of periods) {
    const from = firstDayOf(period, addDays(lastWeek, 1));
    const people = await participantsIn(services, from, cut, timeZone);
    await putParticipants(services.db, { period, countedThrough: lastWeek, people });
  }
}

/** Nobody where the period reaches back over a cut: how many had taken part by then may have been seen exactly. */
async function participantsIn(
  { db }: Needs,
  from: string | undefined,
  cut: string | undefined,
  timeZone: string,
): Promise<number> {
  const first = from ?? (await firstResultDay(db, timeZone));
  if (cut !== undefined && first !== undefined && first <= cut) return 0;
  return countParticipants(db, from === undefined ? undefined : startOfDay(from, timeZone));
}

async function firstResultDay(db: Services['db'], timeZone: string): Promise<string | undefined> {
  const firsts = await Promise.all(instrumentTypes.map((type) => findFirstOf(db, type)));
  const days = firsts.flatMap((first) => (first ? [dayInZone(first, timeZone)] : []));
  return days.toSorted()[0];
}

/** Soon after the start, because a first start may find a long history, and then as often as a week may have ended. */
export function startMakingFigures(services: Needs & Pick<Services, 'log'>): PeriodicJob {
  const work = () => makeFigures(services);
  const job = startPeriodicJob({ name: 'group_figures', everyMs: 600_000, work, log: services.log });
  job.wake(1000);
  return job;
}

/** True where nothing is left to examine. */
async function examineSome(db: Transaction<Database>, frame: Frame): Promise<boolean> {
  const { kind, closedThrough: lastClosed, timeZone } = frame;
  const state = await holdFigureState(db, kind);
  if (state.pending_from === null) {
    const first = await findFirstOf(db, kind);
    const firstDay = first && dayInZone(first, timeZone);
    if (firstDay === undefined || firstDay > lastClosed) {
      await writeFigureState(db, { ...state, examined_through: lastWeekOf(lastClosed) });
      return true;
    }
    Object.assign(state, { pending_from: firstDay, examined_through: addDays(firstDay, -1) });
  }
  let isDone = false;
  for (let week = 0; week < weeksAtOnce && !isDone; week += 1) isDone = await examineWeek(db, state, frame);
  await writeFigureState(db, state);
  return isDone;
}

/** Looks at the next week, or the part of it up to a cut. Changes `state`; true where that week has not ended. */
async function examineWeek(db: Transaction<Database>, state: FigureState, frame: Frame): Promise<boolean> {
  const { kind, closedThrough: lastClosed, cuts, least, timeZone } = frame;
  const pending = state.pending_from ?? lastClosed;
  const first = addDays(state.examined_through ?? pending, 1);
  // What waits began before the cut, as days or as severities and moods: neither may go on behind it.
  const waitsFrom = state.cells_from ?? pending;
  const cut = cuts.find((day) => first >= day && (waitsFrom < day || first <= day));
  if (cut !== undefined) {
    await writeCells(db, state, frame, true);
    const next = cut >= first ? addDays(cut, 1) : first;
    Object.assign(state, { pending_from: next, examined_through: addDays(next, -1) });
    return false;
  }
  const ahead = cuts.find((day) => day > first);
  const sunday = endOfWeek(first);
  const last = ahead !== undefined && ahead <= sunday ? addDays(ahead, -1) : sunday;
  if (last > lastClosed) return true;
  state.examined_through = last;
  const { days, whole } = await countDays(db, kind, stretchOfDays(pending, last, timeZone));
  if (whole.count === 0) state.pending_from = addDays(last, 1);
  if (whole.people < least) return false;
  const isOneWeek = endOfWeek(pending) === endOfWeek(last);
  const parts = isOneWeek && days.every(({ people }) => people >= least) ? days : [whole];
  await insertTotals(
    db,
    parts.map(({ day, count, people, scoreSum }) => ({
      kind,
      first_day: day ?? pending,
      last_day: day ?? last,
      count,
      people,
      score_sum: scoreSum,
    })),
  );
  Object.assign(state, {
    cells_from: state.cells_from ?? pending,
    cells_through: last,
    pending_from: addDays(last, 1),
  });
  await writeCells(db, state, frame, false);
  return false;
}

/** Counts severities or moods of the totals that wait for it, once they are enough or where a cut ends them. */
async function writeCells(
  db: Transaction<Database>,
  state: FigureState,
  { kind, least, timeZone }: Frame,
  isLastChance: boolean,
): Promise<void> {
  const { cells_from: first, cells_through: last } = state;
  if (first === null || last === null) return;
  const length = daysFrom(first, last);
  if (!isLastChance && length < fewestCellDays) return;
  const cells = await countCells(db, kind, stretchOfDays(first, last, timeZone));
  if (!isLastChance && length < mostCellDays && cells.some(({ people }) => people < least)) return;
  await insertCells(db, { kind, first_day: first, last_day: last }, cells);
  Object.assign(state, { cells_from: null, cells_through: null });
}
