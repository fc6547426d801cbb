import { expect, test } from 'vitest';
import { timeTaken } from './taken.ts';

const now = new Date('2026-11-20T10:00:00.000Z');

test.each([
  ['2026-11-20T09:00:00.000Z', new Date('2026-11-20T09:00:00.000Z')],
  ['2026-11-06T10:00:00.000Z', new Date('2026-11-06T10:00:00.000Z')],
  ['2026-11-06T09:58:00.000Z', new Date('2026-11-06T09:58:00.000Z')],
  ['2026-11-06T09:57:59.999Z', 'taken_too_long_ago'],
  ['2026-11-20T10:02:00.000Z', now],
  ['2026-11-20T10:02:00.001Z', 'taken_ahead'],
])('what was taken at %s is recorded for %s', (taken, expected) => {
  expect(timeTaken(new Date(taken), now)).toEqual(expected);
});
