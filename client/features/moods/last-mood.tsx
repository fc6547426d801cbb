import { formatDayAndTime } from '#messages/dates.ts';
import { moodMessages } from '#messages/moods.ts';
import { addDays, dayInZone, timeOfDay } from '../../../domain/dates.ts';
import type { MoodRecord } from '../../../domain/contract/moods.ts';
import { MoodName } from '../../ui/mood-name.tsx';
import { useToday } from '../../ui/use-today.ts';

const words = moodMessages.home;

/** The last mood and when that was. */
export function LastMood({ record }: { record: MoodRecord }) {
  return (
    <>
      {words.last} <MoodName mood={record.mood} />, {whenOf(record.created_at, useToday())}
    </>
  );
}

function whenOf(at: string, today: string): string {
  const day = dayInZone(at);
  const time = timeOfDay(at);
  if (day === today) return words.today(time);
  return day === addDays(today, -1) ? words.yesterday(time) : formatDayAndTime(at);
}
