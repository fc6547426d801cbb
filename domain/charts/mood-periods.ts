import { addDays, addMonths, dayInZone, daysBetween, mondayOf } from '../dates.ts';
import { moods } from '../moods.ts';
import type { MoodWord } from '../moods.ts';

/** A mood at an instant in milliseconds. */
export type MoodEntry = { at: number; mood: MoodWord };

/** Days that belong together, both ends inside. `counts` says how often each mood came, in the order of `moods`. */
export type MoodPeriod = { from: string; through: string; counts: readonly number[]; total: number };

/** A calendar day with everything that was logged on it, oldest first. */
export type MoodDay = MoodPeriod & { entries: readonly MoodEntry[] };

/** What moods are drawn as: one by one, or as a calendar of days beside weeks, or of months. They never have a mean. */
export type MoodForm = 'days' | 'weeks' | 'months';

const mostSingleDays = 30;
const mostDaysOfWeeks = 2 * 366;

/** The days on which something was logged, oldest first, as the zone counts days. */
export function moodDays(entries: readonly MoodEntry[], timeZone?: string): MoodDay[] {
  const inOrder = [...entries].sort((one, other) => one.at - other.at);
  return runsOf(inOrder, ({ at }) => dayInZone(at, timeZone)).map(([day, list]) => ({
    from: day,
    through: day,
    entries: list,
    total: list.length,
    counts: countMoods(list),
  }));
}

export function countMoods(entries: readonly MoodEntry[]): number[] {
  const counts = new Map<MoodWord, number>();
  for (const { mood } of entries) counts.set(mood, (counts.get(mood) ?? 0) + 1);
  return moods.map(({ word }) => counts.get(word) ?? 0);
}

export function moodForm(days: readonly MoodDay[]): MoodForm {
  if (days.length <= mostSingleDays) return 'days';
  return daysBetween(days[0]?.from ?? '', days.at(-1)?.from ?? '') < mostDaysOfWeeks ? 'weeks' : 'months';
}

/** Whether a label without its year would be of several. */
export function areOverYears(days: readonly MoodDay[]): boolean {
  return addMonths(days[0]?.from ?? '', 11) < (days.at(-1)?.from ?? '');
}

/** Every week from the first day to the last, Monday to Sunday, those without a mood too. */
export function moodWeeks(days: readonly MoodDay[]): MoodPeriod[] {
  return periods(days, mondayOf, (monday) => addDays(monday, 7));
}

/** Every month from the first day to the last. */
export function moodMonths(days: readonly MoodDay[]): MoodPeriod[] {
  return periods(
    days,
    (day) => `${day.slice(0, 8)}01`,
    (first) => addMonths(first, 1),
  );
}

function periods(
  days: readonly MoodDay[],
  startOf: (day: string) => string,
  nextOf: (start: string) => string,
): MoodPeriod[] {
  const period = (from: string, run: readonly MoodDay[]) => ({
    from,
    through: addDays(nextOf(from), -1),
    ...sumOf(run),
  });
  const found: MoodPeriod[] = [];
  let nextFrom: string | undefined;
  for (const [start, run] of runsOf(days, ({ from }) => startOf(from))) {
    // Those between, in which nothing was logged.
    for (let from = nextFrom ?? start; from < start; from = nextOf(from)) found.push(period(from, []));
    found.push(period(start, run));
    nextFrom = nextOf(start);
  }
  return found;
}

/** Neighbours with the same key, together. */
function runsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): [key: string, run: Item[]][] {
  const runs: [string, Item[]][] = [];
  for (const item of items) {
    const key = keyOf(item);
    const run = runs.at(-1);
    if (run?.[0] === key) run[1].push(item);
    else runs.push([key, [item]]);
  }
  return runs;
}

function sumOf(days: readonly MoodDay[]): Pick<MoodPeriod, 'counts' | 'total'> {
  const counts = moods.map((_, place) => days.reduce((sum, day) => sum + (day.counts[place] ?? 0), 0));
  return { counts, total: counts.reduce((sum, count) => sum + count, 0) };
}
