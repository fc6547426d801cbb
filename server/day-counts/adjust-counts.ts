import type { Transaction } from 'kysely';
import { dayInZone } from '../../domain/dates.ts';
import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import type { MoodWord } from '../../domain/moods.ts';
import type { Database } from '../db/schema.ts';
import { stretchOfDays } from './org-days.ts';
import { findFirstRecord, lockState } from './state.queries.ts';
import {
  addMoods,
  addScores,
  moodsOf,
  rowOfMood,
  rowOfScore,
  rowsOfMoods,
  rowsOfScores,
  scoresOf,
} from './tally.queries.ts';

/**
 * Keep the counts of closed days right. To be called in the transaction that changes or erases what was counted, and
 * only for people who are employees before or after it. Days that are still open need nothing: they are counted live.
 */

/**
 * Counts a person in or out: out before the role is taken or the records are erased, in after the role is back.
 * @param sign 1 adds all of the person's records, -1 takes them away.
 */
export async function adjustDaysForPerson(db: Transaction<Database>, userId: string, sign: 1 | -1): Promise<void> {
  const { timeZone, closedThrough } = await lockState(db);
  const first = await findFirstRecord(db, userId);
  if (timeZone === null || closedThrough === null || !first) return;
  const firstDay = dayInZone(first, timeZone);
  if (firstDay > closedThrough) return;
  const stretch = stretchOfDays(firstDay, closedThrough, timeZone);
  await addScores(db, scoresOf(stretch, { userId }), sign);
  await addMoods(db, moodsOf(stretch, { userId }), sign);
}

/** For one questionnaire of an employee that is erased (-1), or stored with a time in the past (1). */
export async function adjustDayForAssessment(
  db: Transaction<Database>,
  record: { type: InstrumentType; partial: boolean; totalScore: number; createdAt: Date },
  sign: 1 | -1,
): Promise<void> {
  const day = await closedDayOf(db, record.createdAt);
  if (day !== undefined) await addScores(db, rowOfScore(day, record), sign);
}

/** For one mood of an employee that is erased (-1), or stored with a time in the past (1). */
export async function adjustDayForMood(
  db: Transaction<Database>,
  record: { mood: MoodWord; createdAt: Date },
  sign: 1 | -1,
): Promise<void> {
  const day = await closedDayOf(db, record.createdAt);
  if (day !== undefined) await addMoods(db, rowOfMood(day, record.mood), sign);
}

export interface CountedRecords {
  assessments: readonly { type: InstrumentType; partial: boolean; totalScore: number; createdAt: Date }[];
  moods: readonly { mood: MoodWord; createdAt: Date }[];
}

/** For many records of employees at once, erased (-1) or stored with a time in the past (1). */
export async function adjustDaysForRecords(
  db: Transaction<Database>,
  { assessments, moods }: CountedRecords,
  sign: 1 | -1,
): Promise<void> {
  const { timeZone, closedThrough } = await lockState(db);
  if (timeZone === null || closedThrough === null) return;
  const withDay = <Record extends { createdAt: Date }>(records: readonly Record[]) =>
    records
      .map((record) => ({ ...record, day: dayInZone(record.createdAt, timeZone) }))
      .filter(({ day }) => day <= closedThrough);
  await addScores(db, rowsOfScores(withDay(assessments)), sign);
  await addMoods(db, rowsOfMoods(withDay(moods)), sign);
}

async function closedDayOf(db: Transaction<Database>, createdAt: Date): Promise<string | undefined> {
  const { timeZone, closedThrough } = await lockState(db);
  if (timeZone === null || closedThrough === null) return undefined;
  const day = dayInZone(createdAt, timeZone);
  return day <= closedThrough ? day : undefined;
}
