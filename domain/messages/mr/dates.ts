import { dateTexts } from '../../date-texts.ts';
import { isRealDay } from '../../dates.ts';
import { locale } from './locale.ts';

const dates = dateTexts(locale, [
  ...(['जाने', 'फेब्रु', 'मार्च', 'एप्रि'] as const),
  ...(['मे', 'जून', 'जुलै', 'ऑग'] as const),
  ...(['सप्टें', 'ऑक्टो', 'नोव्हें', 'डिसें'] as const),
]);

export const formatLocalDate = dates.formatLocalDate;
export const formatDayAndTime = dates.formatDayAndTime;
export const formatDateAndTime = dates.formatDateAndTime;
export const formatDayAndMonth = dates.formatDayAndMonth;
export const formatMonthAndYear = dates.formatMonthAndYear;
export const formatMonth = dates.formatMonth;

/** A calendar day, 'YYYY-MM-DD', as '20 नोव्हें 2026'; any other text comes back as it is. */
export function formatDay(day: string): string {
  return isRealDay(day) ? formatLocalDate(`${day}T00:00:00Z`, 'UTC') : day;
}
