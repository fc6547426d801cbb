import type { EmployeeDetails } from '../../../domain/contract/employees.ts';
import { employeeHistoryMessages as words } from '#messages/employees.ts';
import { moodNames } from '#messages/moods.ts';
import { findMood } from '../../../domain/moods.ts';
import type { Column } from '../../ui/data-table.tsx';
import { RecordTable } from './record-table.tsx';
import { RecordTime } from './record-time.tsx';

type MoodEntry = EmployeeDetails['moods'][number];

const columns: Column<MoodEntry>[] = [
  { key: 'date', header: words.date, cell: ({ date }) => <RecordTime at={date} /> },
  { key: 'mood', header: words.mood, cell: ({ mood }) => moodInWords(mood) },
];

export function MoodEntries({ entries }: { entries: readonly MoodEntry[] }) {
  return <RecordTable caption={words.moods} columns={columns} rows={entries} none={words.noMoods} />;
}

/** A mood that is not known is shown as it came. */
function moodInWords(text: string): string {
  const mood = findMood(text);
  return mood ? `${mood.emoji} ${moodNames[mood.word]}` : text;
}
