import type { PlacedPoint } from './line-geometry.ts';
import type { Rect } from './plot-area.ts';
import type { PointName } from './point-names.ts';

/** Where the text begins, on the line that it stands on. */
export type BandName = { x: number; y: number };

const inset = 6;
const roomOfTheLastPoint = 8;

/** Where inside its band a name meets no other text and not the last point, and the line as seldom as can be; at the beginning if it may. */
export function nameBand(
  { x, y, width, height }: Rect,
  textWidth: number,
  { points, names }: { points: readonly PlacedPoint[]; names: readonly (PointName | undefined)[] },
): BandName {
  const last = points.at(-1);
  const taken = [last, ...names].flatMap((thing): Rect[] => {
    if (!thing) return [];
    const half = 'width' in thing ? thing.width / 2 : roomOfTheLastPoint;
    return [{ x: thing.x - half, y: thing.y - 14, width: half * 2, height: 22 }];
  });

  let best = { x, y };
  let least = Infinity;
  for (const left of [x + inset, x + width - inset - textWidth]) {
    // Under the upper edge or over the lower one; the tick of an axis is just above the latter.
    for (const base of [y + 14, y + height - 9]) {
      const box = { x: left, y: base - 11, width: textWidth, height: 14 };
      const cost =
        taken.filter((other) => meet(box, other)).length * (points.length + 1) +
        points.filter((point, index) => crosses(point, points[index + 1] ?? point, box)).length;
      if (cost < least) [least, best] = [cost, { x: left, y: base }];
    }
  }
  return best;
}

const meet = (one: Rect, other: Rect) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Of the straight way from one point to the next; the curve stays close to it. */
function crosses(from: PlacedPoint, to: PlacedPoint, { x, y, width, height }: Rect): boolean {
  const [left, right] = [Math.max(from.x, x), Math.min(to.x, x + width)];
  if (left > right) return false;
  const at = (place: number) => from.y + ((place - from.x) / (to.x - from.x || 1)) * (to.y - from.y);
  return Math.min(at(left), at(right)) < y + height && Math.max(at(left), at(right)) > y;
}
