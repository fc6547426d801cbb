import { currentZoneName } from './time-zones.ts';

/** A moment: a Date, its milliseconds, or an ISO text with a zone. */
export type Instant = Date | number | string;

const dayMs = 86_400_000;

export type ZonedParts = { year: number; month: number; day: number; hour: number; minute: number };

// Zone names come from callers, in any case: the store must not grow with them.
const mostFormatters = 64;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The IANA zone of this machine or browser. Its clock needs no name, and no formatter: leave the zone out. */
export function localTimeZone(): string {
  return currentZoneName(new Intl.DateTimeFormat('en').resolvedOptions().timeZone);
}

export function isTimeZone(name: string): boolean {
  try {
    return name !== '' && formatterFor(name) !== undefined;
  } catch {
    return false;
  }
}

/** 'YYYY-MM-DD' as '20-11-2026'; any other text comes back as it is. */
export function formatCalendarDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  return year && month && date ? `${date}-${month}-${year}` : day;
}

/** The day of an instant in a zone as '20-11-2026'. */
export function formatDayInZone(instant: Instant, timeZone?: string): string {
  return formatCalendarDay(dayInZone(instant, timeZone));
}

/** 'YYYY-MM-DD': the calendar day that an instant falls on in a zone. */
export function dayInZone(instant: Instant, timeZone?: string): string {
  const minute = Math.floor(new Date(instant).getTime() / 60_000);
  if (lastDay.minute === minute && lastDay.timeZone === timeZone) return lastDay.day;
  const { year, month, day } = partsIn(instant, timeZone);
  const text = `${fourDigits(year)}-${twoDigits(month)}-${twoDigits(day)}`;
  // Zones have been whole minutes away from UTC since 1972.
  if (timeZone !== undefined && minute > 1_100_000) lastDay = { minute, timeZone, day: text };
  return text;
}

/** Most questions are about now: every call of `me` asks which day it is. */
let lastDay: { minute: number; timeZone: string | undefined; day: string } = { minute: NaN, timeZone: '', day: '' };

/** 'HH:MM', 00:00 to 23:59. */
export function timeOfDay(instant: Instant, timeZone?: string): string {
  return clockText(partsIn(instant, timeZone));
}

/** 'HH:MM' and nothing else, 00:00 to 23:59. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/**
 * The instant at which a zone's clocks show 'HH:MM' on a day. A time that a clock change repeats is the first of the
 * two; one that it skips is as much later as the clock jumped, so that 02:30 becomes 03:30.
 */
export function instantAt(day: string, time: string, timeZone?: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const [before, after] = [shown - dayMs, shown + dayMs].map((near) => shown - offsetAt(near, timeZone));
  const found = [before, after].filter((instant) => instant !== undefined && shows(instant, shown, timeZone));
  return new Date(found.length > 0 ? Math.min(...found.map(Number)) : Number(before));
}

/** The instant at which the next day of a zone begins. */
export function startOfNextDay(instant: Instant, timeZone?: string): Date {
  return instantAt(addDays(dayInZone(instant, timeZone), 1), '00:00', timeZone);
}

/** Whole days from one 'YYYY-MM-DD' to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The Monday of the week that a 'YYYY-MM-DD' is in. */
export function mondayOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** 'YYYY-MM-DD' some days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** 'YYYY-MM-DD' some months later, or earlier; the last day of the month where that day is not in it. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = daysInMonth(first.getUTCFullYear(), first.getUTCMonth() + 1);
  return addDays(first.toISOString().slice(0, 10), Math.min(date, last) - 1);
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** 'YYYY-MM-DD' of a day that a calendar has; years 0001 to 9999. */
export function isRealDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number);
  if (!year || !month || !day || month > 12) return false;
  return day <= daysInMonth(year, month);
}

/** Whole years between two 'YYYY-MM-DD'; someone born on 29 February turns a year older on 1 March in other years. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** What a zone's clocks are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone?: string): number {
  const { year, month, day, hour, minute } = partsIn(instant, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute) - instant;
}

function shows(instant: number, shown: number, timeZone?: string): boolean {
  return instant + offsetAt(instant, timeZone) === shown;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** What the clocks of a zone show. */
export function partsIn(instant: Instant, timeZone?: string): ZonedParts {
  if (timeZone === undefined || timeZone === 'UTC') return plainParts(new Date(instant), timeZone ?? '');
  const found: ZonedParts = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
  for (const { type, value } of formatterFor(timeZone).formatToParts(new Date(instant))) {
    if (type === 'year' || type === 'month' || type === 'day' || type === 'hour' || type === 'minute') {
      found[type] = Number(value);
    }
  }
  return found;
}

/** The clock of this machine and UTC need no formatter, which costs a phone a hundred times as much, and the first 26 ms. */
function plainParts(at: Date, clock: '' | 'UTC'): ZonedParts {
  if (Number.isNaN(at.getTime())) throw new RangeError('Invalid time value');
  return {
    year: at[`get${clock}FullYear`](),
    month: at[`get${clock}Month`]() + 1,
    day: at[`get${clock}Date`](),
    hour: at[`get${clock}Hours`](),
    minute: at[`get${clock}Minutes`](),
  };
}

// Making one costs some 50 µs, and a long history asks for thousands of labels.
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-GB', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: timeZone === '' ? undefined : timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  if (formatters.size >= mostFormatters) formatters.clear();
  formatters.set(timeZone, formatter);
  return formatter;
}

/** 'HH:MM' */
export const clockText = ({ hour, minute }: ZonedParts): string => `${twoDigits(hour)}:${twoDigits(minute)}`;

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

export function fourDigits(value: number): string {
  return String(value).padStart(4, '0');
}
