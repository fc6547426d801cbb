import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  ageOn,
  dayInZone,
  formatCalendarDay,
  formatDayInZone,
  instantAt,
  isRealDay,
  isTimeOfDay,
  isTimeZone,
  localTimeZone,
  startOfNextDay,
  timeOfDay,
  weekdayOf,
} from './dates.ts';
import { formatDateAndTime, formatDayAndTime, formatLocalDate, formatMonthAndYear } from './messages/en/dates.ts';

const instant = '2026-11-20T20:35:00Z';

describe('an instant', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-21', '02:05'],
    ['UTC', '2026-11-20', '20:35'],
    ['America/New_York', '2026-11-20', '15:35'],
    ['Pacific/Kiritimati', '2026-11-21', '10:35'],
    ['Asia/Kathmandu', '2026-11-21', '02:20'],
  ])('in %s falls on %s at %s', (zone, day, time) => {
    expect(dayInZone(instant, zone)).toBe(day);
    expect(timeOfDay(instant, zone)).toBe(time);
  });

  test('reads in each of the forms that a person sees', () => {
    expect(formatLocalDate(instant, 'Asia/Kolkata')).toBe('21 Nov 2026');
    expect(formatDayAndTime(instant, 'Asia/Kolkata')).toBe('21 Nov, 02:05');
    expect(formatDateAndTime(instant, 'Asia/Kolkata')).toBe('21 Nov 2026, 02:05');
    expect(formatMonthAndYear(instant, 'Asia/Kolkata')).toBe('Nov 2026');
    expect(formatDayInZone(instant, 'Asia/Kolkata')).toBe('21-11-2026');
    expect(formatDayInZone(instant, 'UTC')).toBe('20-11-2026');
  });

  test('is the same as a Date, as milliseconds and as text', () => {
    expect(formatDayAndTime(new Date(instant), 'UTC')).toBe('20 Nov, 20:35');
    expect(formatDayAndTime(Date.parse(instant), 'UTC')).toBe('20 Nov, 20:35');
  });

  test('at midnight is 00, never 24', () => expect(timeOfDay('2026-01-01T00:00:00Z', 'UTC')).toBe('00:00'));

  test('without a zone is read in that of the machine', () => {
    expect(dayInZone(instant)).toBe(dayInZone(instant, localTimeZone()));
  });

  test('in the hour that a clock change repeats keeps its day', () => {
    expect(formatDayAndTime('2026-10-25T00:30:00Z', 'Europe/Berlin')).toBe('25 Oct, 02:30');
    expect(formatDayAndTime('2026-10-25T01:30:00Z', 'Europe/Berlin')).toBe('25 Oct, 02:30');
    expect(formatDayAndTime('2026-03-29T01:00:00Z', 'Europe/Berlin')).toBe('29 Mar, 03:00');
  });
});

test('only names of zones are zones', () => {
  expect(isTimeZone('Asia/Kolkata')).toBe(true);
  expect(isTimeZone('Asia/Atlantis')).toBe(false);
  expect(isTimeZone('')).toBe(false);
});

describe('a calendar day', () => {
  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2026-04-31', false],
    ['2026-12-31', true],
    ['2026-00-10', false],
    ['2026-13-01', false],
    ['2026-01-00', false],
    ['0000-01-01', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00:00Z', false],
    ['', false],
  ])('%j: %s', (text, real) => expect(isRealDay(text)).toBe(real));

  test('agrees with the calendar of the engine', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (date) =>
        isRealDay(date.toISOString().slice(0, 10)),
      ),
    );
  });

  test('is shown day first', () => {
    expect(formatCalendarDay('1990-03-07')).toBe('07-03-1990');
    expect(formatCalendarDay('unknown')).toBe('unknown');
  });
});

describe('age', () => {
  test.each([
    ['1990-11-20', '2026-11-19', 35],
    ['1990-11-20', '2026-11-20', 36],
    ['1990-11-20', '2026-11-21', 36],
    ['2000-02-29', '2018-02-28', 17],
    ['2000-02-29', '2018-03-01', 18],
    ['2000-02-29', '2020-02-29', 20],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-21', '2026-11-20', -1],
  ])('born %s, on %s: %i', (born, today, age) => expect(ageOn(born, today)).toBe(age));
});

describe('a time of day', () => {
  test.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['9:30', false],
    ['09:60', false],
    ['09:30:00', false],
  ])('%s: %s', (text, valid) => expect(isTimeOfDay(text)).toBe(valid));
});

describe('a time on the wall', () => {
  test.each([
    ['2026-11-20', '10:00', 'Asia/Kolkata', '2026-11-20T04:30:00.000Z'],
    ['2026-11-20', '00:00', 'Pacific/Kiritimati', '2026-11-19T10:00:00.000Z'],
    ['2026-03-29', '01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    ['2026-04-24', '00:00', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ])('%s %s in %s is %s', (day, time, zone, expected) => {
    expect(instantAt(day, time, zone).toISOString()).toBe(expected);
  });

  test('is what that zone shows, wherever it exists', () => {
    const zone = fc.constantFrom(
      'Europe/Berlin',
      'Asia/Kolkata',
      'Australia/Lord_Howe',
      'America/St_Johns',
      'Africa/Cairo',
    );
    const anInstant = fc.integer({ min: Date.parse('2020-01-01') / 60_000, max: Date.parse('2030-01-01') / 60_000 });
    fc.assert(
      fc.property(zone, anInstant, (name, minute) => {
        const found = instantAt(dayInZone(minute * 60_000, name), timeOfDay(minute * 60_000, name), name).getTime();
        expect(timeOfDay(found, name)).toBe(timeOfDay(minute * 60_000, name));
        // Of the two in a repeated hour the first.
        expect(minute * 60_000 - found).toBeOneOf([0, 30 * 60_000, 60 * 60_000]);
      }),
    );
  });

  test('begins the next day at its midnight', () => {
    expect(startOfNextDay('2026-11-20T20:35:00Z', 'Asia/Kolkata').toISOString()).toBe('2026-11-21T18:30:00.000Z');
    expect(startOfNextDay('2026-03-28T23:00:00Z', 'Europe/Berlin').toISOString()).toBe('2026-03-29T22:00:00.000Z');
  });
});

test('days are counted by the calendar', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(weekdayOf('2026-11-20')).toBe(5);
  expect(weekdayOf('2026-11-22')).toBe(0);
});
