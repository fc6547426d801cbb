import { createContext } from 'react';
import { addDays, dayInZone, timeOfDay } from '../../../domain/dates.ts';
import { formatDayAndMonth } from '#messages/dates.ts';
import { ownReminderMessages } from '#messages/own-reminders.ts';
import type { NextDue } from '../../../domain/reminders/next-due.ts';
import { reminderKinds } from '../../../domain/reminders/reminder-kinds.ts';

/** What the timer of the dashboard has found; undefined until it has looked. */
export const NextDueKnown = createContext<NextDue | undefined>(undefined);

const words = ownReminderMessages.next;

/** The next reminder of each kind that comes today, with its time; else the first one alone. Null where none is due. */
export function nextReminderText(next: NextDue | undefined): string | null {
  const due = reminderKinds
    .flatMap((kind) => (next?.[kind] ? [{ kind, at: next[kind] }] : []))
    .sort((one, other) => Number(one.at) - Number(other.at))
    .filter(({ at }, place) => place === 0 || dayInZone(at) === dayInZone(new Date()));
  return due.length === 0 ? null : words.line(due.map(({ kind, at }) => words.one(words.names[kind], when(at))));
}

function when(at: Date): string {
  const [day, today] = [dayInZone(at), dayInZone(new Date())];
  const time = timeOfDay(at);
  if (day === today) return words.at(time);
  return day === addDays(today, 1) ? words.tomorrow(time) : words.onDay(formatDayAndMonth(at), time);
}
