import { countAxis } from './axis.ts';
import type { ChartPoint, LineChartInput, LineGeometry } from './line-geometry.ts';
import { lineGeometry } from './line-geometry.ts';

/** One day with one value for each line; null where a line has none. */
type DayValues = { at: number; values: readonly (number | null)[] };

export type SharedLines = {
  lines: LineGeometry[];
  /** Where each day stands, with its place in the list. */
  days: { index: number; x: number }[];
  /** Axes and plot, the same for all lines. */
  frame: LineGeometry;
};

type SharedLinesInput = Pick<LineChartInput, 'width' | 'height' | 'margins' | 'labelOf' | 'measure'> & {
  days: readonly DayValues[];
  lineCount: number;
  /** How a language writes a count. */
  countText: (count: number) => string;
};

const weekMs = 7 * 86_400_000;

/** Several lines over the same days, on one axis from 0. A day without a value leaves a gap in its line. */
export function sharedLines({ days, lineCount, countText, ...frameInput }: SharedLinesInput): SharedLines {
  const instants = days.map((day) => day.at);
  const largest = Math.max(0, ...days.flatMap((day) => day.values.map((value) => value ?? 0)));
  const domain = [Math.min(...instants), Math.max(...instants)] as const;
  const inWeeks = days.length > 1 && instants.every((at) => (at - domain[0]) % weekMs === 0);
  const axis = countAxis(Math.ceil(largest), countText);
  const draw = (points: ChartPoint[]) => lineGeometry({ ...frameInput, points, axis, domain, inWeeks });
  const frame = draw(instants.map((at) => ({ at, value: 0 })));
  const lines = Array.from({ length: lineCount }, (_, line) =>
    draw(days.map(({ at, values }) => ({ at, value: values[line] ?? null }))),
  );
  return { lines, days: frame.points.map(({ index, x }) => ({ index, x })), frame };
}
