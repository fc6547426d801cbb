import { byField, fieldsWhere } from './person-fields.ts';
import type { FieldsWhere } from './person-fields.ts';
import { listAround } from './work-lists.ts';

const filterFields = fieldsWhere('filters', true);

export type EmployeeFilterName = 'q' | FieldsWhere<'filters', true>;

interface FilterEntry {
  /** Letters of a text that is asked for. */
  longest: number;
  /** A filter that it lies in: choosing another one of that clears this one. */
  within?: string | undefined;
}

/**
 * How the list of employees can be narrowed, in the order of its controls. The call's query, the address, what is sent, the
 * control and the server's condition follow from an entry, or do not compile without it.
 */
const table: Readonly<Record<EmployeeFilterName, FilterEntry>> = {
  /** In name and e-mail, in any case. */
  q: { longest: 200 },
  ...byField(filterFields, (name) => ({ longest: 200, within: listAround(name) })),
};

export const employeeFilterNames = Object.keys(table) as readonly EmployeeFilterName[];

export function byEmployeeFilter<T>(valueOf: (name: EmployeeFilterName) => T): Record<EmployeeFilterName, T> {
  return Object.fromEntries(employeeFilterNames.map((name) => [name, valueOf(name)])) as Record<EmployeeFilterName, T>;
}

export function longestFilter(name: EmployeeFilterName): number {
  return table[name].longest;
}

/** Whether a choice of one filter makes no sense any more once another one has changed. */
export function liesWithin(name: EmployeeFilterName, other: EmployeeFilterName): boolean {
  return table[name].within === other;
}

/** What the list can be sorted by: an index of the database has each of them in order, forward and back. */
export const employeeSorts = ['name', 'name_desc', 'email', 'email_desc'] as const;

export type EmployeeSort = (typeof employeeSorts)[number];

export const usualSort: EmployeeSort = 'name';
