import type { Transaction } from 'kysely';
import { addDays, dayInZone } from '../../../domain/dates.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import {
  findFalseDays,
  findFalselyNoted,
  findFirstKeptDay,
  isEmployeeCountRight,
  isParticipantCountRight,
  recountEmployees,
} from './compare.queries.ts';
import type { FalseDay } from './compare.queries.ts';
import { countAnew } from './roll-up-days.ts';
import { startOfDay, rangeBetween } from './org-days.ts';
import { noteAnew } from './stored-records.queries.ts';
import { findFirstRecord, readState } from './state.queries.ts';

/** Days compared by one statement. */
const daysAtOnce = 7;

/** People noted again by one transaction. */
const peopleAtOnce = 1000;

export interface CheckedCounts {
  /** Days that were compared. */
  days: number;
  falseDays: FalseDay[];
  areEmployeesRight: boolean;
  areParticipantsRight: boolean;
}

export function isRight({ falseDays, areEmployeesRight, areParticipantsRight }: CheckedCounts): boolean {
  return falseDays.length === 0 && areEmployeesRight && areParticipantsRight;
}

/**
 * Counts everything from the records and compares it with what is kept, in one snapshot: records that are made meanwhile
 * are in neither. `onProgress` is told the share of days that are done.
 */
export async function checkCounts(
  { db }: Pick<Services, 'db'>,
  onProgress: (share: number) => void,
): Promise<CheckedCounts> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (transaction) => {
    const areEmployeesRight = await isEmployeeCountRight(transaction);
    const { timeZone, countedUntil } = await readState(transaction);
    if (timeZone === null || countedUntil === null)
      return { days: 0, falseDays: [], areEmployeesRight, areParticipantsRight: true };
    const days = await checkDays(transaction, { timeZone, countedUntil }, onProgress);
    const areParticipantsRight =
      (await isParticipantCountRight(transaction)) && (await findFalselyNoted(transaction)).length === 0;
    return { ...days, areEmployeesRight, areParticipantsRight };
  });
}

async function checkDays(
  db: Transaction<Database>,
  { timeZone, countedUntil }: { timeZone: string; countedUntil: Date },
  onProgress: (share: number) => void,
): Promise<Pick<CheckedCounts, 'days' | 'falseDays'>> {
  const record = await findFirstRecord(db);
  const candidates = [record && dayInZone(record, timeZone), await findFirstKeptDay(db)];
  const [first] = candidates.filter((day) => day !== undefined).toSorted();
  if (first === undefined) return { days: 0, falseDays: [] };
  const falseDays: FalseDay[] = [];
  const begin = startOfDay(first, timeZone);
  let days = 0;
  for (let from = begin; from < countedUntil;) {
    const next = startOfDay(addDays(dayInZone(from, timeZone), daysAtOnce), timeZone);
    const range = rangeBetween(from, next < countedUntil ? next : countedUntil, timeZone);
    falseDays.push(...(await findFalseDays(db, range)));
    days += range.days.length;
    from = next;
    onProgress(Math.min(1, (from.getTime() - begin.getTime()) / (countedUntil.getTime() - begin.getTime())));
  }
  return { days, falseDays };
}

/** Counts everything again. Readers meanwhile still get the old figures; erasures wait. */
export async function repairCounts(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  // Participants are counted by it.
  const people = await findFalselyNoted(services.db);
  for (let start = 0; start < people.length; start += peopleAtOnce) {
    signal?.throwIfAborted();
    await noteAnew(services.db, people.slice(start, start + peopleAtOnce));
  }
  await countAnew(services, signal);
  await services.db.transaction().execute(recountEmployees);
}
