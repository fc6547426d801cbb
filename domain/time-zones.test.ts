import { expect, test } from 'vitest';
import { isTimeZone, localTimeZone, timeOfDay } from './dates.ts';
import { currentZoneName } from './time-zones.ts';

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['constructor', 'constructor'],
])('%s is called %s, and keeps the same time', (old, name) => {
  expect(currentZoneName(old)).toBe(name);
  if (isTimeZone(old)) expect(timeOfDay('2026-07-01T12:00:00Z', name)).toBe(timeOfDay('2026-07-01T12:00:00Z', old));
});

test('the own zone has its name of today', () => {
  expect(localTimeZone()).toBe(currentZoneName(localTimeZone()));
});
