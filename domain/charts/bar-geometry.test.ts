import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCount } from '../messages/en/numbers.ts';
import { countAxis } from './axis.ts';
import { barGeometry } from './bar-geometry.ts';
import { guessTextWidth } from './tick-labels.ts';

const frame = {
  height: 200,
  margins: { top: 8, right: 8, bottom: 24, left: 40 },
  measure: guessTextWidth(12),
  steps: [1, 2, 7, 14, 28, 56],
  countText: formatCount,
};

const anyDays = fc.array(
  fc.record({
    label: fc.constantFrom('01-11-2026', '02-11-2026', '03-11-2026'),
    to: fc.constantFrom(undefined, '04-11-2026'),
    counts: fc.tuple(fc.nat({ max: 900 }), fc.nat({ max: 900 })),
  }),
  { maxLength: 900 },
);

describe('bars', () => {
  test('of nothing leave an axis from 0 to 1', () => {
    const chart = barGeometry({ ...frame, items: [], width: 320 });
    expect(chart.bars).toEqual([]);
    expect(chart.yTicks.map((tick) => tick.value)).toEqual([0, 1]);
  });

  test('stack their segments without a gap', () => {
    const chart = barGeometry({ ...frame, items: [{ label: 'a', counts: [3, 5] }], width: 320 });
    const [lower, upper] = chart.bars[0]?.segments ?? [];
    expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeCloseTo(lower?.y ?? -1, 1);
    expect((upper?.height ?? 0) / (lower?.height ?? 1)).toBeCloseTo(5 / 3, 1);
  });

  test('add up neighbours where there is no room, and lose none', () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 320, max: 1280 }), (items, width) => {
        const { bars, plot } = barGeometry({ ...frame, items, width });
        const given = items.reduce((sum, { counts }) => sum + counts[0] + counts[1], 0);
        expect(bars.reduce((sum, bar) => sum + bar.total, 0)).toBe(given);
        for (const bar of bars) {
          expect(bar.slot.width).toBeGreaterThanOrEqual(4);
          expect(bar.segments.at(-1)?.y).toBeGreaterThanOrEqual(plot.y - 0.01);
        }
      }),
      { numRuns: 40 },
    );
  });
});

test('the newest bar stands for as many days as the others: what is left over is in the oldest', () => {
  const items = Array.from({ length: 365 }, (_, day) => ({ label: String(day + 1), counts: [1] }));
  const { bars } = barGeometry({ ...frame, items, width: 296 });
  const [oldest, ...others] = bars.map(({ total }) => total);
  expect(oldest).toBe(5);
  expect(new Set(others)).toEqual(new Set([6]));
  expect(bars.map(({ from, to }) => [from, to]).slice(0, 2)).toEqual([
    ['1', '5'],
    ['6', '11'],
  ]);
});

test('labels of bars are equally many bars apart, back from the last', () => {
  const items = Array.from({ length: 30 }, (_, day) => ({ label: `${day + 1}-11-2026`, counts: [day] }));
  const { xTicks } = barGeometry({ ...frame, items, width: 360 });
  expect(xTicks.map(({ text }) => text)).toEqual(['2-11-2026', '16-11-2026', '30-11-2026']);
});

describe('the axis of counts', () => {
  test.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [7, [0, 2, 4, 6, 8]],
    [100, [0, 25, 50, 75, 100]],
    [1234, [0, 500, 1000, 1500]],
  ])('up to %i', (largest, ticks) =>
    expect(countAxis(largest, formatCount).ticks.map((tick) => tick.value)).toEqual(ticks),
  );

  test('is whole, reaches the largest and has at most six ticks', () => {
    fc.assert(
      fc.property(fc.nat({ max: 50_000_000 }), (largest) => {
        const { max, ticks } = countAxis(largest, formatCount);
        expect(max).toBeGreaterThanOrEqual(largest);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks.every((tick) => Number.isInteger(tick.value))).toBe(true);
      }),
    );
  });
});
