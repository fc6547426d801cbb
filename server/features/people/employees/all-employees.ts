import type { Readable } from 'node:stream';
import type { Employee } from '../../../../domain/contract/employees.ts';
import { ageOn, dayInZone } from '../../../../domain/dates.ts';
import type { EmployeeSort } from '../../../../domain/employee-filters.ts';
import type { NameCursor } from '../people-filter.queries.ts';
import type { Services } from '../../services.ts';
import { createSemaphore } from '../../../jobs/semaphore.ts';
import { streamWithSemaphore } from '../../../http/load/stream-with-semaphore.ts';
import { countEmployees, findEmployees } from './employees.queries.ts';
import type { EmployeeFilter, StoredEmployee } from './employees.queries.ts';

/** Some milliseconds of work at a time, however many employees there are. */
const rowsAtOnce = 1000;

/** Readers of all employees, as a list or as a spreadsheet. 100,000 take a few seconds to a quick reader. */
export const withListSemaphore = createSemaphore({ work: 'employees', atOnce: 4, longestQueue: 12 });

/** Makes what is listed of what is stored. Ages change at midnight in the organisation's zone. */
export function employeesOn({ config, now }: Services): (row: StoredEmployee) => Employee {
  const today = dayInZone(now(), config.orgTimezone);
  return ({ sortKey: _sortedBy, ...row }) => ({
    ...row,
    age: row.date_of_birth === null ? null : ageOn(row.date_of_birth, today),
  });
}

/** Each page is read when the one before has been taken. The first is given where it was read already. */
export async function* pagesOf(
  services: Services,
  filter: EmployeeFilter,
  { first, sort }: { first?: readonly StoredEmployee[]; sort?: EmployeeSort } = {},
): AsyncGenerator<Employee[]> {
  const employeeOf = employeesOn(services);
  const read = (after?: NameCursor) => findEmployees(services.db, filter, { after, limit: rowsAtOnce, sort });
  let rows = first ?? (await read());
  for (;;) {
    yield rows.map(employeeOf);
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    rows = await read([last.sortKey, last.id]);
  }
}

interface AllEmployees {
  employees: Employee[] | Readable;
  total: number;
}

/** A list, or a stream of lists where there are many. Throws `unavailable` (503) where too many read them already. */
export async function listAllEmployees(
  services: Services,
  filter: EmployeeFilter,
  sort?: EmployeeSort,
): Promise<AllEmployees> {
  const first = await findEmployees(services.db, filter, { limit: rowsAtOnce, sort });
  if (first.length < rowsAtOnce) return { employees: first.map(employeesOn(services)), total: first.length };
  const total = await countEmployees(services.db, filter);
  return { employees: await streamWithSemaphore(withListSemaphore, pagesOf(services, filter, { first, sort })), total };
}
