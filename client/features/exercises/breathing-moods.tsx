import { useState } from 'react';
import { exerciseMessages } from '#messages/exercises.ts';
import { moodNames } from '#messages/moods.ts';
import { offeredMoods } from '../../../domain/moods.ts';
import type { MoodEmoji } from '../../../domain/moods.ts';
import { MoodPicker } from '../../ui/mood-picker.tsx';
import { grid } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import styles from './breathing-moods.module.css';

const words = exerciseMessages.breathing;
const names = new Map(offeredMoods.map(({ word, emoji }) => [emoji, moodNames[word]]));

type MoodBeforeProps = { mood: MoodEmoji | null; onChange: (mood: MoodEmoji) => void };

/** Lives on the page alone: a comparison for the person, and no record. */
export function MoodBefore({ mood, onChange }: MoodBeforeProps) {
  return (
    <div className={grid(2)}>
      <MoodPicker legend={words.before} value={mood} onChange={onChange} />
      <p className={prose.note}>{words.moodStays}</p>
    </div>
  );
}

export function MoodAfter({ before }: { before: MoodEmoji | null }) {
  const [after, setAfter] = useState<MoodEmoji | null>(null);
  const [first, last] = [before, after].map((emoji) => emoji && names.get(emoji));
  return (
    <div className={grid(2)}>
      <MoodPicker legend={words.after} value={after} onChange={setAfter} />
      <p role="status" className={styles.compared}>
        {first && last && words.compared(first, last)}
      </p>
      <p className={prose.note}>{words.moodStays}</p>
    </div>
  );
}
