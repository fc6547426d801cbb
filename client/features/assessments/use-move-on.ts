import { useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';
import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import { isOwnHand } from './pointer-answers.ts';

/** Long enough to see the answer take its place, and for someone who answers fast to press again: nothing may move then (ms). */
const pause = 600;

/** A phone, or a tablet that is touched. A wide screen shows the way beside the questions. */
const onPhone = '(max-width: 39.99rem), (max-width: 63.99rem) and (pointer: coarse)';

/**
 * Brings what comes next gently into view after an answer by hand. Whatever the person does meanwhile comes first, and
 * the focus stays where it is.
 */
export function useMoveOn(isOn: boolean) {
  const pressed = useRef<Element | null>(null);
  const waiting = useRef<AbortController | null>(null);

  useEffect(() => () => waiting.current?.abort(), []);

  /** To be called on an answer; `next` is found once the page shows it. */
  function moveOn(question: Element | null, next: () => Element | null) {
    const byHand = question !== null && pressed.current !== null && question.contains(pressed.current);
    pressed.current = null;
    if (!isOn || !byHand || !window.matchMedia(onPhone).matches || prefersReducedMotion()) return;
    waiting.current?.abort();
    const wait = new AbortController();
    waiting.current = wait;
    const { signal } = wait;
    const timer = setTimeout(() => {
      wait.abort();
      next()?.scrollIntoView({ behavior: 'smooth', block: 'start' });
    }, pause);
    signal.addEventListener('abort', () => clearTimeout(timer));
    for (const act of ['pointerdown', 'keydown', 'wheel'])
      window.addEventListener(act, () => wait.abort(), { signal, capture: true, passive: true });
  }

  /** For the element around the answers: how they are given. */
  const watch = {
    onPointerDownCapture: ({ nativeEvent, target }: PointerEvent) => {
      pressed.current = isOwnHand(nativeEvent) && target instanceof Element ? target : null;
    },
    onPointerCancelCapture: () => {
      pressed.current = null;
    },
    onKeyDownCapture: () => {
      pressed.current = null;
    },
  };

  return { moveOn, watch };
}
