import { formatDayAndMonth, formatLocalDate } from '#messages/dates.ts';
import { protectionMessages } from '#messages/statistics.ts';

/** Calendar days have no zone. */
const instantOf = (day: string) => `${day}T00:00:00Z`;

/** '28 Sep to 25 Oct 2026', with both years where they differ. */
export function rangeText({ from, through }: { from: string; through: string }): string {
  const isOneYear = from.slice(0, 4) === through.slice(0, 4);
  const first = isOneYear ? formatDayAndMonth(instantOf(from), 'UTC') : formatLocalDate(instantOf(from), 'UTC');
  return protectionMessages.range(first, formatLocalDate(instantOf(through), 'UTC'));
}

export function dayText(day: string): string {
  return formatLocalDate(instantOf(day), 'UTC');
}
