import { addDays, daysBetween, mondayOf } from '../dates.ts';
import type { MoodPeriod } from './mood-periods.ts';
import type { Position, Rect } from './plot-area.ts';
import { round } from './plot-area.ts';
import { roundedPart } from './rounded-part.ts';
import type { MeasureText } from './tick-labels.ts';

type CalendarLabel = Position & { text: string };

export type CalendarGeometry = {
  width: number;
  height: number;
  /** The side of a square. */
  side: number;
  /** Where each of the periods stands, in their order. */
  squares: Rect[];
  /** One path for each mood, in the order of `moods`: its parts of all squares. */
  paths: string[];
  /** The squares in which nothing was logged. */
  blanks: string;
  labels: CalendarLabel[];
};

type CalendarInput = {
  /** Days, or months; only those in which something was logged. */
  periods: readonly MoodPeriod[];
  width: number;
  measure: MeasureText;
  /** Of a month, by its first day; the year too where there is room and it begins. */
  monthText: (day: string, withYear: boolean) => string;
  /** The largest and the smallest side of a square with the gap beside it. */
  most: number;
  least: number;
  /** How much of a side a round corner takes. */
  corner: number;
};

const labelHeight = 18;
const gapOfStrips = 10;
const gapShare = 0.12;

/**
 * A square for each day: a column is a week from Monday to Sunday, and where a year has no room side by side the strip
 * goes on below. Each square has as many parts as moods were logged on its day.
 */
export function dayCalendar(input: CalendarInput): CalendarGeometry {
  const { periods, width, most, least, corner } = input;
  const first = mondayOf(periods[0]?.from ?? '2000-01-03');
  const last = periods.at(-1)?.from ?? first;
  const weeks = Math.floor(daysBetween(first, last) / 7) + 1;
  const strips = Math.ceil(weeks / Math.max(1, Math.floor(width / least)));
  const columns = Math.ceil(weeks / strips);
  const step = Math.min(most, width / columns);
  const heightOfStrip = labelHeight + 7 * step + gapOfStrips;
  const place = (day: string): Position => {
    const days = daysBetween(first, day);
    const week = Math.floor(days / 7);
    const strip = Math.floor(week / columns);
    return { x: (week % columns) * step, y: strip * heightOfStrip + labelHeight + (days % 7) * step };
  };
  return {
    width: round(columns * step),
    height: round(strips * heightOfStrip - gapOfStrips),
    labels: labelsOfStrips(input, { first, weeks, columns, place }),
    ...fill(periods, allDays(periods), { place, step, corner, shareOf: equally }),
  };
}

/** A square for each month, a row for each year; its parts are as wide as their moods are many. */
export function monthCalendar({ periods, width, most, corner, monthText, measure }: CalendarInput): CalendarGeometry {
  const firstYear = Number(periods[0]?.from.slice(0, 4) ?? 2000);
  const years = Number(periods.at(-1)?.from.slice(0, 4) ?? firstYear) - firstYear + 1;
  const side = measure('2000') + 10;
  const step = Math.min(most, (width - side) / 12);
  const place = (day: string): Position => ({
    x: side + (Number(day.slice(5, 7)) - 1) * step,
    y: labelHeight + (Number(day.slice(0, 4)) - firstYear) * step,
  });
  const ofMonths = Array.from({ length: 12 }, (_, month) =>
    monthText(`2000-${String(month + 1).padStart(2, '0')}-01`, false),
  );
  const fits = ofMonths.every((text) => measure(text) <= step);
  return {
    width: round(side + 12 * step),
    height: round(labelHeight + years * step),
    labels: [
      ...ofMonths
        .map((text, month) => ({ x: round(side + month * step), y: 11, text }))
        .filter((_, month) => fits || month % 3 === 0),
      ...Array.from({ length: years }, (_, year) => ({
        x: 0,
        y: round(labelHeight + (year + 0.5) * step + 3),
        text: String(firstYear + year),
      })),
    ],
    ...fill(
      periods.filter(({ total }) => total > 0),
      periods.map(({ from }) => from),
      { place, step, corner, shareOf: byCount },
    ),
  };
}

/** What is named stands above the column of the week in which its month begins, and ends inside of the picture. */
function labelsOfStrips(
  { monthText, measure, width }: CalendarInput,
  { first, weeks, columns, place }: { first: string; weeks: number; columns: number; place: (day: string) => Position },
): CalendarLabel[] {
  const labels: CalendarLabel[] = [];
  let free = 0;
  for (let week = 0; week < weeks; week += 1) {
    const monday = addDays(first, 7 * week);
    const sunday = addDays(monday, 6);
    const begins = sunday.slice(8) <= '07';
    const strip = week % columns === 0;
    if (strip) free = 0;
    if (!begins && !strip) continue;
    const column = place(monday);
    const withYear = labels.length === 0 || (begins && sunday.slice(5, 7) === '01');
    const label = (withYear ? [true, false] : [false])
      .map((hasYear) => monthText(begins ? sunday : monday, hasYear))
      .map((text) => ({ text, x: Math.max(0, Math.min(column.x, width - measure(text))) }))
      .find(({ x }) => x >= free);
    if (!label) continue;
    labels.push({ x: round(label.x), y: round(column.y - 7), text: label.text });
    free = label.x + measure(label.text) + 6;
  }
  return labels;
}

function allDays(periods: readonly MoodPeriod[]): string[] {
  const first = periods[0]?.from;
  const last = periods.at(-1)?.from;
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, days) => addDays(first, days));
}

type Share = (counts: readonly number[]) => number[];

const equally: Share = (counts) => {
  const found = counts.filter((count) => count > 0).length;
  return counts.map((count) => (count > 0 ? 1 / found : 0));
};

const byCount: Share = (counts) => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count / total);
};

function fill(
  periods: readonly MoodPeriod[],
  starts: readonly string[],
  { place, step, corner, shareOf }: { place: (day: string) => Position; step: number; corner: number; shareOf: Share },
): Pick<CalendarGeometry, 'side' | 'squares' | 'paths' | 'blanks'> {
  const side = round(step * (1 - gapShare));
  const squareAt = (day: string): Rect => {
    const { x, y } = place(day);
    return { x: round(x), y: round(y), width: side, height: side };
  };
  const filled = new Set(periods.map(({ from }) => from));
  const squares = periods.map(({ from }) => squareAt(from));
  const paths: string[][] = [];
  periods.forEach(({ counts }, index) => {
    const square = squares[index];
    let before = 0;
    shareOf(counts).forEach((share, mood) => {
      const path = (paths[mood] ??= []);
      if (share > 0 && square) path.push(roundedPart(square, { from: before, to: before + share, corner }));
      before += share;
    });
  });
  return {
    side,
    squares,
    paths: paths.map((parts) => parts.join('')),
    blanks: starts
      .filter((day) => !filled.has(day))
      .map((day) => roundedPart(squareAt(day), { from: 0, to: 1, corner }))
      .join(''),
  };
}
