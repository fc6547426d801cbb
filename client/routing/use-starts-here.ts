import { useEffect } from 'react';
import { useLocation } from './location.ts';

/**
 * A link to a part of a screen leads to its heading once that has come, after the screen's own has had the focus. On the way
 * back the browser finds the old place itself.
 */
export function useStartsHere(id: string, isThere = true): void {
  const { hash, byHistory } = useLocation();
  useEffect(() => {
    if (!isThere || hash !== `#${id}` || byHistory) return undefined;
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(id);
      heading?.scrollIntoView();
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [id, isThere, hash, byHistory]);
}
