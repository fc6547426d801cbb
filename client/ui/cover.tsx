import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './cover.module.css';

export type CoverProps = {
  labelledBy: string;
  describedBy?: string;
  /** Esc was pressed. */
  onClose: () => void;
  children: ReactNode;
};

/**
 * A screen over the screen: all of it but the bar, so that nobody is held. What lies under it can neither be reached nor
 * read until it goes. Focus goes to its `data-first-focus`.
 */
export function Cover({ labelledBy, describedBy, onClose, children }: CoverProps) {
  const [main] = useState(() => document.querySelector('main') ?? document.body);
  const cover = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const covered = [...main.children].filter((element) => element !== cover.current && !element.hasAttribute('inert'));
    for (const element of covered) element.toggleAttribute('inert', true);
    cover.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      for (const element of covered) element.toggleAttribute('inert', false);
    };
  }, [main]);

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes it from wherever the focus is inside
    <div
      ref={cover}
      role="dialog"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-cover
      className={styles.cover}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {children}
    </div>,
    main,
  );
}
