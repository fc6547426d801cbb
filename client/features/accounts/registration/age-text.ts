import { birthDateRange } from '../../../../domain/birth-dates.ts';
import { ageOn, dayInZone, isRealDay } from '../../../../domain/dates.ts';

/** Whole years today; empty while there is no possible date of birth. */
export function ageText(dateOfBirth: string, now = new Date()): string {
  const today = dayInZone(now);
  const isPossible = isRealDay(dateOfBirth) && dateOfBirth <= today && dateOfBirth >= birthDateRange(today).min;
  return isPossible ? String(ageOn(dateOfBirth, today)) : '';
}
