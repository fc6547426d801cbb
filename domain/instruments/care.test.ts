import { describe, expect, test } from 'vitest';
import { callsForCare, careFromOf, careItems, hasCareItem, questionIdOf } from './care.ts';

test('one item calls for care: the ninth of the PHQ-9, from the first answer above 0', () => {
  expect(careItems.map(({ id, type, careFrom }) => [id, type, careFrom])).toEqual([['phq9-9', 'PHQ-9', 1]]);
  expect([careFromOf('phq9-9'), careFromOf('phq9-8'), careFromOf('gad7-7')]).toEqual([1, null, null]);
  expect([hasCareItem('PHQ-9'), hasCareItem('GAD-7')]).toEqual([true, false]);
  expect(questionIdOf('GAD-7', 3)).toBe('gad7-3');
});

describe('answers', () => {
  test.each([
    ['PHQ-9', { 'phq9-1': 0, 'phq9-9': 1 }, true],
    ['PHQ-9', { 'phq9-9': 3 }, true],
    ['PHQ-9', { 'phq9-1': 3, 'phq9-9': 0 }, false],
    ['PHQ-9', { 'phq9-1': 3 }, null],
    ['PHQ-9', {}, null],
    ['GAD-7', { 'gad7-1': 3 }, false],
  ] as const)('of the %s, %j: %s', (type, answers, expected) => expect(callsForCare(type, answers)).toBe(expected));
});
