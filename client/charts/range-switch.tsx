import { useCallback, useState } from 'react';
import type { Ref } from 'react';
import { rangeMessages } from '#messages/charts.ts';
import type { ChartRange } from '../../domain/charts/ranges.ts';
import { periods } from '../../domain/statistics/periods.ts';
import { readRange } from '../../domain/charts/ranges.ts';
import { keptChoice } from '../api/kept-choice.ts';
import { ChartChoice } from './chart-choice.tsx';
import { useSearchParams } from '../routing/search-params.ts';

/** Everything at first. */
const keptRange = keptChoice<ChartRange>('stats-range', ['all', ...periods]);

type RangeSwitchProps = {
  range: ChartRange;
  onChoose: (range: ChartRange) => void;
  ref?: Ref<HTMLFieldSetElement>;
};

/** One choice of how far back all charts of a screen look. */
export function RangeSwitch({ range, onChoose, ref }: RangeSwitchProps) {
  return (
    <ChartChoice
      ref={ref}
      legend={rangeMessages.legend}
      names={rangeMessages.names}
      choices={periods}
      chosen={range}
      onChoose={onChoose}
    />
  );
}

/** How far back the charts of a screen look: what its address says, else what was chosen last on this device. */
export function useChartRange(): [range: ChartRange, now: number, choose: (range: ChartRange) => void] {
  const [search, setSearch] = useSearchParams();
  const [now] = useState(() => Date.now());
  const [kept] = useState(keptRange.read);
  const choose = useCallback(
    (range: ChartRange) => {
      keptRange.keep(range);
      const next = new URLSearchParams(search);
      next.set('range', range);
      setSearch(next, { replace: true });
    },
    [search, setSearch],
  );
  return [readRange(search.get('range')) ?? kept, now, choose];
}
