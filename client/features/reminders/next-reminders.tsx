import { addDays, dayInZone, localTimeZone, timeOfDay } from '../../../domain/dates.ts';
import { formatDayAndMonth } from '#messages/dates.ts';
import { ownReminderMessages } from '#messages/own-reminders.ts';
import type { NextDue } from '../../../domain/reminders/next-due.ts';
import { reminderKinds } from '../../../domain/reminders/reminder-kinds.ts';
import { Link } from '../../routing/link.tsx';
import styles from './next-reminders.module.css';

const words = ownReminderMessages.next;

/** When each reminder comes next, quietly, at the end of the screen. */
export function NextReminders({ next }: { next: NextDue | undefined }) {
  if (!next) return <div className={styles.place} />;
  const coming = reminderKinds.flatMap((kind) => {
    const at = next[kind];
    return at ? [{ kind, text: words.line(words.names[kind], when(at)) }] : [];
  });
  return (
    <aside aria-label={words.title} className={styles.place} data-screen-only>
      {coming.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>{words.title}</p>
          <ul role="list" className={styles.list}>
            {coming.map(({ kind, text }) => (
              <li key={kind}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <Link to="/profile/reminders">{words.change}</Link>
    </aside>
  );
}

function when(at: Date): string {
  const zone = localTimeZone();
  const [day, today] = [dayInZone(at, zone), dayInZone(new Date(), zone)];
  const time = timeOfDay(at, zone);
  if (day === today) return words.at(time);
  return day === addDays(today, 1) ? words.tomorrow(time) : words.onDay(formatDayAndMonth(at, zone), time);
}
