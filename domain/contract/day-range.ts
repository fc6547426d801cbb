import * as z from 'zod/mini';
import { isRealDay } from '../dates.ts';
import type { DayRange } from '../statistics/periods.ts';
import { code } from './text.ts';

/** Of a period that is asked for: with as many days before it that are in the calendar too. */
export const isDayOfPeriod = (day: string): boolean => isRealDay(day) && day >= '1900' && day < '3000';

/** Both days belong to the range. An empty one, as a form without a choice sends it, is none. */
const dayField = (isDay: (day: string) => boolean) =>
  z.pipe(
    z.optional(z.string().check(z.refine((day) => day === '' || isDay(day), code('not_a_date')))),
    z.transform((day: string | undefined) => day || undefined),
  );

/** Of a query for figures or a report. */
export const dayRangeShape = { from: dayField(isDayOfPeriod), to: dayField(isDayOfPeriod) };

/** Of a list that is asked for again while a year is typed: any day of the calendar. */
export const listRangeShape = { from: dayField(isRealDay), to: dayField(isRealDay) };

/** Also where an end is open. */
export const areInOrder = ({ from, to }: DayRange): boolean => !from || !to || from <= to;

/** A check for what has these two. */
export const daysInOrder = z.refine<DayRange>(areInOrder, {
  error: code('period_order'),
  path: ['to'],
});
