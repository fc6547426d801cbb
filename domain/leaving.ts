import { addMonths } from './dates.ts';

/** Days for which a link gives someone who has left their record. Mail, page and refusal say it. */
export const leavingLinkDays = 30;

/** Months back to which a day can be noted: a list that comes late still says when someone left. */
const leavingMonthsBack = 12;

export function earliestLeavingDay(today: string): string {
  return addMonths(today, -leavingMonthsBack);
}
