import { use } from 'react';
import { homeMessages } from '#messages/home.ts';
import { useNextCheckIn } from '../../features/assessments/next-check-in.ts';
import { LastMood } from '../../features/moods/last-mood.tsx';
import { knownMoods, useRecentMoods, useWaitingMoods } from '../../features/moods/moods.api.ts';
import { useCheckIns } from '../../features/reminders/check-ins.api.ts';
import { NextDueKnown, nextReminderText } from '../../features/reminders/next-reminder.ts';
import { Link } from '../../routing/link.tsx';
import { row } from '../../ui/layout.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './quiet-line.module.css';

/** The next check-in, the next reminder and the last mood, each where there is one; on a phone the first of them alone. */
export function QuietLine() {
  const { data: known } = useRecentMoods();
  const mood = knownMoods([...(known ?? []), ...useWaitingMoods()]).at(-1);
  const nextCheckIn = useNextCheckIn();
  const { data: checkIns } = useCheckIns();
  // The line above the screen asks for one that is due. A server that knows of no reminders may say anything.
  const checkIn = checkIns?.due?.length ? null : nextCheckIn;
  const next = use(NextDueKnown);
  const reminder = nextReminderText(next);
  if (!checkIn && !reminder && !mood) return known && next ? null : <div className={styles.line} />;
  return (
    <ul
      role="list"
      aria-label={homeMessages.now}
      className={classNames('plain-list', styles.line, row(3, 'rows0'))}
      data-screen-only
    >
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
      {mood && (
        <li>
          <LastMood record={mood} />
        </li>
      )}
    </ul>
  );
}
