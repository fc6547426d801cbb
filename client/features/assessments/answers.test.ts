import { expect, test } from 'vitest';
import { phq9 } from '../../../domain/instruments/phq9.ts';
import { answersTo, asksForCare, unanswered } from './answers.ts';

const questions = [
  { id: 'a', text: 'A' },
  { id: 'b', text: 'B' },
  { id: 'c', text: 'C' },
];

test('an answer of 0 is an answer', () => {
  expect(unanswered(questions, { a: 0, c: 2 })).toEqual([{ id: 'b', text: 'B' }]);
});

test('only what is asked is sent', () => {
  expect(answersTo(questions, { gone: 3, c: 2, a: 0 })).toEqual({ a: 0, c: 2 });
});

test('trust 13: what calls for care is what the contract says, in any language and any order', () => {
  const asked = [
    { id: 'phq9-9', text: 'मृत्यु के विचार', care_from: 1 },
    { id: 'phq9-1', text: 'रुचि कम होना', care_from: null },
  ];
  for (const order of [asked, asked.toReversed()]) {
    expect(asksForCare(order, { 'phq9-1': 3, 'phq9-9': 0 })).toBe(false);
    expect(asksForCare(order, { 'phq9-1': 0, 'phq9-9': 1 })).toBe(true);
    expect(asksForCare(order, {})).toBe(false);
  }
  // The official wording alone, at its usual place, is no sign.
  const wording = phq9.items.map(({ n, text }) => ({ id: `q${n}`, text, care_from: null }));
  expect(asksForCare(wording, { q9: 3 })).toBe(false);
});
