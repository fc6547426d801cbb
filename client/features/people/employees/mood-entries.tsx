import type { EmployeeDetails } from '../../../../domain/contract/employees.ts';
import { employeeHistoryMessages as words } from '#messages/employees.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { MoodName } from '../../../ui/mood-name.tsx';
import { RecordTable } from './record-table.tsx';
import { RecordTime } from './record-time.tsx';

type MoodEntry = EmployeeDetails['moods'][number];

const columns: Column<MoodEntry>[] = [
  { key: 'date', header: words.date, cell: ({ date }) => <RecordTime at={date} /> },
  { key: 'mood', header: words.mood, cell: ({ mood }) => <MoodName mood={mood} /> },
];

export function MoodEntries({ entries }: { entries: readonly MoodEntry[] }) {
  return <RecordTable caption={words.moods} columns={columns} rows={entries} none={words.noMoods} />;
}
