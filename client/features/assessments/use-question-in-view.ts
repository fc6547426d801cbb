import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Asked } from './answers.ts';
import { fieldIdOf } from './use-questionnaire.ts';

/** The bar above everything (rem). */
const barHeight = 3.75;

/** The question that the middle of the window lies in is the one that is read. */
const middle = '-50% 0px -50% 0px';

/** Which question is being read, and whether the first one is past. `rail` is what stays in view above them. */
export function useQuestionInView(questions: readonly Asked[]) {
  const [current, setCurrent] = useState<string>();
  const [isShort, setShort] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const rail = useRef<HTMLDivElement>(null);
  const wholeHeight = useRef(0);
  const ids = questions.map(({ id }) => id).join(' ');

  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const height = rail.current?.offsetHeight ?? 0;
    // Where the first question begins to slip behind the whole stem.
    const line = barHeight * rem + height;
    const idOf = (item: Element) => ids.split(' ').find((id) => item.querySelector(`#${CSS.escape(fieldIdOf(id))}`));
    const read = new IntersectionObserver(
      (entries) => {
        const seen = entries.findLast(({ isIntersecting }) => isIntersecting);
        // Where the focus is comes first, as long as it can be seen.
        const focused = items.find((item) => item.contains(document.activeElement));
        if (seen && !(focused && isInWindow(focused))) setCurrent(idOf(seen.target));
      },
      { rootMargin: middle },
    );
    const top = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry) setShort(entry.boundingClientRect.top < line && entry.intersectionRatio < 1);
      },
      { rootMargin: `-${line}px 0px 999999px 0px`, threshold: [0, 1] },
    );
    wholeHeight.current = height;
    for (const item of items) read.observe(item);
    const start = items[0]?.querySelector('legend');
    if (start) top.observe(start);
    const element = list.current;
    const follow = ({ target }: FocusEvent) => {
      const item = items.find((one) => target instanceof Node && one.contains(target));
      if (item) setCurrent(idOf(item));
    };
    element?.addEventListener('focusin', follow);
    return () => {
      element?.removeEventListener('focusin', follow);
      read.disconnect();
      top.disconnect();
    };
  }, [ids]);

  // What the stem gives up stays free under it, so that the questions do not move.
  useLayoutEffect(() => {
    const element = rail.current;
    if (!element) return;
    const freed = isShort ? Math.max(0, wholeHeight.current - element.offsetHeight) : 0;
    element.style.marginBlockEnd = `${freed}px`;
  }, [isShort]);

  return { current, isShort, list, rail };
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
