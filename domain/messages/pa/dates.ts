import { dateTexts } from '../../date-texts.ts';
import { isRealDay } from '../../dates.ts';
import { nearest } from './locale.ts';

// In full: they are short, and cut shorter some read as other words.
const dates = dateTexts(nearest, [
  ...(['ਜਨਵਰੀ', 'ਫ਼ਰਵਰੀ', 'ਮਾਰਚ', 'ਅਪ੍ਰੈਲ'] as const),
  ...(['ਮਈ', 'ਜੂਨ', 'ਜੁਲਾਈ', 'ਅਗਸਤ'] as const),
  ...(['ਸਤੰਬਰ', 'ਅਕਤੂਬਰ', 'ਨਵੰਬਰ', 'ਦਸੰਬਰ'] as const),
]);

export const formatLocalDate = dates.formatLocalDate;
export const formatDayAndTime = dates.formatDayAndTime;
export const formatDateAndTime = dates.formatDateAndTime;
export const formatDayAndMonth = dates.formatDayAndMonth;
export const formatMonthAndYear = dates.formatMonthAndYear;
export const formatMonth = dates.formatMonth;

/** A calendar day, 'YYYY-MM-DD', as '20 Nov 2026'; any other text comes back as it is. */
export function formatDay(day: string): string {
  return isRealDay(day) ? formatLocalDate(`${day}T00:00:00Z`, 'UTC') : day;
}
