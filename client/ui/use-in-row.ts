import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** For a row of places that scrolls: the one where one is comes into view, and the page stays where it is. */
export function useInRow<Row extends HTMLElement>(here: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const place = row.current?.querySelector('[aria-current]');
    if (!row.current || !place || shown.current === here) return;
    shown.current = here;
    const bring = () => {
      if (!row.current) return;
      const [all, one] = [row.current.getBoundingClientRect(), place.getBoundingClientRect()];
      row.current.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2);
    };
    bring();
    // A face of type that comes later makes the row wider.
    void document.fonts.ready.then(bring);
  }, [here]);
  return row;
}
