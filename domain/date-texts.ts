import { clockText, fourDigits, isRealDay, partsIn } from './dates.ts';
import type { Instant, ZonedParts } from './dates.ts';

type Four = readonly [string, string, string, string];

/** The short names of the months in their order: those of `Intl` differ between browsers ('Sep', 'Sept'). */
export type MonthNames = readonly [...Four, ...Four, ...Four];

type Shown = { year?: true; day?: true; time?: true };

type Piece = { type: string; value: string };

type WriteDate = (instant: Instant, timeZone?: string) => string;

/**
 * How a language writes dates. `Intl` says the order and what stands between, once for each kind of date: asked for each
 * date it costs a phone a hundred times as much as its own clock, and a long history asks for thousands of labels. Digits
 * are 0 to 9 in every language, as in what people type.
 */
export function dateTexts(locale: string, months: MonthNames) {
  function writer(shown: Shown): WriteDate {
    let pieces: readonly Piece[] | undefined;
    return (instant, timeZone) => {
      pieces ??= piecesIn(locale, shown);
      const parts = partsIn(instant, timeZone);
      return pieces.map((piece) => textOf(piece, parts, months)).join('');
    };
  }
  const formatLocalDate = writer({ year: true, day: true });
  return {
    /** '20 Nov 2026' */
    formatLocalDate,
    /** A calendar day, 'YYYY-MM-DD', as '20 Nov 2026'; any other text comes back as it is. */
    formatDay: (day: string) => (isRealDay(day) ? formatLocalDate(`${day}T00:00:00Z`, 'UTC') : day),
    /** '20 Nov, 10:05' */
    formatDayAndTime: writer({ day: true, time: true }),
    /** '20 Nov 2026, 10:05' */
    formatDateAndTime: writer({ year: true, day: true, time: true }),
    /** '20 Nov' */
    formatDayAndMonth: writer({ day: true }),
    /** 'Nov 2026' */
    formatMonthAndYear: writer({ year: true }),
    /** 'Nov' */
    formatMonth: writer({}),
  };
}

function textOf({ type, value }: Piece, parts: ZonedParts, months: MonthNames): string {
  if (type === 'day') return String(parts.day);
  if (type === 'month') return months[parts.month - 1] ?? '';
  if (type === 'year') return fourDigits(parts.year);
  return type === 'time' ? clockText(parts) : value;
}

const sample = Date.UTC(2026, 10, 20, 10, 5);

function piecesIn(locale: string, { year, day, time }: Shown): Piece[] {
  const pieces: Piece[] = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
    hourCycle: 'h23',
    month: 'short',
    ...(year && { year: 'numeric' }),
    ...(day && { day: 'numeric' }),
    ...(time && { hour: '2-digit', minute: '2-digit' }),
  }).formatToParts(sample);
  const [hour, minute] = ['hour', 'minute'].map((wanted) => pieces.findIndex(({ type }) => type === wanted));
  // A time of day is written as it is typed.
  return time && hour !== undefined && minute !== undefined
    ? [...pieces.slice(0, hour), { type: 'time', value: '' }, ...pieces.slice(minute + 1)]
    : pieces;
}
