import { useLayoutEffect, useRef, useState } from 'react';
import { moodMessages, moodNames } from '#messages/moods.ts';
import { offeredMoods } from '../../../domain/moods.ts';
import type { MoodEmoji } from '../../../domain/moods.ts';
import { MoodFace } from '../../illustrations/mood-face.tsx';
import { classNames } from '../../ui/class-names.ts';
import { createSharedCount, useCounted, useIsAny } from '../../ui/shared-count.ts';
import styles from './mood-faces.module.css';

/** Popups that show their faces: these ask the same as those of the screen behind. */
const askedByPopup = createSharedCount();

type MoodFacesProps = {
  /** Resolves after any try, also one that failed. */
  save: (mood: MoodEmoji, face: DOMRect | undefined) => Promise<void>;
  /** Where nothing happens after it, the chosen face stays chosen and no other can be. */
  onDone?: () => void;
};

/** As long the popup waits for an answer: the mood is kept, and is saved without it (ms). */
const longestWait = 3000;

/** As long the popup stays at least: the second tap of a double tap must not meet the faces behind it (ms). */
const shortestWait = 400;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One tap saves. While the popup asks, those behind it leave their room alone. */
export function MoodFaces({ save, onDone }: MoodFacesProps) {
  const [chosen, setChosen] = useState<MoodEmoji | null>(null);
  const [isSaving, setSaving] = useState(false);
  const busy = useRef(false);

  const isSettled = chosen !== null && !onDone;

  const isPopup = onDone !== undefined;
  useCounted(askedByPopup, isPopup);
  const isBehind = useIsAny(askedByPopup) && !isPopup;
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number | null>(null);

  useLayoutEffect(() => {
    setRoom(isBehind ? (box.current?.offsetHeight ?? null) : null);
  }, [isBehind]);

  if (room !== null) return <div style={{ blockSize: room }} />;

  async function choose(mood: MoodEmoji, face: DOMRect | undefined) {
    if (busy.current) return;
    busy.current = true;
    setChosen(mood);
    setSaving(true);
    const saved = Promise.race([save(mood, face), pause(longestWait)]);
    await (isPopup ? Promise.all([saved, pause(shortestWait)]) : saved);
    setSaving(false);
    onDone?.();
  }

  return (
    <div ref={box} role="group" aria-label={moodMessages.legend} className={styles.faces}>
      {offeredMoods.map(({ word, emoji }) => (
        <button
          key={emoji}
          type="button"
          aria-busy={(isSaving && emoji === chosen) || undefined}
          aria-pressed={isSettled ? emoji === chosen : undefined}
          aria-disabled={(isSettled && emoji !== chosen) || undefined}
          className={classNames(styles.face, emoji === chosen && styles.chosen)}
          onClick={(event) => void choose(emoji, event.currentTarget.querySelector('svg')?.getBoundingClientRect())}
        >
          <MoodFace emoji={emoji} className={styles.drawing} />
          <span className={styles.name}>
            <span className="visually-hidden">{emoji}</span> <span>{moodNames[word]}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
