import type { AxisBand, ValueAxis } from './axis.ts';
import { curvePath } from './curve.ts';
import { evenInstants } from './even-steps.ts';
import { linearScale } from './linear-scale.ts';
import type { Margins, Rect } from './plot-area.ts';
import { clamp, plotArea, round } from './plot-area.ts';
import { thinOut } from './thin-out.ts';
import type { Candidate, MeasureText, TickLabel } from './tick-labels.ts';
import { everyNth, firstWithRoom } from './tick-labels.ts';

/** A value of null leaves a gap in the line; a partial one is drawn by itself and the line passes it by. */
export type ChartPoint = { at: Date | number; value: number | null; partial?: boolean };

export type PlacedPoint = {
  /** Its place in the list that was given. */
  index: number;
  at: number;
  value: number;
  partial: boolean;
  x: number;
  y: number;
};

export type LineChartInput = {
  points: readonly ChartPoint[];
  axis: ValueAxis;
  width: number;
  height: number;
  margins: Margins;
  /** The text under a point, from its instant in milliseconds. */
  labelOf: (at: number) => string;
  measure: MeasureText;
  /** First and last instant of the chart, where several lines share one. */
  domain?: readonly [number, number];
  /** The calendar day of an instant: points of one day then stand apart, and where there is only one, in its middle. */
  dayOf?: (at: number) => string;
  /** The text under each point where all are of one day: a time. */
  timeOf?: (at: number) => string;
  /** Each point stands for a week: so do the labels. */
  inWeeks?: boolean;
};

export type PlacedBand = Rect & { band: AxisBand };

export type LineGeometry = {
  plot: Rect;
  /** One path for each part without a gap. */
  paths: string[];
  /** All points with a value, in order of time. */
  points: PlacedPoint[];
  /** Those that get a mark of their own: all of them while there is room, else the partial, the lonely and the last. */
  dots: PlacedPoint[];
  last: PlacedPoint | undefined;
  xTicks: TickLabel[];
  /** The day, where the ticks are its times. */
  day: Pick<TickLabel, 'textX' | 'text'> | undefined;
  yTicks: { y: number; value: number; text: string }[];
  bands: PlacedBand[];
};

export const roomOfADot = 9;
const columnOfALine = 3;
const labelGap = 14;
const widestStepInADay = 72;

export function lineGeometry(input: LineChartInput): LineGeometry {
  const { axis, width, height, margins } = input;
  const plot = plotArea(width, height, margins);
  const timeOf = input.timeOf ?? input.labelOf;
  const upwards = linearScale([axis.min, axis.max], [plot.y + plot.height, plot.y]);
  const y = (value: number) => upwards(clamp(value, axis.min, axis.max));
  const inOrder = inOrderOfTime(input.points);
  const oneDay = isOneDay(inOrder, input.dayOf);
  const places = oneDay ? undefined : apartInTheDay(inOrder, plot, input.dayOf);
  const x = oneDay ? placeInMiddle(inOrder.length, plot) : placeInTime(inOrder, plot, input.domain);
  const points: PlacedPoint[] = [];
  const runs: PlacedPoint[][] = [[]];
  inOrder.forEach(({ index, at, value, partial }, order) => {
    if (value === null) {
      runs.push([]);
      return;
    }
    const placed = { index, at, value, partial, x: round(places?.[order] ?? x(at, order)), y: round(y(value)) };
    points.push(placed);
    if (!partial) runs.at(-1)?.push(placed);
  });
  const lines = runs.filter((run) => run.length > 0);
  const last = points.at(-1);
  return {
    plot,
    points,
    last,
    paths: lines.filter((run) => run.length > 1).map((run) => curvePath(thinOut(run, columnOfALine), plot)),
    dots: chooseDots(points, lines, plot.width, last),
    xTicks: firstWithRoom(
      oneDay ? everyNth(labelled(points, timeOf), wholeNumbers) : labelChoices(points, input, (at) => x(at, 0)),
      { left: 0, right: width, measure: input.measure, gap: labelGap },
    ),
    day: oneDay && input.timeOf && last ? { textX: plot.x + plot.width / 2, text: input.labelOf(last.at) } : undefined,
    yTicks: axis.ticks.map((tick) => ({ ...tick, y: round(y(tick.value)) })),
    bands: placeBands(axis, plot, y),
  };
}

const wholeNumbers = Array.from({ length: 100 }, (_, index) => index + 1);

