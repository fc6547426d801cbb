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
  ...(['जाने', 'फेब्रु', 'मार्च', 'एप्रि'] as const),
  ...(['मे', 'जून', 'जुलै', 'ऑग'] as const),
  ...(['सप्टें', 'ऑक्टो', 'नोव्हें', 'डिसें'] as const),
]);
