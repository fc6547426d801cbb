import { addDays, addMonths, dayInZone } from '../../../../domain/dates.ts';
import type { Config } from '../../../config/config.ts';
import { startOfDay } from '../../daily-rollups/org-days.ts';
import { adjustRollupsForRecords } from '../../daily-rollups/adjust-rollups.ts';
import type { Services } from '../../services.ts';
import { deleteOldAssessments, deleteOldMoods, forgetOldRecords } from './retention.queries.ts';

type Rule = Pick<Config, 'orgTimezone' | 'retentionMonths'>;

/** Records of one transaction: short enough that no one waits for it. */
const recordsAtOnce = 500;

/** Records before this instant, the start of a day of the organisation, are not kept. */
export function keptSince({ orgTimezone, retentionMonths }: Rule, now: Date): Date {
  return startOfDay(addMonths(dayInZone(now, orgTimezone), -retentionMonths), orgTimezone);
}

/** When a record is erased, give or take the time until the job looks: at the start of a day of the organisation. */
export function erasedAt(rule: Rule, createdAt: Date): Date {
  const { orgTimezone, retentionMonths } = rule;
  const recorded = dayInZone(createdAt, orgTimezone);
  // Months differ in length: from the first day on which it can be, look for the one on which it is.
  let day = addMonths(recorded, retentionMonths);
  while (addMonths(day, -retentionMonths) <= recorded) day = addDays(day, 1);
  return startOfDay(day, orgTimezone);
}

/**
 * Erases records past their time, in short steps, and takes them out of the counts of their days. Any number of processes
 * may do it at once.
 */
export async function eraseOldRecords({ db, config, log, now }: Pick<Services, 'db' | 'config' | 'log' | 'now'>) {
  const before = keptSince(config, now());
  let total = 0;
  for (;;) {
    const done = await db.transaction().execute(async (transaction) => {
      const assessments = await deleteOldAssessments(transaction, before, recordsAtOnce);
      const moods = await deleteOldMoods(transaction, before, recordsAtOnce);
      const counted = {
        assessments: assessments.filter(({ madeAs }) => madeAs === 'employee'),
        moods: moods.filter(({ madeAs }) => madeAs === 'employee'),
      };
      await adjustRollupsForRecords(transaction, counted, -1);
      return {
        people: [...new Set([...counted.assessments, ...counted.moods].map(({ userId }) => userId))],
        records: assessments.length + moods.length,
      };
    });
    // Afterwards: what people have recorded last is held before the counts.
    await forgetOldRecords(db, done.people);
    total += done.records;
    if (done.records === 0) break;
  }
  if (total > 0) log.info({ event: 'old_records_erased', records: total });
}
