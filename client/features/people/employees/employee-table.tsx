import type { Employee } from '../../../../domain/contract/employees.ts';
import { formatCalendarDay } from '../../../../domain/dates.ts';
import type { EmployeeSort } from '../../../../domain/employee-filters.ts';
import { employeeListMessages, employeeMessages } from '#messages/employees.ts';
import { Link } from '../../../routing/link.tsx';
import { navigate } from '../../../routing/location.ts';
import { DenseTable } from '../../../ui/dense-table.tsx';
import type { DenseColumn } from '../../../ui/dense-table.tsx';
import { EmailText } from '../email-text.tsx';
import { addressOfHistory, addressOfList } from './list-address.ts';
import type { ListAddress } from './list-address.ts';

const { labels, unknown } = employeeMessages;

/** The employees of a page where there is room for a table; on narrow screens they are cards. */
export function EmployeeTable({ employees, place }: { employees: readonly Employee[]; place: ListAddress }) {
  return (
    <DenseTable
      caption={employeeMessages.title}
      columns={columnsOf(place)}
      rows={employees}
      onOpen={({ id }) => navigate(addressOfHistory(id))}
    />
  );
}

function columnsOf(place: ListAddress): DenseColumn<Employee>[] {
  const columns: Record<'name' | keyof typeof labels, Omit<DenseColumn<Employee>, 'key'>> = {
    name: {
      header: employeeListMessages.name,
      share: 16,
      sort: sortBy(place, 'name', 'name_desc'),
      cell: ({ id, name }) => <Link to={addressOfHistory(id)}>{name}</Link>,
    },
    email: {
      header: labels.email,
      share: 19,
      sort: sortBy(place, 'email', 'email_desc'),
      cell: ({ email }) => <EmailText email={email} />,
    },
    date_of_birth: {
      header: labels.date_of_birth,
      share: 9.5,
      numeric: true,
      cell: ({ date_of_birth: day }) => (day === null ? unknown : formatCalendarDay(day)),
    },
    age: { header: labels.age, share: 5, numeric: true, cell: ({ age }) => age ?? unknown },
    theme: { header: labels.theme, share: 15, cell: ({ theme }) => theme ?? unknown },
    designation: { header: labels.designation, share: 13, cell: ({ designation }) => designation ?? unknown },
    state: { header: labels.state, share: 10.5, cell: ({ state }) => state ?? unknown },
    city: { header: labels.city, share: 12, cell: ({ city }) => city ?? unknown },
  };
  return Object.entries(columns).map(([key, column]) => ({ key, ...column }));
}

function sortBy(place: ListAddress, up: EmployeeSort, down: EmployeeSort): DenseColumn<Employee>['sort'] {
  const to = (sort: EmployeeSort) => addressOfList({ ...place, sort, cursor: '', page: 1 });
  if (place.sort === up) return { to: to(down), now: 'ascending' };
  return { to: to(up), now: place.sort === down ? 'descending' : 'none' };
}
