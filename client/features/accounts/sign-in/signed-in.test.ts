import { expect, test } from 'vitest';
import { readSignedIn } from './signed-in.ts';

test('token and role are read', () => {
  expect(readSignedIn({ token: 't', user: { role: 'admin' } })).toEqual({ token: 't', role: 'admin' });
});

test('a user without a known role is an employee', () => {
  expect(readSignedIn({ token: 't', user: {} })).toEqual({ token: 't', role: 'employee' });
  expect(readSignedIn({ token: 't', user: { role: 'root' } })).toEqual({ token: 't', role: 'employee' });
});

test.each([
  undefined,
  null,
  'ok',
  {},
  { token: 't' },
  { user: {} },
  { token: '', user: {} },
  { token: 't', user: null },
  { token: 7, user: {} },
])('token or user is missing in %j', (reply) => {
  expect(readSignedIn(reply)).toBeUndefined();
});
