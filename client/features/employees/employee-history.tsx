import { useMemo } from 'react';
import type { EmployeeDetails } from '../../../domain/contract/employees.ts';
import { formatCalendarDay } from '../../../domain/dates.ts';
import { instrumentTypes } from '../../../domain/instruments/instrument.ts';
import { employeeHistoryMessages } from '#messages/employees.ts';
import { useSearchParams } from '../../routing/location.ts';
import { settings } from '../../settings.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { AssessmentRecords } from './assessment-records.tsx';
import { EmployeeTrend } from './employee-trend.tsx';
import styles from './employee-history.module.css';
import { distinctDays, recordsOn } from './history-days.ts';
import { MoodEntries } from './mood-entries.tsx';

/** Everything of one employee, or of one day of theirs, which stands in the address. */
export function EmployeeHistory({ details: { assessments, moods } }: { details: EmployeeDetails }) {
  const [search, setSearch] = useSearchParams();
  const zone = settings.orgTimeZone;
  const days = useMemo(() => distinctDays([...assessments, ...moods], zone), [assessments, moods, zone]);
  const wanted = search.get('date') ?? '';
  const day = days.includes(wanted) ? wanted : '';

  return (
    <>
      <div className={styles.filter}>
        <SelectField
          label={employeeHistoryMessages.filter}
          placeholder={employeeHistoryMessages.allDates}
          options={days.map((value) => ({ value, label: formatCalendarDay(value) }))}
          value={day}
          onChange={({ target }) => setSearch(new URLSearchParams(target.value === '' ? {} : { date: target.value }))}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card as="div" className={styles.records}>
            <h2>{employeeHistoryMessages.assessments}</h2>
            <AssessmentRecords key={day} records={recordsOn(assessments, day, zone)} />
          </Card>
          <Card as="div" className={styles.records}>
            <h2>{employeeHistoryMessages.moods}</h2>
            <MoodEntries key={day} entries={recordsOn(moods, day, zone)} />
          </Card>
        </div>
        <section aria-label={employeeHistoryMessages.trends} className={styles.column}>
          {instrumentTypes.map((type) => (
            <Card key={type} as="div" className={styles.records}>
              <EmployeeTrend type={type} assessments={assessments} />
            </Card>
          ))}
        </section>
      </div>
    </>
  );
}
