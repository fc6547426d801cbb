import { expect, test } from 'vitest';
import { phq9 } from '../../../domain/instruments/phq9.ts';
import { answersTo, selfHarmQuestion, unanswered } from './answers.ts';

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

test('the ninth item of the PHQ-9 is found by its wording, wherever it stands', () => {
  const asked = phq9.items.map(({ n, text }) => ({ id: `q${n}`, text })).toReversed();
  expect(selfHarmQuestion('PHQ-9', asked)).toBe('q9');
  expect(selfHarmQuestion('PHQ-9', [{ id: 'x', text: ` ${phq9.items[8]?.text.toUpperCase()}. ` }])).toBe('x');
});

test('no other item leads to the help card', () => {
  const others = phq9.items.slice(0, 8).map(({ n, text }) => ({ id: `q${n}`, text }));
  expect(selfHarmQuestion('PHQ-9', others)).toBeUndefined();
  expect(selfHarmQuestion('GAD-7', questions)).toBeUndefined();
});
