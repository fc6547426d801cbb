import { describe, expect, test } from 'vitest';
import { periods } from '../../../domain/statistics/periods.ts';
import { addressWith, readAsked, readStatsAddress } from './stats-address.ts';

const none = new URLSearchParams();
const searchOf = (address: string) => new URL(address, 'http://page.example').searchParams;

describe('the period in the address', () => {
  test('each period is read back from its own address', () => {
    const readBack = periods.map((asked) => readAsked(searchOf(addressWith(none, { asked }))));
    expect(readBack).toEqual(['30d', '90d', '1y', 'all']);
  });

  test('what is no period, and none, is everything', () => {
    expect(readAsked(new URLSearchParams('period=7d'))).toBe('all');
    expect(readAsked(none)).toBe('all');
  });

  test('days are read back, with one end or both; what is no day, or ends before it starts, is not taken', () => {
    for (const asked of [{ from: '2026-02-01', to: '2026-02-28' }, { from: '2026-02-01' }, { to: '2026-02-28' }])
      expect(readAsked(searchOf(addressWith(none, { asked })))).toEqual({ from: undefined, to: undefined, ...asked });
    expect(readAsked(new URLSearchParams('from=2026-02-30&period=90d'))).toBe('90d');
    expect(readAsked(new URLSearchParams('from=2026-03-01&to=2026-02-01'))).toBe('all');
    expect(readAsked(new URLSearchParams('from=0202-03-01'))).toBe('all');
  });
});

describe('what is compared', () => {
  test('stays while the days change, and the other way round', () => {
    const search = searchOf(addressWith(none, { asked: '90d', by: 'city', of: 'mood' }));
    expect(readStatsAddress(search)).toEqual({ asked: '90d', by: 'city', of: 'mood' });
    expect(addressWith(search, { asked: 'all' })).toBe('/admin/stats?by=city&of=mood');
    expect(addressWith(search, { by: 'theme' })).toBe('/admin/stats?period=90d&of=mood');
  });
});
