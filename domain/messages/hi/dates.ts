import { dateTexts } from '../../date-texts.ts';
import { locale } from './locale.ts';

export const {
  formatLocalDate,
  formatDay,
  formatDayAndTime,
  formatDateAndTime,
  formatDayAndMonth,
  formatMonthAndYear,
  formatMonth,
} = dateTexts(locale, [
  ...(['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल'] as const),
  ...(['मई', 'जून', 'जुल॰', 'अग॰'] as const),
  ...(['सित॰', 'अक्टू॰', 'नव॰', 'दिस॰'] as const),
]);
