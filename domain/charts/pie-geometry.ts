import type { Position } from './plot-area.ts';
import { fullTurn, onCircle, slicePath } from './slice-path.ts';

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
