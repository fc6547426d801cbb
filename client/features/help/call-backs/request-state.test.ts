import { expect, test } from 'vitest';
import { canAsk, isNews, needsLines } from './request-state.ts';
import type { OwnRequest } from './request-state.ts';

const request: OwnRequest = {
  id: '1',
  state: 'waiting',
  requested_at: '2026-11-18T05:00:00Z',
  answer_by: '2026-11-19T05:00:00Z',
  taken_at: null,
  outcome: null,
  outcome_at: null,
  phone: '+91 98765 43210',
  preferred_time: 'Any time',
  note: null,
  counsellors: [{ id: '2', name: 'Ravi' }],
  new_counsellors: [],
};

test('the lines come where nobody has called in time, and where nobody whom it names is left to call', () => {
  expect(needsLines(request)).toBe(false);
  expect(needsLines({ ...request, state: 'overdue' })).toBe(true);
  expect(needsLines({ ...request, counsellors: [] })).toBe(true);
  expect(needsLines({ ...request, counsellors: [], state: 'taken' })).toBe(true);
  expect(needsLines({ ...request, counsellors: [], state: 'taken', phone: null })).toBe(false);
});

test('waiting in time is no news; being overdue is, and being taken up until it is erased', () => {
  expect(isNews(request)).toBe(false);
  expect(isNews({ ...request, state: 'overdue' })).toBe(true);
  expect(isNews({ ...request, state: 'taken' })).toBe(true);
  expect(isNews({ ...request, state: 'taken', outcome: 'calls_again' })).toBe(true);
  expect(isNews({ ...request, state: 'taken', outcome: 'not_wanted', counsellors: [] })).toBe(false);
  expect(isNews({ ...request, state: 'taken', phone: null })).toBe(false);
  expect(isNews({ ...request, state: 'withdrawn', phone: null })).toBe(false);
});

test('one can ask where nothing is open and no counsellor is about to call', () => {
  expect(canAsk(null)).toBe(true);
  expect(canAsk({ ...request, state: 'withdrawn', phone: null })).toBe(true);
  expect(canAsk({ ...request, state: 'taken', counsellors: [] })).toBe(true);
  expect(canAsk({ ...request, state: 'taken', phone: null })).toBe(true);
  expect(canAsk({ ...request, state: 'taken', outcome: 'spoke' })).toBe(true);
  expect(canAsk({ ...request, state: 'taken', outcome: 'calls_again' })).toBe(false);
  expect(canAsk({ ...request, state: 'taken' })).toBe(false);
  expect(canAsk(request)).toBe(false);
  expect(canAsk({ ...request, state: 'overdue' })).toBe(false);
});
