import { use } from 'react';
import { homeMessages } from '#messages/home.ts';
import { useNextCheckIn } from '../../features/assessments/next-check-in.ts';
import { LastMood } from '../../features/moods/last-mood.tsx';
import { useRecentMoods, useWaitingMoods } from '../../features/moods/moods.api.ts';
import { NextDueKnown, nextReminderText } from '../../features/reminders/next-reminder.ts';
import { Link } from '../../routing/link.tsx';
import { row } from '../../ui/layout.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './quiet-line.module.css';

/** The last mood, the next check-in and the next reminder, each where there is one. */
export function QuietLine() {
  const known = useRecentMoods().data?.at(-1);
  const mood = useWaitingMoods().at(-1) ?? known;
  const checkIn = useNextCheckIn();
  const reminder = nextReminderText(use(NextDueKnown));
  return (
    <ul
      role="list"
      aria-label={homeMessages.now}
      className={classNames('plain-list', styles.line, row(3, 'rows0'))}
      data-screen-only
    >
      {mood && (
        <li>
          <LastMood record={mood} />
        </li>
      )}
      {checkIn && (
        <li>
          <Link to={checkIn.to}>{checkIn.text}</Link>
        </li>
      )}
      {reminder && (
        <li>
          <Link to="/profile/reminders">{reminder}</Link>
        </li>
      )}
    </ul>
  );
}
