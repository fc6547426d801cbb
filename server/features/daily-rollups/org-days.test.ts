import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayInZone } from '../../../domain/dates.ts';
import { startOfDay, rangeOfDays } from './org-days.ts';

describe('startOfDay', () => {
  it.each([
    ['2026-11-20', 'Asia/Kolkata', '2026-11-19T18:30:00.000Z'],
    ['2026-11-20', 'UTC', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20', 'Pacific/Kiritimati', '2026-11-19T10:00:00.000Z'],
    ['2026-11-20', 'Etc/GMT+12', '2026-11-20T12:00:00.000Z'],
    ['2026-11-20', '+05:30', '2026-11-19T18:30:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    // Midnight does not exist on this day: clocks went from 23:59:59 to 01:00.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  ])('of %s in %s is %s', (day, timeZone, instant) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(instant);
  });

  it('is the first instant of its day, in any zone', () => {
    const zone = fc.constantFrom('Asia/Kolkata', 'Asia/Kathmandu', 'America/New_York', 'Australia/Lord_Howe', 'UTC');
    const instant = fc.date({ min: new Date('2001-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zone, instant, (timeZone, at) => {
        const day = dayInZone(at, timeZone);
        const start = startOfDay(day, timeZone);
        expect(dayInZone(start, timeZone)).toBe(day);
        expect(dayInZone(start.getTime() - 1, timeZone)).toBe(addDays(day, -1));
      }),
    );
  });
});

describe('rangeOfDays', () => {
  it('has each day once, over the end of a month and of a year', () => {
    const { days, starts, end } = rangeOfDays('2027-12-30', '2028-01-02', 'Asia/Kolkata');
    expect(days).toEqual(['2027-12-30', '2027-12-31', '2028-01-01', '2028-01-02']);
    expect(starts[0]?.toISOString()).toBe('2027-12-29T18:30:00.000Z');
    expect(end.toISOString()).toBe('2028-01-02T18:30:00.000Z');
  });
});
