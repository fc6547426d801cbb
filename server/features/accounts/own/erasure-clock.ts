import { erasureMessages } from '../../../../domain/messages/en/erasure.ts';
import { findNewestRecord, holdsAnything } from './retention.queries.ts';
import type { Services } from '../../services.ts';
import { findErasureState, noteRun, noteStop } from './erasure-clock.queries.ts';

type Needs = Pick<Services, 'db' | 'log' | 'databaseNow'>;

/** How far the clock may have gone on without a sign that this time has passed. */
const largestGapDays = 40;

const largestGapMs = largestGapDays * 86_400_000;

/**
 * When it is, for what erases things whose time is over: by the database's clock. Undefined where that clock has gone on
 * by more than forty days without a sign of life, so that an operator has to confirm it (`npm run confirm-clock`).
 */
export async function timeToErase({ db, log, databaseNow }: Needs): Promise<Date | undefined> {
  const at = await databaseNow();
  const { lastRunAt, stoppedAt } = await findErasureState(db);
  const knownUntil = await lastSign(db, lastRunAt, at);
  if (isFar(knownUntil, at) && (await holdsAnything(db))) {
    await noteStop(db, at);
    const said = { event: 'erasure_stopped', clock: at.toISOString(), known: knownUntil.toISOString() };
    log.error(said, erasureMessages.stopped(dayOf(at), largestGapDays));
    return undefined;
  }
  await noteRun(db, at);
  if (stoppedAt) log.info({ event: 'erasure_resumed', clock: at.toISOString() });
  return at;
}

export const dayOf = (at: Date) => at.toISOString().slice(0, 10);

const isFar = (known: Date, at: Date) => at.getTime() - known.getTime() > largestGapMs;

/**
 * Until when time has surely passed: from the last run on, as long as no gap between records is larger than what a clock
 * may jump. A record that was made after a jump, by the clock that had jumped, is no sign of it.
 */
async function lastSign(db: Needs['db'], lastRunAt: Date, at: Date): Promise<Date> {
  let known = lastRunAt;
  while (isFar(known, at)) {
    const next = await findNewestRecord(db, { after: known, until: new Date(known.getTime() + largestGapMs) });
    if (!next) break;
    known = next;
  }
  return known;
}
