import { spanOf } from '../../../domain/statistics/periods.ts';
import type { Asked } from '../../../domain/statistics/periods.ts';
import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import { addDays, dayInZone } from '../../../domain/dates.ts';
import { forLongWork } from '../../db/pooled-database.ts';
import { inSnapshot } from '../../db/replica.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { createSemaphore } from '../../jobs/semaphore.ts';
import { behindMs, rollUpDays } from './roll-up-days.ts';
import { latestDay, startOfDay, rangeBetween } from './org-days.ts';
import { readState } from './state.queries.ts';
import { moodsByDay, moodsByDayOf, scoreColumns, scoresOf } from './tally.queries.ts';
import type { MoodsOfDay, ScoreTally } from './tally.queries.ts';

/** While one reader counts the days of a long pause the others wait for it: not with all connections that there are. */
const withStatisticsSemaphore = createSemaphore({ work: 'statistics', atOnce: 4, longestQueue: 200 });

/** What employees have recorded in a period or a range of days, at one moment. */
export interface DailyRollups {
  db: Transaction<Database>;
  /** The first instant of the period; undefined where it has no start. */
  since: Date | undefined;
  /** The end of the last day where it is over already; undefined else. */
  until: Date | undefined;
  /** Records made before it are counted for good. */
  countedUntil: Date;
  /** A table of counts like `day_scores`, for a statement's `from`. A key may come twice. */
  scores: RawBuilder<ScoreTally>;
  /** A table with a column for each mood of a day, for a statement's `from`. A day may come twice. */
  moods: RawBuilder<MoodsOfDay>;
}

/**
 * Reads the counts and the records that are not yet in them in one snapshot, so that no record is missed or counted
 * twice. Days up to `after` are left out where it is given. Throws `unavailable` (503) where too many wait.
 */
export async function readDailyRollups<T>(
  services: Services,
  asked: Asked,
  read: (counted: DailyRollups) => Promise<T>,
  after?: string,
): Promise<T> {
  const patient = { ...services, db: forLongWork(services.db) };
  const snapshot = services.replica?.snapshot ?? inSnapshot(patient.db);
  const readNow = async (db: Transaction<Database>): Promise<T> => {
    const { timeZone, countedUntil } = await readState(db);
    if (timeZone === null || countedUntil === null) throw new Error('statistics before anything was counted');
    const today = dayInZone(services.now(), timeZone);
    const { first, last } = spanOf(asked, today);
    const firstDay = latestDay(first, after && addDays(after, 1));
    const open = rangeBetween(countedUntil, startOfDay(addDays(today, 1), timeZone), timeZone);
    const fromFirst = firstDay === undefined ? sql`true` : sql`day >= ${firstDay}::date`;
    const inPeriod = last === undefined ? fromFirst : sql`${fromFirst} and day <= ${last}::date`;
    return read({
      db,
      since: firstDay === undefined ? undefined : startOfDay(firstDay, timeZone),
      until: last === undefined || last >= today ? undefined : startOfDay(addDays(last, 1), timeZone),
      countedUntil,
      scores: sql`(
        select day, type, ${scoreColumns} from day_scores where ${inPeriod}
        union all select * from (${scoresOf(open, 'employees')}) as live where ${inPeriod}) as counted`,
      moods: sql`(
        ${moodsByDay(sql`select day, mood, count from day_moods where ${inPeriod}`)}
        union all select * from (${moodsByDayOf(open)}) as live where ${inPeriod}) as counted`,
    });
  };
  return withStatisticsSemaphore(async () => {
    await rollUpDays(patient, behindMs);
    return snapshot(readNow);
  });
}
