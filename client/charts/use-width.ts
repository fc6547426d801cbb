import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

type Width = [frame: RefObject<HTMLDivElement | null>, width: number];

/** The width of an element in px; 0 until it is measured. What is drawn for it is drawn in slices, so that nothing else waits. */
export function useWidth(): Width {
  return useMeasured(startTransition);
}

/** The same, before anything is painted: for what is as high as its width makes it. */
export function useWidthAtOnce(): Width {
  return useMeasured(atOnce);
}

const atOnce = (work: () => void) => work();

function useMeasured(run: (work: () => void) => void): Width {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => run(() => setWidth(Math.round(element.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [run]);
  return [ref, width];
}
