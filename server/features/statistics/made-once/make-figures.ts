import { addDays, dayInZone } from '../../../../domain/dates.ts';
import { blockDays, lastDayOf } from '../../../../domain/statistics/blocks.ts';
import { noiseScales } from '../../../../domain/statistics/noise.ts';
import { byFigureKind, figureKinds } from '../../../../domain/statistics/figure-kinds.ts';
import type { FigureKind } from '../../../../domain/statistics/figure-kinds.ts';
import { isInUse } from '../../../../domain/statistics/protected-blocks.ts';
import type { KindCount } from '../../../../domain/statistics/protected-blocks.ts';
import { rollUpDays } from '../../daily-rollups/roll-up-days.ts';
import { rangeOfDays } from '../../daily-rollups/org-days.ts';
import { readState } from '../../daily-rollups/state.queries.ts';
import type { Job } from '../../../jobs/periodic-job.ts';
import type { Services } from '../../services.ts';
import {
  countKind,
  countPeople,
  deleteBlocksMadeAhead,
  findFirstBlock,
  findLastBlock,
  insertBlock,
} from './blocks.queries.ts';
import { drawNoise } from './draw-noise.ts';
import { deleteMonthsMadeAhead } from './group-months.queries.ts';
import { makeGroupMonths } from './make-group-months.ts';
import type { Closed } from './make-group-months.ts';

/**
 * A block is made once: by then moods can't be taken back any more, but for one that has just arrived from a device that was
 * offline. What arrives later than this is in no block and no month of groups (decision 134).
 */
const settledAfterMs = 3_600_000;

type Needs = Pick<Services, 'db' | 'config' | 'now'>;

/** The next block that has not been made; undefined where no one is there yet. */
async function nextBlock(db: Services['db'], { lastClosed, timeZone }: Closed): Promise<string | undefined> {
  const last = await findLastBlock(db, lastClosed);
  return last === undefined ? findFirstBlock(db, timeZone) : addDays(last, blockDays);
}

/** False while blocks that have ended wait: after a first start on a long history, or a long pause. */
export async function areFiguresMade({ db, config, now }: Needs): Promise<boolean> {
  // An hour is left for what is on its way, and ten minutes or so until the job looks: so not before noon.
  const yesterday = addDays(dayInZone(new Date(now().getTime() - 12 * 3_600_000), config.orgTimezone), -1);
  const next = await nextBlock(db, { lastClosed: yesterday, timeZone: config.orgTimezone });
  return next === undefined || lastDayOf(next) > yesterday;
}

/**
 * Makes the blocks that have ended since the last time, whatever the policy: a tightening finds them ready. Blocks in
 * which nothing was recorded are made like all others. Months of groups are made under 'open' alone. Any number of
 * processes may call it at once.
 */
export async function makeFigures(services: Needs): Promise<void> {
  await rollUpDays(services);
  const { db } = services;
  const { timeZone, countedUntil } = await readState(db);
  if (timeZone === null || countedUntil === null) return;
  const settled = Math.min(countedUntil.getTime(), services.now().getTime() - settledAfterMs);
  const lastClosed = addDays(dayInZone(settled, timeZone), -1);
  const closed = { lastClosed, timeZone };
  // What a clock ahead has made goes once its days are over, and not before: a clock that is behind sees all as made ahead.
  await deleteBlocksMadeAhead(db, lastClosed);
  await deleteMonthsMadeAhead(db, lastClosed);
  for (
    let block = await nextBlock(db, closed);
    block !== undefined && lastDayOf(block) <= lastClosed;
    block = addDays(block, blockDays)
  )
    await makeBlock(db, block, closed);
  await makeGroupMonths(services, closed);
}

/** Chance is added before anything is stored. */
async function makeBlock(db: Services['db'], firstDay: string, { lastClosed, timeZone }: Closed): Promise<void> {
  const range = rangeOfDays(firstDay, lastDayOf(firstDay), timeZone);
  await db.transaction().execute(async (transaction) => {
    const tookPart = (await countPeople(transaction, range)) + drawNoise(noiseScales.tookPart);
    const counts = new Map<FigureKind, KindCount>();
    for (const kind of figureKinds) counts.set(kind, await countKind(transaction, kind, range));
    const countOf = (kind: FigureKind) => counts.get(kind) ?? { answered: 0, raised: 0 };
    const movedOf = (kind: FigureKind) => ({
      answered: countOf(kind).answered + drawNoise(noiseScales.answered),
      raised: countOf(kind).raised + drawNoise(noiseScales.raised),
    });
    const kinds = byFigureKind(movedOf);
    // Which kinds are in use follows from the moved numbers: so one person changes what is left by one at most.
    const levels = figureKinds.flatMap((kind) =>
      isInUse(kinds[kind]) ? [countOf(kind).raised, countOf(kind).answered - countOf(kind).raised] : [],
    );
    const smallest = (levels.length > 0 ? Math.min(...levels) : 0) + drawNoise(noiseScales.smallest);
    await insertBlock(transaction, { firstDay, tookPart, smallest, kinds }, lastClosed);
  });
}

/** Soon after the start, because a first start may find a long history, and then as often as a block may have ended. */
export const makingFigures: Job<Needs> = {
  name: 'group_figures',
  everyMs: 600_000,
  firstAfterMs: 1000,
  work: makeFigures,
};
