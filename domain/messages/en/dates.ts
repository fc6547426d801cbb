import { dateTexts } from '../../date-texts.ts';
import { locale } from './locale.ts';

export const { formatLocalDate, formatDayAndTime, formatDateAndTime, formatDayAndMonth, formatMonthAndYear } =
  dateTexts(locale, ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']);
