import { describe, expect, it } from 'vitest';
import { blockOf, lastDayOf, stretchesOf } from './blocks.ts';
import { addParts, averageOf, isShown } from './protected-blocks.ts';
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

describe('blocks', () => {
  it('are four weeks each, from a Monday on, before and after the first one too', () => {
    expect(['2023-12-31', '2024-01-01', '2024-01-28', '2024-01-29'].map(blockOf)).toEqual([
      '2023-12-04',
      '2024-01-01',
      '2024-01-01',
      '2024-01-29',
    ]);
    expect(lastDayOf('2024-01-01')).toBe('2024-01-28');
  });

  it('that follow one another are one stretch', () => {
    expect(stretchesOf([])).toEqual([]);
    expect(stretchesOf(['2024-01-01', '2024-01-29', '2024-03-25'])).toEqual([
      { from: '2024-01-01', through: '2024-02-25' },
      { from: '2024-03-25', through: '2024-04-21' },
    ]);
  });

  it('are shown from three deviations above the least number of people on', () => {
    expect([16, 17].map((people) => isShown({ cells: [people, 0, 0, 0] }, 5))).toEqual([false, true]);
    expect([10, 11].map((people) => isShown({ cells: [people] }, 5))).toEqual([false, true]);
    expect(isShown({ cells: [17, 0, 0, 0] }, 6)).toBe(false);
  });

  it('leave out the parts that are too few to say, and tell what is left over', () => {
    const block = { cells: [40, 12, 4, -1] };
    expect(addParts([block], 5)).toEqual({ parts: [40, 12, undefined, undefined], rest: 0 });
    expect(addParts([block, block], 5)).toEqual({ parts: [80, 24, 8, undefined], rest: 0 });
    expect(addParts([{ cells: [40, 12, 4, 4] }], 5)).toEqual({ parts: [40, 12, undefined, undefined], rest: 8 });
    expect(addParts([block], 13).parts).toEqual([40, undefined, undefined, undefined]);
    expect(addParts([], 5)).toEqual({ parts: [], rest: 0 });
  });

  it('have an average where it is sure enough', () => {
    // A hundred people with 3 of 21 each: 15 half points below the middle.
    const found = averageOf('GAD-7', { cells: [100, 0, 0, 0], scoreSum: -1500 });
    expect(found?.average).toBe(3);
    expect(found?.giveOrTake).toBeGreaterThan(0.5);
    expect(found?.giveOrTake).toBeLessThan(1);
    expect(averageOf('GAD-7', { cells: [20, 0, 0, 0], scoreSum: -300 })).toBeUndefined();
    expect(averageOf('PHQ-9', { cells: [-3, 1, 1, 0], scoreSum: 0 })).toBeUndefined();
    expect(averageOf('PHQ-9', { cells: [400, 0, 0, 0], scoreSum: -12_000 })?.average).toBe(0);
  });
});
