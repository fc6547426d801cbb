import { useRef, useState } from 'react';
import { moodMessages, moodNames } from '#messages/moods.ts';
import { offeredMoods } from '../../../domain/moods.ts';
import type { MoodEmoji } from '../../../domain/moods.ts';
import { MoodFace } from '../../illustrations/mood-face.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './mood-faces.module.css';

type MoodFacesProps = {
  /** Resolves after any try, also one that failed. */
  save: (mood: MoodEmoji) => Promise<void>;
  onDone: () => void;
};

/** As long the popup waits for an answer: the mood is kept, and is saved without it (ms). */
const longestWait = 3000;

/** One tap saves. */
export function MoodFaces({ save, onDone }: MoodFacesProps) {
  const [chosen, setChosen] = useState<MoodEmoji | null>(null);
  const busy = useRef(false);

  async function choose(mood: MoodEmoji) {
    if (busy.current) return;
    busy.current = true;
    setChosen(mood);
    await Promise.race([save(mood), new Promise((resolve) => setTimeout(resolve, longestWait))]);
    onDone();
  }

  return (
    <div role="group" aria-label={moodMessages.legend} className={styles.faces}>
      {offeredMoods.map(({ word, emoji }) => (
        <button
          key={emoji}
          type="button"
          aria-busy={emoji === chosen || undefined}
          className={classNames(styles.face, emoji === chosen && styles.chosen)}
          onClick={() => void choose(emoji)}
        >
          <MoodFace emoji={emoji} className={styles.drawing} />
          <span className={styles.name}>
            <span className={styles.emoji}>{emoji}</span> <span>{moodNames[word]}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
