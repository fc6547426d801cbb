import { linearScale } from './linear-scale.ts';
import type { Margins, Rect } from './plot-area.ts';
import { round } from './plot-area.ts';

type PlacedRow = { label: string; count: number; y: number; bar: Rect };

type RowChartInput = {
  items: readonly { label: string; count: number }[];
  width: number;
  /** From one row to the next. */
  rowHeight: number;
  margins: Margins;
};

/** Lying bars, one below the other: every label has room, however many there are. */
export function rowGeometry({ items, width, rowHeight, margins }: RowChartInput): {
  height: number;
  rows: PlacedRow[];
} {
  const room = Math.max(1, width - margins.left - margins.right);
  const x = linearScale([0, Math.max(1, ...items.map((item) => item.count))], [0, room]);
  const thickness = rowHeight * 0.6;
  const rows = items.map(({ label, count }, index) => {
    const y = margins.top + rowHeight * (index + 0.5);
    const bar = { x: margins.left, y: round(y - thickness / 2), width: round(x(count)), height: round(thickness) };
    return { label, count, y: round(y), bar };
  });
  return { height: margins.top + rowHeight * items.length + margins.bottom, rows };
}