const labelled = (points: readonly { x: number; at: number }[], textOf: (at: number) => string): Candidate[] =>
  points.map(({ x, at }) => ({ x, label: () => textOf(at) }));

/** One or two points are named themselves; more have even steps, and where no step has room their two ends, or the last. */
function* labelChoices(
  points: readonly PlacedPoint[],
  { labelOf, domain, inWeeks = false }: LineChartInput,
  x: (at: number) => number,
): Generator<Candidate[]> {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  const ends = labelled(first === last ? [last] : [first, last], labelOf);
  if (points.length <= 2) yield ends;
  for (const instants of evenInstants(domain?.[0] ?? first.at, domain?.[1] ?? last.at, inWeeks)) {
    yield labelled(
      instants.map((at) => ({ x: round(x(at)), at })),
      labelOf,
    );
  }
  yield ends;
  yield ends.slice(-1);
}

type OrderedPoint = { index: number; at: number; value: number | null; partial: boolean };

function inOrderOfTime(points: readonly ChartPoint[]): OrderedPoint[] {
  return points
    .map(({ at, value, partial = false }, index) => ({ index, at: Number(at), value, partial }))
    .sort((a, b) => a.at - b.at || a.index - b.index);
}

/** By time; a single instant stands in the middle, and records of one and the same instant are spread evenly. */
function placeInTime(points: readonly OrderedPoint[], plot: Rect, domain?: readonly [number, number]) {
  const [from, to] = domain ?? [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  if (from < to) return linearScale([from, to], [plot.x, plot.x + plot.width]);
  const step = plot.width / (points.length + 1);
  return (_at: number, order: number) => plot.x + step * (order + 1);
}

/** Next to each other around the middle: minutes apart are not weeks apart. */
function placeInMiddle(count: number, plot: Rect) {
  const step = Math.min(widestStepInADay, plot.width / (count + 1));
  const first = plot.x + plot.width / 2 - (step * (count - 1)) / 2;
  return (_at: number, order: number) => first + step * order;
}

type DayOf = LineChartInput['dayOf'];

/** The first and the last tell: all others are between them. */
function isOneDay(points: readonly OrderedPoint[], dayOf: DayOf): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return (
    dayOf !== undefined &&
    first !== undefined &&
    last !== undefined &&
    first !== last &&
    dayOf(first.at) === dayOf(last.at)
  );
}

/** By time, but those of one day never on top of each other, as long as all have room. */
function apartInTheDay(points: readonly OrderedPoint[], plot: Rect, dayOf: DayOf): number[] | undefined {
  if (!dayOf || points.length < 2 || points.length * roomOfADot > plot.width) return undefined;
  const days = points.map(({ at }) => dayOf(at));
  const scale = linearScale([points[0]?.at ?? 0, points.at(-1)?.at ?? 0], [plot.x, plot.x + plot.width]);
  const gapBefore = (order: number) => (days[order] === days[order - 1] ? roomOfADot : 0);
  const xs = points.map(({ at }) => scale(at));
  for (let order = 1; order < xs.length; order += 1) {
    xs[order] = Math.max(xs[order] ?? 0, (xs[order - 1] ?? 0) + gapBefore(order));
  }
  xs[xs.length - 1] = Math.min(xs.at(-1) ?? 0, plot.x + plot.width);
  for (let order = xs.length - 1; order > 0; order -= 1) {
    xs[order - 1] = Math.min(xs[order - 1] ?? 0, (xs[order] ?? 0) - gapBefore(order));
  }
  return xs;
}

function chooseDots(
  points: readonly PlacedPoint[],
  lines: readonly PlacedPoint[][],
  width: number,
  last: PlacedPoint | undefined,
): PlacedPoint[] {
  if (points.length * roomOfADot <= width) return [...points];
  const lonely = new Set(lines.filter((run) => run.length === 1).flat());
  return points.filter((point) => point.partial || point === last || lonely.has(point));
}

/** Scores are whole: a band reaches half a point beyond its ends, so that every score lies inside one. */
function placeBands(axis: ValueAxis, plot: Rect, y: (value: number) => number): PlacedBand[] {
  return axis.bands.map((band) => {
    const top = round(band.max >= axis.max ? plot.y : y(band.max + 0.5));
    const bottom = round(band.min <= axis.min ? plot.y + plot.height : y(band.min - 0.5));
    return { band, x: plot.x, y: top, width: plot.width, height: round(bottom - top) };
  });
}
