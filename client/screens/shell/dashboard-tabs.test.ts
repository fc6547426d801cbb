import { expect, test } from 'vitest';
import { addressOfTab, dashboardTabs, readTab } from './dashboard-tabs.ts';

test.each(dashboardTabs)('the address of %s leads to it', (tab) => {
  expect(readTab(new URL(addressOfTab(tab), 'http://localhost').searchParams)).toBe(tab);
});

test('any other tab is home', () => {
  expect(readTab(new URLSearchParams('tab=admin'))).toBe('home');
  expect(readTab(new URLSearchParams(''))).toBe('home');
});
