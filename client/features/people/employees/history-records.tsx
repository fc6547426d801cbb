import { employeeHistoryMessages as words, employeeMessages } from '#messages/employees.ts';
import { levelNames } from '#messages/instruments.ts';
import type { EmployeeDetails } from '../../../../domain/contract/employees.ts';
import { instruments } from '../../../../domain/instruments/instrument.ts';
import { BandSwatch } from '../../../charts/score-tiles.tsx';
import { Card } from '../../../ui/card.tsx';
import styles from './employee-history.module.css';
import type { Column } from '../../../ui/data-table.tsx';
import { dayOfRecord } from './read-details.ts';
import { RecordTable } from './record-table.tsx';
import { MoodName } from '../../../ui/mood-name.tsx';
import { formatCalendarDay, isRealDay, timeOfDay } from '../../../../domain/dates.ts';
import { settings } from '../../../settings/settings.ts';

type HistoryRecordsProps = Pick<
  { [Key in keyof EmployeeDetails]: Readonly<EmployeeDetails[Key]> },
  'assessments' | 'moods'
>;

/** The two sections of the specification, each with its table or its empty message. */
export function HistoryRecords({ assessments, moods }: HistoryRecordsProps) {
  return (
    <>
      <Card as="div" className={styles.records}>
        <h2>{words.assessments}</h2>
        <RecordTable
          caption={words.assessments}
          columns={assessmentColumns}
          rows={assessments}
          none={words.noAssessments}
        />
      </Card>
      <Card as="div" className={styles.records}>
        <h2>{words.moods}</h2>
        <RecordTable caption={words.moods} columns={moodColumns} rows={moods} none={words.noMoods} />
      </Card>
    </>
  );
}

type Assessment = EmployeeDetails['assessments'][number];

const assessmentColumns: Column<Assessment>[] = [
  { key: 'date', header: words.date, cell: ({ date }) => <RecordTime at={date} /> },
  { key: 'type', header: words.type, cell: ({ type }) => <span className={styles.type}>{type}</span> },
  { key: 'score', header: words.score, numeric: true, cell: ({ score }) => score ?? employeeMessages.unknown },
  { key: 'severity', header: words.severity, cell: (assessment) => <Level {...assessment} /> },
];

/** With the tint of the charts; a level that is not known is shown as it came. */
function Level({ type, severity }: Assessment) {
  const names: Readonly<Record<string, string>> = levelNames;
  const band = instruments[type].bands.find(({ name }) => name === severity);
  return (
    <span className={styles.level}>
      {band && <BandSwatch band={band} />}
      {names[severity] ?? severity}
    </span>
  );
}

type MoodEntry = EmployeeDetails['moods'][number];

const moodColumns: Column<MoodEntry>[] = [
  { key: 'date', header: words.date, cell: ({ date }) => <RecordTime at={date} /> },
  { key: 'mood', header: words.mood, cell: ({ mood }) => <MoodName mood={mood} /> },
];

/** The day and the time of a record, by the clock of the organisation: two of one day are told apart. */
function RecordTime({ at }: { at: string }) {
  return (
    <time dateTime={at} className={styles.when}>
      {formatCalendarDay(dayOfRecord(at, settings.orgTimeZone))}
      {!isRealDay(at) && <span className={styles.time}> {timeOfDay(at, settings.orgTimeZone)}</span>}
    </time>
  );
}
