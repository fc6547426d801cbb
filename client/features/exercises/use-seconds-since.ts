import { useEffect, useState } from 'react';

/** Whole seconds since an instant of `performance.now()`; 0 without one. Goes no further than `until`. */
export function useSecondsSince(startedAt: number | null, until = Infinity): number {
  const [tick, setTick] = useState({ startedAt, second: 0 });

  useEffect(() => {
    if (startedAt === null) return undefined;
    let timer = 0;
    function wait(start: number) {
      // To the next whole second of the clock, so that no delay is carried on.
      timer = window.setTimeout(
        () => {
          const second = Math.floor((performance.now() - start) / 1000);
          setTick({ startedAt: start, second });
          if (second < until) wait(start);
        },
        1000 - ((performance.now() - start) % 1000),
      );
    }
    wait(startedAt);
    return () => window.clearTimeout(timer);
  }, [startedAt, until]);

  return tick.startedAt === startedAt ? Math.min(tick.second, until) : 0;
}
