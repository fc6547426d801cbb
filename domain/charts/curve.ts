import type { Position, Rect } from './plot-area.ts';
import { clamp, round } from './plot-area.ts';

/** The specification's curve tension: how far a control point reaches along the chord of its neighbours. */
const curveTension = 0.3;

/**
 * A smooth path through the points, which come in order of x. The reach of each control point is shared between its two
 * sides by their lengths, and no control point leaves the plot or passes a neighbour: unevenly spaced records make no
 * loops, and no curve dips below a score of 0.
 */
export function curvePath(points: readonly Position[], plot: Rect): string {
  const first = points[0];
  if (!first) return '';
  const parts = [`M${round(first.x)},${round(first.y)}`];
  for (let index = 1; index < points.length; index += 1) {
    const from = points[index - 1];
    const to = points[index];
    if (!from || !to) continue;
    const leaving = within(plot, from, to, controlPoint(points[index - 2], from, to));
    const arriving = within(plot, from, to, controlPoint(points[index + 1], to, from));
    parts.push(`C${[leaving, arriving, to].map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')}`);
  }
  return parts.join('');
}

/** The control point of `at` on the side of `towards`. */
function controlPoint(behind: Position | undefined, at: Position, towards: Position): Position {
  if (!behind) return at;
  const ahead = distance(at, towards);
  const whole = ahead + distance(at, behind);
  const reach = whole === 0 ? 0 : (curveTension * ahead) / whole;
  return { x: at.x + (towards.x - behind.x) * reach, y: at.y + (towards.y - behind.y) * reach };
}

function within(plot: Rect, from: Position, to: Position, control: Position): Position {
  return { x: clamp(control.x, from.x, to.x), y: clamp(control.y, plot.y, plot.y + plot.height) };
}

function distance(a: Position, b: Position): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
