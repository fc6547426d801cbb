import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './cover.module.css';
import { useAsCover } from './covers.ts';

type CoverProps = {
  labelledBy: string;
  describedBy: string;
  /** Esc was pressed. */
  onClose: () => void;
  children: ReactNode;
};

/**
 * A screen over the screen: all of it but the bar, so that no one is held. What lies under it can neither be reached nor
 * read until it goes. Focus goes to its `data-first-focus`.
 */
export function Cover({ labelledBy, describedBy, onClose, children }: CoverProps) {
  const [main] = useState(() => document.querySelector('main') ?? document.body);
  const cover = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const covered = new Set<Element>();
    function coverAll() {
      for (const element of main.children) {
        if (element === cover.current || element.hasAttribute('inert')) continue;
        element.toggleAttribute('inert', true);
        covered.add(element);
      }
    }
    coverAll();
    // What comes later, such as a part of the screen that was still loading, lies under it too.
    const watch = new MutationObserver(coverAll);
    watch.observe(main, { childList: true });
    cover.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      watch.disconnect();
      for (const element of covered) element.toggleAttribute('inert', false);
      // What closed it has gone with it.
      queueMicrotask(
        () => document.activeElement === document.body && main.querySelector('h1')?.focus({ preventScroll: true }),
      );
    };
  }, [main]);

  useAsCover(true);

  useEffect(() => {
    // Also where a tap on the paper has taken the focus from everything in it; not what a dialog or a menu closes with.
    function closeOnEscape({ key, target }: KeyboardEvent) {
      const isHere = target === document.body || (target instanceof Node && main.contains(target));
      if (key === 'Escape' && isHere && !document.querySelector('dialog:modal')) onClose();
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [main, onClose]);

  return createPortal(
    <div
      ref={cover}
      role="dialog"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-cover
      className={styles.cover}
    >
      {children}
    </div>,
    main,
  );
}
