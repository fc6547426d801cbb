import type { Rect } from '../../domain/charts/plot-area.ts';

/** The place of the position closest to x; the positions come in ascending order, and there is at least one. */
export function nearestTo(positions: readonly number[], x: number): number {
  let low = 0;
  let high = positions.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const here = positions[middle] ?? 0;
    const next = positions[middle + 1] ?? here;
    if (Math.abs(next - x) < Math.abs(here - x)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of the square closest to a position; there is at least one. */
export function nearestSquare(squares: readonly Rect[], x: number, y: number): number {
  let best = 0;
  let least = Infinity;
  squares.forEach((square, place) => {
    const far = Math.hypot(square.x + square.width / 2 - x, square.y + square.height / 2 - y);
    if (far < least) [best, least] = [place, far];
  });
  return best;
}
