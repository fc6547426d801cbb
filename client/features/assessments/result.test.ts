import { describe, expect, test } from 'vitest';
import { compare, isHeavy, latestResult, nextStepFor, recordBefore, resultOf } from './result.ts';

const first = {
  id: '1',
  created_at: '2026-11-01T08:00:00Z',
  total_score: 9,
  partial: false,
  language: 'en' as const,
  calls_for_care: false,
  care_waits: false,
};
const second = {
  id: '2',
  created_at: '2026-11-15T08:00:00Z',
  total_score: 4,
  partial: false,
  language: 'en' as const,
  calls_for_care: false,
  care_waits: false,
};

describe('the record before', () => {
  test.each([
    ['in a history that does not hold the new one yet', [first, second], '3', second],
    ['in a history that holds it', [first, second], '2', first],
    ['of the first', [first, second], '1', undefined],
    ['where there is none', [], '1', undefined],
  ])('%s', (_, history, id, expected) => expect(recordBefore(history, id)).toBe(expected));
});

describe('a result', () => {
  const at = new Date('2026-11-20T08:00:00Z');
  const sent = { total: 5, count: 7, callsForCare: false, at };

  test('is what the server stored', () => {
    const record = { id: '7', created_at: '2026-11-20T08:00:01Z', total_score: 5, partial: false };
    expect(resultOf('GAD-7', record, sent)).toEqual({
      id: '7',
      at: new Date(record.created_at),
      total: 5,
      partial: false,
      severity: 'Mild',
      callsForCare: false,
    });
  });

  test('stands on what was sent where the reply has no content', () => {
    expect(resultOf('GAD-7', undefined, sent)).toMatchObject({ at, total: 5, severity: 'Mild' });
    expect(resultOf('GAD-7', {}, { ...sent, count: 6 })).toMatchObject({ partial: true, severity: 'Not scored' });
  });
});

test('the latest result is the last of the history', () => {
  expect(latestResult('PHQ-9', [first, second])).toMatchObject({ id: '2', total: 4, severity: 'Minimal' });
  expect(latestResult('PHQ-9', [])).toBeUndefined();
});

test('the gentler card begins at 15, and needs the whole questionnaire', () => {
  expect([14, 15, 21].map((total) => isHeavy('GAD-7', { total, partial: false }))).toEqual([false, true, true]);
  expect(isHeavy('GAD-7', { total: 21, partial: true })).toBe(false);
});

describe('a comparison', () => {
  test('names the change and the day of the last result', () => {
    expect(compare('GAD-7', { id: '2', total: 4, partial: false }, [first])).toEqual({
      kind: 'change',
      change: { difference: -5, direction: 'lower', meaningful: true },
      on: first.created_at,
    });
  });

  test('is not made of or with a partial record, without a history or for the first', () => {
    expect(compare('GAD-7', { id: '2', total: 4, partial: true }, [first])).toBeNull();
    expect(compare('GAD-7', { id: '2', total: 4, partial: false }, [{ ...first, partial: true }])).toEqual({
      kind: 'incomparable',
    });
    expect(compare('GAD-7', { id: '2', total: 4, partial: false }, undefined)).toBeNull();
    expect(compare('GAD-7', { id: '2', total: 4, partial: false }, [second])).toEqual({ kind: 'first' });
  });
});

test.each([
  [0, 'Minimal', false, 'steady'],
  [5, 'Mild', false, 'ease'],
  [10, 'Moderate', false, 'talk'],
  [15, 'Moderately severe', false, 'care'],
  [27, 'Severe', false, 'care'],
  [21, 'Not scored', true, 'open'],
] as const)('after %i (%s) comes the step %#', (total, severity, partial, step) =>
  expect(nextStepFor('GAD-7', { total, severity, partial, callsForCare: false })).toBe(step),
);

test('whatever the score is, an answer that asks for help brings the step that leads to somebody', () => {
  for (const [total, partial] of [
    [1, false],
    [5, false],
    [3, true],
  ] as const) {
    expect(nextStepFor('GAD-7', { total, severity: 'Minimal', partial, callsForCare: true })).toBe('care');
  }
});

test('trust 13: no low score is called steady unless it is known that nothing calls for care', () => {
  const minimal = { total: 2, severity: 'Minimal', partial: false } as const;
  expect(nextStepFor('GAD-7', { ...minimal, callsForCare: null })).toBe('open');
  expect(nextStepFor('GAD-7', { ...minimal, callsForCare: true })).toBe('care');
  const unknown = { ...first, total_score: 2, calls_for_care: null };
  expect(latestResult('PHQ-9', [unknown])?.callsForCare).toBeNull();
  expect(latestResult('GAD-7', [unknown])?.callsForCare).toBe(false);
  expect(latestResult('PHQ-9', [{ ...unknown, calls_for_care: true }])?.callsForCare).toBe(true);
});
