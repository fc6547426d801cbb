import { expect, expectTypeOf, test } from 'vitest';
import { fieldsWhere, personFieldNames, personFields } from './person-fields.ts';
import type { PersonField } from './person-fields.ts';

test('the table says of each field what the product has always done with it', () => {
  const all =
    'name, email, theme, designation, state, city, date_of_birth, blood_group, height, weight, phone, ailments';
  expect(personFieldNames.join(', ')).toBe(all);
  expect(fieldsWhere('kind', 'list')).toEqual(['theme', 'designation', 'state', 'city']);
  expect(fieldsWhere('groups', true)).toEqual(['theme', 'designation', 'state', 'city']);
  expect(fieldsWhere('filters', true)).toEqual(['state', 'city']);
  expect(fieldsWhere('imported', true)).toEqual(['name', 'email', 'theme', 'designation', 'state', 'city']);
  expect(fieldsWhere('required', false)).toEqual(['phone', 'ailments']);
  expect(fieldsWhere('everyone', true)).toEqual(['name', 'email']);
});

test('what is nobody’s business is encrypted and seen by its person alone, and each field has someone who changes it or no one', () => {
  expect(fieldsWhere('encrypted', true)).toEqual(['phone', 'ailments']);
  expect(fieldsWhere('seenBy', 'own')).toEqual(['blood_group', 'height', 'weight', 'phone', 'ailments']);
  expect(fieldsWhere('own', 'profile')).toEqual(['designation', 'height', 'weight', 'phone', 'ailments']);
  expect(fieldsWhere('own', 'correct')).toEqual(['name', 'date_of_birth']);
  expect(fieldsWhere('admin', 'correct')).toEqual(['name', 'theme', 'designation', 'state', 'city']);
  expect([fieldsWhere('own', 'link'), fieldsWhere('admin', 'link')]).toEqual([['email'], ['email']]);
  for (const name of fieldsWhere('seenBy', 'own')) expect(personFields[name].admin).toBe('none');
});

test('a list that statistics and staff lists would have to leave out, or that its person corrects unlooked at, does not compile', () => {
  type List = Extract<PersonField, { kind: 'list' }>;
  expectTypeOf<List['groups' | 'imported']>().toEqualTypeOf<true>();
  expectTypeOf<List['own']>().toEqualTypeOf<'profile' | 'read'>();
  // A city is chosen with its state, and the profile asks for one list at a time.
  expectTypeOf<Extract<List, { within: 'state' }>['own']>().toEqualTypeOf<'read'>();
});
