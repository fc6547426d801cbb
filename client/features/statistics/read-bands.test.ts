import { expect, test } from 'vitest';
import { readBands } from './read-bands.ts';

test('severity comes as a list, as counts by name, and for each questionnaire', () => {
  const list = [
    { name: 'Minimal', value: 3 },
    { name: 'Severe', value: 1 },
  ];
  for (const reply of [list, { data: list }, { Minimal: 3, Severe: '1' }]) expect(readBands(reply)).toEqual(list);
  expect(readBands(null)).toEqual([]);
  const both = [
    { name: 'Minimal', value: 4, gad7: 3, phq9: 1 },
    { name: 'Severe', value: 2, gad7: 0, phq9: 2 },
  ];
  expect(
    readBands({
      'GAD-7': { Minimal: 3, Severe: 0 },
      'PHQ-9': [
        { name: 'Minimal', value: 1 },
        { name: 'Severe', value: 2 },
      ],
    }),
  ).toEqual(both);
});
