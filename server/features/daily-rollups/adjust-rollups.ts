import type { Transaction } from 'kysely';
import { dayInZone } from '../../../domain/dates.ts';
import type { MoodWord } from '../../../domain/moods.ts';
import type { Database } from '../../db/schema.ts';
import { rangeBetween } from './org-days.ts';
import { findFirstRecord, forgetParticipants, lockState } from './state.queries.ts';
import { addMoods, addScores } from './add-tallies.queries.ts';
import { moodsOf, rowsOfMoods, rowsOfScores, scoresOf } from './tally.queries.ts';
import type { DayScore } from './tally.queries.ts';

/**
 * Keep the counts right. To be called in the transaction that changes or erases what was counted: records made as an
 * employee. Records of the last seconds need nothing: they are counted live.
 */

/** Takes all of a person's records away, before they are erased. */
export async function adjustRollupsForPerson(db: Transaction<Database>, userId: string): Promise<void> {
  const { timeZone, countedUntil } = await lockState(db);
  const from = await findFirstRecord(db, userId);
  if (timeZone === null || countedUntil === null || !from || from >= countedUntil) return;
  const range = rangeBetween(from, countedUntil, timeZone);
  await addScores(db, scoresOf(range, { userId }), -1);
  await addMoods(db, moodsOf(range, { userId }), -1);
  await forgetParticipants(db);
}

export interface CountedRecords {
  assessments?: readonly (DayScore & { createdAt: Date })[];
  moods?: readonly { mood: MoodWord; createdAt: Date }[];
}

/** For records of employees that are erased (-1), or stored with a time in the past (1). */
export async function adjustRollupsForRecords(
  db: Transaction<Database>,
  { assessments = [], moods = [] }: CountedRecords,
  sign: 1 | -1,
): Promise<void> {
  const { timeZone, countedUntil } = await lockState(db);
  if (timeZone === null || countedUntil === null) return;
  const withDay = <Record extends { createdAt: Date }>(records: readonly Record[]) =>
    records
      .filter(({ createdAt }) => createdAt < countedUntil)
      .map((record) => ({ ...record, day: dayInZone(record.createdAt, timeZone) }));
  const [scores, logged] = [withDay(assessments), withDay(moods)];
  await addScores(db, rowsOfScores(scores), sign);
  await addMoods(db, rowsOfMoods(logged), sign);
  await forgetParticipants(db);
}
