import { expect, test } from 'vitest';
import { splitByType } from './questions.api.ts';

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
