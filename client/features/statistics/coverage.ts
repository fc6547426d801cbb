import type { StatisticsProtection } from '../../../domain/contract/statistics.ts';
import { formatDayAndMonth, formatLocalDate } from '#messages/dates.ts';
import { instrumentTypes } from '../../../domain/instruments/instrument.ts';
import { protectionMessages } from '#messages/statistics.ts';
import type { Stretch } from '../../../domain/statistics/blocks.ts';

/** Calendar days have no zone. */
const instantOf = (day: string) => `${day}T00:00:00Z`;

/** '28 Sep to 25 Oct 2026', with both years where they differ. */
export function stretchText({ from, through }: Stretch): string {
  const isOneYear = from.slice(0, 4) === through.slice(0, 4);
  const first = isOneYear ? formatDayAndMonth(instantOf(from), 'UTC') : formatLocalDate(instantOf(from), 'UTC');
  return protectionMessages.stretch(first, formatLocalDate(instantOf(through), 'UTC'));
}

export function dayText(day: string): string {
  return formatLocalDate(instantOf(day), 'UTC');
}

/** Which days the figures of questionnaires cover; nothing where none is shown or protected. */
export function scoresCover(protection: StatisticsProtection | undefined): string[] {
  if (!protection) return [];
  const texts = instrumentTypes.map((type) => protection.covers[type].map(stretchText));
  const [first = [], second = []] = texts;
  if (first.join() === second.join()) return first.length > 0 ? [protectionMessages.covers(first)] : [];
  return texts.flatMap((stretches, place) =>
    stretches.length > 0 ? [protectionMessages.coversOf(instrumentTypes[place] ?? '', stretches)] : [],
  );
}

export function moodsCover(protection: StatisticsProtection | undefined): string[] {
  const stretches = protection?.covers.mood.map(stretchText) ?? [];
  return stretches.length > 0 ? [protectionMessages.covers(stretches)] : [];
}
