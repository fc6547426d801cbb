import type { EmployeeDetails } from '../../../../domain/contract/employees.ts';
import { employeeHistoryMessages as words, historyViewMessages } from '#messages/employees.ts';
import { Card } from '../../../ui/card.tsx';
import { TabPanels } from '../../../ui/tab-panels.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AssessmentRecords } from './assessment-records.tsx';
import styles from './employee-history.module.css';
import { MoodEntries } from './mood-entries.tsx';

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
