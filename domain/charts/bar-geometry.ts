import { countAxis } from './axis.ts';
import { linearScale } from './linear-scale.ts';
import type { Margins, Rect } from './plot-area.ts';
import { plotArea, round } from './plot-area.ts';
import type { MeasureText, TickLabel } from './tick-labels.ts';
import { everyNth, firstWithRoom } from './tick-labels.ts';

/**
 * One bar: its label, and of what goes over several days the last one and the short text under the axis; one count for each
 * series, stacked from the bottom.
 */
export type BarItem = { label: string; to?: string; short?: string; counts: readonly number[] };

export type PlacedBar = {
  /** The first and the last label that it stands for: the same, unless it goes over several days or there was no room for all. */
  from: string;
  to: string;
  short: string;
  counts: number[];
  total: number;
  /** Where the pointer finds it: the full height of the plot. */
  slot: Rect;
  /** One for each series, from the bottom; a count of 0 has the height 0. */
  segments: Rect[];
};

export type BarGeometry = {
  plot: Rect;
  bars: PlacedBar[];
  xTicks: TickLabel[];
  yTicks: { y: number; value: number; text: string }[];
};

type BarChartInput = {
  items: readonly BarItem[];
  width: number;
  height: number;
  margins: Margins;
  measure: MeasureText;
  /** How many bars there may be from one label to the next. */
  steps: readonly number[];
  /** What one bar takes at least. */
  narrowest?: number;
  /** How a language writes a count. */
  countText: (count: number) => string;
};

const narrowestSlot = 4;
const widestBar = 56;
const labelGap = 12;

/** Upright bars. Where they would be thinner than a finger can tell, neighbours are added up into one. */
export function barGeometry(input: BarChartInput): BarGeometry {
  const { items, width, height, margins, measure, steps, countText, narrowest = narrowestSlot } = input;
  const plot = plotArea(width, height, margins);
  const groups = addUpNeighbours(items, Math.max(1, Math.floor(plot.width / narrowest)));
  const axis = countAxis(Math.max(0, ...groups.map((group) => group.total)), countText);
  const y = linearScale([axis.min, axis.max], [plot.y + plot.height, plot.y]);
  const step = plot.width / Math.max(1, groups.length);
  const thickness = Math.min(widestBar, step * 0.72);
  const bars = groups.map((group, index) => {
    const slot = { x: round(plot.x + step * index), y: plot.y, width: round(step), height: plot.height };
    const x = round(plot.x + step * (index + 0.5) - thickness / 2);
    let below = 0;
    const segments = group.counts.map((count) => {
      const top = y(below + count);
      const segment = { x, y: round(top), width: round(thickness), height: round(y(below) - top) };
      below += count;
      return segment;
    });
    return { ...group, slot, segments };
  });
  return {
    plot,
    bars,
    xTicks: firstWithRoom(
      everyNth(
        bars.map(({ short, slot }) => ({ x: slot.x + slot.width / 2, label: () => short })),
        steps,
      ),
      { left: 0, right: width, measure, gap: labelGap },
    ),
    yTicks: axis.ticks.map((tick) => ({ ...tick, y: round(y(tick.value)) })),
  };
}

type Group = Pick<PlacedBar, 'from' | 'to' | 'short' | 'counts' | 'total'>;

function addUpNeighbours(items: readonly BarItem[], most: number): Group[] {
  const size = Math.ceil(items.length / most) || 1;
  const groups: Group[] = [];
  items.forEach((item, index) => {
    const group = groups.at(-1);
    // The oldest takes what is left over: the newest would look like a collapse.
    if (!group || (index - items.length) % size === 0) {
      const { label, short = label, counts } = item;
      groups.push({ from: label, to: lastOf(item), short, counts: [...counts], total: sum(counts) });
      return;
    }
    group.to = lastOf(item);
    group.counts = group.counts.map((count, series) => count + (item.counts[series] ?? 0));
    group.total += sum(item.counts);
  });
  return groups;
}

export const lastOf = ({ label, to }: BarItem) => to ?? label;

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
