import { expect, test } from 'vitest';
import { dashboardTabs, readTab } from './dashboard-tabs.ts';
import { addressOfTab } from './address-of-tab.ts';

test.each(dashboardTabs)('the address of %s leads to it', (tab) => {
  expect(readTab(new URL(addressOfTab(tab), 'http://localhost').searchParams)).toBe(tab);
});

test('any other tab is home', () => {
  expect(readTab(new URLSearchParams('tab=admin'))).toBe('home');
  expect(readTab(new URLSearchParams(''))).toBe('home');
});
