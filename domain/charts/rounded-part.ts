import type { Rect } from './plot-area.ts';
import { round } from './plot-area.ts';

/** An upright slice of a square, from one share of its width to another, as a path. Corners take a share of its side. */
export function roundedPart(
  { x, y, width, height }: Rect,
  { from, to, corner }: { from: number; to: number; corner: number },
): string {
  const radius = Math.min(width, height) * corner;
  // Shares are sums of fractions: the last one may fall short of the edge by a hair.
  const [first, last] = [from < 1e-6, to > 1 - 1e-6];
  const [left, right] = [round(x + width * from), round(x + width * (last ? 1 : to) - (last ? 0 : width * 0.06))];
  const [start, end] = [first ? round(radius) : 0, last ? round(radius) : 0].map((wide) =>
    Math.min(wide, round((right - left) / 2)),
  );
  const bottom = round(y + height);
  return [
    `M${round(left + (start ?? 0))},${y}H${round(right - (end ?? 0))}`,
    end
      ? `A${end},${end},0,0,1,${right},${round(y + end)}V${round(bottom - end)}A${end},${end},0,0,1,${round(right - end)},${bottom}`
      : `V${bottom}`,
    `H${round(left + (start ?? 0))}`,
    start
      ? `A${start},${start},0,0,1,${left},${round(bottom - start)}V${round(y + start)}A${start},${start},0,0,1,${round(left + start)},${y}`
      : '',
    'Z',
  ].join('');
}
