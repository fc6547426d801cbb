import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suppressCells } from './suppress.ts';
import type { Cell } from './suppress.ts';
import { shareToSay, wilsonShare } from './wilson.ts';

describe('a share', () => {
  // Values from Newcombe 1998, Statistics in Medicine 17:857, table I (method 3).
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%d of %d has the interval that is published', (count, total, low, high) => {
    const share = wilsonShare(count, total);
    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
  });

  it('is not said of fewer than 30, and never outside of 0 and 1', () => {
    expect(shareToSay(10, 29)).toBeUndefined();
    expect(shareToSay(10, 30)).toMatchObject({ share: 1 / 3 });
    expect(wilsonShare(30, 30).high).toBe(1);
    for (const [count, total] of [
      [1, 0],
      [-1, 5],
      [6, 5],
      [Number.NaN, 5],
    ] as const)
      expect(() => wilsonShare(count, total)).toThrow(RangeError);
  });
});

const cell = (name: string, people: number, count = people): Cell => ({ cell: name, people, count });

describe('parts of a whole', () => {
  it('are all shown where each is about enough people', () => {
    const { shown, rest } = suppressCells([cell('a', 5), cell('b', 9)], 14, 5);
    expect([...shown]).toEqual([
      ['a', 5],
      ['b', 9],
    ]);
    expect(rest).toBe(0);
  });

  it('hide a small one together with a second one', () => {
    const { shown, rest } = suppressCells([cell('a', 20), cell('b', 8), cell('c', 3), cell('d', 6)], 37, 5);
    expect([...shown]).toEqual([
      ['b', 8],
      ['a', 20],
    ]);
    expect(rest).toBe(9);
  });

  it('hide that there is nobody, and that there is everybody', () => {
    expect(suppressCells([cell('a', 7), cell('b', 0), cell('c', 0)], 7, 5)).toEqual({ shown: new Map(), rest: 7 });
  });

  it('hide some where the sum is no longer that of the whole', () => {
    const { shown, rest } = suppressCells([cell('a', 20), cell('b', 8), cell('c', 6)], 35, 5);
    expect([...shown]).toEqual([['a', 20]]);
    expect(rest).toBe(15);
  });

  it('leave nothing about fewer people than asked, whatever they are', () => {
    const cells = fc.array(fc.record({ people: fc.nat(12), more: fc.nat(5) }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(cells, fc.integer({ min: 5, max: 8 }), (drawn, least) => {
        const parts = drawn.map(({ people, more }, place) => cell(String(place), people, people && people + more));
        const total = parts.reduce((sum, { count }) => sum + count, 0);
        const { shown, rest } = suppressCells(parts, total, least);
        const away = parts.filter((part) => !shown.has(part.cell));
        for (const [name, count] of shown) {
          const part = parts.find((one) => one.cell === name);
          expect(part).toMatchObject({ count });
          expect(part?.people).toBeGreaterThanOrEqual(least);
        }
        expect(rest).toBe(away.reduce((sum, { count }) => sum + count, 0));
        expect(away.length).not.toBe(shown.size > 0 ? 1 : -1);
        if (shown.size > 0 && away.length > 0)
          expect(Math.max(...away.map(({ people }) => people))).toBeGreaterThanOrEqual(least);
      }),
    );
  });
});
