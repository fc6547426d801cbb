import { addDays, addMonths, daysBetween } from '../dates.ts';
import { blockOf, startOfLastBlocks } from './blocks.ts';
import { firstOfMonth, lastDayOfMonth } from './whole-months.ts';

/** The days of a report, both included. */
export interface ReportDays {
  from: string;
  to: string;
}

/** The last day of the month that a day is in. */
function lastOfMonth(day: string): string {
  return lastDayOfMonth(firstOfMonth(day));
}

/** The month that a day is in, as its days. */
export function monthOf(day: string): ReportDays {
  return { from: firstOfMonth(day), to: lastOfMonth(day) };
}

/** The quarter of the calendar that a day is in. */
export function quarterOf(day: string): ReportDays {
  const from = addMonths(firstOfMonth(day), -((Number(day.slice(5, 7)) - 1) % 3));
  return { from, to: lastOfMonth(addMonths(from, 2)) };
}

/** Whole months that the days are; 0 where they are others. */
function wholeMonths({ from, to }: ReportDays): number {
  if (from !== firstOfMonth(from) || to !== lastOfMonth(to)) return 0;
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(to) - months(from) + 1;
}

/** As much time before: as many months where the days are whole months, else as many days. */
export function daysBefore({ from, to }: ReportDays): ReportDays {
  const months = wholeMonths({ from, to });
  const last = addDays(from, -1);
  return months > 0
    ? { from: addMonths(from, -months), to: last }
    : { from: addDays(from, -(daysBetween(from, to) + 1)), to: last };
}

/**
 * The same end, and a start that leaves the last whole blocks that end in the days and are over: as many as have room in
 * them, one at least. All that end there would be two in some months and one in others.
 */
export function daysOfBlocks({ from, to }: ReportDays, over: string): ReportDays {
  const first = startOfLastBlocks(daysBetween(from, to) + 1, to < over ? to : over);
  const earliest = blockOf(from);
  return { from: first > earliest ? first : earliest, to };
}
