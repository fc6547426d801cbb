import type { Position } from './plot-area.ts';
import { round } from './plot-area.ts';

export const fullTurn = 2 * Math.PI;

/** A hair less than a whole circle: an arc that ends where it began is not drawn. */
const almostFull = fullTurn - 1e-6;

/** In radians, clockwise from the top. */
export type Angles = { from: number; to: number };

/** A point around the middle, which is 0,0. */
export function onCircle(angle: number, radius: number): Position {
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

/** A slice of a circle, or of a ring where there is an inner radius. */
export function slicePath({ from, to }: Angles, outer: number, inner: number): string {
  if (to - from >= almostFull) return circle(outer, 1) + (inner > 0 ? circle(inner, 0) : '');
  const large = to - from > Math.PI ? 1 : 0;
  const back = inner > 0 ? `L${text(onCircle(to, inner))}${arc(inner, large, 0, onCircle(from, inner))}` : 'L0,0';
  return `M${text(onCircle(from, outer))}${arc(outer, large, 1, onCircle(to, outer))}${back}Z`;
}

/** In two halves; the hole of a ring runs the other way round, so that it stays empty. */
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
