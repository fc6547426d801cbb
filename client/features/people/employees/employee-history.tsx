import { useMemo, useState } from 'react';
import type { EmployeeDetails } from '../../../../domain/contract/employees.ts';
import { formatCalendarDay } from '../../../../domain/dates.ts';
import { instrumentTypes } from '../../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../../domain/instruments/instrument.ts';
import { chartMessages } from '#messages/charts.ts';
import { employeeHistoryMessages } from '#messages/employees.ts';
import { navigate, useLocation } from '../../../routing/location.ts';
import { useSearchParams } from '../../../routing/search-params.ts';
import { settings } from '../../../settings/settings.ts';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { MoodChart } from '../../../charts/mood-chart.tsx';
import { ScoreTrendChart } from '../../../charts/score-trend-chart.tsx';
import styles from './employee-history.module.css';
import { HistoryRecords } from './history-records.tsx';
import { dayOfRecord } from './read-details.ts';

/** Everything of one employee: the records of all days or of one in two sections, below them the charts of all. */
export function EmployeeHistory({ details: { assessments, moods } }: { details: EmployeeDetails }) {
  const [search] = useSearchParams();
  const zone = settings.orgTimeZone;
  const [now] = useState(() => Date.now());
  const entries = useMemo(() => moods.map(({ date, mood }) => ({ at: date, mood })), [moods]);
  const days = useMemo(() => distinctDays([...assessments, ...moods], zone), [assessments, moods, zone]);
  const day = days.find((each) => each === search.get('date')) ?? '';

  return (
    <>
      <HistoryFilter day={day} days={days} />
      <div className={styles.columns}>
        <HistoryRecords key={day} assessments={recordsOn(assessments, day, zone)} moods={recordsOn(moods, day, zone)} />
        <section aria-label={employeeHistoryMessages.trends} className={styles.charts}>
          {instrumentTypes.map((type) => (
            <Card key={type} as="div" className={styles.records}>
              <ScoreTrendChart
                type={type}
                records={scoresOf(type, assessments)}
                timeZone={zone}
                empty={<p>{chartMessages.empty[type]}</p>}
              />
            </Card>
          ))}
          <Card as="div" className={classNames(styles.records, styles.wide)}>
            <MoodChart entries={entries} range="all" now={now} timeZone={zone} />
          </Card>
        </section>
      </div>
    </>
  );
}

/** A partial record has no score here: it stands in the table with its date. */
function scoresOf(type: InstrumentType, assessments: EmployeeDetails['assessments']) {
  const ofType = assessments.filter((record) => record.type === type);
  return ofType.flatMap(({ date, score }) =>
    score === null ? [] : [{ created_at: date, total_score: score, partial: false }],
  );
}

type HistoryFilterProps = {
  /** The one day that the tables are of; all where it is empty. */
  day: string;
  /** The days that can be chosen, newest first. */
  days: readonly string[];
};

/** Which day the records are from. Stays in sight while they scroll past. */
function HistoryFilter({ day, days }: HistoryFilterProps) {
  const { pathname } = useLocation();
  return (
    <div data-screen-only className={styles.filter}>
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

/** The distinct days of records as 'YYYY-MM-DD' in a zone, newest first. */
export function distinctDays(records: readonly { date: string }[], timeZone: string): string[] {
  return [...new Set(records.map(({ date }) => dayOfRecord(date, timeZone)))].sort().reverse();
}

/** All records where no day is chosen. */
export function recordsOn<T extends { date: string }>(
  records: readonly T[],
  day: string,
  timeZone: string,
): readonly T[] {
  return day === '' ? records : records.filter(({ date }) => dayOfRecord(date, timeZone) === day);
}
