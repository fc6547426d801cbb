import { useEffect } from 'react';
import { moodMessages } from '#messages/moods.ts';
import styles from './mood-line.module.css';
import type { MoodFate } from './use-popup-mood.ts';

const texts: Record<MoodFate, string> = {
  saved: moodMessages.thanks,
  waits: moodMessages.waits,
  'saved-late': moodMessages.savedLate,
};

/** As long a good word stays; one that asks for patience stays until it is settled (ms). */
const shownFor = 6000;

/** What became of a mood that was tapped in the popup: a quiet line at the foot of the window. */
export function MoodLine({ fate, onEnd }: { fate: MoodFate | null; onEnd: () => void }) {
  useEffect(() => {
    if (fate === null || fate === 'waits') return undefined;
    const timer = setTimeout(onEnd, shownFor);
    return () => clearTimeout(timer);
  }, [fate, onEnd]);

  return (
    <div role="status" className={styles.place}>
      {fate && <p className={styles.line}>{texts[fate]}</p>}
    </div>
  );
}
