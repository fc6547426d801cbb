import { useId } from 'react';
import type { Ref } from 'react';
import { classNames } from '../ui/class-names.ts';
import { row } from '../ui/layout.ts';
import over from '../ui/choice.module.css';
import segments from '../ui/segments.module.css';
import styles from './chart-choice.module.css';

type ChartChoiceProps<Choice extends string> = {
  legend: string;
  /** Within a chart, which says already what it is about, the legend is heard and not seen. */
  inChart?: boolean;
  names: Readonly<Record<Choice, string>>;
  choices: readonly Choice[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
  ref?: Ref<HTMLFieldSetElement> | undefined;
};

/** One of a few ways to look at a chart, or at all charts of a screen. */
export function ChartChoice<Choice extends string>(props: ChartChoiceProps<Choice>) {
  const { legend, inChart = false, names, choices, chosen, onChoose, ref } = props;
  const name = useId();
  return (
    <fieldset ref={ref} data-screen-only className={inChart ? undefined : row(4, 'rows2')}>
      <legend className={inChart ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={classNames(segments.segments, styles.choices, inChart && styles.inChart)}>
        {choices.map((one) => (
          <label
            key={one}
            className={classNames(over.choice, segments.segment, styles.choice, one === chosen && segments.chosen)}
          >
            <input type="radio" name={name} value={one} checked={one === chosen} onChange={() => onChoose(one)} />
            {names[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
