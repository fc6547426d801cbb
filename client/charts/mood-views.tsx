import { useId } from 'react';
import { moodChartMessages } from '#messages/charts.ts';
import { classNames } from '../ui/class-names.ts';
import over from '../ui/choice.module.css';
import styles from './range-switch.module.css';

const views = ['line', 'calendar', 'stacks'] as const;

export type MoodView = (typeof views)[number];

/** One choice of what moods are drawn as. */
export function MoodViews({ view, onPick }: { view: MoodView; onPick: (view: MoodView) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{moodChartMessages.shownAs}</legend>
      <div className={classNames(styles.choices, styles.inChart)}>
        {views.map((one) => (
          <label key={one} className={classNames(over.choice, styles.choice, one === view && styles.chosen)}>
            <input type="radio" name={name} value={one} checked={one === view} onChange={() => onPick(one)} />
            {moodChartMessages.views[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
