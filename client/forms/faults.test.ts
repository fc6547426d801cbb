import { describe, expect, test } from 'vitest';
import { registrationSchemaOf } from '../../domain/contract/person.ts';
import { startingLists } from '../../domain/starting-lists.ts';
import { loginBody } from '../../domain/contract/auth.ts';
import type { FieldCode } from '../../domain/contract/field-codes.ts';
import { fieldLabel } from '#messages/fields.ts';
import { CallError } from '../api/call-error.ts';
import { check } from './check.ts';
import { refusalOfCall, summaryOf } from './faults.ts';

const person = {
  name: 'Asha',
  email: 'asha@example.org',
  password: 'Abcdef1!',
  date_of_birth: '1990-04-05',
  blood_group: 'B+',
  theme: 'Education',
  designation: 'Teacher',
  state: 'Odisha',
  city: 'Gopalpur',
  height: '150',
  weight: '60',
  phone: '',
  ailments: '',
};

function refusalOf(values: unknown, unreadable?: [name: string, code: FieldCode][]) {
  const checked = check(registrationSchemaOf(startingLists), values, unreadable);
  if (!('refusal' in checked)) throw new Error('Nothing was refused');
  return checked.refusal;
}

describe('a form before it is sent', () => {
  test('hands out what the schema read', () => {
    expect(check(loginBody, { email: ' a@b.co ', password: ' x ' })).toEqual({
      data: { email: 'a@b.co', password: ' x ' },
    });
  });

  test('names a single faulty field on top', () => {
    expect(refusalOf({ ...person, password: 'abc' })).toMatchObject({
      message: 'Password must include uppercase, lowercase, number, special character (!@#$%^&*), and 8+ characters',
      faults: {
        password: 'Password must include uppercase, lowercase, number, special character (!@#$%^&*), and 8+ characters',
      },
    });
    expect(refusalOf({ ...person, name: ' ' }).message).toBe('Name: Please fill this in.');
  });

  test('lists several', () => {
    const refusal = refusalOf({ ...person, state: '', city: '' });
    expect(refusal.message).toBe('Please check the marked fields.');
    expect(summaryOf(refusal, fieldLabel)).toEqual([
      { name: 'state', text: 'State: Please fill this in.' },
      { name: 'city', text: 'City: Please fill this in.' },
    ]);
  });

  test('a city of another state is told at the city', () => {
    expect(refusalOf({ ...person, city: 'Ludhiana' }).faults).toEqual({
      city: 'Please choose a city in that state.',
    });
  });

  test('half a date is no missing date', () => {
    expect(refusalOf({ ...person, date_of_birth: '' }, [['date_of_birth', 'not_a_date']]).faults).toEqual({
      date_of_birth: 'Please enter a real date.',
    });
  });
});

describe('a call that was refused', () => {
  test('speaks in the words of the server', () => {
    expect(refusalOfCall(new CallError(401, { msg: 'Not right.' }), 'Login failed', [])).toMatchObject({
      message: 'Not right.',
      faults: {},
    });
  });

  test('has the words of the screen where the server has none', () => {
    expect(refusalOfCall(new CallError(0), 'Login failed', []).message).toBe('Login failed');
  });

  test('a taken email is told at its field', () => {
    const error = new CallError(409, { code: 'email_taken', msg: 'Taken.' });
    expect(refusalOfCall(error, 'Registration failed', ['email']).faults).toEqual({ email: 'Taken.' });
  });

  test('faults of fields that the form does not have stay on top', () => {
    const error = new CallError(400, { msg: 'Check.', fields: { phone: 'No.', shoe: 'No.' } });
    expect(refusalOfCall(error, '', ['phone']).faults).toEqual({ phone: 'No.' });
  });
});
