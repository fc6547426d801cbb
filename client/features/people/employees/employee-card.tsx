import type { ReactNode } from 'react';
import type { Employee } from '../../../../domain/contract/employees.ts';
import { formatCalendarDay } from '../../../../domain/dates.ts';
import { employeeMessages } from '#messages/employees.ts';
import { Link } from '../../../routing/link.tsx';
import { navigate } from '../../../routing/location.ts';
import { Card } from '../../../ui/card.tsx';
import { isPlainClick } from '../../../ui/plain-click.ts';
import { EmailText } from './email-text.tsx';
import { grid } from '../../../ui/layout.ts';
import styles from './employee-card.module.css';
import { addressOfHistory } from './list-address.ts';

const { labels, unknown } = employeeMessages;

/** One employee; a click anywhere opens the history, and the name is the link for everyone else. */
export function EmployeeCard({ employee }: { employee: Employee }) {
  const to = addressOfHistory(employee.id);
  const fields: [label: string, text: ReactNode][] = [
    [labels.email, <EmailText key="email" email={employee.email} />],
    [labels.dateOfBirth, employee.date_of_birth && formatCalendarDay(employee.date_of_birth)],
    [labels.age, employee.age],
    [labels.theme, employee.theme],
    [labels.designation, employee.designation],
    [labels.state, employee.state],
    [labels.city, employee.city],
  ];

  return (
    <Card as="li" className={styles.card} onClick={(event) => isPlainClick(event) && navigate(to)}>
      <h2 className={styles.name}>
        <Link to={to}>{employee.name}</Link>
      </h2>
      <dl className={grid(1)}>
        {fields.map(([label, text]) => (
          <div key={label} className={styles.field}>
            <dt>{label}</dt>
            <dd>{text ?? unknown}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
