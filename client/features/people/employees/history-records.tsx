import { employeeHistoryMessages as words, historyViewMessages, employeeMessages } from '#messages/employees.ts';
import { levelNames } from '#messages/instruments.ts';
import type { EmployeeDetails } from '../../../../domain/contract/employees.ts';
import { Card } from '../../../ui/card.tsx';
import { TabPanels } from '../../../ui/tab-panels.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './employee-history.module.css';
import type { Column } from '../../../ui/data-table.tsx';
import { RecordTable } from './record-table.tsx';
import { MoodName } from '../../../ui/mood-name.tsx';
import { formatDayInZone, timeOfDay } from '../../../../domain/dates.ts';
import { settings } from '../../../settings/settings.ts';

type HistoryRecordsProps = Pick<
  { [Key in keyof EmployeeDetails]: Readonly<EmployeeDetails[Key]> },
  'assessments' | 'moods'
>;

/** Both tables in tabs. Where one has nothing to show there is nothing to choose: both stand below each other, and the empty one says so. */
export function HistoryRecords({ assessments, moods }: HistoryRecordsProps) {
  const parts = [
    {
      key: 'assessments',
      title: words.assessments,
      count: assessments.length,
      table: <AssessmentRecords records={assessments} />,
    },
    { key: 'moods', title: words.moods, count: moods.length, table: <MoodEntries entries={moods} /> },
  ];
  if (parts.some(({ count }) => count === 0)) {
    return (
      <div className={styles.column}>
        {parts.map(({ key, title, table }) => (
          <Card key={key} as="div" className={styles.records}>
            <h2>{title}</h2>
            {table}
          </Card>
        ))}
      </div>
    );
  }
  return (
    <Card as="div" className={styles.records}>
      <TabPanels
        label={historyViewMessages.records}
        panels={parts.map(({ key, title, count, table }) => ({
          key,
          name: historyViewMessages.tab(title, count),
          content: (
            <>
              <VisuallyHidden>
                <h2>{title}</h2>
              </VisuallyHidden>
              {table}
            </>
          ),
        }))}
      />
    </Card>
  );
}

type Assessment = EmployeeDetails['assessments'][number];

const assessmentColumns: Column<Assessment>[] = [
  { key: 'date', header: words.date, cell: ({ date }) => <RecordTime at={date} /> },
  { key: 'type', header: words.type, cell: ({ type }) => <span className={styles.type}>{type}</span> },
  { key: 'score', header: words.score, numeric: true, cell: ({ score }) => score ?? employeeMessages.unknown },
  { key: 'severity', header: words.severity, cell: ({ severity }) => levelInWords(severity) },
];

function AssessmentRecords({ records }: { records: readonly Assessment[] }) {
  return (
    <RecordTable caption={words.assessments} columns={assessmentColumns} rows={records} none={words.noAssessments} />
  );
}

/** A level that is not known is shown as it came. */
function levelInWords(level: string): string {
  const names: Readonly<Record<string, string>> = levelNames;
  return names[level] ?? level;
}

type MoodEntry = EmployeeDetails['moods'][number];

const moodColumns: Column<MoodEntry>[] = [
  { key: 'date', header: words.date, cell: ({ date }) => <RecordTime at={date} /> },
  { key: 'mood', header: words.mood, cell: ({ mood }) => <MoodName mood={mood} /> },
];

function MoodEntries({ entries }: { entries: readonly MoodEntry[] }) {
  return <RecordTable caption={words.moods} columns={moodColumns} rows={entries} none={words.noMoods} />;
}

/** The day and the time of a record, by the clock of the organisation: two of one day are told apart. */
function RecordTime({ at }: { at: string }) {
  return (
    <time dateTime={at} className={styles.when}>
      {formatDayInZone(at, settings.orgTimeZone)}{' '}
      <span className={styles.time}>{timeOfDay(at, settings.orgTimeZone)}</span>
    </time>
  );
}
