import { useCallback, useMemo, useState } from 'react';
import { defaultRange, readRange } from '../../domain/charts/ranges.ts';
import type { ChartRange } from '../../domain/charts/ranges.ts';
import { useSearchParams } from '../routing/location.ts';

/** How far back the charts of a screen look: what its address says, else the shortest range that shows enough of these instants. */
export function useChartRange(
  instants: readonly number[],
  timeZone?: string,
): [range: ChartRange, now: number, choose: (range: ChartRange) => void] {
  const [search, setSearch] = useSearchParams();
  const [now] = useState(() => Date.now());
  const byItself = useMemo(() => defaultRange(instants, now, timeZone), [instants, now, timeZone]);
  const choose = useCallback(
    (range: ChartRange) => {
      const next = new URLSearchParams(search);
      next.set('range', range);
      setSearch(next, { replace: true });
    },
    [search, setSearch],
  );
  return [readRange(search.get('range')) ?? byItself, now, choose];
}
