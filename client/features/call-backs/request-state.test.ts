import { expect, test } from 'vitest';
import { isNews, needsLines } from './request-state.ts';

const own = { available: true, answer_within_hours: 24, sends: [], request: null, lines: [] };
const request = {
  id: '1',
  state: 'waiting',
  requested_at: '2026-11-18T05:00:00Z',
  answer_by: '2026-11-19T05:00:00Z',
  taken_at: null,
  phone: '+91 98765 43210',
  preferred_time: 'Any time',
  note: null,
} as const;

test('the lines come where nobody has called in time, and where nobody is left to call', () => {
  expect(needsLines(own, request)).toBe(false);
  expect(needsLines(own, { ...request, state: 'overdue' })).toBe(true);
  expect(needsLines({ ...own, available: false }, request)).toBe(true);
  expect(needsLines({ ...own, available: false }, { ...request, state: 'taken' })).toBe(false);
});

test('waiting in time is no news; being overdue is, and being taken up until it is erased', () => {
  expect(isNews(own, request)).toBe(false);
  expect(isNews(own, { ...request, state: 'overdue' })).toBe(true);
  expect(isNews(own, { ...request, state: 'taken' })).toBe(true);
  expect(isNews(own, { ...request, state: 'taken', phone: null })).toBe(false);
  expect(isNews(own, { ...request, state: 'withdrawn', phone: null })).toBe(false);
});
