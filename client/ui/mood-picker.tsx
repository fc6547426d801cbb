import { useId } from 'react';
import type { MoodEmoji } from '../../domain/moods.ts';
import { MoodFace } from '../illustrations/mood-face.tsx';
import { classNames } from './class-names.ts';
import over from './choice.module.css';
import styles from './mood-picker.module.css';

type MoodPickerProps<Emoji extends MoodEmoji> = {
  legend: string;
  legendHidden?: boolean;
  /** The stored emoji and the name under its face. */
  moods: readonly { value: Emoji; name: string }[];
  value: Emoji | null;
  onChange: (value: Emoji) => void;
  disabled?: boolean;
};

/** Five faces to choose one from. */
export function MoodPicker<Emoji extends MoodEmoji>(props: MoodPickerProps<Emoji>) {
  const group = useId();
  return (
    <fieldset className={styles.group} disabled={props.disabled}>
      <legend className={props.legendHidden ? 'visually-hidden' : styles.legend}>{props.legend}</legend>
      <div className={styles.faces}>
        {props.moods.map(({ value, name }) => (
          <label key={value} className={classNames(over.choice, styles.face, value === props.value && styles.chosen)}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <MoodFace emoji={value} className={styles.drawing} />
            <span className={styles.name}>
              <span className={styles.emoji}>{value}</span> <span>{name}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
