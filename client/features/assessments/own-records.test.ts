import { expect, test } from 'vitest';
import { latestChange, readRecords } from './own-records.ts';

const early = '2026-11-01T08:00:00Z';
const late = '2026-11-15T08:00:00Z';

test('records stand in order of time, and one that says nothing else is a whole one', () => {
  const records = readRecords([
    { id: '2', created_at: late, total_score: 4, partial: true },
    { created_at: early, total_score: 9 },
  ]);
  expect(records).toEqual([
    { created_at: early, total_score: 9, partial: false },
    { id: '2', created_at: late, total_score: 4, partial: true },
  ]);
});

test('the latest change needs two whole results', () => {
  const before = { created_at: early, total_score: 9, partial: false };
  const latest = { created_at: late, total_score: 4, partial: false };
  expect(latestChange('GAD-7', [before, latest])).toMatchObject({ difference: -5, meaningful: true });
  expect(latestChange('GAD-7', [latest])).toBeNull();
  expect(latestChange('GAD-7', [before, { ...latest, partial: true }])).toBeNull();
  expect(latestChange('GAD-7', [])).toBeNull();
});
