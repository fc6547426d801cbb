import { readDay } from '../../api/read-day.ts';
import { readList, readNumber } from '../../api/received.ts';

/** Numbers where they come as text, as some databases count; `none` stands for what is missing. */
export function readNumbers<Row extends object>(
  rows: readonly Row[],
  names: readonly (keyof Row)[],
  none: number | null = 0,
): Row[] {
  return readList(rows).map((row) => {
    const numbers = names.map((name) => [name, readNumber(row[name]) ?? none]);
    return { ...row, ...Object.fromEntries(numbers) } as Row;
  });
}

/** In order of time. A day may come as the instant at which it begins: the specification only promises a date. */
export function readDays<Row extends { date: string }>(rows: readonly Row[]): Row[] {
  return rows
    .flatMap((row) => {
      const date = readDay(row.date);
      return date === null ? [] : [{ ...row, date }];
    })
    .sort((one, other) => one.date.localeCompare(other.date));
}
