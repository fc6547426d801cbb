import { expect, test } from 'vitest';
import { readPerson } from './read-person.ts';
import { valuesOf } from './profile-values.ts';

const bare = { name: 'Asha Rao', role: 'employee' };

test('height and weight come as numbers, and the date of birth as an instant', () => {
  const reply = { ...bare, height: 165, weight: '60.00', phone: 9876543210, date_of_birth: '1990-05-14T00:00:00.000Z' };
  const person = readPerson(reply);
  expect(person).toEqual({ ...bare, height: '165', weight: '60', phone: '9876543210', date_of_birth: '1990-05-14' });
  expect(valuesOf(person)).toEqual({ designation: '', phone: '9876543210', height: '165', weight: '60', ailments: '' });
});

test('name and role are enough, and a field that cannot be read leaves out what it says and nothing else', () => {
  expect(readPerson(bare)).toEqual(bare);
  const odd = { name: null, role: 'owner', email: {}, date_of_birth: 'soon', height: ['165'], designation: 'Teacher' };
  expect(readPerson(odd)).toEqual({
    name: '',
    role: 'employee',
    email: null,
    date_of_birth: null,
    height: null,
    designation: 'Teacher',
  });
});

test.each([undefined, null, 'text', []])('%o is no person', (answer) => {
  expect(() => readPerson(answer)).toThrow(TypeError);
});
