import { expect, test } from 'vitest';
import { distinctDays, recordsOn } from './employee-history.tsx';

const zone = 'Asia/Kolkata';
// 23:59:59 and 00:00:00 in Kolkata.
const lastSecond = { date: '2026-03-14T18:29:59.000Z' };
const firstSecond = { date: '2026-03-14T18:30:00.000Z' };
const yearBefore = { date: '2025-12-31T12:00:00.000Z' };

test('days are those of the zone, each once, newest first', () => {
  expect(distinctDays([yearBefore, firstSecond, lastSecond, firstSecond], zone)).toEqual([
    '2026-03-15',
    '2026-03-14',
    '2025-12-31',
  ]);
});

test('a chosen day keeps its records alone, and none keeps all', () => {
  const records = [firstSecond, lastSecond];
  expect(recordsOn(records, '2026-03-14', zone)).toEqual([lastSecond]);
  expect(recordsOn(records, '', zone)).toEqual(records);
});
