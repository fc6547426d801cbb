import type { ReactNode } from 'react';
import type { Employee } from '../../../../domain/contract/employees.ts';
import { formatCalendarDay } from '../../../../domain/dates.ts';
import { fieldsWhere, personFields } from '../../../../domain/person-fields.ts';
import { employeeMessages } from '#messages/employees.ts';
import { ChevronIcon } from '../../../illustrations/action-icons.tsx';
import { Link } from '../../../routing/link.tsx';
import { navigate } from '../../../routing/location.ts';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import facts from '../../../ui/facts.module.css';
import { isPlainClick } from '../../../ui/plain-click.ts';
import { EmailText } from '../email-text.tsx';
import styles from './employee-card.module.css';
import { addressOfHistory } from './list-address.ts';

const { labels, unknown } = employeeMessages;

/** Two numbers that do not say themselves what they are. */
const isSaid = (name: string) => name === 'date_of_birth' || name === 'age';

/** What tells two of one name apart, as no filter has found them by it, is told before what is looked up. */
const told: ReadonlySet<string> = new Set(fieldsWhere('kind', 'list').filter((name) => !personFields[name].filters));

/** One employee; a click anywhere opens the history, and the name is the link for everyone else. */
export function EmployeeCard({ employee }: { employee: Employee }) {
  const to = addressOfHistory(employee.id);
  const texts: Record<keyof typeof labels, ReactNode> = {
    email: <EmailText email={employee.email} />,
    date_of_birth: employee.date_of_birth && formatCalendarDay(employee.date_of_birth),
    age: employee.age,
    theme: employee.theme,
    designation: employee.designation,
    state: employee.state,
    city: employee.city,
  };

  return (
    <Card as="li" className={styles.card} onClick={(event) => isPlainClick(event) && navigate(to)}>
      <h2 className={styles.name}>
        <Link to={to}>{employee.name}</Link>
      </h2>
      <dl className={classNames(styles.fields, facts.facts)}>
        {Object.entries(labels).map(([name, label]) => (
          <div key={name} className={name === 'email' ? undefined : facts.fact}>
            <dt className={classNames(!isSaid(name) && 'visually-hidden')}>{label}</dt>{' '}
            <dd className={classNames(told.has(name) && styles.work)}>
              {texts[name as keyof typeof labels] ?? unknown}
            </dd>
          </div>
        ))}
      </dl>
      <ChevronIcon className={styles.onward} />
    </Card>
  );
}
