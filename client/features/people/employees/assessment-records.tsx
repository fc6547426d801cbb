import type { EmployeeDetails } from '../../../../domain/contract/employees.ts';
import { employeeMessages, employeeHistoryMessages as words } from '#messages/employees.ts';
import { levelNames } from '#messages/instruments.ts';
import type { Column } from '../../../ui/data-table.tsx';
import styles from './employee-history.module.css';
import { RecordTable } from './record-table.tsx';
import { RecordTime } from './record-time.tsx';

type Assessment = EmployeeDetails['assessments'][number];

const columns: Column<Assessment>[] = [
  { key: 'date', header: words.date, cell: ({ date }) => <RecordTime at={date} /> },
  { key: 'type', header: words.type, cell: ({ type }) => <span className={styles.type}>{type}</span> },
  { key: 'score', header: words.score, numeric: true, cell: ({ score }) => score ?? employeeMessages.unknown },
  { key: 'severity', header: words.severity, cell: ({ severity }) => levelInWords(severity) },
];

export function AssessmentRecords({ records }: { records: readonly Assessment[] }) {
  return <RecordTable caption={words.assessments} columns={columns} rows={records} none={words.noAssessments} />;
}

/** A level that is not known is shown as it came. */
function levelInWords(level: string): string {
  const names: Readonly<Record<string, string>> = levelNames;
  return names[level] ?? level;
}
