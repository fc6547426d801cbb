import { expect, test } from 'vitest';
import { wholeMonthsOf } from './whole-months.ts';
import type { Asked } from './periods.ts';

test.each<[Asked, string | undefined, string]>([
  ['30d', '2026-10-01', '2026-10-01'],
  ['90d', '2026-08-01', '2026-10-01'],
  ['1y', '2025-11-01', '2026-10-01'],
  ['all', undefined, '2026-10-01'],
  [{ from: '2026-08-01', to: '2026-09-30' }, '2026-08-01', '2026-09-01'],
  [{ from: '2026-08-02', to: '2026-09-29' }, '2026-09-01', '2026-08-01'],
  [{ from: '2026-08-31' }, '2026-09-01', '2026-10-01'],
  [{ to: '2026-12-31' }, undefined, '2026-10-01'],
])('of %j these whole months are over', (asked, first, last) => {
  expect(wholeMonthsOf(asked, '2026-11-30')).toEqual({ first, last });
});
