import { describe, expect, test } from 'vitest';
import { periods } from '../../../domain/statistics/periods.ts';
import { addressOfPeriod, readPeriod } from './period.ts';

describe('the period in the address', () => {
  test('each period is read back from its own address', () => {
    const readBack = periods.map((period) =>
      readPeriod(new URL(addressOfPeriod(period), 'http://page.example').searchParams),
    );
    expect(readBack).toEqual(['30d', '90d', '1y', 'all']);
  });

  test('what is no period, and none, is everything', () => {
    expect(readPeriod(new URLSearchParams('period=7d'))).toBe('all');
    expect(readPeriod(new URLSearchParams())).toBe('all');
  });
});
