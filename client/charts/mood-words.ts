import { chartMessages, moodChartMessages } from '#messages/charts.ts';
import {
  formatDateAndTime,
  formatDayAndTime,
  formatLocalDate,
  formatMonth,
  formatMonthAndYear,
} from '#messages/dates.ts';
import { moodNames } from '#messages/moods.ts';
import { countMoods } from '../../domain/charts/mood-periods.ts';
import type { MoodDay, MoodEntry, MoodPeriod } from '../../domain/charts/mood-periods.ts';
import { formatCalendarDay, formatDayInZone, timeOfDay } from '../../domain/dates.ts';
import { moods } from '../../domain/moods.ts';

/** More of one day are counted instead of told. */
const mostTold = 6;

// Where the days are an organisation's, in its zone, they are written as in its tables: 20-11-2026.

export function dayText(day: string, timeZone?: string): string {
  return timeZone === undefined ? formatLocalDate(`${day}T00:00:00Z`, 'UTC') : formatCalendarDay(day);
}

export function monthText(day: string, withYear = true): string {
  return (withYear ? formatMonthAndYear : formatMonth)(`${day}T00:00:00Z`, 'UTC');
}

/** '20 Nov, 10:05'. */
export function momentText(at: number, timeZone?: string): string {
  return timeZone === undefined ? formatDayAndTime(at) : wholeMomentText(at, timeZone);
}

/** '20 Nov 2026, 10:05'. */
export function wholeMomentText(at: number, timeZone?: string): string {
  if (timeZone === undefined) return formatDateAndTime(at);
  return `${formatDayInZone(at, timeZone)} ${timeOfDay(at, timeZone)}`;
}

/** 'Calm 3, Sad 1': the moods that there were, the most frequent first. */
export function countsText(counts: readonly number[]): string {
  const found = moods
    .map(({ word }, place) => ({ name: moodNames[word], count: counts[place] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  return chartMessages.all(found.map(({ name, count }) => chartMessages.named(name, chartMessages.count(count))));
}

/** '10:05 Calm, 18:20 Happy'; of a day with many only how many of each. */
export function dayMoodsText({ entries, counts }: MoodDay, timeZone?: string): string {
  if (entries.length > mostTold) return countsText(counts);
  const told = entries.map(({ at, mood }) => moodChartMessages.atTime(timeOfDay(at, timeZone), moodNames[mood]));
  return chartMessages.all(told);
}

/** Latest, how many, and which came most often; nothing of the moods is ever averaged. */
export function moodSummary(entries: readonly MoodEntry[], days: readonly MoodDay[], timeZone?: string): string {
  const latest = days.at(-1)?.entries.at(-1);
  if (!latest) return '';
  const said = chartMessages.latest(moodNames[latest.mood], momentText(latest.at, timeZone));
  if (entries.length === 1) return said;
  const counts = countMoods(entries);
  const most = Math.max(...counts);
  const names = moods.filter((_, place) => counts[place] === most).map(({ word }) => moodNames[word]);
  return [said, moodChartMessages.logged(entries.length, days.length), moodChartMessages.mostOften(names, most)].join(
    ' ',
  );
}

/** The week or month in which most was logged, and its moods. */
export function busiestText(
  periods: readonly MoodPeriod[],
  say: (name: string, moods: string) => string,
  nameOf: (day: string) => string,
): string {
  const [first] = periods;
  if (!first) return '';
  const busiest = periods.reduce((most, period) => (period.total > most.total ? period : most), first);
  return say(nameOf(busiest.from), countsText(busiest.counts));
}
