import { expect, test } from 'vitest';
import { splitByType } from './split-by-type.ts';

test('types are matched after trimming and upper-casing, and the order stays', () => {
  const asked = [
    { id: '3', text: 'c', type: ' phq-9 ' },
    { id: '1', text: 'a', type: 'GAD-7' },
    { id: '9', text: 'x', type: 'WHO-5' },
    { id: '2', text: 'b', type: 'gad-7' },
  ];
  const split = splitByType(asked);
  expect(split['GAD-7'].map(({ id }) => id)).toEqual(['1', '2']);
  expect(split['PHQ-9'].map(({ id }) => id)).toEqual(['3']);
});
