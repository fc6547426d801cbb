import { useMemo, useState } from 'react';
import type { EmployeeDetails } from '../../../../domain/contract/employees.ts';
import { instrumentTypes } from '../../../../domain/instruments/instrument.ts';
import { employeeHistoryMessages } from '#messages/employees.ts';
import { useSearchParams } from '../../../routing/location.ts';
import { settings } from '../../../settings/settings.ts';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MoodChart } from '../../../charts/mood-chart.tsx';
import { EmployeeTrend } from './employee-trend.tsx';
import styles from './employee-history.module.css';
import { readHistoryAddress } from './history-address.ts';
import { distinctDays, recordsIn, recordsOn } from './history-days.ts';
import { HistoryFilter } from './history-filter.tsx';
import { HistoryRecords } from './history-records.tsx';

/** Everything of one employee, or what the filter leaves of it: the records in two sections, below them the charts drawn from them. */
export function EmployeeHistory({
  details: { assessments: allAssessments, moods: allMoods },
}: {
  details: EmployeeDetails;
}) {
  const [search] = useSearchParams();
  const zone = settings.orgTimeZone;
  const { range, date } = readHistoryAddress(search);
  const [now] = useState(() => Date.now());
  const entries = useMemo(() => allMoods.map((entry) => ({ at: entry.date, mood: entry.mood })), [allMoods]);
  const span = { now, timeZone: zone };
  const assessments = recordsIn(allAssessments, range, span);
  const moods = recordsIn(allMoods, range, span);
  const days = distinctDays([...assessments, ...moods], zone);
  const day = days.includes(date) ? date : '';

  return (
    <>
      <HistoryFilter place={{ range, date: day }} days={days} />
      <div className={styles.columns}>
        <HistoryRecords
          key={`${range} ${day}`}
          assessments={recordsOn(assessments, day, zone)}
          moods={recordsOn(moods, day, zone)}
        />
        <section aria-label={employeeHistoryMessages.trends} className={styles.charts}>
          {instrumentTypes.map((type) => (
            <Card key={type} as="div" className={styles.records}>
              <EmployeeTrend type={type} assessments={assessments} />
            </Card>
          ))}
          <Card as="div" className={classNames(styles.records, styles.wide)}>
            <MoodChart entries={entries} range={range} now={now} timeZone={zone} />
          </Card>
        </section>
      </div>
    </>
  );
}
