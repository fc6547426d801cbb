import { expect, test } from 'vitest';
import { addressOfSection, profileSections, sectionAt } from './profile-sections.ts';

test.each(profileSections)('the address of %s leads to it', (section) => {
  expect(sectionAt(addressOfSection(section))).toBe(section);
  expect(sectionAt(`/profile/${section}/`)).toBe(section);
});

test('the old addresses still lead to what they showed', () => {
  expect(sectionAt('/profile/')).toBe('account');
  expect(sectionAt('/my-record')).toBe('my-data');
  expect(sectionAt('/profile/constructor')).toBe('account');
});
