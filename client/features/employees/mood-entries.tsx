import type { EmployeeDetails } from '../../../domain/contract/employees.ts';
import { formatDayInZone } from '../../../domain/dates.ts';
import { employeeHistoryMessages as words } from '#messages/employees.ts';
import { moodNames } from '#messages/moods.ts';
import { findMood } from '../../../domain/moods.ts';
import { settings } from '../../settings.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { useShowMore } from './show-more.tsx';

type MoodEntry = EmployeeDetails['moods'][number];

const columns: Column<MoodEntry>[] = [
  { key: 'date', header: words.date, cell: ({ date }) => formatDayInZone(date, settings.orgTimeZone) },
  { key: 'mood', header: words.mood, cell: ({ mood }) => moodInWords(mood) },
];

/** Newest first, as they come. */
export function MoodEntries({ entries }: { entries: readonly MoodEntry[] }) {
  const { first, button } = useShowMore(entries, words.moods);
  if (entries.length === 0) return <p>{words.noMoods}</p>;
  return (
    <>
      <DataTable
        caption={words.moods}
        captionHidden
        columns={columns}
        rows={first}
        rowKey={(_row, index) => String(index)}
      />
      {button}
    </>
  );
}

/** A mood that is not known is shown as it came. */
function moodInWords(text: string): string {
  const mood = findMood(text);
  return mood ? `${mood.emoji} ${moodNames[mood.word]}` : text;
}
