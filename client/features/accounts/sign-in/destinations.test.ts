import { describe, expect, test } from 'vitest';
import { destinationAfterLogin } from './destinations.ts';
import { readLoginState } from './login-state.ts';
import { loginStateFor } from './login-state-for.ts';

describe('where a login leads', () => {
  test.each([
    ['employee', '/dashboard'],
    ['admin', '/admin-dashboard'],
    ['counsellor', '/counsellor'],
  ] as const)('with nothing wished for, %s starts at %s', (role, start) => {
    expect(destinationAfterLogin(undefined, role)).toBe(start);
    expect(destinationAfterLogin('/dashboard', role)).toBe(start);
  });

  test('back to the screen that asked for it', () => {
    for (const screen of ['/profile', '/profile/privacy', '/safety-plan', '/my-record', '/profile/security', '/news']) {
      expect(destinationAfterLogin(screen, 'employee')).toBe(screen);
    }
    expect(destinationAfterLogin('/dashboard?tab=mystats', 'employee')).toBe('/dashboard?tab=mystats');
    expect(destinationAfterLogin('/admin/employee-history/7?date=x', 'admin')).toBe('/admin/employee-history/7?date=x');
  });

  test('never to an admin screen for an employee', () => {
    expect(destinationAfterLogin('/admin/stats', 'employee')).toBe('/dashboard');
    expect(destinationAfterLogin('/admin-dashboard', 'employee')).toBe('/dashboard');
    expect(destinationAfterLogin('/profile/../admin/stats', 'employee')).toBe('/dashboard');
  });

  test.each([
    '//evil.example/profile',
    '/\\evil.example/profile',
    'https://evil.example/profile',
    'javascript:alert(1)',
    '/help',
    7,
    null,
  ])('never away from this page: %s', (wanted) => {
    expect(destinationAfterLogin(wanted, 'employee')).toBe('/dashboard');
  });
});

describe('what the login is told', () => {
  test('a stranger is led back', () => {
    expect(loginStateFor('/profile', null)).toEqual({ from: '/profile' });
  });

  test('somebody whose session ended is told so and led back', () => {
    expect(loginStateFor('/profile', 'ended')).toEqual({ from: '/profile', notice: 'ended' });
  });

  test('somebody who left is not led back', () => {
    expect(loginStateFor('/profile', 'signed-out')).toEqual({ notice: 'signed-out' });
  });

  test('anything else in the history counts as nothing', () => {
    expect(readLoginState({ from: 7, notice: 'x' })).toEqual({});
    expect(readLoginState(null)).toEqual({});
    expect(readLoginState('from')).toEqual({});
  });
});
