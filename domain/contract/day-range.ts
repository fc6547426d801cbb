import * as z from 'zod/mini';
import { isRealDay } from '../dates.ts';
import type { DayRange } from '../statistics/periods.ts';
import { code } from './text.ts';

/** Both days belong to the range. An empty one, as a form without a choice sends it, is none. */
const dayField = z.pipe(
  z.optional(z.string().check(z.refine((day) => day === '' || isRealDay(day), code('not_a_date')))),
  z.transform((day: string | undefined) => day || undefined),
);

/** Of a query. */
export const dayRangeShape = { from: dayField, to: dayField };

/** A check for what has these two. */
export const daysInOrder = z.refine<DayRange>(({ from, to }) => !from || !to || from <= to, {
  error: code('period_order'),
  path: ['to'],
});
