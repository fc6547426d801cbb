import { expect, test } from 'vitest';
import { valuesOf } from './profile-values.ts';

test('numbers are the texts of the form', () => {
  const person = { height: 165, weight: 60, phone: null };
  expect(valuesOf(person)).toMatchObject({ height: '165', weight: '60', phone: '' });
});
