import { useLayoutEffect, useRef } from 'react';
import { formatDayAndMonth } from '#messages/dates.ts';
import { moodMessages, moodNames } from '#messages/moods.ts';
import type { MoodRecord } from '../../../domain/contract/moods.ts';
import { weekdayOf } from '../../../domain/dates.ts';
import { findMood } from '../../../domain/moods.ts';
import type { MoodEmoji } from '../../../domain/moods.ts';
import { MoodFace } from '../../illustrations/mood-face.tsx';
import { classNames } from '../../ui/class-names.ts';
import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import prose from '../../ui/prose.module.css';
import { useOnline } from '../../ui/use-online.ts';
import { useToday } from '../../ui/use-today.ts';
import styles from './mood-week.module.css';
import { knownMoods, useRecentMoods, useWaitingMoods } from './moods.api.ts';
import { weekOfMoods } from './week-of-moods.ts';

const words = moodMessages.week;

/** The last seven days: the last mood of each, and how many more there were. `settling` is where its newest face comes from. */
export function MoodWeek({ settling = null }: { settling?: DOMRect | null }) {
  const { data: known } = useRecentMoods();
  const data = knownMoods([...(known ?? []), ...useWaitingMoods()]);
  const isOnline = useOnline();
  const today = useToday();
  // Empty circles would say that nothing was logged.
  if (known === undefined && data.length === 0 && !isOnline) return <p className={prose.quiet}>{words.offline}</p>;
  const days = weekOfMoods(data, today);
  return (
    <section aria-label={words.title}>
      <ol role="list" className={styles.days}>
        {days.map(({ day, moods }) => {
          const date = formatDayAndMonth(`${day}T12:00:00Z`, 'UTC');
          // A day of which nothing is known yet is not one without a mood.
          const isKnown = known !== undefined || moods.length > 0;
          return (
            <li key={day} className={classNames(styles.day, day === today && styles.today)}>
              <Newest moods={moods} settling={day === today ? settling : null} />
              <span aria-hidden="true">{day === today ? words.today : words.weekdays[weekdayOf(day)]}</span>
              <span className="visually-hidden">{isKnown ? words.day(date, moods.map(nameOf)) : date}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function nameOf({ mood }: MoodRecord): string {
  const known = findMood(mood);
  return known ? `${known.emoji} ${moodNames[known.word]}` : mood;
}

/** Milliseconds. */
const settleFor = 240;

function Newest({ moods, settling }: { moods: readonly MoodRecord[]; settling: DOMRect | null }) {
  const place = useRef<HTMLSpanElement>(null);
  const newest = moods.at(-1);

  useLayoutEffect(() => {
    const face = place.current;
    if (!face || !settling || !newest) return;
    if (prefersReducedMotion()) return;
    const here = face.getBoundingClientRect();
    const translate = `${settling.x - here.x}px ${settling.y - here.y}px`;
    const scale = String(settling.width / here.width);
    face.animate([{ translate, scale, transformOrigin: '0 0' }, { transformOrigin: '0 0' }], {
      duration: settleFor,
      easing: 'cubic-bezier(0.2, 0, 0.2, 1)',
    });
    // Once for each mood that settles.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [newest?.id, settling]);

  if (!newest) return <span aria-hidden="true" className={styles.none} />;
  return (
    <span ref={place} aria-hidden="true" className={styles.face}>
      <MoodFace emoji={newest.mood as MoodEmoji} className={styles.drawing} />
      {moods.length > 1 && <span className={styles.more}>{words.more(moods.length - 1)}</span>}
    </span>
  );
}
