import { formatDayAndMonth, formatLocalDate } from '#messages/dates.ts';
import { protectionMessages } from '#messages/statistics.ts';

/** Calendar days have no zone. */
const instantOf = (day: string) => `${day}T00:00:00Z`;

type Range = { from: string; through: string };

/** '28 Sep to 25 Oct 2026', with both years where they differ. */
export function rangeText(range: Range): string {
  return protectionMessages.range(...endsOf(range));
}

export function endsOf({ from, through }: Range): [first: string, last: string] {
  const isOneYear = from.slice(0, 4) === through.slice(0, 4);
  return [isOneYear ? formatDayAndMonth(instantOf(from), 'UTC') : dayText(from), dayText(through)];
}

/** '3–30 Nov' or '7 Sep – 4 Oct', where there is little room. All our languages say the day first. */
export function spanText(from: string, through: string): string {
  const isOneMonth = from.slice(0, 7) === through.slice(0, 7);
  const first = isOneMonth ? `${Number(from.slice(8))}` : `${formatDayAndMonth(instantOf(from), 'UTC')} `;
  return `${first}–${isOneMonth ? '' : ' '}${formatDayAndMonth(instantOf(through), 'UTC')}`;
}

export function dayText(day: string): string {
  return formatLocalDate(instantOf(day), 'UTC');
}
