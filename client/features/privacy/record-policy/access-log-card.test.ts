import { expect, test } from 'vitest';
import { byDay } from './access-log-card.tsx';

test('who has looked: a day has one heading, however often someone looked on it', () => {
  const at = ['2026-11-22T09:00:00', '2026-11-22T08:00:00', '2026-11-20T08:00:00'].map((text) => ({ at: text }));
  expect(byDay(at).map(({ day, looks }) => [day, looks.length])).toEqual([
    ['2026-11-22', 2],
    ['2026-11-20', 1],
  ]);
  expect(byDay([])).toEqual([]);
});
