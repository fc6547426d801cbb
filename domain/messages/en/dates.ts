import { dateTexts } from '../../date-texts.ts';
import { locale } from './locale.ts';

const dates = dateTexts(locale, [
  ...(['Jan', 'Feb', 'Mar', 'Apr'] as const),
  ...(['May', 'Jun', 'Jul', 'Aug'] as const),
  ...(['Sep', 'Oct', 'Nov', 'Dec'] as const),
]);

export const formatLocalDate = dates.formatLocalDate;
export const formatDayAndTime = dates.formatDayAndTime;
export const formatDateAndTime = dates.formatDateAndTime;
export const formatDayAndMonth = dates.formatDayAndMonth;
export const formatMonthAndYear = dates.formatMonthAndYear;
export const formatMonth = dates.formatMonth;
