import { useId, useCallback, useState } from 'react';
import type { Ref } from 'react';
import { rangeMessages } from '#messages/charts.ts';
import type { ChartRange } from '../../domain/charts/ranges.ts';
import { periods } from '../../domain/statistics/periods.ts';
import { classNames } from '../ui/class-names.ts';
import { row } from '../ui/layout.ts';
import over from '../ui/choice.module.css';
import styles from './range-switch.module.css';
import { readRange } from '../../domain/charts/ranges.ts';
import { keepRange, keptRange } from './kept-range.ts';
import { useSearchParams } from '../routing/location.ts';

type RangeSwitchProps = {
  range: ChartRange;
  onChoose: (range: ChartRange) => void;
  ref?: Ref<HTMLFieldSetElement>;
};

/** One choice of how far back all charts of a screen look. */
export function RangeSwitch({ range, onChoose, ref }: RangeSwitchProps) {
  const name = useId();
  return (
    <fieldset ref={ref} className={classNames(styles.switch, row(4, 'rows2'))}>
      <legend className={styles.legend}>{rangeMessages.legend}</legend>
      <div className={styles.choices}>
        {periods.map((choice) => (
          <label key={choice} className={classNames(over.choice, styles.choice, choice === range && styles.chosen)}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === range}
              onChange={() => onChoose(choice)}
            />
            {rangeMessages.names[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** How far back the charts of a screen look: what its address says, else what was chosen last on this device. */
export function useChartRange(): [range: ChartRange, now: number, choose: (range: ChartRange) => void] {
  const [search, setSearch] = useSearchParams();
  const [now] = useState(() => Date.now());
  const [kept] = useState(keptRange);
  const choose = useCallback(
    (range: ChartRange) => {
      keepRange(range);
      const next = new URLSearchParams(search);
      next.set('range', range);
      setSearch(next, { replace: true });
    },
    [search, setSearch],
  );
  return [readRange(search.get('range')) ?? kept, now, choose];
}
