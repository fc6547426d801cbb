import { clockText, fourDigits, isRealDay, partsIn } from './dates.ts';
import type { Instant, ZonedParts } from './dates.ts';

type Four = readonly [string, string, string, string];

/** The short names of the months in their order: those of `Intl` differ between browsers ('Sep', 'Sept'). */
type MonthNames = readonly [...Four, ...Four, ...Four];

type Shown = { day: number; month: string; year: string; time: string };

type WriteDate = (instant: Instant, timeZone?: string) => string;

/**
 * How a language writes dates, after CLDR; `beforeYear` stands between a day and its year. Not by `Intl`: for the first date a
 * browser reads its own data, which takes a small phone a sixth of a second. Digits are 0 to 9 in every language, as in what people type.
 */
export function dateTexts(months: MonthNames, { beforeYear = ' ' } = {}) {
  const writer =
    (write: (shown: Shown) => string): WriteDate =>
    (instant, timeZone) =>
      write(shownOf(partsIn(instant, timeZone), months));
  const formatLocalDate = writer(({ day, month, year }) => `${day} ${month}${beforeYear}${year}`);
  return {
    /** '20 Nov 2026' */
    formatLocalDate,
    /** A calendar day, 'YYYY-MM-DD', as '20 Nov 2026'; any other text comes back as it is. */
    formatDay: (day: string) => (isRealDay(day) ? formatLocalDate(`${day}T00:00:00Z`, 'UTC') : day),
    /** '20 Nov, 10:05' */
    formatDayAndTime: writer(({ day, month, time }) => `${day} ${month}, ${time}`),
    /** '20 Nov 2026, 10:05' */
    formatDateAndTime: writer(({ day, month, year, time }) => `${day} ${month}${beforeYear}${year}, ${time}`),
    /** '20 Nov' */
    formatDayAndMonth: writer(({ day, month }) => `${day} ${month}`),
    /** 'Nov 2026' */
    formatMonthAndYear: writer(({ month, year }) => `${month} ${year}`),
    /** 'Nov' */
    formatMonth: writer(({ month }) => month),
  };
}

function shownOf(parts: ZonedParts, months: MonthNames): Shown {
  return {
    day: parts.day,
    month: months[parts.month - 1] ?? '',
    year: fourDigits(parts.year),
    time: clockText(parts),
  };
}
