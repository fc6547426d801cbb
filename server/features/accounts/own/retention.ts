import { addDays, addMonths, dayInZone } from '../../../../domain/dates.ts';
import type { Transaction } from 'kysely';
import type { Config } from '../../../config/config.ts';
import { startOfDay } from '../../daily-rollups/org-days.ts';
import { adjustRollupsForRecords } from '../../daily-rollups/adjust-rollups.ts';
import { lockState } from '../../daily-rollups/state.queries.ts';
import { holdLastRecords, noteWhatIsLeft } from '../../daily-rollups/stored-records.queries.ts';
import type { Database } from '../../../db/schema.ts';
import type { Services } from '../../services.ts';
import { deleteOldAssessments, deleteOldMoods, findPeopleOfOld } from './retention.queries.ts';
import type { OldRecordsOf } from './retention.queries.ts';

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
  const old = { before: keptSince(config, now()), limit: recordsAtOnce };
  let total = 0;
  const next = () => findPeopleOfOld(db, old);
  for (let userIds = await next(); userIds.length > 0; userIds = await next())
    total += await db.transaction().execute((transaction) => eraseSome(transaction, { ...old, userIds }));
  if (total > 0) log.info({ event: 'old_records_erased', records: total });
}

/** How many records it has erased. */
async function eraseSome(db: Transaction<Database>, old: OldRecordsOf): Promise<number> {
  // In this order, as everywhere: last records, counts.
  await holdLastRecords(db, old.userIds);
  await lockState(db);
  const assessments = await deleteOldAssessments(db, old);
  const moods = await deleteOldMoods(db, old);
  const counted = {
    assessments: assessments.filter(({ madeAs }) => madeAs === 'employee'),
    moods: moods.filter(({ madeAs }) => madeAs === 'employee'),
  };
  await adjustRollupsForRecords(db, counted, -1);
  await noteWhatIsLeft(db, old.userIds);
  return assessments.length + moods.length;
}
