import { describe, expect, test } from 'vitest';
import { formatDayInZone } from '../dates.ts';
import { rowGeometry } from './row-geometry.ts';
import { sharedLines } from './shared-lines.ts';
import { formatCount } from '../messages/en/numbers.ts';
import { guessTextWidth } from './tick-labels.ts';

const frame = {
  width: 640,
  height: 220,
  margins: { top: 8, right: 60, bottom: 24, left: 32 },
  labelOf: (at: number) => formatDayInZone(at, 'UTC'),
  measure: guessTextWidth(12),
  countText: formatCount,
};

const day = (date: string, ...values: (number | null)[]) => ({ at: Date.parse(date), values });

describe('two lines over the same days', () => {
  const chart = sharedLines({
    ...frame,
    lineCount: 2,
    days: [
      day('2026-11-01', 6.5, null),
      day('2026-11-02', 7, 9.25),
      day('2026-11-03', null, 8),
      day('2026-11-05', 5, 8.5),
    ],
  });

  test('share their axes', () => {
    expect(chart.frame.yTicks.map((tick) => tick.text)).toEqual(['0', '5', '10']);
    expect(chart.days.map((placed) => placed.index)).toEqual([0, 1, 2, 3]);
    expect(chart.lines[1]?.points[0]?.x).toBe(chart.days[1]?.x);
  });

  test('have a gap where a day has no value, and a dot where a value stands alone', () => {
    expect(chart.lines[0]?.paths).toHaveLength(1);
    expect(chart.lines[0]?.points.map((point) => point.value)).toEqual([6.5, 7, 5]);
    expect(chart.lines[1]?.paths).toHaveLength(1);
    expect(chart.lines[0]?.dots).toContainEqual(expect.objectContaining({ value: 5 }));
  });

  test('are labelled day first', () => {
    expect(chart.frame.xTicks[0]?.text).toBe('01-11-2026');
    expect(chart.frame.xTicks.at(-1)?.text).toBe('05-11-2026');
  });

  test('of one day stand in the middle, and of none nowhere', () => {
    const one = sharedLines({ ...frame, lineCount: 2, days: [day('2026-11-01', 4, 5)] });
    expect(one.lines[0]?.points[0]?.x).toBe(one.frame.plot.x + one.frame.plot.width / 2);
    expect(sharedLines({ ...frame, lineCount: 2, days: [] }).days).toEqual([]);
  });
});

test('lying bars are as long as their counts', () => {
  const items = [
    { label: 'Happy', count: 10 },
    { label: 'Calm', count: 5 },
    { label: 'Angry', count: 0 },
  ];
  const margins = { top: 0, right: 40, bottom: 0, left: 60 };
  const { rows, height } = rowGeometry({ items, width: 300, rowHeight: 30, margins });
  expect(rows.map((row) => row.bar.width)).toEqual([200, 100, 0]);
  expect(height).toBe(90);
});
