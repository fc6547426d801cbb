import { formatCalendarDay } from '../../../../domain/dates.ts';
import { employeeHistoryMessages } from '#messages/employees.ts';
import { navigate, useLocation } from '../../../routing/location.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './history-filter.module.css';

type HistoryFilterProps = {
  /** The one day that the tables are of; all where it is empty. */
  day: string;
  /** The days that can be chosen, newest first. */
  days: readonly string[];
};

/** Of which day the records are. Stays in sight while they go by. */
export function HistoryFilter({ day, days }: HistoryFilterProps) {
  const { pathname } = useLocation();
  return (
    <div className={styles.filter}>
      <SelectField
        label={employeeHistoryMessages.filter}
        placeholder={employeeHistoryMessages.allDates}
        options={days.map((value) => ({ value, label: formatCalendarDay(value) }))}
        value={day}
        onChange={({ target: { value } }) => navigate(value === '' ? pathname : `${pathname}?date=${value}`)}
      />
    </div>
  );
}
