import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLocalDate } from '../messages/en/dates.ts';
import { moodNames } from '../messages/en/moods.ts';
import { moodAxis, scoreAxis } from './axis.ts';
import type { ChartPoint } from './line-geometry.ts';
import { lineGeometry } from './line-geometry.ts';
import { guessTextWidth } from './tick-labels.ts';

const margins = { top: 10, right: 80, bottom: 24, left: 26 };
const day = 24 * 3600 * 1000;
const start = Date.parse('2026-01-05T04:30:00Z');

function draw(points: ChartPoint[], options: { width?: number; timeZone?: string } = {}) {
  const { width = 640, timeZone = 'Asia/Kolkata' } = options;
  return lineGeometry({
    points,
    axis: scoreAxis('GAD-7'),
    width,
    height: 240,
    margins,
    labelOf: (at) => formatLocalDate(at, timeZone),
    measure: guessTextWidth(12),
  });
}

const anyHistory = fc.array(
  fc.record({
    at: fc.integer({ min: start, max: start + 900 * day }),
    value: fc.integer({ min: 0, max: 21 }),
    partial: fc.boolean(),
  }),
  { maxLength: 60 },
);

describe('a line chart', () => {
  test('of nothing is an empty plot with its axis', () => {
    const chart = draw([]);
    expect(chart.paths).toEqual([]);
    expect(chart.points).toEqual([]);
    expect(chart.xTicks).toEqual([]);
    expect(chart.last).toBeUndefined();
    expect(chart.yTicks.map((tick) => tick.text)).toEqual(['0', '5', '10', '15', '21']);
  });

  test('of one record is one dot in the middle', () => {
    const chart = draw([{ at: start, value: 21 }]);
    expect(chart.paths).toEqual([]);
    expect(chart.dots).toHaveLength(1);
    expect(chart.last).toMatchObject({ x: 26 + (640 - 106) / 2, y: 10, value: 21 });
    expect(chart.xTicks.map((tick) => tick.text)).toEqual(['5 Jan 2026']);
  });

  test('of equal values is level', () => {
    const chart = draw([0, 1, 2].map((index) => ({ at: start + index * day, value: 7 })));
    expect(new Set(chart.points.map((point) => point.y)).size).toBe(1);
    expect(chart.paths[0]).not.toContain('NaN');
  });

  test('spreads records of one instant and keeps their order', () => {
    const chart = draw([3, 9, 4].map((value) => ({ at: start, value })));
    const xs = chart.points.map((point) => point.x);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    expect(new Set(xs).size).toBe(3);
    expect(chart.points.map((point) => point.value)).toEqual([3, 9, 4]);
  });

  test('orders by time and remembers the place in the list', () => {
    const chart = draw([
      { at: start + day, value: 5 },
      { at: new Date(start), value: 9 },
    ]);
    expect(chart.points.map(({ index, value }) => [index, value])).toEqual([
      [1, 9],
      [0, 5],
    ]);
  });

  test('draws a partial record apart and passes it by', () => {
    const chart = draw([
      { at: start, value: 5 },
      { at: start + day, value: 2, partial: true },
      { at: start + 2 * day, value: 5 },
    ]);
    const partial = chart.points[1];
    expect(chart.dots).toContainEqual(expect.objectContaining({ partial: true, value: 2 }));
    expect(chart.paths).toHaveLength(1);
    expect(chart.paths[0]).not.toContain(`${partial?.x},${partial?.y}`);
  });

  test('leaves a gap where a value is null', () => {
    const values = [4, 6, null, 8, 9, null, 3];
    const chart = draw(values.map((value, index) => ({ at: start + index * day, value })));
    expect(chart.paths).toHaveLength(2);
    expect(chart.points).toHaveLength(5);
  });

  test('puts scores into the band that they belong to', () => {
    const chart = draw([4, 5, 9, 10, 14, 15, 21, 0].map((value, index) => ({ at: start + index * day, value })));
    for (const point of chart.points) {
      const zone = chart.bands.find((band) => point.y >= band.y && point.y <= band.y + band.height);
      expect(point.value).toBeGreaterThanOrEqual(zone?.band.min ?? 99);
      expect(point.value).toBeLessThanOrEqual(zone?.band.max ?? -1);
    }
    const heights = chart.bands.reduce((sum, band) => sum + band.height, 0);
    expect(heights).toBeCloseTo(chart.plot.height, 0);
  });

  test('stays inside its plot, without loops, whatever the history', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { paths, plot } = draw(history);
        for (const path of paths) {
          for (const [, x, y] of path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)) {
            expect(Number(y)).toBeGreaterThanOrEqual(plot.y - 0.01);
            expect(Number(y)).toBeLessThanOrEqual(plot.y + plot.height + 0.01);
            expect(Number(x)).toBeLessThanOrEqual(plot.x + plot.width + 0.01);
          }
          const ends = [...path.matchAll(/(?:M| )(-?[\d.]+),[-\d.]+(?=C|$)/g)].map((match) => Number(match[1]));
          expect(ends).toEqual(ends.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  test.each([320, 360, 768, 1280])('has labels that never touch at %i px', (width) => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { xTicks } = draw(history, { width });
        xTicks.forEach((tick, index) => {
          expect(tick.textX - tick.width / 2).toBeGreaterThanOrEqual(-0.01);
          expect(tick.textX + tick.width / 2).toBeLessThanOrEqual(width + 0.01);
          const next = xTicks[index + 1];
          if (next) expect(next.textX - tick.textX).toBeGreaterThan((tick.width + next.width) / 2);
        });
        expect(new Set(xTicks.map((tick) => tick.text)).size).toBe(xTicks.length);
        expect(xTicks.length > 0).toBe(history.length > 0);
      }),
    );
  });

  test('labels count back from the last result in even steps, however uneven the days of the results', () => {
    const days = [0, 3, 19, 22, 41, 57, 90];
    const { xTicks, last } = draw(days.map((on, index) => ({ at: start + on * day, value: index })));
    expect(xTicks.map((tick) => tick.text)).toEqual(['5 Jan 2026', '5 Feb 2026', '5 Mar 2026', '5 Apr 2026']);
    expect(xTicks.at(-1)?.x).toBe(last?.x);
    const phone = draw(
      days.map((on, index) => ({ at: start + on * day, value: index })),
      { width: 320 },
    );
    expect(phone.xTicks.map((tick) => tick.text)).toEqual(['5 Feb 2026', '5 Apr 2026']);
  });

  test('two results are labelled themselves', () => {
    const { xTicks } = draw([0, 33].map((on) => ({ at: start + on * day, value: on })));
    expect(xTicks.map((tick) => tick.text)).toEqual(['5 Jan 2026', '7 Feb 2026']);
  });

  test('labels the day of the zone that it is read in', () => {
    const lateEvening = Date.parse('2026-11-20T20:35:00Z');
    const one = [{ at: lateEvening, value: 3 }];
    expect(draw(one, { timeZone: 'Asia/Kolkata' }).xTicks[0]?.text).toBe('21 Nov 2026');
    expect(draw(one, { timeZone: 'America/New_York' }).xTicks[0]?.text).toBe('20 Nov 2026');
  });

  test('keeps equal spans equal across a clock change', () => {
    const around = ['2026-10-24T10:00:00Z', '2026-10-25T10:00:00Z', '2026-10-26T10:00:00Z'];
    const chart = draw(
      around.map((at) => ({ at: new Date(at), value: 4 })),
      { timeZone: 'Europe/Berlin' },
    );
    const [a = 0, b = 0, c = 0] = chart.points.map((point) => point.x);
    expect(b - a).toBeCloseTo(c - b, 1);
    expect(chart.xTicks.map((tick) => tick.text)).toEqual(['24 Oct 2026', '25 Oct 2026', '26 Oct 2026']);
  });
});

