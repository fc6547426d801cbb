import { dateTexts } from '../../date-texts.ts';
import { isRealDay } from '../../dates.ts';
import { nearest } from './locale.ts';

const dates = dateTexts(nearest, [
  ...(['ଜାନୁ', 'ଫେବୃ', 'ମାର୍ଚ୍ଚ', 'ଅପ୍ରେ'] as const),
  ...(['ମଇ', 'ଜୁନ', 'ଜୁଲା', 'ଅଗ'] as const),
  ...(['ସେପ୍ଟେ', 'ଅକ୍ଟୋ', 'ନଭେ', 'ଡିସେ'] as const),
]);

export const formatLocalDate = dates.formatLocalDate;
export const formatDayAndTime = dates.formatDayAndTime;
export const formatDateAndTime = dates.formatDateAndTime;
export const formatDayAndMonth = dates.formatDayAndMonth;
export const formatMonthAndYear = dates.formatMonthAndYear;
export const formatMonth = dates.formatMonth;

/** A calendar day, 'YYYY-MM-DD', as a date; any other text comes back as it is. */
export function formatDay(day: string): string {
  return isRealDay(day) ? formatLocalDate(`${day}T00:00:00Z`, 'UTC') : day;
}
