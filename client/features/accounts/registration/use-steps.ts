import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts';

/**
 * Steps that stand beside each other in a row that scrolls: whatever brings one into view, a button, a key or a screen
 * reader, makes it the step. `top` is where a step begins.
 */
export function useSteps(top: RefObject<HTMLElement | null>) {
  const row = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(0);
  const [wanted, setWanted] = useState<{ step: number } | null>(null);

  // Once the page shows what else has changed: a refusal that has gone takes its height along.
  useEffect(() => {
    const [first] = row.current?.children ?? [];
    const target = wanted && row.current?.children[wanted.step];
    if (!row.current || !(first instanceof HTMLElement) || !(target instanceof HTMLElement)) return;
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    // The heading takes the focus, so that it is read out.
    target.querySelector('h2')?.focus({ preventScroll: true });
    row.current.scrollTo({ left: target.offsetLeft - first.offsetLeft, behavior });
    top.current?.scrollIntoView({ block: 'start' });
  }, [wanted, top]);

  function follow() {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setStep(Math.round(scrollLeft / Math.max(1, clientWidth)));
  }

  return { step, row, follow, goTo: (to: number) => setWanted({ step: to }) };
}
