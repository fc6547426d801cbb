import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** The width of an element in px; 0 until it is measured. What is drawn for it is drawn in slices, so that nothing else waits. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => startTransition(() => setWidth(Math.round(element.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
