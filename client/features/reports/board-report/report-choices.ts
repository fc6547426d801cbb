import { addMonths } from '../../../../domain/dates.ts';
import { monthOf, quarterOf } from '../../../../domain/statistics/report-days.ts';
import { boardReportPage as words } from '#messages/board-report.ts';
import { formatMonthAndYear } from '#messages/dates.ts';

interface Choice {
  /** The first day. */
  value: string;
  label: string;
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

/** The twelve months that are over, the latest first. */
export function monthChoices(today: string): Choice[] {
  const { from } = monthOf(today);
  return numbersTo(12).map((back) => {
    const value = addMonths(from, -back);
    return { value, label: formatMonthAndYear(value, 'UTC') };
  });
}

/** The eight quarters that are over, the latest first. */
export function quarterChoices(today: string): Choice[] {
  const { from } = quarterOf(today);
  return numbersTo(8).map((back) => {
    const value = addMonths(from, -3 * back);
    return { value, label: words.quarterOf((Number(value.slice(5, 7)) + 2) / 3, value.slice(0, 4)) };
  });
}
