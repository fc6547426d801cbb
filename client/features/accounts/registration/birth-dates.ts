import { oldestAge, youngestAge } from '../../../../domain/field-limits.ts';
import { addDays, ageOn, dayInZone, isRealDay } from '../../../../domain/dates.ts';

/** The first and the last day that the picker offers, as YYYY-MM-DD. */
export function birthDateRange(today: string): { min: string; max: string } {
  return { min: addDays(yearsBefore(today, oldestAge + 1), 1), max: yearsBefore(today, youngestAge) };
}

/** Whole years today; empty while there is no possible date of birth. */
export function ageText(dateOfBirth: string, now = new Date()): string {
  const today = dayInZone(now);
  if (!isRealDay(dateOfBirth) || dateOfBirth > today) return '';
  const age = ageOn(dateOfBirth, today);
  return age > oldestAge ? '' : String(age);
}

function yearsBefore(day: string, years: number): string {
  const shifted = `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
  return isRealDay(shifted) ? shifted : `${shifted.slice(0, 8)}28`;
}
