import { expect, test } from 'vitest';
import { isChanged, valuesOf } from './profile-values.ts';

test('numbers are the texts of the form, and nothing is changed by that', () => {
  const person = { height: 165, weight: 60, phone: null };
  const values = valuesOf(person);
  expect(values).toMatchObject({ height: '165', weight: '60', phone: '' });
  expect(isChanged(values, values)).toBe(false);
});
