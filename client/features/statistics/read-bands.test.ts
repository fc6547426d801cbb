import { expect, test } from 'vitest';
import { readBands } from './read-bands.ts';

test('severity comes as a list and as counts by name, and nothing else is taken for it', () => {
  const list = [
    { name: 'Minimal', value: 3 },
    { name: 'Severe', value: 1 },
  ];
  for (const reply of [list, { Minimal: 3, Severe: '1' }]) expect(readBands(reply)).toEqual(list);
  expect(readBands(null)).toEqual([]);
  expect(() => readBands({ msg: 'No.' })).toThrow(TypeError);
});
