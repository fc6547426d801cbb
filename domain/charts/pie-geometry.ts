import { arc, pie } from 'd3-shape';
import type { Position } from './plot-area.ts';
import { round } from './plot-area.ts';

export type PieSlice = {
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

/** Slices clockwise from the top, in the order given. */
export function pieGeometry(values: readonly number[], radius: number, innerRadius = 0): PieSlice[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const draw = arc<{ startAngle: number; endAngle: number }>().innerRadius(innerRadius).outerRadius(radius).digits(2);
  const place = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(radius * 0.62)
    .outerRadius(radius * 0.62 + innerRadius * 0.38);
  const slices = pie<number>().sort(null)([...values]);
  return slices.map((slice, index) => {
    const [x, y] = place.centroid(slice);
    const share = total === 0 ? 0 : slice.value / total;
    return {
      index,
      value: slice.value,
      share,
      path: share === 0 ? '' : (draw(slice) ?? ''),
      centre: { x: round(x), y: round(y) },
      roomy: share >= smallestRoomyShare,
    };
  });
}
