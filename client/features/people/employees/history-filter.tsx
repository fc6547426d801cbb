import { formatCalendarDay } from '../../../../domain/dates.ts';
import { periods } from '../../../../domain/statistics/periods.ts';
import { employeeHistoryMessages, historyViewMessages } from '#messages/employees.ts';
import { statisticsMessages } from '#messages/statistics.ts';
import { Link } from '../../../routing/link.tsx';
import { navigate, useLocation } from '../../../routing/location.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { addressWith } from './history-address.ts';
import type { HistoryAddress } from './history-address.ts';
import { classNames } from '../../../ui/class-names.ts';
import segments from '../../../ui/segments.module.css';
import styles from './history-filter.module.css';

type HistoryFilterProps = {
  place: HistoryAddress;
  /** The days that can be chosen, newest first. */
  days: readonly string[];
};

/** How far back, and of which day. Stays in sight while the history goes by. */
export function HistoryFilter({ place, days }: HistoryFilterProps) {
  const { pathname } = useLocation();
  const to = (next: HistoryAddress) => addressWith(pathname, next);
  return (
    <div className={styles.filter}>
      <nav aria-label={historyViewMessages.range} className={styles.range}>
        <ul role="list" className={segments.segments}>
          {periods.map((range) => (
            <li key={range}>
              <Link
                to={to({ range, date: '' })}
                replace
                aria-current={range === place.range ? 'true' : undefined}
                className={classNames(segments.segment, styles.choice)}
              >
                {statisticsMessages.periods[range]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.date}>
        <SelectField
          label={employeeHistoryMessages.filter}
          placeholder={employeeHistoryMessages.allDates}
          options={days.map((value) => ({ value, label: formatCalendarDay(value) }))}
          value={place.date}
          onChange={({ target }) => navigate(to({ ...place, date: target.value }))}
        />
      </div>
    </div>
  );
}
