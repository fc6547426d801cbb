import type { Position } from './plot-area.ts';

/**
 * Keeps at most four points in each column of `columnWidth`: the first, the lowest, the highest and the last. A long
 * history then looks the same, with every extreme in it, and costs no more than the width of its chart. The points come
 * in order of x.
 */
export function thinOut<Point extends Position>(points: readonly Point[], columnWidth: number): Point[] {
  const kept: Point[] = [];
  let column: Point[] = [];
  let current = Number.NaN;
  for (const point of points) {
    const wanted = Math.floor(point.x / columnWidth);
    if (wanted !== current) {
      kept.push(...extremes(column));
      column = [];
      current = wanted;
    }
    column.push(point);
  }
  return [...kept, ...extremes(column)];
}

function extremes<Point extends Position>(column: readonly Point[]): Point[] {
  if (column.length <= 4) return [...column];
  let lowest = 0;
  let highest = 0;
  column.forEach((point, index) => {
    if (point.y > (column[lowest]?.y ?? point.y)) lowest = index;
    if (point.y < (column[highest]?.y ?? point.y)) highest = index;
  });
  const wanted = new Set([0, lowest, highest, column.length - 1]);
  return column.filter((_, index) => wanted.has(index));
}
