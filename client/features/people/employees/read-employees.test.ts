import { expect, test } from 'vitest';
import { readEmployees } from './read-employees.ts';

const asha = {
  id: '7',
  name: 'Asha Rao',
  email: 'asha@example.org',
  date_of_birth: '1990-05-14',
  age: 36,
  theme: 'Education',
  designation: 'Teacher',
  state: 'Odisha',
  city: 'Gopalpur',
};

test('ids, ages and days come as numbers, text or instants', () => {
  const written = { ...asha, id: 7, age: '36', date_of_birth: '1990-05-14T00:00:00.000Z' };
  expect(readEmployees([written] as never)).toEqual([asha]);
});

test('a field that cannot be read leaves out what it says, and one without an id is left out', () => {
  const odd = { ...asha, name: null, email: null, age: 'old', date_of_birth: 'soon', theme: 4, city: undefined };
  expect(readEmployees([odd, { ...asha, id: null }, null] as never)).toEqual([
    { ...asha, name: '', email: '', age: null, date_of_birth: null, theme: null, city: null },
  ]);
});
