import { dateTexts } from '../../date-texts.ts';

export const {
  formatLocalDate,
  formatDay,
  formatDayAndTime,
  formatDateAndTime,
  formatDayAndMonth,
  formatMonthAndYear,
  formatMonth,
} = dateTexts([
  ...(['Jan', 'Feb', 'Mar', 'Apr'] as const),
  ...(['May', 'Jun', 'Jul', 'Aug'] as const),
  ...(['Sep', 'Oct', 'Nov', 'Dec'] as const),
]);