describe('two thousand records', () => {
  const history = Array.from({ length: 2000 }, (_, index) => ({
    at: start + index * (day / 4),
    value: index === 777 ? 21 : index === 1333 ? 0 : 8 + (index % 4),
  }));
  const chart = draw(history);

  test('make a path no longer than the chart is wide, with both extremes in it', () => {
    const curves = chart.paths[0]?.split('C') ?? [];
    expect(curves.length).toBeLessThan(chart.plot.width * 2);
    const heights = [...(chart.paths[0]?.matchAll(/ [-\d.]+,([-\d.]+)(?=C|$)/g) ?? [])].map((match) =>
      Number(match[1]),
    );
    expect(Math.min(...heights)).toBe(chart.plot.y);
    expect(Math.max(...heights)).toBe(chart.plot.y + chart.plot.height);
  });

  test('can each be reached, and only the last has a dot', () => {
    expect(chart.points).toHaveLength(2000);
    expect(chart.dots).toEqual([chart.last]);
  });
});

test('the mood axis runs from 1 to 5 in steps of 1', () => {
  const axis = moodAxis(moodNames, [5]);
  expect([axis.min, axis.max]).toEqual([1, 5]);
  expect(axis.ticks.map((tick) => tick.value)).toEqual([1, 2, 3, 4, 5]);
  expect(axis.ticks.map((tick) => tick.text)).toEqual(['😡 Angry', '😔 Sad', '😐 Neutral', '🙂 Calm', '😄 Happy']);
});
