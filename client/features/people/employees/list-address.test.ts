import { describe, expect, test } from 'vitest';
import { addressOfList, readListAddress, withFilters } from './list-address.ts';
import type { ListAddress } from './list-address.ts';

const place: ListAddress = {
  ...readListAddress(new URLSearchParams()),
  state: 'Uttar Pradesh',
  city: 'Sahibabad',
  q: 'a+b&c',
  sort: 'email_desc',
  cursor: 'x=',
  page: 3,
};

const read = (address: string) => readListAddress(new URL(address, 'http://page.example').searchParams);

describe('the list in the address', () => {
  test('filters and page are read back as they were', () => {
    expect(read(addressOfList(place))).toEqual(place);
  });

  test('the first page of all has the bare address', () => {
    expect(addressOfList({})).toBe('/admin/employee-history');
  });

  test('a page without where it begins is the first one', () => {
    expect(read('/admin/employee-history?page=7').page).toBe(1);
    expect(read('/admin/employee-history?cursor=x&page=-1').page).toBe(1);
  });

  test('an order that there is none of is the usual one', () => {
    expect(read('/admin/employee-history?sort=age').sort).toBe('name');
    expect(addressOfList({ sort: 'name' })).toBe('/admin/employee-history');
    expect(read('/admin/employee-history?sort=name_desc').sort).toBe('name_desc');
  });

  test('another filter starts at the first page', () => {
    expect(withFilters(place, { q: 'asha' })).toEqual({
      state: 'Uttar Pradesh',
      city: 'Sahibabad',
      q: 'asha',
      sort: 'email_desc',
    });
  });

  test('another state takes the city away', () => {
    expect(withFilters(place, { state: 'Odisha' })).toEqual({
      state: 'Odisha',
      city: '',
      q: 'a+b&c',
      sort: 'email_desc',
    });
    expect(withFilters(place, { state: '' })).toMatchObject({ state: '', city: '' });
    expect(withFilters(place, { state: place.state })).toMatchObject({ city: 'Sahibabad' });
  });
});
