import { expect, test } from 'vitest';
import { readRecords } from './own-records.ts';

const early = '2026-11-01T08:00:00Z';
const late = '2026-11-15T08:00:00Z';

test('records stand in order of time, and one that says nothing else is a whole one', () => {
  const careful = { partial: true, language: 'hi' as const, calls_for_care: true, care_waits: true };
  const newest = { id: '2', created_at: late, total_score: 4, ...careful };
  expect(readRecords([newest, { created_at: early, total_score: 9 }])).toEqual([
    { created_at: early, total_score: 9, partial: false, language: 'en', calls_for_care: null, care_waits: false },
    newest,
  ]);
});
