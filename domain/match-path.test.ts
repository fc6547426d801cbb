import { describe, expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

describe('a path against a pattern', () => {
  test('the start page is the empty path', () => {
    expect(matchPath('/', '/')).toEqual({});
    expect(matchPath('/', '/register')).toBeNull();
  });

  test('capitals and a slash at the end make no difference', () => {
    expect(matchPath('/admin-dashboard', '/Admin-Dashboard/')).toEqual({});
  });

  test('a parameter is read decoded', () => {
    expect(matchPath('/reset-password/:token', '/reset-password/a%2Fb')).toEqual({ token: 'a/b' });
  });

  test('a percent sign that encodes nothing is kept', () => {
    expect(matchPath('/reset-password/:token', '/reset-password/100%')).toEqual({ token: '100%' });
  });

  test('more or fewer parts are another address', () => {
    expect(matchPath('/admin/employee-history/:employeeId', '/admin/employee-history')).toBeNull();
    expect(matchPath('/admin/employee-history', '/admin/employee-history/7')).toBeNull();
  });
});
