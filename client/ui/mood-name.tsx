import { moodNames } from '#messages/moods.ts';
import { findMood } from '../../domain/moods.ts';
import { MoodFace } from '../illustrations/mood-face.tsx';
import styles from './mood-name.module.css';

/** A mood in a sentence or a table: our face, the emoji as its text, and the name. One that is not known is shown as it came. */
export function MoodName({ mood }: { mood: string }) {
  const known = findMood(mood);
  if (!known) return mood;
  return (
    <span className={styles.mood}>
      <MoodFace emoji={known.emoji} className={styles.face} />
      <span className="visually-hidden">{known.emoji}</span> {moodNames[known.word]}
    </span>
  );
}
