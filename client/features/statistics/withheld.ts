import { formatCalendarDay } from '../../../domain/dates.ts';
import { fourBands } from '../../../domain/instruments/scoring.ts';
import { chartMessages } from '#messages/charts.ts';
import { protectionMessages } from '#messages/statistics.ts';

type MayBeWithheld = { withheld?: readonly string[] | true };

/** '20-11-2026', or '20-11-2026 to 26-11-2026' where a figure goes over several days. */
export function spanText({ date, through }: { date: string; through?: string }): string {
  const from = formatCalendarDay(date);
  return through === undefined || through === date ? from : chartMessages.span(from, formatCalendarDay(through));
}

/** What stands under a chart in which something is withheld; undefined where nothing is. */
export function withheldNote<T>(items: readonly (T & MayBeWithheld)[], nameOf: (item: T) => string) {
  const names = items.flatMap((item) => {
    if (item.withheld === undefined) return [];
    if (item.withheld === true) return [nameOf(item)];
    return item.withheld.length === 0 ? [] : [protectionMessages.of(nameOf(item), item.withheld)];
  });
  return names.length === 0 ? undefined : protectionMessages.note(names);
}

/** Records that belong to no band that is shown. */
export function restNote(bands: readonly { name: string; value: number }[]): string | undefined {
  const rest = bands.find(({ name }) => !fourBands.some((band) => band === name));
  return rest && protectionMessages.rest(protectionMessages.restName, rest.value);
}
