import { addDays, daysBetween, mondayOf } from '../../../domain/dates.ts';

/** Beyond so many days single ones are noise. */
const longestByDay = 90;

/** One average for each questionnaire, of a day or of several; null where there is none. */
export interface Averages<Name extends string> {
  date: string;
  /** The last day, where it goes over several. */
  through?: string;
  values: Readonly<Record<Name, number | null>>;
}

/** Whether days are so many that weeks say more. */
export function areManyDays(days: readonly { date: string }[]): boolean {
  const [first, last] = [days[0], days.at(-1)];
  return first !== undefined && last !== undefined && daysBetween(first.date, last.date) >= longestByDay;
}

/**
 * The same by week, Monday to Sunday: each day weighs as much as it has results, so that a week's average is that of its
 * results.
 */
export function weeklyAverages<Name extends string>(
  rows: readonly Averages<Name>[],
  names: readonly Name[],
  weightOf: (day: string, name: Name) => number,
): Averages<Name>[] {
  const weeks = new Map<string, Averages<Name>[]>();
  for (const row of rows) {
    const monday = mondayOf(row.date);
    weeks.set(monday, [...(weeks.get(monday) ?? []), row]);
  }
  return [...weeks].map(([monday, days]): Averages<Name> => {
    const averageOf = (name: Name) => {
      const known = days.flatMap(({ date, values }) => {
        const value = values[name];
        return value === null ? [] : [{ value, weight: Math.max(1, weightOf(date, name)) }];
      });
      const weight = known.reduce((sum, day) => sum + day.weight, 0);
      return weight === 0 ? null : known.reduce((sum, day) => sum + day.value * day.weight, 0) / weight;
    };
    const values = Object.fromEntries(names.map((name) => [name, averageOf(name)])) as Record<Name, number | null>;
    return { date: monday, through: addDays(monday, 6), values };
  });
}

/** Every day from the first to the last, so that equal steps are equal times; `none` makes one on which nothing came. */
export function everyDay<Row extends { date: string }>(rows: readonly Row[], none: (date: string) => Row): Row[] {
  return rows.flatMap((row, index) => {
    const before = rows[index - 1];
    const quiet = before ? daysBetween(before.date, row.date) - 1 : 0;
    return [...Array.from({ length: quiet }, (_, day) => none(addDays(before?.date ?? '', day + 1))), row];
  });
}
