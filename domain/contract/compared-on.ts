import * as z from 'zod/mini';
import { dayInZone, isRealDay } from '../dates.ts';
import { code, requiredOr } from './text.ts';

/** The day on which someone has compared something with its source. */
export const comparedOnField = z.string(requiredOr('wrong_type')).check(
  z.refine((day) => day !== '', code('required')),
  z.refine(isRealDay, code('not_a_date')),
  // The latest day that any place on earth has reached.
  z.refine((day) => day <= dayInZone(new Date(), 'Pacific/Kiritimati'), code('date_ahead')),
);
