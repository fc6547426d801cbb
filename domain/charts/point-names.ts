import type { PlacedPoint } from './line-geometry.ts';
import type { Rect } from './plot-area.ts';
import { clamp } from './plot-area.ts';

/** A text beside a point; `x` is its middle, `y` the line that it stands on. */
export type PointName = { x: number; y: number; width: number; text: string };

type Named = { point: PlacedPoint; text: string; width: number };

type Names = { plot: Rect; points: readonly PlacedPoint[]; lineHeight: number };

const gap = 6;

/** The highest point of a line that has come down since; the latest of several. Partial ones count in no comparison. */
export function peakOf(points: readonly PlacedPoint[]): PlacedPoint | undefined {
  const whole = points.filter(({ partial }) => !partial);
  const last = whole.at(-1);
  let peak: PlacedPoint | undefined;
  for (const point of whole) if (!peak || point.value >= peak.value) peak = point;
  return whole.length > 2 && peak && last && peak.value > last.value ? peak : undefined;
}

/** The name of the last point: under it where the line comes from above. */
export function nameLast({ plot, points, lineHeight }: Names, { point, text, width }: Named): PointName {
  const before = points.at(-2);
  const fallsSteeply = before !== undefined && before.y < point.y - 4;
  const hasRoomBelow = plot.y + plot.height - point.y > lineHeight * 1.6;
  const below = fallsSteeply && hasRoomBelow;
  return {
    x: inside(plot, point.x, width),
    y: below ? point.y + lineHeight * 1.35 : point.y - lineHeight * 0.7,
    width,
    text,
  };
}

/** Above its point, where no line can be; further left where the last name is in the way, and nowhere without room. */
export function namePeak(
  { plot, lineHeight }: Names,
  { point, text, width }: Named,
  last: PointName,
): PointName | undefined {
  const y = point.y - lineHeight * 0.7;
  const x = inside(plot, point.x, width);
  const apart = Math.abs(y - last.y) >= lineHeight || Math.abs(x - last.x) >= (width + last.width) / 2 + gap;
  if (apart) return { x, y, width, text };
  const left = last.x - (width + last.width) / 2 - gap;
  return left - width / 2 >= plot.x ? { x: left, y, width, text } : undefined;
}

/** Clear of both edges of the plot. */
function inside({ x, width }: Rect, wanted: number, textWidth: number): number {
  return clamp(wanted, x + textWidth / 2, x + width - textWidth / 2);
}
