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
  ...(['ଜାନୁ', 'ଫେବୃ', 'ମାର୍ଚ୍ଚ', 'ଅପ୍ରେ'] as const),
  ...(['ମଇ', 'ଜୁନ', 'ଜୁଲା', 'ଅଗ'] as const),
  ...(['ସେପ୍ଟେ', 'ଅକ୍ଟୋ', 'ନଭେ', 'ଡିସେ'] as const),
]);
