import { describe, expect, it } from 'vitest';
import { blockOf, lastDayOf } from './blocks.ts';
import { movedShareToSay, shareToSay, wilsonShare } from './wilson.ts';

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

describe('a share of numbers that chance has moved', () => {
  it('has a wider range, and is never outside of 0 and 1', () => {
    const plain = wilsonShare(80, 200);
    const moved = movedShareToSay(80, 200, { ofCount: 16, ofTotal: 66 });
    expect(moved?.share).toBe(plain.share);
    expect(moved?.low).toBeLessThan(plain.low - 0.01);
    expect(moved?.high).toBeGreaterThan(plain.high + 0.01);
    expect(movedShareToSay(80, 200, { ofCount: 0, ofTotal: 0 })).toEqual(plain);
    expect(movedShareToSay(-4, 40, { ofCount: 16, ofTotal: 66 })?.low).toBe(0);
    expect(movedShareToSay(3, 29, { ofCount: 0, ofTotal: 0 })).toBeUndefined();
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
});
