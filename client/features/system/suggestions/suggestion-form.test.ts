import { expect, test } from 'vitest';
import { suggestionBody } from '../../../../domain/contract/suggestions.ts';
import { routeTable } from '../../../routing/route-table.ts';
import { screenAt } from './suggestion-form.tsx';

const at = (address: string) => screenAt(new URL(address, 'http://example.org'));

test('a screen is named without anyone’s id and without what was typed into its address', () => {
  expect(at('/admin/people/6f1d0c3e')).toBe('/admin/people/:personid');
  expect(at('/join/a-secret-link?x=1')).toBe('/join/:token');
  expect(at('/dashboard?tab=mystats')).toBe('/dashboard/mystats');
  expect(at('/dashboard?tab=asha@example.org')).toBe('/dashboard');
  expect(at('/asha-murmu')).toBe('/');
});

test('the server takes every screen', () => {
  for (const { path } of routeTable)
    expect(
      suggestionBody.safeParse({ language: 'hi', screen: at(path), sentence: 'a', better: 'b' }).success,
      path,
    ).toBe(true);
});
