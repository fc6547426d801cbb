import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { byEmployeeFilter, usualSort } from '../../../../domain/employee-filters.ts';
import { pageSizeHeader } from '../../../../domain/page-size-header.ts';
import { call, callPage } from '../../../api/api-client.ts';
import { readDetails } from './read-details.ts';
import { readEmployees } from './read-employees.ts';
import type { ListAddress } from './list-address.ts';

/** Employees on one page of the list. */
export const pageSize = 24;

/** While another page or filter loads, the list stays as it is. */
export function useEmployees({ cursor, ...list }: ListAddress) {
  const query = { ...listQuery(list), cursor: cursor || undefined };
  return useQuery({
    queryKey: ['employees', query],
    // How many it shows is not in the address: the specification's call has but the state and the city.
    queryFn: async ({ signal }) => {
      const headers = { [pageSizeHeader]: String(pageSize) };
      const page = await callPage('GET /api/admin/employees', { query, headers, signal });
      return { ...page, items: readEmployees(page.items) };
    },
    placeholderData: keepPreviousData,
  });
}

/** The states and cities that occur. A failure is logged by the cache. */
export function useEmployeePlaces() {
  return useQuery({
    queryKey: ['employee places'],
    queryFn: ({ signal }) => call('GET /api/admin/employee-places', { signal }),
  });
}

/** Each load is noted by the server as an admin's look into a person's history, so nothing loads it but opening the screen. */
export function useEmployeeDetails(id: string) {
  return useQuery({
    queryKey: ['employee details', id],
    queryFn: async ({ signal }) =>
      readDetails(await call('GET /api/admin/employee-details/:id', { params: { id }, signal })),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Who it is, without opening anything: asked for where the record itself stays closed. */
export function useNamedEmployee(id: string, { isWanted }: { isWanted: boolean }) {
  return useQuery({
    queryKey: ['named employee', id],
    queryFn: ({ signal }) => call('GET /api/admin/employees/:id', { params: { id }, signal }),
    enabled: isWanted,
    gcTime: 0,
  });
}

/** Filters that are empty are not sent, nor is the usual order. */
export function listQuery({ sort, ...filters }: Omit<ListAddress, 'cursor'>) {
  return { ...byEmployeeFilter((name) => filters[name] || undefined), sort: sort === usualSort ? undefined : sort };
}
