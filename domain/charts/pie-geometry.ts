import type { Position } from './plot-area.ts';
import { round } from './plot-area.ts';

type PieSlice = {
  index: number;
  value: number;
  /** 0 to 1; 0 for all where there is nothing to share out. */
  share: number;
  /** Around the middle of the chart, which is 0,0. */
  path: string;
  /** The middle of the slice, for its text. */
  centre: Position;
  /** Large enough to carry a text inside. */
  roomy: boolean;
};

const smallestRoomyShare = 0.07;

/** Slices of a ring, clockwise from the top, in the order given. */
export function pieGeometry(values: readonly number[], radius: number, innerRadius: number): PieSlice[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const ofText = radius * 0.62 + innerRadius * 0.19;
  let before = 0;
  return values.map((value, index) => {
    const share = total === 0 ? 0 : value / total;
    const from = total === 0 ? 0 : (before / total) * fullTurn;
    const to = from + share * fullTurn;
    before += value;
    return {
      index,
      value,
      share,
      path: share === 0 ? '' : slicePath({ from, to }, radius, innerRadius),
      centre: onCircle((from + to) / 2, ofText),
      roomy: share >= smallestRoomyShare,
    };
  });
}

const fullTurn = 2 * Math.PI;

/** A hair less than a whole circle: an arc that ends where it began is not drawn. */
const almostFull = fullTurn - 1e-6;

/** In radians, clockwise from the top. */
type Angles = { from: number; to: number };

/** A point around the middle, which is 0,0. */
function onCircle(angle: number, radius: number): Position {
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

function slicePath({ from, to }: Angles, outer: number, inner: number): string {
  if (to - from >= almostFull) return circle(outer, 1) + circle(inner, 0);
  const large = to - from > Math.PI ? 1 : 0;
  const back = `L${text(onCircle(to, inner))}${arc(inner, large, 0, onCircle(from, inner))}`;
  return `M${text(onCircle(from, outer))}${arc(outer, large, 1, onCircle(to, outer))}${back}Z`;
}

/** In two halves; the hole runs the other way round, so that it stays empty. */
function circle(radius: number, sweep: 0 | 1): string {
  const [top, bottom] = [onCircle(0, radius), onCircle(Math.PI, radius)];
  return `M${text(top)}${arc(radius, 1, sweep, bottom)}${arc(radius, 1, sweep, top)}Z`;
}

function arc(radius: number, large: 0 | 1, sweep: 0 | 1, end: Position): string {
  return `A${radius},${radius},0,${large},${sweep},${text(end)}`;
}

function text({ x, y }: Position): string {
  return `${x},${y}`;
}
