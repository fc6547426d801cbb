import { dateTexts } from '../../date-texts.ts';
import { isRealDay } from '../../dates.ts';
import { locale } from './locale.ts';

const dates = dateTexts(locale, [
  ...(['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल'] as const),
  ...(['मई', 'जून', 'जुल॰', 'अग॰'] as const),
  ...(['सित॰', 'अक्टू॰', 'नव॰', 'दिस॰'] as const),
]);

export const formatLocalDate = dates.formatLocalDate;
export const formatDayAndTime = dates.formatDayAndTime;
export const formatDateAndTime = dates.formatDateAndTime;
export const formatDayAndMonth = dates.formatDayAndMonth;
export const formatMonthAndYear = dates.formatMonthAndYear;
export const formatMonth = dates.formatMonth;

/** A calendar day, 'YYYY-MM-DD', as '20 नव॰ 2026'; any other text comes back as it is. */
export function formatDay(day: string): string {
  return isRealDay(day) ? formatLocalDate(`${day}T00:00:00Z`, 'UTC') : day;
}
