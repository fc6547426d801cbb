import { expect, test } from 'vitest';
import { appendRecord } from './append-record.ts';

const history = [{ id: '1', created_at: '2026-11-20T10:00:00Z' }];
const next = { id: '2', created_at: '2026-11-20T11:00:00Z' };

test('a new record stands at the end', () => {
  expect(appendRecord(history, next)).toEqual([...history, next]);
});

test('a record that was sent late stands where it was taken', () => {
  expect(appendRecord([...history, next], { id: '3', created_at: '2026-11-20T10:30:00Z' }).map(({ id }) => id)).toEqual(
    ['1', '3', '2'],
  );
});

test('a record that is known, and an answer that is none, change nothing', () => {
  expect(appendRecord(history, { ...history[0] })).toBe(history);
  expect(appendRecord(history, {})).toBe(history);
  expect(appendRecord(history, null)).toBe(history);
  expect(appendRecord(history, undefined)).toBe(history);
});
