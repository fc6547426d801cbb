import { expect, test } from 'vitest';
import { readQuestions, splitByType } from './questions.api.ts';

test('types are matched after trimming and upper-casing, and the order stays', () => {
  const asked = [
    { id: '3', text: 'c', care_from: null, type: ' phq-9 ' },
    { id: '1', text: 'a', care_from: null, type: 'GAD-7' },
    { id: '9', text: 'x', care_from: null, type: 'WHO-5' },
    { id: '8', text: 'y', care_from: null, type: null },
    { id: '2', text: 'b', care_from: null, type: 'gad-7' },
  ];
  const split = splitByType(asked);
  expect(split['GAD-7'].map(({ id }) => id)).toEqual(['1', '2']);
  expect(split['PHQ-9'].map(({ id }) => id)).toEqual(['3']);
});

test('questions come with ids that are numbers, and one without a type or a text is left out alone', () => {
  const asked = [
    { id: 1, text: 'a', type: 'GAD-7', is_active: true },
    { id: 2, text: 'b', type: null },
    { id: 3, text: null, type: 'GAD-7' },
    { text: 'd', type: 'GAD-7' },
  ];
  const read = readQuestions(asked as never);
  expect(read).toEqual([{ id: '1', text: 'a', type: 'GAD-7', is_active: true }]);
  expect(splitByType(read as never)['GAD-7'].map(({ id }) => id)).toEqual(['1']);
});
