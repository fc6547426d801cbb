import { useId } from 'react';
import { moodNames } from '#messages/moods.ts';
import { offeredMoods } from '../../domain/moods.ts';
import type { MoodEmoji } from '../../domain/moods.ts';
import { MoodFace } from '../illustrations/mood-face.tsx';
import { classNames } from './class-names.ts';
import over from './choice.module.css';
import styles from './mood-picker.module.css';

type MoodPickerProps = {
  legend: string;
  legendHidden?: boolean;
  value: MoodEmoji | null;
  onChange: (value: MoodEmoji) => void;
  disabled?: boolean;
};

/** Five faces to choose one from. */
export function MoodPicker(props: MoodPickerProps) {
  const group = useId();
  return (
    <fieldset className={styles.group} disabled={props.disabled}>
      <legend className={props.legendHidden ? 'visually-hidden' : styles.legend}>{props.legend}</legend>
      <div className={styles.faces}>
        {offeredMoods.map(({ word, emoji }) => (
          <label key={emoji} className={classNames(over.choice, styles.face, emoji === props.value && styles.chosen)}>
            <input
              type="radio"
              name={group}
              value={emoji}
              checked={emoji === props.value}
              onChange={() => props.onChange(emoji)}
            />
            <MoodFace emoji={emoji} className={styles.drawing} />
            <span className={styles.name}>
              <span className={styles.emoji}>{emoji}</span> <span>{moodNames[word]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
