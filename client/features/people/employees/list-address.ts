import {
  byEmployeeFilter,
  employeeFilterNames,
  employeeSorts,
  liesWithin,
  usualSort,
} from '../../../../domain/employee-filters.ts';
import type { EmployeeFilterName, EmployeeSort } from '../../../../domain/employee-filters.ts';

/** Empty where nothing is chosen. */
type ListFilters = Record<EmployeeFilterName, string>;

/** What the address of the list says: the filters, the order, and the page by where the one before it ended. */
export interface ListAddress extends ListFilters {
  sort: EmployeeSort;
  cursor: string;
  /** Which page it is, from 1; only words depend on it. */
  page: number;
}

const listPath = '/admin/employee-history';

export function readListAddress(search: URLSearchParams): ListAddress {
  const cursor = search.get('cursor') ?? '';
  const page = Number(search.get('page'));
  return {
    ...byEmployeeFilter((name) => search.get(name) ?? ''),
    sort: employeeSorts.find((sort) => sort === search.get('sort')) ?? usualSort,
    cursor,
    page: cursor !== '' && Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

export function addressOfList({ cursor = '', page = 1, sort = usualSort, ...filters }: Partial<ListAddress>): string {
  const search = new URLSearchParams();
  for (const name of employeeFilterNames) if (filters[name]) search.set(name, filters[name]);
  if (sort !== usualSort) search.set('sort', sort);
  if (cursor !== '') search.set('cursor', cursor);
  if (cursor !== '' && page > 1) search.set('page', String(page));
  return search.size === 0 ? listPath : `${listPath}?${search}`;
}

export function addressOfHistory(id: string): string {
  return `${listPath}/${encodeURIComponent(id)}`;
}

/** Other filters are another list, which starts at its first page, in the same order. */
export function withFilters(place: ListAddress, change: Partial<ListFilters>): Partial<ListAddress> {
  const isOther = (name: EmployeeFilterName) => change[name] !== undefined && change[name] !== place[name];
  const kept = byEmployeeFilter((name) =>
    employeeFilterNames.some((other) => liesWithin(name, other) && isOther(other)) ? '' : place[name],
  );
  return { ...kept, ...change, sort: place.sort };
}

export function isNarrowed(filters: ListFilters): boolean {
  return employeeFilterNames.some((name) => filters[name] !== '');
}
